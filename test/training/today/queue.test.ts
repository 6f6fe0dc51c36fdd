import { describe, expect, test } from "vitest";
import type { Shelf, Shelved } from "../../../src/catalogue/shelf.ts";
import { mistakeExercise } from "../../../src/training/today/mistake-exercise.ts";
import { type Due, type Past, type PastTry, todayOf } from "../../../src/training/today/queue.ts";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const NOW = new Date(2026, 10, 20, 9).getTime();

const shelved = (seconds: number, images = 1): Shelved => ({ seconds, images, lesson: "rules/passing" });
const shelf: Shelf = new Map([
  ["turned", shelved(45, 8)],
  ["opening", shelved(45, 4)],
  ["named", shelved(45)],
  ["long", shelved(180)],
  ["long-too", shelved(180)],
  ["long-again", shelved(180)],
]);

const missed = (daysAgo: number, image = 0): PastTry => ({
  at: NOW - daysAgo * DAY,
  outcome: "wrong",
  hints: 0,
  unaided: false,
  image,
});
const past = (some: Partial<Past>): Past => ({ attempts: [], puzzles: [], openings: [], mistakes: [], ...some });
const idsOf = (items: readonly Due[]): readonly string[] => items.map(({ id }) => id);
const puzzlesMissed = (count: number, daysAgo: (i: number) => number): Past["puzzles"] =>
  Array.from({ length: count }, (_, i) => ({ puzzle: `p${i}`, ...missed(daysAgo(i)) }));

describe("today", () => {
  test("is empty where nothing was missed", () => {
    expect(todayOf(past({}), shelf, NOW)).toMatchObject({ items: [], left: 0 });
    const alone: PastTry = { ...missed(5), outcome: "solved", unaided: true };
    expect(todayOf(past({ puzzles: [{ puzzle: "p", ...alone }] }), shelf, NOW).items).toEqual([]);
  });

  test("holds what was missed yesterday evening in the morning already, and nothing that was missed today", () => {
    const evening: PastTry = { ...missed(0), at: NOW - 12 * HOUR };
    expect(idsOf(todayOf(past({ puzzles: [{ puzzle: "p", ...evening }] }), shelf, NOW).items)).toEqual(["p"]);
    const justNow: PastTry = { ...missed(0), at: NOW - HOUR };
    expect(todayOf(past({ puzzles: [{ puzzle: "p", ...justNow }] }), shelf, NOW).items).toEqual([]);
  });

  test("holds lesson tasks, puzzles and moves of one's own games, in turn", () => {
    const { items } = todayOf(
      past({
        attempts: [{ exercise: "turned", ...missed(3) }],
        puzzles: puzzlesMissed(3, () => 9),
        mistakes: [{ id: "m", times: [NOW - 4 * DAY] }],
      }),
      shelf,
      NOW,
    );
    expect(items.map(({ kind }) => kind)).toEqual(["puzzle", "mistake", "exercise", "puzzle", "puzzle"]);
  });

  test("knows that a move of one's own game was found since", () => {
    const found: PastTry = { ...missed(1), outcome: "solved", unaided: true, image: 3 };
    const mistakes = [{ id: "m", times: [NOW - 4 * DAY] }];
    const attempts = [{ exercise: mistakeExercise("m"), ...found }];
    expect(todayOf(past({ mistakes }), shelf, NOW).items).toHaveLength(1);
    expect(todayOf(past({ mistakes, attempts }), shelf, NOW).items).toEqual([]);
    const again = [{ id: "m", times: [NOW - 40 * DAY, NOW - 2 * DAY] }];
    const foundBetween = [{ exercise: mistakeExercise("m"), ...found, at: NOW - 39 * DAY }];
    expect(todayOf(past({ mistakes: again, attempts: foundBetween }), shelf, NOW).items).toMatchObject([{ image: 6 }]);
  });

  test("leaves out an exercise that is no longer there", () => {
    expect(todayOf(past({ attempts: [{ exercise: "gone", ...missed(3) }] }), shelf, NOW)).toMatchObject({
      items: [],
      left: 0,
    });
  });

  test("holds ten minutes at the most, and what waits longest is chosen", () => {
    const { items, minutes, left } = todayOf(past({ puzzles: puzzlesMissed(20, (i) => 3 + i) }), shelf, NOW);
    expect(items.reduce((sum, { seconds }) => sum + seconds, 0)).toBeLessThanOrEqual(600);
    expect(minutes).toBeLessThanOrEqual(10);
    expect(idsOf(items)[0]).toBe("p19");
    expect(idsOf(items)).not.toContain("p0");
    expect(items.length + left).toBe(20);
  });

  test("lets no heap of one kind crowd out the others", () => {
    const attempts = [{ exercise: "turned", ...missed(2) }];
    const { items } = todayOf(past({ attempts, puzzles: puzzlesMissed(30, () => 9) }), shelf, NOW);
    expect(idsOf(items)).toContain("turned");
  });

  test("holds fifteen items at the most", () => {
    const quick: Shelf = new Map(Array.from({ length: 20 }, (_, i) => [`e${i}`, shelved(25)]));
    const attempts = [...quick.keys()].map((exercise) => ({ exercise, ...missed(3) }));
    expect(todayOf(past({ attempts }), quick, NOW)).toMatchObject({ left: 5 });
  });

  test("lets what is short take the room that is too small for what is long", () => {
    const attempts = ["long", "long-too", "long-again"].map((exercise) => ({ exercise, ...missed(9) }));
    const { items } = todayOf(past({ attempts, puzzles: puzzlesMissed(4, () => 3) }), shelf, NOW);
    const kinds = items.map(({ kind }) => kind);
    expect(kinds).toEqual(["exercise", "puzzle", "exercise", "puzzle", "puzzle", "puzzle"]);
  });

  test("shows another image than last time, all that there are in turn, unless the words hold in one", () => {
    const image = (exercise: string, last: number): number | undefined =>
      todayOf(past({ attempts: [{ exercise, ...missed(3, last) }] }), shelf, NOW).items[0]?.image;
    const seen = [0];
    while (seen.length < 8) seen.push(image("turned", seen.at(-1) ?? 0) ?? 0);
    expect([...seen].sort()).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
    const four = [image("opening", 0), image("opening", 3), image("opening", 2), image("opening", 1)];
    expect(four).toEqual([3, 2, 1, 0]);
    expect(image("named", 0)).toBe(0);
  });

  test("is the same in whatever order the tries were merged", () => {
    const attempts = [
      { exercise: "turned", ...missed(9, 2) },
      { exercise: "turned", ...missed(3, 5) },
      { exercise: "named", ...missed(3) },
    ];
    const puzzles = puzzlesMissed(4, () => 3);
    const one = todayOf(past({ attempts, puzzles }), shelf, NOW);
    const other = todayOf(past({ attempts: attempts.reverse(), puzzles: [...puzzles].reverse() }), shelf, NOW);
    expect(other).toEqual(one);
  });
});
