import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { percents } from "../../src/openings/index.ts";

const of = (black: number, draws: number, white: number): readonly number[] => {
  const parts = percents({ games: black + draws + white, black, draws, white, discs: 32 });
  return [parts.black, parts.draws, parts.white];
};

/** How the games ended of every position that is often come to, as another program counted them. */
const book = readFileSync(new URL("../fixtures/openings/tree.tsv", import.meta.url), "utf8")
  .trimEnd()
  .split("\n")
  .slice(1)
  .map((line) => line.split("\t").slice(4).map(Number));

const small = Array.from({ length: 12 ** 3 }, (_, i) => [i % 12, Math.floor(i / 12) % 12, Math.floor(i / 144)]).slice(
  1,
);

describe("how games ended, in per cent", () => {
  test("leaves nothing, and no less, to a side that never won", () => {
    expect(of(7, 1, 0)).toEqual([88, 12, 0]);
    expect(of(0, 1, 7)).toEqual([0, 13, 87]);
    expect(of(5, 0, 0)).toEqual([100, 0, 0]);
    expect(of(0, 0, 0)).toEqual([0, 0, 0]);
  });

  test("adds up to a hundred, and each part is less than one off, whatever games there were", () => {
    const off = [...book, ...small].filter(([black = 0, draws = 0, white = 0]) => {
      const parts = of(black, draws, white);
      const exact = [black, draws, white].map((count) => (100 * count) / (black + draws + white));
      const isNear = parts.every((part, i) => part >= 0 && Math.abs(part - (exact[i] ?? Number.NaN)) < 1);
      return !isNear || parts.reduce((sum, part) => sum + part, 0) !== 100;
    });
    expect(book).toHaveLength(1722);
    expect(off).toEqual([]);
  });
});
