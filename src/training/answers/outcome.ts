import { type Disc, finalScore, opponentOf, type Position, play } from "../../reversi/index.ts";

/** A count of the positions that were looked at. */
export interface Counter {
  positions: number;
}

/**
 * The final difference for `side` with best play by both, empty squares to the winner, read out move by move by the rules: for any
 * variant, and slow, so for few empty squares. Exact if it lies between `least` and `most`, else a bound on that side of them.
 */
export function valueFor(
  position: Position,
  side: Disc,
  counter: Counter = { positions: 0 },
  least = Number.NEGATIVE_INFINITY,
  most = Number.POSITIVE_INFINITY,
): number {
  counter.positions += 1;
  const final = finalScore(position);
  if (final !== null) return final[side] - final[opponentOf(side)];
  const wantsMore = position.toMove === side;
  let [low, high] = [least, most];
  let best = wantsMore ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY;
  for (const { square } of position.legal) {
    const after = play(position, square);
    if (!after.ok) continue;
    const value = valueFor(after.value, side, counter, low, high);
    best = wantsMore ? Math.max(best, value) : Math.min(best, value);
    if (wantsMore) low = Math.max(low, best);
    else high = Math.min(high, best);
    if (low >= high) break;
  }
  return best;
}
