/** The exact value of endings: alpha-beta with null windows, read out to the end. */

import { bitOf, CORNERS, sizeOf, squareOf, withoutLowest } from "./bits";
import { countNode, isStopped } from "./clock";
import { flipsOf } from "./flips";
import { lastFew, oddQuarters } from "./last";
import { movesOf } from "./mobility";
import { bringBest, flipsAt, listMoves, MOVE_SIZE, setKey, squareAt } from "./moves";
import { finalDifference, HIGHEST, NONE } from "./score";
import { entryOf, isOf, lowerOf, moveOf, NO_MOVE, remember, upperOf } from "./table";

/** With fewer empty squares positions are not remembered. */
const TABLE_FROM: i32 = 8;
const ETC_FROM: i32 = 9;

/** With fewer empty squares nobody looks at the clock: what is left takes less than a millisecond. */
const CLOCK_FROM: i32 = 10;

/** How much a move promises by what can be seen at once: few replies, none on corners; the last move in its quarter; a corner. */
function promiseOf(own: u64, other: u64, bit: u64, odd: u64): i32 {
  const replies = movesOf(other, own);
  let promise = -4 * (sizeOf(replies) + sizeOf(replies & CORNERS));
  if ((bit & CORNERS) != 0) promise += 6;
  if ((bit & odd) != 0) promise += 2;
  return promise;
}

/** Gives every move of a list its key. */
function order(own: u64, other: u64, list: usize, end: usize, hashMove: i32): void {
  const odd = oddQuarters(~(own | other));
  for (let at = list; at < end; at += MOVE_SIZE) {
    const square = squareAt(at);
    const bit = bitOf(square);
    const flips = flipsAt(at);
    setKey(at, square == hashMove ? i32.MAX_VALUE : promiseOf(own ^ flips ^ bit, other ^ flips, bit, odd));
  }
}

/**
 * The value for `own` to move with `empties` squares left, if it lies in (alpha, beta); else a bound on that side. `list` is free memory
 * for moves.
 */
export function endingValue(own: u64, other: u64, empties: i32, alpha: i32, beta: i32, list: usize): i32 {
  if (empties <= 4) return lastFew(own, other, alpha, beta);
  countNode();
  if (empties >= CLOCK_FROM && isStopped()) return 0;
  let lowest = alpha;
  let highest = beta;
  let hashMove = NO_MOVE;
  if (empties >= TABLE_FROM) {
    const entry = entryOf(own, other);
    if (entry != 0) {
      hashMove = moveOf(entry);
      if (isOf(entry, empties, 0)) {
        const lower = lowerOf(entry);
        const upper = upperOf(entry);
        if (lower >= beta || lower == upper) return lower;
        if (upper <= alpha) return upper;
        lowest = max(alpha, lower);
        highest = min(beta, upper);
      }
    }
  }
  const moves = movesOf(own, other);
  if (moves == 0) {
    if (movesOf(other, own) == 0) return finalDifference(own, other);
    return -endingValue(other, own, empties, -highest, -lowest, list);
  }
  const end = listMoves(own, other, moves, list);
  if (empties >= ETC_FROM) {
    for (let at = list; at < end; at += MOVE_SIZE) {
      const flips = flipsAt(at);
      const entry = entryOf(other ^ flips, own ^ flips ^ bitOf(squareAt(at)));
      if (entry != 0 && isOf(entry, empties - 1, 0) && -upperOf(entry) >= highest) return -upperOf(entry);
    }
  }
  order(own, other, list, end, hashMove);
  let best = NONE;
  let bestMove = NO_MOVE;
  let floor = lowest;
  for (let at = list; at < end; at += MOVE_SIZE) {
    bringBest(at, end);
    const square = squareAt(at);
    const flips = flipsAt(at);
    const nextOwn = other ^ flips;
    const nextOther = own ^ flips ^ bitOf(square);
    // The first move is read with the whole window; of the others it is only asked whether they are better, until one is.
    let score = -endingValue(nextOwn, nextOther, empties - 1, at == list ? -highest : -floor - 1, -floor, end);
    if (at != list && score > floor && score < highest) {
      score = -endingValue(nextOwn, nextOther, empties - 1, -highest, -score, end);
    }
    if (empties >= CLOCK_FROM && isStopped()) return 0;
    if (score > best) {
      best = score;
      bestMove = square;
      if (best >= highest) break;
      floor = max(floor, best);
    }
  }
  if (empties >= TABLE_FROM) remember(own, other, empties, 0, lowest, highest, best, bestMove);
  return best;
}
