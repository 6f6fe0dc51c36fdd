import type { Explanation, Reason } from "./explain/explanation.ts";

/** A reason that is weaker says little: it counts what is there, and does not tell what to look for. */
const LEAST_STRENGTH = 36;

/** What only a search sees, what comes some moves later, and what names several squares at once is not found by looking at the board. */
const VAGUE = /\.(seen|later|several)$/;

/**
 * No idea to begin with: numbers of moves or discs to be compared, what can be reached after two moves, and that a move could have waited
 * for now, which does not say what is better.
 */
const WEAK: readonly string[] = [
  "safe.fewer",
  "safe.left",
  "stable.own",
  "stable.other",
  "moves.left",
  "access.lost",
  "access.taken",
  "free.reserve",
];

/** Some reasons say enough only where they are strong: a corner that goes soon, the last move in a region of four squares at most. */
const STRONGER: Readonly<Record<string, number>> = { "corner.goes": 65, "last.region": 46 };

/** Whether a reason is one that a puzzle can turn on: it is proven, is seen on the board soon, and says what to look for. */
export const isTelling = ({ key, strength }: Pick<Reason, "key" | "strength">): boolean =>
  strength >= (STRONGER[key] ?? LEAST_STRENGTH) && !VAGUE.test(key) && !WEAK.includes(key);

/** So many sentences say why a move fails. */
const SENTENCES = 2;

/** What the coach says first of a move, at most two sentences. */
export const sentencesOf = ({ reasons }: Pick<Explanation, "reasons">): readonly Reason[] =>
  reasons.slice(0, SENTENCES);
