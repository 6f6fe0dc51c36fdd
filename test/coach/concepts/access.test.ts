import { expect, test } from "vitest";
import { accessOf, changesOfFlips, oneDiscAway } from "../../../src/coach/concepts/access.ts";
import { boardAfter, legalFor, movesFor } from "../../../src/coach/concepts/mobility.ts";
import { isQuiet } from "../../../src/coach/concepts/quiet.ts";
import { contentAt, opponentOf, type Square, USUAL_SHAPE } from "../../../src/reversi/index.ts";
import { boards, emptiesOn, emptySquares, games, recoloured, steps } from "./boards.ts";

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

test("the moves that turn other discs after a move are told with what they turn more and less", () => {
  let poisoned = 0;
  for (const { board, toMove, legal } of games) {
    if (toMove === null) continue;
    const side = opponentOf(toMove);
    for (const move of legal) {
      const after = boardAfter(board, toMove, move);
      const changes = changesOfFlips(board, after, side);
      for (const { square, flips } of movesFor(board, side)) {
        const now = movesFor(after, side).find((one) => one.square === square)?.flips ?? flips;
        const change = changes.find((one) => one.square === square);
        const turned = [...flips.filter((disc) => !change?.fewer.includes(disc)), ...(change?.more ?? [])];
        expect(turned.sort((a, b) => a - b)).toEqual([...now].sort((a, b) => a - b));
        if (change?.isPoisoned) {
          const isInner = (disc: Square): boolean =>
            emptySquares(after).every((empty) => empty === square || steps(disc, empty) > 1);
          expect(now.every(isInner)).toBe(false);
          expect(isQuiet(board, side, square)).toBe(true);
          poisoned += 1;
        }
      }
    }
  }
  expect(poisoned).toBeGreaterThan(10);
});
