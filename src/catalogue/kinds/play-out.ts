import { z } from "astro/zod";
import { countDiscs, USUAL_SHAPE } from "../../reversi/index.ts";
import { opponent, playOutGoal, READABLE_EMPTIES } from "../goal.ts";
import { base, ideaOrRegion, kindOf } from "./kind.ts";

/** A game is played to its end from here; the learner has the side to move. */
export const playOut = kindOf({
  facts: z.strictObject({
    kind: z.literal("play-out"),
    ...base,
    /** Who answers. On a board of another shape there is one opponent for all, and this is left out. */
    against: opponent.optional(),
    goal: playOutGoal,
  }),
  seconds: 180,
  *faults({ against, goal }, position) {
    const isUsual = position.board.shape === USUAL_SHAPE;
    if (position.toMove === null) yield [["position"], "nobody can move here"];
    if (isUsual && against === undefined) yield [["against"], "who answers is not said"];
    if (!isUsual && against !== undefined) yield [["against"], "on this board there is one opponent for all"];
    const isHabit = against !== undefined && "habit" in against;
    if (goal.kind !== "end" && !isHabit && countDiscs(position.board).empty > READABLE_EMPTIES) {
      yield [["goal"], `more than ${READABLE_EMPTIES} squares are empty: nobody can prove that it can be reached`];
    }
  },
  faultOfHint: ideaOrRegion,
});
