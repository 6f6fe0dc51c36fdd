import { expect, test } from "vitest";
import { canonicalOf, imageOfBits, keyOf } from "../../src/engine/canonical.ts";
import {
  fromBitBoard,
  imageOfBoard,
  legalSquares,
  SYMMETRIES,
  sizeOfSet,
  squaresOfSet,
  toBitBoard,
} from "../../src/reversi/index.ts";
import { boardOf, endingOf } from "./support.ts";

const boards = Array.from({ length: 30 }, (_, i) => endingOf(i + 1, 4 + i)).map(({ board }) => boardOf(board, "black"));

test("the images of a board of bits are those of the board", () => {
  for (const board of boards) {
    for (const symmetry of SYMMETRIES) {
      const expected = toBitBoard(imageOfBoard(fromBitBoard(board, "black"), symmetry), "black");
      expect(imageOfBits(board, symmetry), symmetry).toEqual(expected);
    }
  }
});

test("all images of a board have one name, and other boards have others", () => {
  const names = boards.map((board) => {
    const keys = new Set(SYMMETRIES.map((symmetry) => canonicalOf(imageOfBits(board, symmetry)).key));
    expect(keys.size).toBe(1);
    return [...keys][0];
  });
  expect(new Set(names).size).toBe(boards.length);
});

test("each square of the canonical board leads back to one with the same content and the same legal moves", () => {
  for (const board of boards) {
    const { board: canonical, key, back } = canonicalOf(board);
    expect(keyOf(canonical)).toBe(key);
    expect(sizeOfSet(canonical.own)).toBe(sizeOfSet(board.own));
    expect(new Set(squaresOfSet(canonical.own).map(back))).toEqual(new Set(squaresOfSet(board.own)));
    expect(new Set(squaresOfSet(legalSquares(canonical)).map(back))).toEqual(
      new Set(squaresOfSet(legalSquares(board))),
    );
  }
});
