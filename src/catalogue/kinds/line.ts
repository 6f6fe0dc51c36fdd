import { z } from "astro/zod";
import { USUAL_SHAPE } from "../../reversi/index.ts";
import { EVENTS, lineGoal } from "../goal.ts";
import { faultOfMoveHint } from "../hint.ts";
import { faultsOfMoves } from "./best-move.ts";
import { base, kindOf } from "./kind.ts";

/** Several moves reach the goal, against the best defence. */
export const line = kindOf({
  facts: z.strictObject({ kind: z.literal("line"), ...base, goal: lineGoal }),
  seconds: 60,
  *faults(facts, position) {
    yield* faultsOfMoves(facts, position);
    if (position.board.shape !== USUAL_SHAPE && EVENTS.some((event) => event === facts.goal.kind)) {
      yield [["goal"], "on this board only an outcome, or moves to follow, can be asked for"];
    }
  },
  faultOfHint: faultOfMoveHint,
  // Moves to follow stand in the task.
  turns: ({ goal }) => goal.kind !== "follow",
});
