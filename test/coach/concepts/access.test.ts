import { expect, test } from "vitest";
import { accessOf, oneDiscAway } from "../../../src/coach/concepts/access.ts";
import { legalFor, movesFor } from "../../../src/coach/concepts/mobility.ts";
import { contentAt, USUAL_SHAPE } from "../../../src/reversi/index.ts";
import { boards, emptiesOn, emptySquares, recoloured } from "./boards.ts";

const board = boards.filter((one) => emptiesOn(one) > 10 && emptiesOn(one) < 50).slice(0, 12);

test("hangs on the discs without any of which the move is not legal, and its rows are what turns", () => {
  let keys = 0;
  for (const one of board) {
    for (const { square, flips } of movesFor(one, "black")) {
      const access = accessOf(one, "black", square);
      const discs = USUAL_SHAPE.squares.filter((disc) => contentAt(one, disc) !== "empty");
      expect(access?.keys).toEqual(discs.filter((disc) => !legalFor(recoloured(one, disc), "black").includes(square)));
      expect(access?.lines.flatMap((line) => line.flips)).toEqual(flips);
      keys += access?.keys.length ?? 0;
    }
  }
  expect(keys).toBeGreaterThan(30);
});

test("is one disc away where one recoloured disc opens it", () => {
  for (const one of board.slice(0, 6)) {
    for (const square of emptySquares(one)) {
      const near = oneDiscAway(one, "white").find((found) => found.square === square)?.discs ?? [];
      const isOpen = legalFor(one, "white").includes(square);
      const opening = USUAL_SHAPE.squares.filter((disc) => legalFor(recoloured(one, disc), "white").includes(square));
      expect(near).toEqual(isOpen ? [] : opening);
    }
  }
});
