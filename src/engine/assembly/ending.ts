/** The exact value of endings: alpha-beta with null windows, read out to the end. */

import { bitOf, CORNERS, sizeOf, squareOf, withoutLowest } from "./bits";
import { countNode, isStopped } from "./clock";
import { UNITS } from "./evaluate";
import { flipsOf } from "./flips";
import { lastFew, oddQuarters } from "./last";
import { valueAhead } from "./lookahead";
import { movesOf } from "./mobility";
import { bringBest, flipsAt, listMoves, MOVE_SIZE, setKey, squareAt } from "./moves";
import { finalDifference, HIGHEST, NONE } from "./score";
import { stableDiscs } from "./stability";
import { depthOf, entryOf, isOf, knownFrom, lowerOf, moveOf, NO_MOVE, remember, UNKNOWN, upperOf } from "./table";

/** With fewer empty squares positions are not remembered. */
const TABLE_FROM: i32 = 7;

/** Stable discs are counted where so few empty squares are left, for what has to be reached, that they may settle it. */
const STABLE_SLACK: i32 = 6;

/** The best move of a search that looked fewer plies ahead is no better than what moves are ordered by. */
const TRUSTED_FROM: i32 = 6;

/** From so many empty squares on, a look at what is known of the positions after each move comes first (enhanced transposition cutoff). */
const ETC_FROM: i32 = 10;

/** With fewer empty squares nobody looks at the clock: what is left takes less than a millisecond. */
const CLOCK_FROM: i32 = 10;

/** With fewer empty squares moves are ordered without the evaluation. */
const EVALUATED_FROM: i32 = 12;

/** From so many empty squares on, moves are ordered by looking a ply ahead, and two plies. */
const ONE_AHEAD_FROM: i32 = 15;
const TWO_AHEAD_FROM: i32 = 18;

/** What a reply is worth to who has it, in the units of the evaluation, over what the evaluation itself sees in mobility. */
const REPLY: i32 = 3 * UNITS;

/** How much a move promises by what can be seen at once: few replies, none on corners; the last move in its quarter; a corner. */
function orderByMobility(own: u64, other: u64, list: usize, end: usize, hashMove: i32): void {
  const odd = oddQuarters(~(own | other));
  for (let at = list; at < end; at += MOVE_SIZE) {
    const square = squareAt(at);
    if (square == hashMove) {
      setKey(at, i32.MAX_VALUE);
      continue;
    }
    const bit = bitOf(square);
    const flips = flipsAt(at);
    const replies = movesOf(other ^ flips, own ^ flips ^ bit);
    let promise = -4 * (sizeOf(replies) + sizeOf(replies & CORNERS));
    if ((bit & CORNERS) != 0) promise += 3;
    if ((bit & odd) != 0) promise += 2;
    setKey(at, promise);
  }
}

/** Gives every move of a list its key from what the position after it looks like to the other side, and its number of replies. */
function orderByValue(own: u64, other: u64, empties: i32, list: usize, end: usize, hashMove: i32): void {
  const ahead = empties >= TWO_AHEAD_FROM ? 2 : empties >= ONE_AHEAD_FROM ? 1 : 0;
  for (let at = list; at < end; at += MOVE_SIZE) {
    const square = squareAt(at);
    if (square == hashMove) {
      setKey(at, i32.MAX_VALUE);
      continue;
    }
    const flips = flipsAt(at);
    const nextOwn = other ^ flips;
    const nextOther = own ^ flips ^ bitOf(square);
    const replies = movesOf(nextOwn, nextOther);
    setKey(at, -valueAhead(nextOwn, nextOther, replies, ahead) - REPLY * sizeOf(replies));
  }
}

/** Up to so many empty squares moves are not listed. */
const SHALLOW: i32 = 6;

/** The value with five empty squares up to `SHALLOW`: moves in odd quarters come first, and corners before others. */
function shallowValue(own: u64, other: u64, empties: i32, alpha: i32, beta: i32): i32 {
  countNode();
  const moves = movesOf(own, other);
  if (moves == 0) {
    if (movesOf(other, own) == 0) return finalDifference(own, other);
    return -shallowValue(other, own, empties, -beta, -alpha);
  }
  const odd = oddQuarters(~(own | other));
  let best = NONE;
  let floor = alpha;
  let left = moves;
  while (left != 0) {
    let group = left & odd;
    if (group == 0) group = left;
    const corners = group & CORNERS;
    if (corners != 0) group = corners;
    left &= ~group;
    for (; group != 0; group = withoutLowest(group)) {
      const square = squareOf(group);
      const flips = flipsOf(own, other, square);
      const nextOwn = other ^ flips;
      const nextOther = own ^ flips ^ bitOf(square);
      const score =
        empties == 5
          ? -lastFew(nextOwn, nextOther, -beta, -floor)
          : -shallowValue(nextOwn, nextOther, empties - 1, -beta, -floor);
      if (score >= beta) return score;
      best = max(best, score);
      floor = max(floor, best);
    }
  }
  return best;
}

/**
 * The value for `own` to move with `empties` squares left, if it lies in (alpha, beta); else a bound on that side. `list` is free memory
 * for moves.
 */
export function endingValue(own: u64, other: u64, empties: i32, alpha: i32, beta: i32, list: usize): i32 {
  if (empties <= 4) return lastFew(own, other, alpha, beta);
  if (empties <= SHALLOW) return shallowValue(own, other, empties, alpha, beta);
  countNode();
  if (empties >= CLOCK_FROM && isStopped()) return 0;
  if (alpha >= 2 * empties - STABLE_SLACK && 2 * sizeOf(other) >= HIGHEST - alpha) {
    const most = HIGHEST - 2 * sizeOf(stableDiscs(other, own));
    if (most <= alpha) return most;
  }
  let lowest = alpha;
  let highest = beta;
  let hashMove = NO_MOVE;
  if (empties >= TABLE_FROM) {
    const entry = entryOf(own, other, empties);
    if (entry != 0) {
      if (depthOf(entry) >= TRUSTED_FROM) hashMove = moveOf(entry);
      if (isOf(entry, empties, 0)) {
        const known = knownFrom(entry, alpha, beta);
        if (known != UNKNOWN) return known;
        lowest = max(alpha, lowerOf(entry));
        highest = min(beta, upperOf(entry));
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
      const entry = entryOf(other ^ flips, own ^ flips ^ bitOf(squareAt(at)), empties - 1);
      if (entry != 0 && isOf(entry, empties - 1, 0) && -upperOf(entry) >= highest) return -upperOf(entry);
    }
  }
  if (empties >= EVALUATED_FROM) orderByValue(own, other, empties, list, end, hashMove);
  else orderByMobility(own, other, list, end, hashMove);
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
  if (empties >= TABLE_FROM) remember(own, other, empties, empties, 0, lowest, highest, best, bestMove);
  return best;
}
