import { STRONG_PLIES } from "../../catalogue/strong.ts";
import type { Explanation, Reason } from "../../coach/client.ts";
import { slotsOfOutcome, slotsOfReason } from "../../coach/explain/slots.ts";
import { isTelling, nearReasons } from "../../coach/telling.ts";
import { withValues } from "../../coach/values.ts";
import type { Seen } from "../../engine/ahead.ts";
import type { TranslateCoach } from "../../locales/coach.ts";
import type { Translate } from "../../locales/text.ts";
import { type Disc, nameOf, type Square, USUAL_SHAPE } from "../../reversi/index.ts";

/** What is said of a puzzle once it is done, and the reason that can be shown on the board. */
export interface Told {
  readonly reason: Reason | undefined;
  /** The outcome first, then at most two. */
  readonly sentences: readonly string[];
}

/** The explanation with the estimates that the judgement and the proof of a puzzle give, too: of a look at all moves. */
export const asSeen = (told: Explanation, seen: readonly Seen[] | null): Explanation =>
  withValues(
    told,
    (seen ?? []).map(({ square, score }) => ({ square, score, depth: STRONG_PLIES })),
  );

/** That a right move keeps what the other one loses. */
function kept({ outcome }: Explanation, right: Square, t: Translate): string | null {
  if (outcome.before < 0) return null;
  return t(outcome.before > 0 ? "puzzle.why.keeps.win" : "puzzle.why.keeps.draw", {
    square: nameOf(USUAL_SHAPE, right),
  });
}

/**
 * Why the tempting move fails and the answer works: what the move costs, the strongest reason, and, where that names no right move, another
 * one that does. If there is none, what the right move keeps, unless that has been said.
 */
export function toldOf(told: Explanation, right: readonly Square[], own: Disc, c: TranslateCoach, t: Translate): Told {
  const isNamed = (text: string): boolean => right.some((square) => text.includes(nameOf(USUAL_SHAPE, square)));
  const textOf = (reason: Reason): string => c(reason.key, own, slotsOfReason(reason));
  const [reason, ...more] = nearReasons(told);
  const outcome = c(told.outcome.key, own, slotsOfOutcome(told));
  const first = reason === undefined ? [] : [textOf(reason)];
  if (first.some(isNamed)) return { reason, sentences: [outcome, ...first] };
  const second = more.filter(isTelling).map(textOf).find(isNamed);
  const last = second ?? (isNamed(outcome) ? null : kept(told, told.best.square, t));
  return { reason, sentences: [outcome, ...first, ...(last === null ? [] : [last])] };
}
