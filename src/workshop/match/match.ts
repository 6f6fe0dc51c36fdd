// Plays matches from the balanced openings, every opening twice with either colour, and prints how they went:
//   npm run -s match                       each level against the one below
//   npm run -s match -- 3 grabber          two contenders: levels 1 to 6 or the names of habits
//   npm run -s match -- --untrained 50     the engine against itself without its trained evaluation, 50 ms a move
//   npm run -s match -- --read 5 3 grabber the first 5 games, move by move, each mistake with its habit and its price
import { parseArgs } from "node:util";
import { assembleEngine } from "../../build/assemble.ts";
import { loadEngine } from "../../engine/load.node.ts";
import { LEVELS } from "../../engine/opponents/levels.ts";
import type { Choice } from "../../engine/opponents/players.ts";
import { searcherOf } from "../../engine/searcher.ts";
import { HABITS } from "../../reversi/index.ts";
import { type Contender, contenderOf, playerNamed, timedEngine } from "./contender.ts";
import { type Opening, playMatch, type Tally } from "./game.ts";
import { readOpenings } from "./openings.ts";

const { values: options, positionals } = parseArgs({
  options: { untrained: { type: "string" }, read: { type: "string" }, openings: { type: "string" } },
  allowPositionals: true,
});

await assembleEngine();
const { module, weights } = await loadEngine();
const searcher = searcherOf(module, weights);
const openings = readOpenings().slice(0, options.openings === undefined ? undefined : Number(options.openings));

const columns = (cells: readonly string[]): string => cells.map((cell, i) => cell.padEnd(i === 0 ? 28 : 10)).join("");

function tell(name: string, { won, drawn, lost, discs }: Tally): void {
  console.log(columns([name, `${won}`, `${drawn}`, `${lost}`, discs.toFixed(1)]));
}

/** Whoever sits at each colour, by name; a fixed seed for each name. */
function contenderNamed(name: string, seed: number, onChoice?: (choice: Choice) => void): Contender {
  const player = playerNamed(name);
  if (player === undefined)
    throw new RangeError(`no contender ${name}: there are ${[...LEVELS, ...HABITS].join(", ")}`);
  return contenderOf(player, searcher, seed, onChoice);
}

function match(first: string, second: string): void {
  tell(`${first} - ${second}`, playMatch(openings, contenderNamed(first, 1), contenderNamed(second, 2)));
}

/** Prints the first `count` games of a match with the habit behind each mistake. */
function readGames(count: number, first: string, second: string): void {
  let choices: Choice[] = [];
  const note = (choice: Choice): void => void choices.push(choice);
  const some: readonly Opening[] = openings.slice(0, Math.ceil(count / 2));
  playMatch(some, contenderNamed(first, 1, note), contenderNamed(second, 2, note), (score, { moves }, game) => {
    const made = [...choices];
    choices = [];
    const told = moves.map(({ disc, name }) => {
      const choice = name === "--" ? undefined : made.shift();
      const mistake = choice?.habit ? ` [${choice.habit} ${choice.cost.toFixed(0)}]` : "";
      return `${disc === "black" ? name.toUpperCase() : name}${mistake}`;
    });
    console.log(`game ${game + 1}, ${first} as ${game % 2 === 0 ? "black" : "white"}: ${score}\n  ${told.join(" ")}`);
  });
}

const [first, second] = positionals;
console.log(columns(["match", "won", "drawn", "lost", "discs"]));
if (options.untrained !== undefined) {
  const milliseconds = Number(options.untrained);
  const trained = timedEngine(searcher, milliseconds);
  const untrained = timedEngine(searcherOf(module, null), milliseconds);
  tell(`trained - untrained, ${milliseconds} ms`, playMatch(openings, trained, untrained));
} else if (first !== undefined && second !== undefined) {
  if (options.read === undefined) match(first, second);
  else readGames(Number(options.read), first, second);
} else {
  for (const level of LEVELS.slice(1)) match(`${level}`, `${level - 1}`);
}
