import { describe, expect, test } from "vitest";
import { type Goal, judgeMove, solveGoal } from "../../src/engine/goal.ts";
import { legalSquares, squaresOfSet } from "../../src/reversi/index.ts";
import { boardOf, named, nameOfSquare, namesOf } from "./support.ts";

const ONE_AGAINST_53 = "-XXXXXX--XXX--XXXX-XXXXXXXXXXXXXXXXXX-XXXXXXXX-XXXXXXXX-OXXXXXX-";
const MISTAKE_H7 = "XOOXXX-XXOOOXXXOXOOOXXXOXOXXXOXOXOXOOXOOXXOOXOX-X-OOOO-X--XOO---";

/** Positions from Stepanov's study, White to move, and the only moves that force what is asked. */
const FORCED: readonly (readonly [string, Goal, string])[] = [
  ["-----------XO------XO-----OXO-----OXO-----OOOO------------------", { kind: "wipe-out", within: 1 }, "d1"],
  ["------------OX-----OX-----OXO-----OXO-----OOOO------------------", { kind: "wipe-out", within: 2 }, "g1"],
  ["------------O------OO----XXXO-----OXO-----OOOO------------------", { kind: "wipe-out", within: 2 }, "a4"],
  ["------------O------OO-----OXO-----XXO----XOOOO------------------", { kind: "wipe-out", within: 2 }, "a7"],
  ["------------O------OO-----OXO-----OXX-----OOOX--------X---------", { kind: "corner", within: 2 }, "f5 g6"],
];

describe.each(FORCED)("in %s", (board, goal, right) => {
  const position = boardOf(board, "white");

  test("just the moves that others found are right", () => {
    const kept = squaresOfSet(legalSquares(position)).filter((square) => judgeMove(position, square, goal).kept);
    expect(namesOf(kept)).toBe(right);
  });

  test("with one move less nothing is right", () => {
    const fewer = (goal.within ?? 1) - 1;
    const kept = squaresOfSet(legalSquares(position)).filter((square) => judgeMove(position, square, goal, fewer).kept);
    expect(fewer === 0 || kept.length === 0).toBe(true);
  });
});

test("one against fifty-three is solved by ten moves in a row, each of them the only one", () => {
  const { line, nodes } = solveGoal(boardOf(ONE_AGAINST_53, "white"), { kind: "wipe-out", within: 10 });
  expect(namesOf(line)).toBe("a2 c3 a1 e2 f2 h1 f5 g6 h7 h8");
  expect(nodes).toBeGreaterThan(10);
});

test("a wrong move is answered by best play to the end of the game", () => {
  const judged = judgeMove(boardOf(MISTAKE_H7, "white"), named("g7"), { kind: "win" });
  expect(judged).toMatchObject({ kept: false, reached: false, score: -16, best: 18 });
  expect(judged.line).toHaveLength(8);
});

test("a right move is answered by the best defence alone", () => {
  const judged = judgeMove(boardOf(MISTAKE_H7, "white"), named("h6"), { kind: "win", within: 2 });
  expect(judged).toMatchObject({ kept: true, reached: false, score: 18, best: 18 });
  expect(namesOf(judged.line)).toBe("g8");
});

test("an outcome that cannot be read out is refused, not judged wrongly; an event on the same board is judged", () => {
  // Fifteen squares are empty, one more than are read out.
  const board = boardOf(`${"X".repeat(8)}${"O".repeat(40)}-${"-".repeat(14)}X`, "black");
  const square = squaresOfSet(legalSquares(board))[0] ?? -1;
  for (const kind of ["win", "draw", "most-discs"] as const) {
    expect(() => judgeMove(board, square, { kind, within: 1 })).toThrow("15 squares are empty");
  }
  expect(judgeMove(board, named("a8"), { kind: "corner", within: 1 }).kept).toBe(true);
});

test("the task is done when its own moves are used up", () => {
  const judged = judgeMove(boardOf(MISTAKE_H7, "white"), named("h6"), { kind: "win", within: 1 });
  expect(judged).toMatchObject({ kept: true, reached: true, line: [] });
});

test("where a position cannot be read out, a wrong move is answered by the reply that spoils it", () => {
  const judged = judgeMove(
    boardOf("------------O------OO-----OXO-----OXX-----OOOX--------X---------", "white"),
    named("f4"),
    { kind: "corner", within: 2 },
  );
  expect(judged).toMatchObject({ kept: false, score: null, best: null });
  expect(namesOf(judged.line)).toBe("f5");
});

test("the other side answers until the side that moved can move again", () => {
  // After h3 White is stuck until Black has moved four times.
  const judged = judgeMove(
    boardOf("OXXXXXXXOXXXOXXOOXXOXOX-OXXXXOXXOXOXXO-OOOOOOOO-OOOXXOO-O-OXXO--", "white"),
    named("h3"),
    { kind: "most-discs" },
  );
  expect(judged).toMatchObject({ kept: true, reached: false });
  expect(namesOf(judged.line)).toBe("h6 g5 b8 h8");
});

test("a move that takes the last disc of the other side wipes it out, and makes nobody pass", () => {
  const board = boardOf("XXX--------O----------------------------------------------------", "black");
  expect(judgeMove(board, named("e3"), { kind: "passes", within: 1 }).kept).toBe(false);
  expect(judgeMove(board, named("e3"), { kind: "wipe-out", within: 1 })).toMatchObject({ kept: true, reached: true });
});

test("an outcome that no move reaches has no solution worth the name, yet the best play is given", () => {
  const { line } = solveGoal(boardOf("XOOXXX-XXOOOXXXOXOOOXXXOXOXXXOXOXOXOOXOOXXOOXOOOX-OOOO-X--XOOOX-", "black"), {
    kind: "most-discs",
    within: 1,
  });
  expect(line.map(nameOfSquare)).toEqual(["b7"]);
});
