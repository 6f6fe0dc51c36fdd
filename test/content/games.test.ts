import { expect, test } from "vitest";
import type { ExerciseOf } from "../../src/catalogue/exercise.ts";
import { READABLE_EMPTIES } from "../../src/catalogue/goal.ts";
import { placeOf } from "../../src/catalogue/place.ts";
import { chooseMove, type Player } from "../../src/engine/opponents/players.ts";
import { countDiscs, HABITS, opponentOf, positionOf, toBitBoard } from "../../src/reversi/index.ts";
import { reaches } from "../../src/training/play-out.ts";
import { type Chooser, playOut } from "../../src/workshop/match/game.ts";
import { searcher } from "./engine.ts";
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

/** How a player of the fourth level, who keeps moves to choose from and counts the last squares, comes out in the learner's place. */
function played({ against, goal, ...place }: Game, seed: number): { readonly lead: number; readonly reached: boolean } {
  const game = placeOf(place);
  if (!game.ok || against === undefined) throw new Error("a game has a board and an opponent");
  const { board, toMove, turn } = positionOf(game.value);
  const side = toMove ?? turn;
  const opponent: Player = "habit" in against ? { kind: "habit", ...against } : { kind: "level", ...against };
  const choosers = { [side]: chooser({ kind: "level", level: 4 }, seed), [opponentOf(side)]: chooser(opponent, seed) };
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

test("each habit by which games are lost is met once as an opponent, at the end of a chapter of strategy", () => {
  const met = long.flatMap(([, { against }]) => (against !== undefined && "habit" in against ? [against.habit] : []));
  const taught = [...chapters.values()].filter(({ order }) => order > 3 && order < 80).length;
  expect(new Set(met).size).toBe(met.length);
  expect(met.length).toBe(taught);
  expect(HABITS).toEqual(expect.arrayContaining(met));
});
