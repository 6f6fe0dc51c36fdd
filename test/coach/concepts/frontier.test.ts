import { expect, test } from "vitest";
import { frontierDiscs, interiorDiscs } from "../../../src/coach/concepts/frontier.ts";
import { contentAt, type Square, USUAL_SHAPE } from "../../../src/reversi/index.ts";
import { boards, emptySquares, SIDES, steps } from "./boards.ts";

test("frontier discs are one step from an empty square, interior discs are not, and every disc is one of them", () => {
  for (const board of boards) {
    const discs = USUAL_SHAPE.squares.filter((square) => contentAt(board, square) !== "empty");
    const isOpen = (disc: Square): boolean => emptySquares(board).some((empty) => steps(disc, empty) === 1);
    expect(frontierDiscs(board)).toEqual(discs.filter(isOpen));
    expect(interiorDiscs(board)).toEqual(discs.filter((disc) => !isOpen(disc)));
    const ofSides = SIDES.flatMap((side) => [...frontierDiscs(board, side), ...interiorDiscs(board, side)]);
    expect(ofSides.sort((a, b) => a - b)).toEqual(discs);
  }
});
