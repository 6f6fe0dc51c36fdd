import { expect, test } from "vitest";
import {
  choosePuzzle,
  dayOf,
  isShort,
  isWished,
  missedIn,
  packsOn,
  type Standing,
} from "../../../src/training/puzzles/choice.ts";
import { KNOWN } from "./support.ts";

const NEW: Standing = { rating: 1200, attempts: [] };
const NONE: ReadonlySet<string> = new Set();
const byDistance = (rating: number) =>
  KNOWN.toSorted((a, b) => Math.abs(a.puzzle.rating - rating) - Math.abs(b.puzzle.rating - rating));

test("one of the six puzzles nearest to the learner's rating is given, each of them for some roll", () => {
  for (const rating of [800, 1300, 2400]) {
    const given = [0, 0.17, 0.34, 0.5, 0.67, 0.99].map((roll) =>
      choosePuzzle(KNOWN, { kind: "any" }, { ...NEW, rating }, NONE, roll),
    );
    const farthest = byDistance(rating)[5]?.puzzle.rating ?? 0;
    for (const one of given) {
      expect(Math.abs((one?.puzzle.rating ?? 0) - rating)).toBeLessThanOrEqual(Math.abs(farthest - rating));
    }
    expect(new Set(given.map((one) => one?.id)).size).toBe(6);
  }
});

test("what was tried lately or is taken is not given, and when all is, nothing", () => {
  const ids = KNOWN.map(({ id }) => id);
  const [last, ...others] = ids;
  const attempts = others.map((puzzle) => ({ puzzle, unaided: true }));
  expect(choosePuzzle(KNOWN, { kind: "any" }, { rating: 1200, attempts }, NONE, 0.9)?.id).toBe(last);
  expect(choosePuzzle(KNOWN, { kind: "any" }, NEW, new Set(others), 0.9)?.id).toBe(last);
  expect(choosePuzzle(KNOWN, { kind: "any" }, NEW, new Set(ids), 0)).toBeNull();
  expect(isShort(KNOWN, { kind: "any" }, NEW, new Set(ids))).toBe(true);
});

test("by motif and by length only such puzzles are given", () => {
  for (const wish of [{ kind: "motif", motif: "wedge" } as const, { kind: "length", moves: 2 } as const]) {
    const all = KNOWN.filter((known) => isWished(known, wish));
    expect(all.length).toBeGreaterThan(0);
    expect(all.length).toBeLessThan(KNOWN.length);
    for (const roll of [0, 0.5, 0.99]) expect(all).toContain(choosePuzzle(KNOWN, wish, NEW, NONE, roll));
  }
});

test("missed is what was not solved alone the last time, the longest ago first", () => {
  const tries = [
    ["a", false],
    ["b", false],
    ["c", true],
    ["a", true],
    ["c", false],
    ["b", false],
  ] as const;
  expect(missedIn(tries.map(([puzzle, unaided]) => ({ puzzle, unaided })))).toEqual(["c", "b"]);
});

test("each day begins with another pack, and all come in turn", () => {
  const packs = ["0", "1", "2"];
  expect([0, 1, 2, 3].map((day) => packsOn(day, packs).join(""))).toEqual(["012", "120", "201", "012"]);
  expect(packsOn(5, [])).toEqual([]);
  expect(dayOf(Date.UTC(1970, 0, 2, 23, 59))).toBe(1);
});
