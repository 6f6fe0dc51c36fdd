import { describe, expect, test } from "vitest";
import { ExactSearch, finalDifference } from "../../src/engine/exact.ts";
import { boardOf, brute, endingOf, nameOfSquare } from "./support.ts";

/** Composed endings with the values that two other programs gave each legal move, for the side to move. */
const SOLVED = [
  {
    board: "XOOXXX-XXOOOXXXOXOOOXXXOXOXXXOXOXOXOOXOOXXOOXOO-X-OOOO----XOO---",
    side: "black",
    values: { h6: -2, b7: 2, g7: -12, h7: -18, b8: 2, f8: 2, g8: -10 },
  },
  {
    board: "XOOXXX-XXOOOXXXOXOOOXXXOXOXXXOXOXOXOOXOOXXOOXOOOX-OOOO-X--XOOOX-",
    side: "black",
    values: { b7: -18, g7: -28, b8: -20 },
  },
] as const;

/** Positions 1 and 4 of the FFO endgame suite, fourteen empty squares, with their published values and best moves. */
const FFO = [
  ["--XXXXX--OOOXX-O-OOOXXOX-OXOXOXXOXXXOXXX--XOXOXX-XXXOOO--OOOOO--", 18, "g8"],
  ["-XXXXXX-X-XXXOO-XOXXXOOXXXOXOOOX-OXOOXXX--OOOXXX--OOXX----XOXXO-", 0, "a5 h8"],
] as const;

describe.each(SOLVED)("the ending $board", ({ board, side, values }) => {
  test("has the values that others found", () => {
    const found = new ExactSearch().valuesOfMoves(boardOf(board, side));
    expect(Object.fromEntries(found.map(({ square, score }) => [nameOfSquare(square), score]))).toEqual(values);
  });
});

test.each(FFO)("the published ending %s is worth %i", (board, value, best) => {
  const search = new ExactSearch();
  const position = boardOf(board, "black");
  expect(search.value(position)).toBe(value);
  const found = search.valuesOfMoves(position).filter(({ score }) => score === value);
  expect(found.map(({ square }) => nameOfSquare(square)).join(" ")).toBe(best);
});

test("agrees with reading every line to its end, move by move, in endings of random games", () => {
  let passes = 0;
  for (let seed = 1; seed <= 60; seed += 1) {
    const ending = endingOf(seed, 4 + (seed % 4));
    if (ending.toMove === null) continue;
    const search = new ExactSearch();
    const expected = brute(ending);
    expect(search.value(boardOf(ending.board, ending.toMove)), `seed ${seed}`).toBe(expected.value);
    passes += expected.passes;
  }
  expect(passes).toBeGreaterThan(20);
});

test("a narrow window gives a bound on the right side of the value", () => {
  for (let seed = 1; seed <= 20; seed += 1) {
    const ending = endingOf(seed, 9);
    if (ending.toMove === null) continue;
    const board = boardOf(ending.board, ending.toMove);
    const value = new ExactSearch().value(board);
    for (let alpha = value - 5; alpha <= value + 5; alpha += 2) {
      const bound = new ExactSearch().value(board, alpha, alpha + 1);
      if (value > alpha) expect(bound).toBeGreaterThan(alpha);
      else expect(bound).toBeLessThanOrEqual(alpha);
      if (value > alpha) expect(bound).toBeLessThanOrEqual(value);
      else expect(bound).toBeGreaterThanOrEqual(value);
    }
  }
});

test("a memory that is used for one ending after another does not mix them up", () => {
  const search = new ExactSearch();
  for (let seed = 1; seed <= 30; seed += 1) {
    const ending = endingOf(seed, 8);
    if (ending.toMove === null) continue;
    const board = boardOf(ending.board, ending.toMove);
    expect(search.value(board)).toBe(new ExactSearch().value(board));
  }
});

test("a game that is over is worth its result, empty squares to the winner", () => {
  const fourteenOne = "------------------X--------XXXX----XXXXX----X-X------X------O-X-";
  expect(finalDifference(boardOf(fourteenOne, "black"))).toBe(62);
  expect(new ExactSearch().value(boardOf(fourteenOne, "white"))).toBe(-62);
});
