import { z } from "astro/zod";
import { countDiscs, type Disc, type Position, USUAL_SHAPE } from "../../reversi/index.ts";
import { type LineGoal, type MoveGoal, moveGoal, OUTCOMES, READABLE_EMPTIES } from "../goal.ts";
import { faultOfMoveHint } from "../hint.ts";
import { base, type Fault, kindOf } from "./kind.ts";

/** What is wrong where somebody is to move, and to reach a goal by it. */
export function* faultsOfMoves(
  { goal, toMove }: { readonly goal: MoveGoal | LineGoal; readonly toMove?: Disc | undefined },
  { board, toMove: mover, passes }: Position,
): Generator<Fault> {
  if (mover === null) yield [["position"], "nobody can move here"];
  if (toMove !== undefined && passes === toMove) yield [["toMove"], `${toMove} has no legal move here`];
  const isUsual = board.shape === USUAL_SHAPE;
  const { empty } = countDiscs(board);
  const isOutcome = OUTCOMES.some((outcome) => outcome === goal.kind);
  if (isUsual && isOutcome && empty > READABLE_EMPTIES) {
    yield [["goal"], `more than ${READABLE_EMPTIES} squares are empty: its outcome cannot be read out`];
  }
  if (goal.kind === "strongest" && (!isUsual || empty <= READABLE_EMPTIES)) {
    yield [["goal"], `at most ${READABLE_EMPTIES} squares are empty: ask for an outcome`];
  }
}

/** One move reaches the goal. */
export const bestMove = kindOf({
  facts: z.strictObject({ kind: z.literal("best-move"), ...base, goal: moveGoal }),
  seconds: 45,
  faults: faultsOfMoves,
  faultOfHint: faultOfMoveHint,
});
