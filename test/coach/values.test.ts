import { expect, test } from "vitest";
import type { Explanation } from "../../src/coach/explain/explanation.ts";
import { withValues } from "../../src/coach/values.ts";
import { bookValues } from "../../src/islands/openings/rows.ts";
import { squareNamed, USUAL_SHAPE } from "../../src/reversi/index.ts";
import { lineFrom, positionAfter } from "../../src/training/openings/lines.ts";
import { readBook } from "../openings/read.ts";

const at = (name: string): number => squareNamed(USUAL_SHAPE, name) ?? -1;
const value = (name: string, score: number) => ({
  square: at(name),
  score,
  isExact: false,
  depth: 11,
  line: [at(name)],
});

/** What a coach that looks eleven plies ahead might say of a move. */
const told = (played: string, best: string, cost: number, isExact = false): Explanation => ({
  ...{ played: value(played, -cost), best: value(best, 0), tempting: null, reasons: [], instead: null },
  outcome: {
    key: cost === 0 ? "outcome.estimate.best" : "outcome.estimate",
    before: 0,
    after: -cost,
    isExact,
    depth: 11,
  },
});

test("the coach says of a move of the Tiger what the book says of it", () => {
  const values = bookValues(readBook().at(positionAfter(lineFrom("f5d6c3d3c4"))));
  const [b3, f4] = ["b3", "f4"].map((name) => values.find(({ square }) => square === at(name)));
  if (b3 === undefined || f4 === undefined) throw new Error("the book has lost the Tiger");
  const { outcome } = withValues(told("b3", "f4", 7), values);
  expect([outcome.before, outcome.after, outcome.depth]).toEqual([f4.score, b3.score, Math.min(b3.depth, f4.depth)]);
});

test("where the values know a better move the coach does not call another one best, nor a best one worse", () => {
  const values = [
    { square: at("b3"), score: -5, depth: 20 },
    { square: at("f4"), score: -1, depth: 20 },
  ];
  const found = withValues(told("b3", "b3", 0), values);
  expect([found.outcome.key, found.best.square, found.outcome.before]).toEqual(["outcome.estimate", at("f4"), -1]);
  expect(withValues(told("f4", "b3", 3), values).outcome.key).toBe("outcome.estimate.best");
});

test("what has been read out, and moves without a value, stay as the coach says", () => {
  const values = [{ square: at("b3"), score: -5, depth: 20 }];
  for (const one of [told("b3", "f4", 7, true), told("b3", "f4", 7)]) expect(withValues(one, values)).toBe(one);
});
