import { describe, expect, test } from "vitest";
import { chartOf, ratingsByDay } from "../../../src/islands/progress/chart.ts";
import { stretchesOf, themeStandings } from "../../../src/islands/progress/puzzle-standing.ts";
import type { PuzzleRecord } from "../../../src/progress/index.ts";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const NOON = new Date(2026, 10, 20, 12).getTime();

const tried = (puzzle: string, motifs: readonly string[], unaided: boolean, at = 1): PuzzleRecord => ({
  ...{ puzzle, at, outcome: unaided ? "solved" : "wrong", tries: 1, hints: 0, unaided, image: 0 },
  ...{ rating: 1400, motifs, mode: "train", run: null },
});

describe("strength by theme", () => {
  test("counts a puzzle for each of its themes, by its first try, the weakest theme first", () => {
    const tries = [
      tried("a", ["parity", "only-move"], false),
      tried("a", ["parity", "only-move"], true, 2),
      tried("b", ["parity"], false),
      tried("c", ["wedge"], true),
      tried("d", ["only-move"], true),
    ];
    expect(themeStandings(tries)).toEqual([
      { motif: "parity", count: 2, alone: 0 },
      { motif: "only-move", count: 2, alone: 1 },
      { motif: "wedge", count: 1, alone: 1 },
    ]);
  });

  test("takes ten misses of twelve for weaker than a single miss", () => {
    const many = Array.from({ length: 12 }, (_, i) => tried(`p${i}`, ["parity"], i < 2));
    expect(themeStandings([tried("x", ["wedge"], false), ...many])[0]?.motif).toBe("parity");
  });
});

test("what is due when: today with what waits, tomorrow, within a week, later", () => {
  const due = (kind: "puzzle" | "exercise" | "mistake", days: number) => ({ kind, due: NOON + days * DAY });
  const coming = [
    due("puzzle", -9),
    due("exercise", 0.4),
    due("puzzle", 0.6),
    due("mistake", 1.4),
    due("puzzle", 1.6),
    due("puzzle", 6.4),
    due("exercise", 6.6),
  ];
  expect(stretchesOf(coming, NOON)).toEqual([
    { when: "today", puzzle: 1, opening: 0, exercise: 1, mistake: 0 },
    { when: "tomorrow", puzzle: 1, opening: 0, exercise: 0, mistake: 1 },
    { when: "week", puzzle: 2, opening: 0, exercise: 0, mistake: 0 },
    { when: "later", puzzle: 0, opening: 0, exercise: 1, mistake: 0 },
  ]);
  expect(stretchesOf([], NOON)).toEqual([]);
});

describe("the rating over time", () => {
  const points = [
    { at: NOON, value: 1204.4, deviation: 300 },
    { at: NOON + HOUR, value: 1310, deviation: 250 },
    { at: NOON + 2 * DAY, value: 1250.6, deviation: 200 },
  ];

  test("is told for each day by the day's last puzzle", () => {
    expect(ratingsByDay(points).map(({ value }) => value)).toEqual([1310, 1251]);
  });

  test("is drawn from its first moment to its last, between the hundreds that hold it", () => {
    const { line, rules } = chartOf(points, 480, 200);
    // 1200 lies at the bottom, 1400 at the top: a point is one unit.
    expect(line).toBe("0,195.6 10,90 480,149.4");
    expect(rules).toEqual([
      { value: 1200, y: 200 },
      { value: 1300, y: 100 },
      { value: 1400, y: 0 },
    ]);
  });

  test("has few enough rules to be read", () => {
    const far = [points[0], { at: NOON + DAY, value: 2390, deviation: 90 }].flatMap((point) => point ?? []);
    expect(chartOf(far, 100, 100).rules.length).toBeLessThanOrEqual(6);
  });
});
