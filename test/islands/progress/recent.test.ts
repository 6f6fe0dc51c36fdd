import { expect, test } from "vitest";
import type { Shelf } from "../../../src/catalogue/shelf.ts";
import { recentTries } from "../../../src/islands/progress/recent.ts";
import type { Group } from "../../../src/islands/progress/standing.ts";
import { ENGLISH, translator } from "../../../src/locales/text.ts";
import type { AttemptRecord, EndingRecord, PuzzleRecord } from "../../../src/progress/index.ts";
import { mistakeExercise } from "../../../src/training/today/mistake-exercise.ts";

const t = translator(ENGLISH);

const puzzle = (at: number, mode: PuzzleRecord["mode"], unaided = false): PuzzleRecord => ({
  ...{ puzzle: "0pzwkdv", at, outcome: unaided ? "solved" : "wrong", tries: 1, hints: 0, unaided, image: 5 },
  ...{ rating: 1400, motifs: ["wedge"], mode, run: null },
});
const ending = (at: number, lost: number): EndingRecord => ({ puzzle: "0pzwkdv", image: 2, at, lead: 4, lost });
const attempt = (at: number, exercise: string): AttemptRecord => ({
  ...{ exercise, at, outcome: "revealed", unaided: false, tries: 1, hints: 0, image: 0 },
});
const position = `${"-".repeat(27)}OX------XXX${"-".repeat(26)}`;
const mistakes = new Map([
  [
    `${position}O`,
    {
      position,
      toMove: "white",
      played: "f4",
      best: ["f6"],
      before: 0,
      after: -6,
      isExact: false,
      times: [1],
    } as const,
  ],
]);
const shelf: Shelf = new Map([["first-row", { seconds: 45, images: 8, lesson: "rules/outflanking#goal" }]]);
const groups: readonly Group[] = [
  {
    title: "Rules",
    items: [
      {
        kind: "lesson",
        id: "rules/outflanking",
        title: "Your first move",
        href: "/learn/rules/outflanking/",
        steps: 5,
      },
    ],
  } as unknown as Group,
];

test("a try can be opened again, whatever it was made as part of, the newest first", () => {
  const record = {
    puzzles: [
      puzzle(1, "train"),
      puzzle(2, "daily", true),
      puzzle(3, "streak"),
      puzzle(4, "storm"),
      puzzle(5, "today"),
    ],
    endings: [ending(6, 0), ending(7, 3)],
    attempts: [attempt(8, "first-row"), attempt(9, mistakeExercise(`${position}O`)), attempt(10, "no longer there")],
    mistakes,
  };
  const tries = recentTries(record, groups, shelf, true, 20, t);
  expect(tries.map(({ href }) => href)).toEqual([
    `/analysis/?position=${position}&side=white`,
    "/learn/rules/outflanking/#goal",
    ...Array(2).fill("/puzzles/?id=0pzwkdv&image=2"),
    ...Array(5).fill("/puzzles/?id=0pzwkdv&image=5"),
  ]);
  expect(tries.map(({ outcome }) => outcome).slice(2)).toEqual([
    ...["3 discs given away", "Nothing given away"],
    ...["Missed", "Missed", "Missed", "Solved alone", "Missed"],
  ]);
  expect(recentTries(record, groups, shelf, true, 3, t)).toEqual(tries.slice(0, 3));
});
