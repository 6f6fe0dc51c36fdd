import { describe, expect, test } from "vitest";
import { subjectOf } from "../../src/catalogue/subject.ts";
import { nameOf, type Position, squareNamed, USUAL_SHAPE } from "../../src/reversi/index.ts";
import { bestMove, judge } from "../../src/training/judge.ts";

/** Endings of real games (and one composed), every move solved by two other programs. Black moves. */
const SOLVED = [
  ["OOXXXXXXXOOXXXX-OOOOXXO-OOXOXOOOOOOXOOOOOOOOOOXXOOOOXXOX-OO-XXOO", { d8: 18, h3: -20, a8: -20 }],
  ["-OOOOOO-O-OOOO-OOOOOXOOOOOOXOXOOOOOOXXOOOXOXOOO-OXXXOOOXOXXXXXXX", { h6: 40, b2: 10, g2: -26 }],
  ["-OOXOOO-OOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO-OOOOOO-", { a1: 16, h1: 16 }],
  ["--OXXXXXXOXXXXX-XOOXXXOOXOXOXOOOXOXXOXOOXOOXXOOO-OOOOOOOOOOOOOOO", { h2: 2, a7: -22, b1: -28 }],
] as const;

function positionFrom(position: string): Position {
  const subject = subjectOf({ position, toMove: "black" });
  if (!subject.ok) throw new Error(position);
  return subject.value.position;
}

const at = (name: string): number => squareNamed(USUAL_SHAPE, name) ?? -1;

describe.each(SOLVED)("in %s", (board, values) => {
  const position = positionFrom(board);
  const best = Math.max(...Object.values(values));

  test.each(Object.entries(values))("%s ends at %d with best play", (move, score) => {
    expect(judge(position, at(move), "most-discs")).toEqual({ ok: true, value: { kept: score === best, score, best } });
    expect(judge(position, at(move), "win")).toMatchObject({ value: { kept: score > 0 } });
    expect(judge(position, at(move), "draw")).toMatchObject({ value: { kept: score >= 0 } });
  });

  test("the best move is the first of the best", () => {
    const first = Object.entries(values).find(([, score]) => score === best)?.[0];
    expect(nameOf(USUAL_SHAPE, bestMove(position) ?? -1)).toBe(first);
  });
});

test("a draw keeps a draw but not a win", () => {
  // The study: the last move makes 32-32.
  const position = positionFrom("XXXOOOOXOXOOOOOOOOXOOOOOOOOXOOOOOOOOXOOOOOOOOXOXOOOOOOXX-OOOOOOX");
  expect(judge(position, at("a8"), "draw")).toEqual({ ok: true, value: { kept: true, score: 0, best: 0 } });
  expect(judge(position, at("a8"), "win")).toMatchObject({ value: { kept: false } });
});

test("an illegal move is refused with the reason", () => {
  const position = positionFrom(SOLVED[0][0]);
  expect(judge(position, at("a1"), "win")).toEqual({ ok: false, error: "occupied" });
  expect(judge(position, at("h2"), "win")).toEqual({ ok: false, error: "turns-nothing" });
});
