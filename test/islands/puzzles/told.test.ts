import { expect, test } from "vitest";
import type { Puzzle } from "../../../src/catalogue/puzzle.ts";
import { STRONG_PLIES } from "../../../src/catalogue/strong.ts";
import { explain } from "../../../src/coach/explain/explain.ts";
import type { Explanation } from "../../../src/coach/explain/explanation.ts";
import { asSeen, toldOf } from "../../../src/islands/puzzles/told.ts";
import { coachTranslator } from "../../../src/locales/coach.ts";
import { ENGLISH, translator } from "../../../src/locales/text.ts";
import {
  emptiesOf,
  fromBitBoard,
  nameOf,
  OTHELLO,
  resolve,
  type Square,
  USUAL_SHAPE,
} from "../../../src/reversi/index.ts";
import { judgeMove } from "../../../src/training/answers/move.ts";
import { ask, look, searcher } from "../../content/engine.ts";
import { puzzles } from "../../content/puzzles.ts";

const t = translator(ENGLISH);
const c = coachTranslator("en");
const nameOfSquare = (square: Square): string => nameOf(USUAL_SHAPE, square);

function explained(puzzle: Puzzle): Explanation {
  const told = puzzle.tempting === null ? null : explain({ board: puzzle.board, played: puzzle.tempting }, searcher);
  if (told === null) throw new Error("nothing is told");
  return told;
}

/** Every so many of those that are soon explained and ask for a move. */
const some = puzzles.filter(({ puzzle }) => emptiesOf(puzzle.board) <= 11 && puzzle.tempting !== null);
const EVERY = 40;

const kept = new Set<string>();

test("what is told of a puzzle names the answer and the tempting move, in at most two sentences after the outcome", () => {
  const chosen = some.filter((_, i) => i % EVERY === 0);
  expect(chosen.length).toBeGreaterThan(60);
  let more = 0;
  for (const { id, puzzle } of chosen) {
    const right = typeof puzzle.right === "string" ? [] : puzzle.right;
    const { sentences } = toldOf(explained(puzzle), right, puzzle.toMove, c, t);
    const text = sentences.join(" ");
    expect(sentences.length, id).toBeGreaterThanOrEqual(2);
    expect(sentences.length, id).toBeLessThanOrEqual(3);
    expect(
      right.map(nameOfSquare).some((name) => text.includes(name)),
      `${id}: ${text}`,
    ).toBe(true);
    expect(text, id).toContain(nameOfSquare(puzzle.tempting ?? -1));
    expect(text).not.toMatch(/[{}]|undefined/);
    if (sentences.length === 3) more += 1;
    for (const [, what = ""] of text.matchAll(/keeps the (win|draw)\.$/g)) kept.add(what);
  }
  expect(more).toBeGreaterThan(5);
  expect(kept).toContain("win");
});

test("what lies far from every move in question is not told of a puzzle", () => {
  const told = explained((some[0] as (typeof some)[number]).puzzle);
  const square = (name: string): Square => USUAL_SHAPE.squares.find((one) => nameOfSquare(one) === name) ?? -1;
  const goes = (corner: string): Explanation => ({
    ...told,
    played: { ...told.played, square: square("b2") },
    best: { ...told.best, square: square("d6") },
    reasons: [
      {
        key: "corner.goes",
        numbers: {},
        squares: { move: [square("b2")], best: [square("d6")], corner: [square(corner)] },
        strength: 68,
        played: { line: [], squares: {} },
        best: null,
      },
    ],
  });
  const keysOf = (corner: string) => toldOf(goes(corner), [square("d6")], "black", c, t).reason?.key;
  expect(keysOf("a1")).toBe("corner.goes");
  expect(keysOf("h8")).toBeUndefined();
  expect(keysOf("a8")).toBeUndefined();
});

test("one move has one number, in what is told of it as in its judgement, where the end cannot be read out", async () => {
  const early = puzzles.filter(({ puzzle }) => puzzle.goal.kind === "strongest").filter((_, i) => i % 60 === 0);
  expect(early.length).toBeGreaterThan(2);
  for (const { id, puzzle } of early) {
    const { board, toMove, tempting, right } = puzzle;
    if (tempting === null || typeof right === "string") throw new Error(`${id} asks for no move`);
    const position = resolve(OTHELLO, fromBitBoard(board, toMove), toMove);
    const judged = await judgeMove({ kind: "strongest" }, position, tempting, 1, ask);
    const told = asSeen(explained(puzzle), look(board, STRONG_PLIES));
    expect(toldOf(told, right, toMove, c, t).sentences[0], id).toContain(`about ${judged?.behind} discs`);
    expect(told.best.score - told.played.score, id).toBe(judged?.behind);
  }
});
