import type { Square } from "../reversi/index.ts";
import type { Explanation } from "./explain/explanation.ts";
import { outcomeOf } from "./explain/outcome.ts";

/** What a move is worth to the side that makes it: an estimate in discs, so many plies deep. */
export interface KnownValue {
  readonly square: Square;
  readonly score: number;
  readonly depth: number;
}

/**
 * An explanation with the estimates that are shown of the same moves elsewhere, so that one move has one number. Where these know a better
 * move and the coach does not, it is compared with that. As it is where the end has been read out, and where `values` lack a move in question.
 */
export function withValues(told: Explanation, values: readonly KnownValue[]): Explanation {
  const known = (square: Square): KnownValue | undefined => values.find((value) => value.square === square);
  const [found, after] = [known(told.best.square), known(told.played.square)];
  if (told.outcome.isExact || found === undefined || after === undefined) return told;
  const before = found.score > after.score ? found : values.reduce((a, b) => (b.score > a.score ? b : a), after);
  const played = { ...told.played, ...after };
  const best = { ...told.best, ...before };
  return { ...told, played, best, outcome: outcomeOf(played, best), instead: before === after ? told.instead : null };
}
