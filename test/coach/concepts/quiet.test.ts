import { expect, test } from "vitest";
import { isPerfectlyQuiet, isQuiet, opennessOf, opennessOfMoves } from "../../../src/coach/concepts/quiet.ts";
import { positionAt } from "../../training/support.ts";
import { emptySquares, games, steps } from "./boards.ts";

test("counts each empty square once for each turned disc that it is beside", () => {
  for (const position of games) {
    if (position.toMove === null) continue;
    for (const { square, flips } of position.legal) {
      const empties = emptySquares(position.board).filter((empty) => empty !== square);
      const pairs = empties.flatMap((empty) => flips.filter((disc) => steps(disc, empty) === 1));
      expect(opennessOf(position.board, position.toMove, square)).toBe(pairs.length);
      expect(isQuiet(position.board, position.toMove, square)).toBe(pairs.length === 0);
      const isAlone = empties.every((empty) => steps(square, empty) > 1);
      expect(isPerfectlyQuiet(position.board, position.toMove, square)).toBe(pairs.length === 0 && isAlone);
      const found = opennessOfMoves(position.board, position.toMove).find((move) => move.square === square);
      expect(found?.open).toEqual([...new Set(pairs)].sort((a, b) => a - b));
    }
  }
});

test("there is none for a move that is not legal", () => {
  expect(opennessOf(positionAt({}).board, "black", 0)).toBeNaN();
  expect(isQuiet(positionAt({}).board, "black", 0)).toBe(false);
});
