import { expect, test } from "vitest";
import { explain } from "../../../src/coach/explain/explain.ts";
import { slotsOfReason } from "../../../src/coach/explain/slots.ts";
import { reasonsForTry } from "../../../src/islands/tries/reasons.ts";
import { tryTranslator } from "../../../src/locales/coach-tries.ts";
import { emptiesOf, fromBitBoard, nameOf, OTHELLO, resolve, USUAL_SHAPE } from "../../../src/reversi/index.ts";
import { judgeMove } from "../../../src/training/answers/move.ts";
import { factsOf } from "../../../src/training/puzzles/task.ts";
import { ask, searcher } from "../../content/engine.ts";
import { puzzles } from "../../content/puzzles.ts";

const EVERY = 30;
const say = tryTranslator("en");

/** Every so many puzzles that are soon read out, with what is said after the tempting move. */
const sample = puzzles
  .filter(({ puzzle }) => emptiesOf(puzzle.board) <= 12 && puzzle.tempting !== null)
  .filter((_, i) => i % EVERY === 7);

test("after most wrong tries at puzzles the coach says a sentence, and none names or marks a move that is right", async () => {
  expect(sample.length).toBeGreaterThan(80);
  let told = 0;
  for (const { id, puzzle } of sample) {
    const { board, toMove, tempting, right } = puzzle;
    const { goal } = factsOf(puzzle) as { goal: Parameters<typeof judgeMove>[0] };
    if (tempting === null || typeof right === "string") throw new Error(`${id} asks for no move`);
    const position = resolve(OTHELLO, fromBitBoard(board, toMove), toMove);
    const judged = await judgeMove(goal, position, tempting, "within" in goal ? goal.within : 1, ask);
    const found = explain({ board, played: tempting }, searcher);
    if (judged === null || found === null) throw new Error(`${id} could not be judged`);
    expect(judged.kept, id).toBe(false);
    const reasons = reasonsForTry(found, { position, line: [tempting, ...judged.line], at: 2, right });
    if (reasons.length > 0) told += 1;
    for (const reason of reasons) {
      const sentence = say(reason.key, toMove, slotsOfReason(reason));
      expect(sentence, id).not.toContain("{");
      const named = sentence.match(/\b[a-h][1-8]\b/g) ?? [];
      const { moves: _, ...marks } = reason.played.squares;
      const marked = Object.values(marks).flat();
      for (const square of right) {
        expect(named, `${id}: ${sentence}`).not.toContain(nameOf(USUAL_SHAPE, square));
        expect(marked, `${id}: ${reason.key}`).not.toContain(square);
      }
    }
  }
  expect(told / sample.length).toBeGreaterThan(0.8);
});
