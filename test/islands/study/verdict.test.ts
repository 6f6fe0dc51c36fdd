import { expect, test } from "vitest";
import type { StudyGoal } from "../../../src/catalogue/study.ts";
import { missMarks } from "../../../src/islands/study/verdict.ts";
import { OTHELLO, play, type Square, squareNamed, startPosition } from "../../../src/reversi/index.ts";

const START = startPosition(OTHELLO);
const { shape } = START.board;
const at = (name: string): Square => squareNamed(shape, name) ?? -1;

/** What is drawn, by the names of its squares, after a wrong move of Black's in the start position. */
function drawn(goal: StudyGoal, move: string, line: readonly Square[] = []): readonly string[] {
  const made = { position: START, square: at(move), plies: 0, own: 0 };
  const after = play(START, at(move));
  const ruling = { kept: false, reached: false, score: null, best: null, line };
  return missMarks(goal, made, ruling, after.ok ? after.value : START).map((mark) => {
    const name = (square: Square): string => shape.names[square] ?? "";
    if (mark.kind === "arrow") return `${mark.kind} ${name(mark.from)} ${name(mark.to)}`;
    return "square" in mark ? `${mark.kind} ${name(mark.square)}` : mark.kind;
  });
}

test("the discs that were turned carry their numbers where another number was asked for", () => {
  expect(drawn({ kind: "flips", count: 2 }, "f5")).toEqual(["number e5"]);
});

test("what had to turn has a ring, and what had not a cross", () => {
  expect(drawn({ kind: "turns", squares: ["e5"] }, "d3")).toEqual(["ring e5", "cross d4"]);
});

test("a square that is no reserve shows from where it can be entered", () => {
  // Nothing lies beside a4: every row inwards is open.
  expect(drawn({ kind: "reserve" }, "a4")).toEqual(["arrow a4 b3", "arrow a4 b4", "arrow a4 b5"]);
});

test("another move than the one in the record is crossed out", () => {
  expect(drawn({ kind: "follow", moves: "f5 d6" }, "c4")).toEqual(["cross c4"]);
});

test("where the other side can still move its squares are ringed", () => {
  // After f5 White has d6, f4 and f6: the three openings.
  expect(drawn({ kind: "passes", within: 1 }, "f5")).toEqual(["ring f4", "ring d6", "ring f6"]);
});

test("where a refutation is played nothing is drawn over it", () => {
  expect(drawn({ kind: "passes", within: 1 }, "f5", [at("f6")])).toEqual([]);
});
