/** The value of positions by looking ahead some plies and evaluating what comes then. */

import { bitOf, CORNERS, sizeOf } from "./bits";
import { countNode, isStopped } from "./clock";
import { endingValue } from "./ending";
import { evaluate } from "./evaluate";
import { movesOf } from "./mobility";
import { bringBest, flipsAt, listMoves, MOVE_SIZE, setKey, squareAt } from "./moves";
import { opinionOf } from "./opinion";
import { marginFor, PROBCUT_FROM, shallowFor } from "./probcut";
import { finalDifference, HIGHEST, NONE } from "./score";
import { entryOf, isOf, knownFrom, lowerOf, moveOf, NO_MOVE, remember, UNKNOWN, upperOf } from "./table";

/** With less depth left positions are not remembered. */
const TABLE_FROM: i32 = 2;

/** With less depth left moves are ordered by mobility. */
const EVALUATED_FROM: i32 = 3;

/** With no more empty squares nothing is left out of a search to the end. */
const READ_OUT: i32 = 13;

/** How much is left out: 0 nothing, 1 to 4 more and more. */
let selectivity: i32 = 0;

export function setSelectivity(level: i32): void {
  selectivity = level;
}

function order(own: u64, other: u64, depth: i32, list: usize, end: usize, hashMove: i32): void {
  for (let at = list; at < end; at += MOVE_SIZE) {
    const square = squareAt(at);
    if (square == hashMove) {
      setKey(at, i32.MAX_VALUE);
      continue;
    }
    const bit = bitOf(square);
    const flips = flipsAt(at);
    const nextOwn = other ^ flips;
    const nextOther = own ^ flips ^ bit;
    if (depth >= EVALUATED_FROM) {
      setKey(at, -evaluate(nextOwn, nextOther) - 32 * sizeOf(movesOf(nextOwn, nextOther)));
    } else {
      const replies = movesOf(nextOwn, nextOther);
      setKey(at, ((bit & CORNERS) != 0 ? 12 : 0) - 2 * (sizeOf(replies) + sizeOf(replies & CORNERS)));
    }
  }
}

/**
 * The value for `own` to move, `depth` plies ahead, if it lies in (alpha, beta); else a bound on that side. A pass takes no depth.
 * Where the depth reaches the end it is exact. `list` is free memory for moves.
 */
export function midgameValue(
  own: u64,
  other: u64,
  empties: i32,
  depth: i32,
  alpha: i32,
  beta: i32,
  list: usize,
): i32 {
  if (depth >= empties && (selectivity == 0 || empties <= READ_OUT)) {
    return endingValue(own, other, empties, alpha, beta, list);
  }
  countNode();
  if (depth <= 0) return opinionOf(own, other);
  if (isStopped()) return 0;
  let lowest = alpha;
  let highest = beta;
  let hashMove = NO_MOVE;
  if (depth >= TABLE_FROM) {
    const entry = entryOf(own, other, empties);
    if (entry != 0) {
      hashMove = moveOf(entry);
      if (isOf(entry, depth, selectivity)) {
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
    return -midgameValue(other, own, empties, depth, -highest, -lowest, list);
  }
  if (selectivity > 0 && depth >= PROBCUT_FROM && highest - lowest == 1) {
    const margin = marginFor(depth, empties, selectivity);
    const shallow = shallowFor(depth);
    if (opinionOf(own, other) >= highest) {
      const bound = highest + margin;
      if (bound < HIGHEST && midgameValue(own, other, empties, shallow, bound - 1, bound, list) >= bound) return highest;
    } else {
      const bound = lowest - margin;
      if (bound > -HIGHEST && midgameValue(own, other, empties, shallow, bound, bound + 1, list) <= bound) return lowest;
    }
    if (isStopped()) return 0;
  }
  const end = listMoves(own, other, moves, list);
  order(own, other, depth, list, end, hashMove);
  let best = NONE;
  let bestMove = NO_MOVE;
  let floor = lowest;
  for (let at = list; at < end; at += MOVE_SIZE) {
    bringBest(at, end);
    const square = squareAt(at);
    const flips = flipsAt(at);
    const nextOwn = other ^ flips;
    const nextOther = own ^ flips ^ bitOf(square);
    let score = -midgameValue(nextOwn, nextOther, empties - 1, depth - 1, at == list ? -highest : -floor - 1, -floor, end);
    if (at != list && score > floor && score < highest) {
      score = -midgameValue(nextOwn, nextOther, empties - 1, depth - 1, -highest, -score, end);
    }
    if (isStopped()) return 0;
    if (score > best) {
      best = score;
      bestMove = square;
      if (best >= highest) break;
      floor = max(floor, best);
    }
  }
  if (depth >= TABLE_FROM) remember(own, other, empties, depth, selectivity, lowest, highest, best, bestMove);
  return best;
}
