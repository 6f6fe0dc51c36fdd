import { isCalm, timeUntilReply } from "../../board/motion.ts";
import type { Duel } from "../../training/duel.ts";
import { playedOf } from "../exercise/words.ts";

/** How long a pass of the learner can be read before the opponent moves again, and how long one looks at the board before it begins. */
const PASS = 1600;
const OPENING = 500;

/** How long the last move is looked at before the answer, in milliseconds. Where nothing may move, only a pass takes time. */
export function pauseAfter({ game, learner }: Duel): number {
  const last = game.plies.at(-1);
  const isStill = isCalm();
  if (last === undefined) return isStill ? 0 : OPENING;
  const { passes, board } = last.after;
  const seen = isStill ? 0 : timeUntilReply(board.shape, playedOf(last));
  return seen + (passes !== null && passes === learner ? PASS : 0);
}

export const wait = (ms: number): Promise<void> =>
  ms === 0 ? Promise.resolve() : new Promise((resolve) => setTimeout(resolve, ms));
