import { sizeOf } from "./bits";

/** The highest score: every square at the end belongs to the winner. */
export const HIGHEST: i32 = 64;

/** Below every score. */
export const NONE: i32 = -65;

/** The final disc difference for `own` once neither side can move, empty squares to the winner. */
export function finalDifference(own: u64, other: u64): i32 {
  const ownDiscs = sizeOf(own);
  const otherDiscs = sizeOf(other);
  if (ownDiscs == otherDiscs) return 0;
  return ownDiscs > otherDiscs ? HIGHEST - 2 * otherDiscs : 2 * ownDiscs - HIGHEST;
}
