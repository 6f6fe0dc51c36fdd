import { expect, test } from "vitest";
import type { ExerciseOf } from "../../src/catalogue/exercise.ts";
import { READABLE_EMPTIES } from "../../src/catalogue/goal.ts";
import { placeOf } from "../../src/catalogue/place.ts";
import { chooseMove, type Player } from "../../src/engine/opponents/players.ts";
import { countDiscs, HABITS, opponentOf, positionOf, toBitBoard } from "../../src/reversi/index.ts";
import { reaches } from "../../src/training/answers/play-out.ts";
import { type Chooser, playOut } from "../../src/workshop/match/game.ts";
import { searcher } from "./engine.ts";
import { LEARNERS, readingLast } from "./learners.ts";
import { idOf, readFiles, readLibrary } from "./library.ts";

type Game = ExerciseOf<"play-out">;

const { chapters, exercises } = readLibrary(readFiles());

/** Games so long that no search reads them out: their goal is shown to be within reach by playing them. */
const long = [...exercises].flatMap(([path, exercise]): [string, Game][] => {
  if (exercise.kind !== "play-out" || exercise.goal.kind === "end") return [];
  const place = placeOf(exercise);
  const isLong = place.ok && countDiscs(positionOf(place.value).board).empty > READABLE_EMPTIES;
  return isLong ? [[idOf(path), exercise]] : [];
});

const chooser =
  (player: Player, seed: number): Chooser =>
  (board) =>
    chooseMove(board, player, seed, searcher)?.square ?? Number.NaN;

/** A player of the fourth level, who keeps moves to choose from and counts the last squares. */
const sound = (seed: number): Chooser => chooser({ kind: "level", level: 4 }, seed);

/** How somebody comes out in the learner's place. */
function played(
  { against, goal, ...place }: Game,
  seed: number,
  learner: (seed: number) => Chooser = sound,
): { readonly lead: number; readonly reached: boolean } {
  const game = placeOf(place);
  if (!game.ok || against === undefined) throw new Error("a game has a board and an opponent");
  const { board, toMove, turn } = positionOf(game.value);
  const side = toMove ?? turn;
  const opponent: Player = "habit" in against ? { kind: "habit", ...against } : { kind: "level", ...against };
  const choosers = { [side]: learner(seed), [opponentOf(side)]: chooser(opponent, seed) };
  const { black } = playOut({ board: toBitBoard(board, side), toMove: side }, choosers as Record<typeof side, Chooser>);
  const lead = side === "black" ? black : 0 - black;
  return { lead, reached: reaches(goal, lead) };
}

test.each(long)(
  "a sound player reaches the goal of the game %s, each time",
  (_, exercise) => {
    const games = [1, 2, 3].map((seed) => played(exercise, seed));
    expect(games.filter(({ reached }) => !reached)).toEqual([]);
  },
  60_000,
);

const TWENTY = Array.from({ length: 20 }, (_, i) => i + 1);

/** In how many of twenty games a learner reaches the goal who reads the last squares to the end, from so many on. */
function reachedBy(game: Game, learner: (typeof LEARNERS)[keyof typeof LEARNERS], squares: number): number {
  return TWENTY.filter((seed) => played(game, seed, (one) => readingLast(squares, learner(one))).reached).length;
}

/** Takes as many discs as there are to take. */
const greedy = (seed: number): Chooser => chooser({ kind: "habit", habit: "grabber" }, seed);

test.each(["game-with-the-builder", "game-with-the-giver"])(
  "%s: greedy play loses it more often than it wins, and few replies, no corner given and the last six counted win it",
  (id) => {
    const [, game] = long.find(([one]) => one === id) ?? [];
    if (game === undefined) throw new Error("there is no such game");
    const leads = TWENTY.map((seed) => played(game, seed, greedy).lead);
    expect(leads.filter((lead) => lead < 0).length).toBeGreaterThan(leads.filter((lead) => lead > 0).length);
    expect(reachedBy(game, LEARNERS["keeps few replies"], 6)).toBeGreaterThanOrEqual(15);
  },
  60_000,
);

test.each(["keeps few replies", "keeps few safe replies", "plays in odd regions"] as const)(
  "who %s wins the game of the endings by reading its last ten squares, and not by the last three alone",
  (name) => {
    const [, game] = long.find(([id]) => id === "game-with-the-blind") ?? [];
    if (game === undefined) throw new Error("there is no such game");
    // The last three are counted in the first chapter of strategy, ten are read in that of the endings.
    expect(reachedBy(game, LEARNERS[name], 10)).toBeGreaterThanOrEqual(15);
    expect(reachedBy(game, LEARNERS[name], 3)).toBeLessThanOrEqual(5);
  },
  60_000,
);

test("each habit by which games are lost is met once as an opponent, at the end of a chapter of strategy", () => {
  const met = long.flatMap(([, { against }]) => (against !== undefined && "habit" in against ? [against.habit] : []));
  const taught = [...chapters.values()].filter(({ order }) => order > 3 && order < 80).length;
  expect(new Set(met).size).toBe(met.length);
  expect(met.length).toBe(taught);
  expect(HABITS).toEqual(expect.arrayContaining(met));
});
