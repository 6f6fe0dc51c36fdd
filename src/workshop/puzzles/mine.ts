// Mines puzzles out of real games and out of games of the engine's levels, and writes them into packs:
//   node src/workshop/puzzles/mine.ts GAMES [--out content/puzzles] [--state FILE] [--count N] [--write | --again NEW]
// GAMES is a table as src/workshop/evaluation/games.ts reads it. With a state file a run goes on where the last one stopped; with --write
// nothing more is looked for, and what the file holds is chosen from and written; with --again all that it holds is judged anew by the rules
// of today, and what still passes goes into another state file. The same games, seed and count give the same puzzles.
import { parseArgs } from "node:util";
import { assembleEngine } from "../../build/assemble.ts";
import type { Motif } from "../../catalogue/motifs.ts";
import { loadEngine } from "../../engine/load.node.ts";
import { searcherOf } from "../../engine/searcher.ts";
import { READ_EMPTIES } from "../../training/puzzles/right-moves.ts";
import { momentsOf, type PlayedGame, readGames } from "../evaluation/games.ts";
import { randomFrom } from "../evaluation/random.ts";
import { judgedAgain } from "./again.ts";
import { type Candidate, endingAt, type Refusal, SELDOM, strongestAt } from "./candidate.ts";
import { mixed, ratedPuzzles, withoutNeighbours, withoutTwins, writePacks } from "./choose.ts";
import { raritiesIn } from "./scan.ts";
import {
  findAt,
  type Mistake,
  mistakesIn,
  OWN_GAMES,
  openingTraps,
  ownGame,
  type Source,
  sourceOf,
} from "./sources.ts";
import { MiningState } from "./state.ts";
import { winnerAt } from "./winners.ts";

const SEED = 7;

/** How many are looked for by default. */
const USUAL = 6000;

/** With how many empty squares endings begin that are read out; what lies deeper takes longer, and comes up less often. */
const DEEPEST = [10, 12, 12, 13, 13, 14, 14, 16] as const;
const SHALLOWEST = 6;

/** So large a share of the mistakes that did not turn a game are looked at: few of them have an idea. */
const OF_OTHERS = 0.1;

const { values: options, positionals } = parseArgs({
  options: {
    out: { type: "string", default: "content/puzzles" },
    state: { type: "string" },
    count: { type: "string", default: String(USUAL) },
    write: { type: "boolean", default: false },
    again: { type: "string" },
  },
  allowPositionals: true,
});
const [file, ...more] = positionals;
if (file === undefined || more.length > 0) {
  process.stderr.write(
    "usage: node src/workshop/puzzles/mine.ts GAMES [--out FOLDER] [--state FILE] [--count N] [--write | --again NEW]\n",
  );
  process.exit(2);
}

await assembleEngine();
const { module, weights } = await loadEngine();
const searcher = searcherOf(module, weights);
const state = new MiningState(options.state ?? null);
const count = Number(options.count);

/** How many are looked for at first, and of each thing that is rare; of all stages but the endings, which fill up to the count. */
const share = (ofUsual: number): number => Math.ceil((ofUsual * count) / USUAL);
const SOON = share(400);
const OF_ENDINGS = share(4400);
const OF_EACH_RARITY = share(140);
const OF_OPENINGS = share(160);
const OF_MIDDLES = share(140);
const OF_WINNERS = share(160);
const OF_OWN = share(400);

const refused = new Map<string, number>();
/** What of some positions is a puzzle, at most two of a game. */
function keep(found: readonly (Candidate | Refusal)[]): readonly Candidate[] {
  for (const one of found) if (typeof one === "string") refused.set(one, (refused.get(one) ?? 0) + 1);
  return found.filter((one) => typeof one !== "string");
}

const tell = (stage: string): void => {
  const why = [...refused].map(([reason, times]) => `${reason} ${times}`).join(", ");
  process.stderr.write(`${new Date().toISOString()} ${stage}: ${state.candidates.length} found; refused: ${why}\n`);
};

/** Goes through the items of a stage from where it stopped, until so many have been found in it. */
function mine<T>(
  stage: string,
  items: readonly T[],
  most: number,
  look: (item: T) => readonly (Candidate | Refusal)[],
) {
  let found = state.candidates.filter((candidate) => stageOf(candidate) === stage).length;
  for (let at = state.next(stage); at < items.length && found < most; at += 1) {
    const item = items[at];
    const kept = item === undefined ? [] : keep(look(item)).map((candidate) => ({ ...candidate, stage }));
    found += kept.length;
    state.add(stage, at, kept);
    if (at % 1000 === 999) tell(`${stage} ${at + 1}`);
  }
  tell(stage);
}

const stageOf = (candidate: Candidate): string | undefined =>
  "stage" in candidate ? String(candidate.stage) : undefined;

const dice = ({ number }: Source): (() => number) => randomFrom(SEED * 1_000_003 + number);

/** At most two of the mistakes of a game: first those that turned it, in an order by dice. */
function endingsOf(source: Source): readonly (Candidate | Refusal)[] {
  const roll = dice(source);
  const deepest = DEEPEST[Math.floor(roll() * DEEPEST.length)] ?? SHALLOWEST;
  const finds = mistakesIn(source, SHALLOWEST, deepest, searcher).map((find) => ({
    find,
    order: roll() - (find.isTurn ? 1 : 0),
  }));
  const chosen: Mistake[] = [];
  for (const { find } of finds.sort((a, b) => a.order - b.order)) {
    if (chosen.length < 2 && chosen.every((other) => Math.abs(other.ply - find.ply) > 2)) chosen.push(find);
  }
  return chosen.flatMap((find) => (find.isTurn || roll() < OF_OTHERS ? [endingAt(find, searcher, roll() < 0.6)] : []));
}

/** Whether there is not enough yet of what is about this. */
const isWanted = (motif: Motif): boolean =>
  state.candidates.filter(({ puzzle }) => puzzle.motifs.includes(motif)).length < OF_EACH_RARITY;

/** What is rare in a game, as long as there is not enough of it. */
function raritiesOf(source: Source): readonly (Candidate | Refusal)[] {
  return raritiesIn(source, searcher).flatMap((find): readonly (Candidate | Refusal)[] => {
    const { rarity, empties } = find;
    if (!isWanted(rarity)) return [];
    const found = empties <= READ_EMPTIES ? endingAt(find, searcher, true) : strongestAt(find, searcher);
    return typeof found === "string" || found.puzzle.motifs.includes(rarity) ? [found] : [];
  });
}

/** A move from the middle of a game. */
function middleOf(source: Source): readonly (Candidate | Refusal)[] {
  const ply = 24 + Math.floor(dice(source)() * 16);
  const find = findAt(source, momentsOf(source.moves), ply);
  return find === null ? [] : [strongestAt(find, searcher)];
}

/** Who wins: the side to move as often as the other one, and who is behind as often as who is ahead: else that would be the answer. */
function winnerOfGame(source: Source): readonly (Candidate | Refusal)[] {
  const empties = 6 + Math.floor(dice(source)() * 5);
  const moments = momentsOf(source.moves);
  const find = findAt(
    source,
    moments,
    moments.findIndex((moment) => moment.empties === empties),
  );
  const found = find === null ? "goal" : winnerAt(find, searcher);
  if (typeof found === "string") return [found];
  const kindOf = ({ puzzle, said }: Candidate): string => `${said[0]} ${puzzle.right === puzzle.toMove}`;
  const alike = state.candidates.filter((one) => stageOf(one) === "winners" && kindOf(one) === kindOf(found));
  return alike.length < OF_WINNERS / 4 ? [found] : [];
}

/** Judges all that has been found anew, and writes what still passes into another state file, with how far each stage has come. */
function judgeAll(path: string): void {
  const next = new MiningState(path);
  for (const candidate of state.candidates) {
    const stage = stageOf(candidate) ?? "";
    const kept = keep([judgedAgain(candidate, searcher)]).map((one) => ({ ...one, stage }));
    next.add(stage, state.next(stage) - 1, kept);
  }
  tell("again");
  process.stderr.write(`${next.candidates.length} of them pass\n`);
}

if (options.again !== undefined) {
  judgeAll(options.again);
  process.exit(0);
}

if (!options.write) {
  const games: readonly PlayedGame[] = readGames(file);
  const random = randomFrom(SEED);
  const order = games.map((_, number) => ({ number, at: random() })).sort((a, b) => a.at - b.at);
  const sources = order.flatMap(({ number }) => {
    const game = games[number];
    return game === undefined ? [] : [sourceOf(game, number)];
  });
  const turned = sources.filter(({ isTurned }) => isTurned);
  const own = Array.from({ length: OWN_GAMES }, (_, number) => number);
  mine("endings", turned, SOON, endingsOf);
  mine("winners", sources.toReversed(), OF_WINNERS, winnerOfGame);
  mine("endings", turned, OF_ENDINGS, endingsOf);
  mine("rarities", sources, Infinity, raritiesOf);
  mine("openings", openingTraps(games), OF_OPENINGS, (find) => [strongestAt(find, searcher)]);
  mine("own", own, OF_OWN, (number) => {
    const source = ownGame(number, searcher);
    return [...endingsOf(source), ...raritiesOf(source)];
  });
  const others = state.candidates.filter((candidate) => stageOf(candidate) !== "endings").length;
  mine("endings", turned, count - OF_MIDDLES - others, endingsOf);
  mine("middles", sources, OF_MIDDLES, middleOf);
}

// Where one of two must go, what is rare stays.
const oftenness = (candidate: Candidate): number =>
  candidate.puzzle.motifs.some((motif) => SELDOM.includes(motif)) ? 0 : stageOf(candidate) === "endings" ? 2 : 1;
const rareFirst = state.candidates.toSorted((a, b) => oftenness(a) - oftenness(b));
const chosen = mixed(withoutNeighbours(withoutTwins(rareFirst)), count);
writePacks(
  ratedPuzzles(chosen),
  options.out,
  `Made by src/workshop/puzzles/mine.ts from seed ${SEED}, count ${count}. A line is what src/catalogue/puzzle.ts says.`,
);
process.stderr.write(`${chosen.length} of ${state.candidates.length} written to ${options.out}\n`);
