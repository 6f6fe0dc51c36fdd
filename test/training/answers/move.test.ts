import { describe, expect, test } from "vitest";
import { nameOf, type Position, play } from "../../../src/reversi/index.ts";
import { type Ask, judgeMove, type MoveGoal, movesFor, solutionOf } from "../../../src/training/answers/move.ts";
import { valueFor } from "../../../src/training/answers/outcome.ts";
import { readBySearch } from "../../../src/training/proof/forced.ts";
import { readByRules } from "../../../src/training/proof/read.ts";
import { ask, diagram, namesOf, positionAt, randomPositions, squareIn } from "../support.ts";

/** The legal moves that keep a goal. */
async function keeping(goal: MoveGoal, position: Position): Promise<string> {
  const kept: string[] = [];
  for (const { square } of position.legal) {
    const verdict = await judgeMove(goal, position, square, movesFor(goal), ask);
    if (verdict?.kept === true) kept.push(nameOf(position.board.shape, square));
  }
  return kept.join(" ");
}

const ENDING = positionAt({
  position: "OOXXXXXXXOOXXXX-OOOOXXO-OOXOXOOOOOOXOOOOOOOOOOXXOOOOXXOX-OO-XXOO",
  toMove: "black",
});
/** Six rows of one from different squares: a1 takes a corner and turns two, d1 one, h4 turns three. */
const MANY = diagram("black", ".OOX....", "........", "........", "XOOO....");

test.each([
  [{ kind: "legal" }, MANY, "a1 e4"],
  [{ kind: "flips", count: 3 }, MANY, "e4"],
  [{ kind: "most-flips" }, MANY, "e4"],
  [{ kind: "fewest-flips" }, MANY, "a1"],
  [{ kind: "corner" }, MANY, "a1"],
  [{ kind: "passes" }, positionAt({ moves: "f5f6d3g5h5h4f7" }), "h6"],
  [{ kind: "wipe-out" }, positionAt({ moves: "e6f4e3f6g5d6e7f5" }), "c5"],
  [{ kind: "ends" }, positionAt({ moves: "e6f4e3f6g5d6e7f5" }), "c5"],
  [{ kind: "win" }, ENDING, "d8"],
  [{ kind: "most-discs" }, ENDING, "d8"],
] as const)("%o is reached by the moves that reach it, and only by these", async (goal, position, moves) => {
  expect(await keeping(goal, position)).toBe(moves);
  const solution = await solutionOf(goal, position, movesFor(goal), ask);
  expect(moves.split(" ")).toContain(namesOf(position, solution?.slice(0, 1) ?? []));
});

test("a move that is not legal is not judged, nor one that the search leaves unanswered", async () => {
  const silent: Ask = async () => null;
  expect(await judgeMove({ kind: "legal" }, MANY, squareIn(MANY, "h8"), 1, ask)).toBeNull();
  expect(await judgeMove({ kind: "win" }, ENDING, squareIn(ENDING, "d8"), 1, silent)).toBeNull();
  expect(await solutionOf({ kind: "win" }, ENDING, 1, silent)).toBeNull();
  expect(await readBySearch(ENDING, squareIn(ENDING, "a1"))).toBeNull();
  expect(await readByRules(ENDING, squareIn(ENDING, "a1"))).toBeNull();
});

test("a goal that no move reaches has no solution", async () => {
  expect(await solutionOf({ kind: "flips", count: 9 }, MANY, 1, ask)).toEqual([]);
});

test("on another board the rules read it out: the second player wins on 4x4", async () => {
  // Known: 3-11 with two squares empty, from the crosswise start.
  const four = positionAt({ variant: "four" });
  const [move] = four.legal;
  expect(await judgeMove({ kind: "most-discs" }, four, move?.square ?? -1, 1, ask)).toMatchObject({
    kept: true,
    score: -10,
    best: -10,
  });
  expect((await judgeMove({ kind: "win" }, four, move?.square ?? -1, 1, ask))?.kept).toBe(false);
}, 20_000);

/** Endings of real games (and one composed), every move solved by two other programs. Black moves. */
const SOLVED = [
  ["OOXXXXXXXOOXXXX-OOOOXXO-OOXOXOOOOOOXOOOOOOOOOOXXOOOOXXOX-OO-XXOO", { d8: 18, h3: -20, a8: -20 }],
  ["-OOOOOO-O-OOOO-OOOOOXOOOOOOXOXOOOOOOXXOOOXOXOOO-OXXXOOOXOXXXXXXX", { h6: 40, b2: 10, g2: -26 }],
  ["-OOXOOO-OOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO-OOOOOO-", { a1: 16, h1: 16 }],
  ["--OXXXXXXOXXXXX-XOOXXXOOXOXOXOOOXOXXOXOOXOOXXOOO-OOOOOOOOOOOOOOO", { h2: 2, a7: -22, b1: -28 }],
] as const;

describe.each(SOLVED)("in %s", (board, values) => {
  const position = positionAt({ position: board, toMove: "black" });
  const best = Math.max(...Object.values(values));

  test.each(Object.entries(values))(
    "%s ends at %d with best play, and keeps what that is worth",
    async (move, score) => {
      const square = squareIn(position, move);
      expect(await readByRules(position, square)).toMatchObject({ score, best });
      expect(await readBySearch(position, square)).toMatchObject({ score, best });
      const kept = { "most-discs": score === best, win: score > 0, draw: score >= 0 } as const;
      for (const kind of ["most-discs", "win", "draw"] as const) {
        expect(await judgeMove({ kind }, position, square, 1, ask)).toMatchObject({ kept: kept[kind], score, best });
      }
    },
  );
});

test("a draw keeps a draw but not a win", async () => {
  // The last move of a composed game makes 32-32.
  const position = positionAt({
    position: "XXXOOOOXOXOOOOOOOOXOOOOOOOOXOOOOOOOOXOOOOOOOOXOXOOOOOOXX-OOOOOOX",
    toMove: "black",
  });
  const judged = (kind: "draw" | "win") => judgeMove({ kind }, position, squareIn(position, "a8"), 1, ask);
  expect(await judged("draw")).toMatchObject({ kept: true, score: 0, best: 0 });
  expect(await judged("win")).toMatchObject({ kept: false });
});

describe("reading out", () => {
  /** The final difference by playing every game, without leaving any out. */
  function byAllGames(position: Position, side: "black" | "white"): number {
    if (position.toMove === null) {
      const { contents } = position.board;
      const own = contents.filter((content) => content === side).length;
      const other = contents.filter((content) => content !== side && content !== "empty").length;
      const empty = contents.length - own - other;
      return own - other + Math.sign(own - other) * empty;
    }
    const values = position.legal.map(({ square }) => {
      const after = play(position, square);
      return after.ok ? byAllGames(after.value, side) : Number.NaN;
    });
    return position.toMove === side ? Math.max(...values) : Math.min(...values);
  }

  const late = randomPositions(250).filter(
    ({ board, toMove }) => toMove !== null && board.contents.filter((content) => content === "empty").length <= 5,
  );

  test("by the rules, by the search and by playing every game it comes to the same", async () => {
    expect(late.length).toBeGreaterThan(5);
    for (const position of late) {
      const side = position.toMove ?? "black";
      const best = byAllGames(position, side);
      expect(valueFor(position, side)).toBe(best);
      for (const { square } of position.legal) {
        const after = play(position, square);
        const score = after.ok ? byAllGames(after.value, side) : Number.NaN;
        expect(await readByRules(position, square)).toMatchObject({ score, best });
        expect(await readBySearch(position, square)).toMatchObject({ score, best });
      }
    }
  });
});
