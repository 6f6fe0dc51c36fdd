import { describe, expect, test } from "vitest";
import { estimateBy, MOVES_EYE, readBy } from "../../src/engine/opponents/eyes.ts";
import { plainEstimate, plainSearcher } from "../../src/engine/plain.ts";
import { passBits, playBits } from "../../src/reversi/index.ts";
import { boardOf, brute, endingOf } from "./support.ts";

const searcher = plainSearcher();

/** Endings of games played by dice, with their values by reading every line to its end. */
const endings = Array.from({ length: 30 }, (_, i) => endingOf(i + 1, 2 + (i % 5)))
  .filter(({ toMove }) => toMove !== null)
  .map((ending) => ({ board: boardOf(ending.board, ending.toMove ?? "black"), value: brute(ending).value }));

describe("the plain search", () => {
  test("finds the exact value, both as an ending and by looking ahead as far as the end", () => {
    for (const { board, value } of endings) {
      expect(searcher.exact(board)).toMatchObject({ score: value, isExact: true });
      expect(searcher.search(board, 10)).toMatchObject({ score: value, isExact: true });
    }
  });

  test("its line leads to the score it tells", () => {
    for (const { board, value } of endings) {
      const { line } = searcher.exact(board) ?? { line: [] };
      let at = board;
      let sign = 1;
      for (const move of line) {
        at = move === "pass" ? passBits(at) : playBits(at, move);
        sign = -sign;
      }
      expect(sign * (searcher.exact(at)?.score ?? Number.NaN) + 0).toBe(value);
      expect(searcher.exact(at)?.line).toEqual([]);
    }
  });

  test("does not call exact what it has not read to the end", () => {
    const middle = endingOf(3, 30);
    expect(searcher.search(boardOf(middle.board, middle.toMove ?? "black"), 3)?.isExact).toBe(false);
  });

  test("gives up once its time is over", () => {
    const middle = endingOf(4, 30);
    const board = boardOf(middle.board, middle.toMove ?? "black");
    expect(searcher.exact(board, { deadline: performance.now() + 5 })).toBeNull();
    expect(searcher.search(board, 12, { deadline: performance.now() + 5 })).toBeNull();
  });

  test("its estimate of the other side's view is the opposite", () => {
    for (const { board } of endings) expect(plainEstimate(passBits(board)) + plainEstimate(board)).toBeCloseTo(0);
  });
});

describe("an eye", () => {
  test("sees the end of a game for what it is", () => {
    for (const { board, value } of endings) expect(readBy(MOVES_EYE, board, 12)).toBe(value);
  });

  test("sees the other side's view as the opposite", () => {
    for (const { board } of endings) {
      expect(estimateBy(MOVES_EYE, passBits(board)) + estimateBy(MOVES_EYE, board)).toBeCloseTo(0);
    }
  });
});
