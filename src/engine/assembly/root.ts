/** The search of a position as it is asked for: what the move is, what it is worth, and how the game would go on. */

import { bitOf, sizeOf } from "./bits";
import { isStopped } from "./clock";
import { endingValue } from "./ending";
import { flipsOf } from "./flips";
import { midgameValue, setSelectivity } from "./midgame";
import { movesOf } from "./mobility";
import { flipsAt, listMoves, LISTS, MOVE_SIZE, squareAt } from "./moves";
import { finalDifference, HIGHEST, NONE } from "./score";
import { canonicalImage, imageOf, squareBefore } from "./symmetry";
import { entryOf, isOf, lowerOf, moveOf, NO_MOVE } from "./table";

/** A pass, where a line of squares is told. */
export const PASS: i32 = 64;

/** The line found: a byte for each ply. A game from any position has at most 60 moves and as many passes. */
const LINE: usize = memory.data(128);

let score: i32 = 0;
let move: i32 = NO_MOVE;
let depthReached: i32 = 0;
let exact: bool = false;
let lineLength: i32 = 0;

export function scoreFound(): i32 {
  return score;
}

/** The square of the best move, `NO_MOVE` if there is none. */
export function moveFound(): i32 {
  return move;
}

export function depthFound(): i32 {
  return depthReached;
}

export function isExactFound(): bool {
  return exact;
}

export function lineLengthFound(): i32 {
  return lineLength;
}

export function lineAtFound(ply: i32): i32 {
  return <i32>load<u8>(LINE + <usize>ply);
}

// @ts-ignore: decorator
@inline
function emptiesOf(own: u64, other: u64): i32 {
  return 64 - sizeOf(own | other);
}

function append(square: i32): void {
  store<u8>(LINE + <usize>lineLength, <u8>square);
  lineLength += 1;
}

/** The value of a position in which `own` has the moves of a list, which are tried in their order; the best comes to the front. */
function bestOfList(
  own: u64,
  other: u64,
  empties: i32,
  depth: i32,
  alpha: i32,
  beta: i32,
  list: usize,
  end: usize,
): i32 {
  let best = NONE;
  let bestAt = list;
  for (let at = list; at < end; at += MOVE_SIZE) {
    const flips = flipsAt(at);
    const nextOwn = other ^ flips;
    const nextOther = own ^ flips ^ bitOf(squareAt(at));
    const floor = max(alpha, best);
    let value = -midgameValue(nextOwn, nextOther, empties - 1, depth - 1, at == list ? -beta : -floor - 1, -floor, end);
    if (at != list && value > floor && value < beta) {
      value = -midgameValue(nextOwn, nextOther, empties - 1, depth - 1, -beta, -value, end);
    }
    if (isStopped()) return 0;
    if (value > best) {
      best = value;
      bestAt = at;
      if (best >= beta) break;
    }
  }
  toFront(list, bestAt);
  return best;
}

/** Moves one entry of a list to its front, the others keeping their order. */
function toFront(list: usize, chosen: usize): void {
  if (chosen == list) return;
  const first = load<u64>(chosen);
  const second = load<u64>(chosen, 8);
  memory.copy(list + MOVE_SIZE, list, chosen - list);
  store<u64>(list, first);
  store<u64>(list, second, 8);
}

/** The move that keeps the exact value of a position in which `own` has moves; `NO_MOVE` if the deadline comes first. */
function moveKeeping(own: u64, other: u64, empties: i32, value: i32): i32 {
  const entry = entryOf(own, other, empties);
  if (entry != 0 && isOf(entry, empties, 0) && lowerOf(entry) >= value && moveOf(entry) != NO_MOVE) return moveOf(entry);
  const end = listMoves(own, other, movesOf(own, other), LISTS);
  if (entry != 0) {
    for (let at = LISTS; at < end; at += MOVE_SIZE) if (squareAt(at) == moveOf(entry)) toFront(LISTS, at);
  }
  for (let at = LISTS; at < end; at += MOVE_SIZE) {
    const flips = flipsAt(at);
    const square = squareAt(at);
    const next = own ^ flips ^ bitOf(square);
    const worth = -endingValue(other ^ flips, next, empties - 1, -value, 1 - value, end);
    if (isStopped()) break;
    if (worth >= value) return square;
  }
  return NO_MOVE;
}

/** The best move as far as the table knows it, else `NO_MOVE`. */
function moveKnown(own: u64, other: u64): i32 {
  const entry = entryOf(own, other, emptiesOf(own, other));
  return entry == 0 ? NO_MOVE : moveOf(entry);
}

/**
 * Appends how the game goes on, at most `depth` plies: to its end, if the value is exact and the deadline does not come first; else as
 * far as the table knows.
 */
function appendLine(own: u64, other: u64, depth: i32, value: i32, isEnding: bool): void {
  let mine = own;
  let theirs = other;
  let worth = value;
  for (let left = depth; left > 0; ) {
    if (movesOf(mine, theirs) == 0) {
      if (movesOf(theirs, mine) == 0) return;
      append(PASS);
    } else {
      const square = isEnding ? moveKeeping(mine, theirs, left, worth) : moveKnown(mine, theirs);
      if (square == NO_MOVE) return;
      append(square);
      const flips = flipsOf(mine, theirs, square);
      mine ^= flips ^ bitOf(square);
      theirs ^= flips;
      left -= 1;
    }
    const kept = mine;
    mine = theirs;
    theirs = kept;
    worth = -worth;
  }
}

/**
 * Searches a position `depth` plies ahead, or to its end, and leaves what it finds; false if the deadline came first. The position is
 * searched in the image that stands for all eight, so that images of a position, and moves that mirror each other, get the same score.
 */
export function searchRoot(
  askedOwn: u64,
  askedOther: u64,
  depth: i32,
  selectivity: i32,
  askedAlpha: i32,
  askedBeta: i32,
): bool {
  // No score lies beyond the ends of the scale, so one at an end is no mere bound.
  const alpha = askedAlpha <= -HIGHEST ? NONE : askedAlpha;
  const beta = askedBeta >= HIGHEST ? -NONE : askedBeta;
  const image = canonicalImage(askedOwn, askedOther);
  const own = imageOf(askedOwn, image);
  const other = imageOf(askedOther, image);
  const empties = emptiesOf(own, other);
  setSelectivity(selectivity);
  move = NO_MOVE;
  lineLength = 0;
  exact = depth >= empties;
  depthReached = min(depth, empties);
  if (isStopped()) return false;
  const isPass = movesOf(own, other) == 0;
  if (isPass) {
    if (movesOf(other, own) == 0) {
      score = finalDifference(own, other);
      exact = true;
      return true;
    }
    append(PASS);
  }
  const value = isPass
    ? searchMoves(other, own, empties, depth, -beta, -alpha)
    : searchMoves(own, other, empties, depth, alpha, beta);
  if (value == NONE) return false;
  score = isPass ? -value : value;
  if (isPass) move = NO_MOVE;
  if (score <= alpha || score >= beta) lineLength = 0;
  for (let ply = 0; ply < lineLength; ply += 1) {
    const square = lineAtFound(ply);
    if (square != PASS) store<u8>(LINE + <usize>ply, <u8>squareBefore(square, image));
  }
  if (move != NO_MOVE) move = squareBefore(move, image);
  return true;
}

/**
 * Before an ending is read out, so many plies are looked ahead, leaving out what is unlikely to matter, and from so many empty squares on
 * in the same way to its end: to learn about where the value lies, and which moves to try first.
 */
const PLIES_BEFORE: i32 = 12;
const SELECTIVITY_BEFORE: i32 = 3;
const TO_THE_END_FROM: i32 = 18;

/** How far from what it is expected to be the value is first looked for. */
const MARGIN: i32 = 2;

/**
 * The value of a list, looked for around `guess` first and farther off only if it is not there: a narrow window is soon settled. A
 * side of the window is only ever moved outwards, for a search that leaves out moves may contradict itself.
 */
function valueAround(
  guess: i32,
  own: u64,
  other: u64,
  empties: i32,
  depth: i32,
  alpha: i32,
  beta: i32,
  list: usize,
  end: usize,
): i32 {
  let margin = MARGIN;
  let low = max(alpha, min(guess - margin, beta - 1));
  let high = min(beta, max(guess + margin, alpha + 1));
  while (true) {
    const value = bestOfList(own, other, empties, depth, low, high, list, end);
    if (isStopped()) return 0;
    margin *= 2;
    if (value <= low && low > alpha) {
      low = max(alpha, value - margin);
    } else if (value >= high && high < beta) {
      high = min(beta, value + margin);
    } else return value;
  }
}

/** The value of a position in which `own` has moves, `NONE` if the deadline comes first; appends the line and sets the best move. */
function searchMoves(own: u64, other: u64, empties: i32, depth: i32, alpha: i32, beta: i32): i32 {
  const end = listMoves(own, other, movesOf(own, other), LISTS);
  const isEnding = depth >= empties;
  const plies = isEnding ? min(PLIES_BEFORE, empties - 8) : depth;
  if (isEnding) setSelectivity(SELECTIVITY_BEFORE);
  let value = 0;
  for (let ahead = 1; ahead <= plies; ahead += 1) {
    const isLast = ahead == depth;
    value = valueAround(value, own, other, empties, ahead, isLast ? alpha : NONE, isLast ? beta : -NONE, LISTS, end);
    if (isStopped()) return NONE;
  }
  if (isEnding) {
    if (empties >= TO_THE_END_FROM) value = valueAround(value, own, other, empties, empties, NONE, -NONE, LISTS, end);
    setSelectivity(0);
    value = valueAround(value, own, other, empties, empties, alpha, beta, LISTS, end);
  }
  if (isStopped()) return NONE;
  move = squareAt(LISTS);
  if (value <= alpha || value >= beta) return value;
  append(move);
  const flips = flipsAt(LISTS);
  const nextOwn = other ^ flips;
  const nextOther = own ^ flips ^ bitOf(move);
  appendLine(nextOwn, nextOther, (isEnding ? empties : depth) - 1, -value, isEnding);
  return value;
}
