import type { CoachValue } from "../../locales/coach.ts";
import { nameOf, USUAL_SHAPE } from "../../reversi/index.ts";
import type { Explanation, Reason } from "./explanation.ts";

/** What fills the slots of a reason's sentence: its numbers, and its squares by name. */
export const slotsOfReason = ({ numbers, squares }: Reason): Readonly<Record<string, CoachValue>> => ({
  ...Object.fromEntries(
    Object.entries(squares).map(([slot, list]) => [slot, list.map((square) => nameOf(USUAL_SHAPE, square))]),
  ),
  ...numbers,
});

/** What fills the slots of the sentence about the outcome: `before` and `after` without signs, `count` discs lost. */
export const slotsOfOutcome = ({ outcome, played, best }: Explanation): Readonly<Record<string, CoachValue>> => ({
  move: nameOf(USUAL_SHAPE, played.square),
  best: nameOf(USUAL_SHAPE, best.square),
  before: Math.abs(outcome.before),
  after: Math.abs(outcome.after),
  count: outcome.before - outcome.after,
  depth: outcome.depth,
});
