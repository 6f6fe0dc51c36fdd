import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  gradeOf,
  type RatedTry,
  ratingAfter,
  ratingsOver,
  standingAfter,
} from "../../../src/training/puzzles/rating.ts";

const tried = (puzzle: string, at: number, change: Partial<RatedTry> = {}): RatedTry => ({
  puzzle,
  at,
  outcome: "solved",
  tries: 1,
  hints: 0,
  unaided: true,
  rating: 1400,
  ...change,
});
const missed = { outcome: "wrong", unaided: false } as const;

test("the worked example of Glickman's paper on Glicko-2 comes out as there", () => {
  const { rating, rd, vol } = standingAfter({ rating: 1500, rd: 200, vol: 0.06 }, [
    [1400, 30, 1],
    [1550, 100, 0],
    [1700, 300, 0],
  ]);
  // The paper rounds on its way: it has 1464.06, unrounded it is 1464.05.
  expect(rating).toBeCloseTo(1464.06, 1);
  expect(rd).toBeCloseTo(151.52, 2);
  expect(vol).toBeCloseTo(0.05999, 4);
});

describe("the learner's rating", () => {
  test("begins in the lower half, unsure, and told as a grade", () => {
    expect(ratingAfter([])).toMatchObject({ value: 1200, deviation: 350, count: 0, grade: 2, isNumber: false });
  });

  test("rises by a puzzle found alone, falls by one missed or shown, and a hint is half of it", () => {
    const alone = ratingAfter([tried("a", 1)]).value;
    const hinted = ratingAfter([tried("a", 1, { hints: 1, unaided: false })]).value;
    const wrong = ratingAfter([tried("a", 1, missed)]).value;
    const shown = ratingAfter([tried("a", 1, { outcome: "revealed", tries: 0, unaided: false })]).value;
    expect(alone).toBeGreaterThan(1200);
    expect(wrong).toBeLessThan(1200);
    expect(shown).toBe(wrong);
    expect(hinted).toBeCloseTo((alone + wrong) / 2, 0);
  });

  test("counts the first try at each puzzle only", () => {
    const first = tried("a", 1, missed);
    const again = [tried("a", 2, { tries: 2, unaided: false }), tried("a", 9e9)];
    expect(ratingsOver([first, ...again])).toEqual(ratingsOver([first]));
    expect(ratingAfter([first, ...again]).count).toBe(1);
  });

  test("grows surer with each puzzle, and is told as a number from the twentieth on", () => {
    const tries = Array.from({ length: 20 }, (_, i) => tried(`p${i}`, i, i % 2 === 0 ? {} : missed));
    const points = ratingsOver(tries);
    expect(points).toHaveLength(20);
    expect(points.every((point, i) => i === 0 || point.deviation < (points[i - 1]?.deviation ?? 0))).toBe(true);
    expect(ratingAfter(tries.slice(0, 19)).isNumber).toBe(false);
    expect(ratingAfter(tries).isNumber).toBe(true);
  });

  test("is the same in whatever order the tries were merged, those of one moment too", () => {
    const some = fc.record({
      puzzle: fc.constantFrom("a", "b", "c", "d"),
      at: fc.integer({ min: 0, max: 3 }),
      miss: fc.boolean(),
    });
    fc.assert(
      fc.property(
        fc.array(some, { maxLength: 9 }),
        fc.infiniteStream(fc.double({ min: 0, max: 1, noNaN: true })),
        (all, keys) => {
          const tries = all.map(({ puzzle, at, miss }) => tried(puzzle, at, miss ? missed : {}));
          const order = tries.map((one) => ({ one, key: keys.next().value }));
          const other = order.sort((a, b) => a.key - b.key).map(({ one }) => one);
          expect(ratingAfter(other)).toEqual(ratingAfter(tries));
        },
      ),
    );
  });
});

test.each([
  [100, 1],
  [800, 1],
  [1119, 1],
  [1120, 2],
  [1440, 3],
  [1760, 4],
  [2080, 5],
  [2400, 5],
  [2900, 5],
])("a rating of %i is grade %i of five", (rating, grade) => {
  expect(gradeOf(rating)).toBe(grade);
});
