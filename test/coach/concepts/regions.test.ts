import { expect, test } from "vitest";
import { regionsOf } from "../../../src/coach/concepts/regions.ts";
import type { Square } from "../../../src/reversi/index.ts";
import { diagram, squareIn } from "../../training/support.ts";
import { boards, emptiesOn, emptySquares, steps } from "./boards.ts";

test.each([4, 8] as const)(
  "under %i neighbours they part the empty squares, and their parities add up",
  (connection) => {
    const isBeside = (a: Square, b: Square): boolean =>
      steps(a, b) === 1 && (connection === 8 || a % 8 === b % 8 || Math.abs(a - b) === 1);
    for (const board of boards) {
      const regions = regionsOf(board, connection);
      expect(regions.flatMap(({ squares }) => squares).sort((a, b) => a - b)).toEqual(emptySquares(board));
      expect(regions.filter(({ isOdd }) => isOdd).length % 2).toBe(emptiesOn(board) % 2);
      for (const { squares, isOdd } of regions) {
        expect(isOdd).toBe(squares.length % 2 === 1);
        const outside = emptySquares(board).filter((square) => !squares.includes(square));
        expect(squares.some((square) => outside.some((other) => isBeside(square, other)))).toBe(false);
        const isWhole = squares.length === 1 || squares.every((a) => squares.some((b) => isBeside(a, b)));
        expect(isWhole).toBe(true);
      }
    }
  },
);

test("each region of eight neighbours is made of whole regions of four", () => {
  for (const board of boards) {
    for (const { squares } of regionsOf(board, 4)) {
      const around = regionsOf(board, 8).filter((region) => region.squares.some((one) => squares.includes(one)));
      expect(around).toHaveLength(1);
      expect(around[0]?.squares).toEqual(expect.arrayContaining([...squares]));
    }
  }
});

test("a side can enter a region if a legal move of it lies there", () => {
  const ranks = ["XXXXXX.O", "XXXXXXOO", "XXXXXXXX", "XXXXXXXX", "XXXXXXXX", "XXXXXXXX", "XXXXXXXX", ".XXXXXXO"];
  const position = diagram("black", ...ranks);
  const [corner, beside] = [squareIn(position, "a8"), squareIn(position, "g1")];
  expect(regionsOf(position.board, 8)).toEqual([
    { squares: [beside], isOdd: true, entrants: ["black"] },
    { squares: [corner], isOdd: true, entrants: ["white"] },
  ]);
});
