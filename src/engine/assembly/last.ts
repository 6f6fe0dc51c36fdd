/**
 * The last one to four empty squares, without lists, table or mobility. All functions give the value, or a bound once it is outside
 * (alpha, beta).
 */

import { bitOf, sizeOf, squareOf, withoutLowest } from "./bits";
import { countNode } from "./clock";
import { flipsOf } from "./flips";
import { finalDifference, HIGHEST, NONE } from "./score";

const FILE_A: u64 = 0x0101010101010101;
const FILE_TO_RANK: u64 = 0x0102040810204080;

/** Two squares lie in the same quarter of the board if they agree in these bits of their numbers. */
const QUARTER: i32 = 0b100100;

const NORTH_WEST: u64 = 0x000000000f0f0f0f;
const NORTH_EAST: u64 = 0x00000000f0f0f0f0;
const SOUTH_WEST: u64 = 0x0f0f0f0f00000000;
const SOUTH_EAST: u64 = 0xf0f0f0f000000000;

/** How many discs a disc on place i of a line turns when the line is full but for i: [i * 256 + own discs of the line]. */
const TURNED: usize = memory.data(8 * 256, 64);

/** For each square its two diagonals, the square itself included. */
const DIAGONALS: usize = memory.data(64 * 2 * 8, 64);

/** For each square those around it. */
const AROUND: usize = memory.data(64 * 8, 64);

function turnedOn(line: i32, place: i32): i32 {
  let turned = 0;
  let run = 0;
  for (let at = place + 1; at < 8; at += 1) {
    if ((line >> at) & 1) {
      turned += run;
      break;
    }
    run += 1;
  }
  run = 0;
  for (let at = place - 1; at >= 0; at -= 1) {
    if ((line >> at) & 1) {
      turned += run;
      break;
    }
    run += 1;
  }
  return turned;
}

export function setUpLast(): void {
  for (let place = 0; place < 8; place += 1) {
    for (let line = 0; line < 256; line += 1) {
      if (!((line >> place) & 1)) store<u8>(TURNED + <usize>(place * 256 + line), <u8>turnedOn(line, place));
    }
  }
  for (let square = 0; square < 64; square += 1) {
    let rising: u64 = 0;
    let falling: u64 = 0;
    let around: u64 = 0;
    for (let to = 0; to < 64; to += 1) {
      const files = (to & 7) - (square & 7);
      const ranks = (to >> 3) - (square >> 3);
      if (files == ranks) falling |= bitOf(to);
      if (files == -ranks) rising |= bitOf(to);
      if (to != square && abs(files) <= 1 && abs(ranks) <= 1) around |= bitOf(to);
    }
    store<u64>(DIAGONALS + (<usize>square << 4), falling, 0);
    store<u64>(DIAGONALS + (<usize>square << 4), rising, 8);
    store<u64>(AROUND + (<usize>square << 3), around);
  }
}

// @ts-ignore: decorator
@inline
function isBeside(square: i32, discs: u64): bool {
  return (load<u64>(AROUND + (<usize>square << 3)) & discs) != 0;
}

/** How many discs `own` turns on the only empty square. */
// @ts-ignore: decorator
@inline
function turnedLast(own: u64, square: i32): i32 {
  const file = square & 7;
  const rank = square >> 3;
  const diagonals = DIAGONALS + (<usize>square << 4);
  const byFile = TURNED + (<usize>file << 8);
  const byRank = TURNED + (<usize>rank << 8);
  return (
    <i32>load<u8>(byFile + <usize>((own >> (<u64>rank << 3)) & 255)) +
    <i32>load<u8>(byRank + <usize>((((own >> <u64>file) & FILE_A) * FILE_TO_RANK) >> 56)) +
    <i32>load<u8>(byFile + <usize>(((own & load<u64>(diagonals, 0)) * FILE_A) >> 56)) +
    <i32>load<u8>(byFile + <usize>(((own & load<u64>(diagonals, 8)) * FILE_A) >> 56))
  );
}

function lastOne(own: u64, square: i32): i32 {
  countNode();
  const difference = 2 * sizeOf(own) - HIGHEST;
  const turned = turnedLast(own, square);
  if (turned != 0) return difference + 2 * turned + 2;
  const lost = turnedLast(~own ^ bitOf(square), square);
  if (lost != 0) return difference - 2 * lost;
  // `own` holds half of the board or more, or less: the empty square goes to the winner.
  return difference >= 0 ? difference + 2 : difference;
}

function lastTwo(own: u64, other: u64, first: i32, second: i32, alpha: i32, beta: i32): i32 {
  countNode();
  let best = NONE;
  if (isBeside(first, other)) {
    const flips = flipsOf(own, other, first);
    if (flips != 0) {
      best = -lastOne(other ^ flips, second);
      if (best >= beta) return best;
    }
  }
  if (isBeside(second, other)) {
    const flips = flipsOf(own, other, second);
    if (flips != 0) {
      const score = -lastOne(other ^ flips, first);
      if (score > best) best = score;
    }
  }
  if (best != NONE) return best;
  let least = HIGHEST + 1;
  const flips = flipsOf(other, own, first);
  if (flips != 0) {
    least = lastOne(own ^ flips, second);
    if (least <= alpha) return least;
  }
  const flipsSecond = flipsOf(other, own, second);
  if (flipsSecond != 0) least = min(least, lastOne(own ^ flipsSecond, first));
  return least > HIGHEST ? finalDifference(own, other) : least;
}

/** The squares come with one that is alone in its quarter first, if there is one. */
function lastThree(own: u64, other: u64, a: i32, b: i32, c: i32, alpha: i32, beta: i32, hasPassed: bool): i32 {
  countNode();
  let best = NONE;
  let floor = alpha;
  if (isBeside(a, other)) {
    const flips = flipsOf(own, other, a);
    if (flips != 0) {
      best = -lastTwo(other ^ flips, own ^ flips ^ bitOf(a), b, c, -beta, -floor);
      if (best >= beta) return best;
      floor = max(floor, best);
    }
  }
  if (isBeside(b, other)) {
    const flips = flipsOf(own, other, b);
    if (flips != 0) {
      const score = -lastTwo(other ^ flips, own ^ flips ^ bitOf(b), a, c, -beta, -floor);
      if (score >= beta) return score;
      best = max(best, score);
      floor = max(floor, best);
    }
  }
  if (isBeside(c, other)) {
    const flips = flipsOf(own, other, c);
    if (flips != 0) {
      const score = -lastTwo(other ^ flips, own ^ flips ^ bitOf(c), a, b, -beta, -floor);
      best = max(best, score);
    }
  }
  if (best != NONE) return best;
  return hasPassed ? -finalDifference(other, own) : -lastThree(other, own, a, b, c, -beta, -alpha, true);
}

// @ts-ignore: decorator
@inline
function threeLeft(own: u64, other: u64, empty: u64, alpha: i32, beta: i32): i32 {
  const a = squareOf(empty);
  const rest = withoutLowest(empty);
  const b = squareOf(rest);
  const c = squareOf(withoutLowest(rest));
  if (((b ^ c) & QUARTER) == 0) return lastThree(own, other, a, b, c, alpha, beta, false);
  if (((a ^ c) & QUARTER) == 0) return lastThree(own, other, b, a, c, alpha, beta, false);
  return lastThree(own, other, c, a, b, alpha, beta, false);
}

/** The quarters of the board with an odd number of empty squares: who moves there can have the last move there. */
export function oddQuarters(empty: u64): u64 {
  return (
    ((0 - <u64>(sizeOf(empty & NORTH_WEST) & 1)) & NORTH_WEST) |
    ((0 - <u64>(sizeOf(empty & NORTH_EAST) & 1)) & NORTH_EAST) |
    ((0 - <u64>(sizeOf(empty & SOUTH_WEST) & 1)) & SOUTH_WEST) |
    ((0 - <u64>(sizeOf(empty & SOUTH_EAST) & 1)) & SOUTH_EAST)
  );
}

function lastFour(own: u64, other: u64, empty: u64, alpha: i32, beta: i32, hasPassed: bool): i32 {
  countNode();
  const odd = oddQuarters(empty);
  let best = NONE;
  let floor = alpha;
  for (let half = 0; half < 2; half += 1) {
    for (let squares = half == 0 ? empty & odd : empty & ~odd; squares != 0; squares = withoutLowest(squares)) {
      const square = squareOf(squares);
      if (!isBeside(square, other)) continue;
      const flips = flipsOf(own, other, square);
      if (flips == 0) continue;
      const bit = bitOf(square);
      const score = -threeLeft(other ^ flips, own ^ flips ^ bit, empty ^ bit, -beta, -floor);
      if (score >= beta) return score;
      best = max(best, score);
      floor = max(floor, best);
    }
  }
  if (best != NONE) return best;
  return hasPassed ? -finalDifference(other, own) : -lastFour(other, own, empty, -beta, -alpha, true);
}

/** The value with at most four empty squares. */
export function lastFew(own: u64, other: u64, alpha: i32, beta: i32): i32 {
  const empty = ~(own | other);
  switch (sizeOf(empty)) {
    case 4:
      return lastFour(own, other, empty, alpha, beta, false);
    case 3:
      return threeLeft(own, other, empty, alpha, beta);
    case 2:
      return lastTwo(own, other, squareOf(empty), squareOf(withoutLowest(empty)), alpha, beta);
    case 1:
      return lastOne(own, squareOf(empty));
    default:
      countNode();
      return finalDifference(own, other);
  }
}
