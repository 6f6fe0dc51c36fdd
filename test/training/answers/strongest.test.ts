import { expect, test } from "vitest";
import { lookWith } from "../../../src/engine/ahead.ts";
import { answer } from "../../../src/engine/question.ts";
import { solverOf } from "../../../src/engine/solver.ts";
import { fromBitBoard, OTHELLO, resolve } from "../../../src/reversi/index.ts";
import { type Ask, judgeMove } from "../../../src/training/answers/move.ts";
import { searcher } from "../../content/engine.ts";
import { puzzles } from "../../content/puzzles.ts";

const looked: (readonly number[] | undefined)[] = [];
const ask: Ask = async (question) => {
  if (question.kind === "look") looked.push(question.only);
  return answer(question, solverOf(searcher), lookWith(searcher)) as never;
};

const opening = puzzles.filter(({ puzzle }) => puzzle.goal.kind === "strongest");

test("beside the move that is known to be the strongest a try is judged as beside all, and less is looked at", async () => {
  const some = opening.filter((_, i) => i % Math.ceil(opening.length / 6) === 0);
  expect(some.length).toBeGreaterThan(4);
  for (const { id, puzzle } of some) {
    const { board, toMove, tempting, right } = puzzle;
    const [best] = right;
    if (tempting === null || typeof best !== "number") throw new Error(`${id} asks for no move`);
    const position = resolve(OTHELLO, fromBitBoard(board, toMove), toMove);
    const judge = (known?: number) => judgeMove({ kind: "strongest" }, position, tempting, 1, ask, known);
    const judged = await judge(best);
    expect(judged, id).toEqual(await judge());
    expect(judged?.kept, id).toBe(false);
    expect(looked.slice(-2), id).toEqual([[best, tempting], undefined]);
    const answered = await judgeMove({ kind: "strongest" }, position, best, 1, ask, best);
    expect(answered?.kept, id).toBe(true);
  }
});
