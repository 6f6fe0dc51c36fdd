import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { memoryOf, type Review, scheduleOf } from "../../../src/training/today/schedule.ts";

const MINUTE = 60_000;
const DAY = 1440 * MINUTE;
const START = Date.UTC(2026, 10, 1, 20);

const review = (days: number, outcome: Review["outcome"], unaided = outcome === "solved"): Review => ({
  at: START + days * DAY,
  outcome,
  hints: 0,
  unaided,
});
const hinted = (days: number): Review => ({ ...review(days, "solved", false), hints: 1 });
const dueAfter = (...reviews: readonly Review[]): number => {
  const schedule = scheduleOf(reviews);
  return schedule === null ? Number.NaN : (schedule.due - Math.max(...reviews.map(({ at }) => at))) / DAY;
};

describe("what comes back", () => {
  test("is nothing that was found alone", () => {
    expect(scheduleOf([])).toBeNull();
    expect(scheduleOf([review(0, "solved"), review(9, "solved")])).toBeNull();
  });

  test("is due within a day after it was missed, shown or solved with a hint", () => {
    for (const one of [review(0, "wrong"), review(0, "revealed"), hinted(0)]) {
      expect(dueAfter(one)).toBeGreaterThan(0.5);
      expect(dueAfter(one)).toBeLessThanOrEqual(one.outcome === "solved" ? 2 : 1);
    }
  });

  test("moves further out each time it is found alone when it is due", () => {
    const reviews = [review(0, "wrong")];
    const gaps: number[] = [];
    for (let round = 0; round < 5; round += 1) {
      const due = scheduleOf(reviews)?.due ?? Number.NaN;
      gaps.push((due - (reviews.at(-1)?.at ?? 0)) / DAY);
      reviews.push({ at: due, outcome: "solved", hints: 0, unaided: true });
    }
    expect(gaps).toEqual([...gaps].sort((a, b) => a - b));
    expect(new Set(gaps).size).toBe(gaps.length);
    expect(gaps.at(-1)).toBeGreaterThan(20);
  });

  test("is due soon again once it is missed again, however far out it was", () => {
    const known = [review(0, "wrong"), review(1, "solved"), review(3, "solved"), review(9, "solved")];
    expect(dueAfter(...known)).toBeGreaterThan(7);
    expect(dueAfter(...known, review(30, "wrong"))).toBeLessThanOrEqual(2);
    expect(scheduleOf([...known, review(30, "wrong")])).toMatchObject({ met: 5, missed: 2 });
  });

  test("is not remembered by who tries again at once", () => {
    const miss = review(0, "wrong");
    const atOnce = { ...review(0, "solved"), at: START + 5 * MINUTE };
    expect(scheduleOf([miss, atOnce])).toEqual({ due: atOnce.at + DAY, met: 1, missed: 1 });
  });

  test("is the same in whatever order the tries were merged", () => {
    const some = fc.record({
      at: fc.integer({ min: 0, max: 8 }).map((half) => START + (half * DAY) / 2),
      outcome: fc.constantFrom<Review["outcome"]>("solved", "wrong", "revealed"),
      hints: fc.integer({ min: 0, max: 1 }),
      unaided: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(some, { maxLength: 8 }), (reviews) => {
        expect(scheduleOf([...reviews].reverse())).toEqual(scheduleOf(reviews));
        expect(scheduleOf([...reviews.slice(3), ...reviews.slice(0, 3)])).toEqual(scheduleOf(reviews));
      }),
    );
  });
});

describe("what is to be known by heart", () => {
  test("comes back from the first time that it was met, later when it was known at once than with help, and a day after a miss", () => {
    expect(memoryOf([])).toBeNull();
    const dueOf = (one: Review): number => ((memoryOf([one])?.due ?? Number.NaN) - one.at) / DAY;
    expect(dueOf(review(0, "wrong"))).toBeLessThanOrEqual(1);
    expect(dueOf(hinted(0))).toBeLessThan(dueOf(review(0, "solved")));
    expect(dueOf(review(0, "solved"))).toBeGreaterThan(1);
  });

  test("comes back at the same moment as anything else once it was missed first", () => {
    const reviews = [review(0, "wrong"), review(1, "solved"), review(4, "solved")];
    expect(memoryOf(reviews)).toEqual(scheduleOf(reviews));
  });
});
