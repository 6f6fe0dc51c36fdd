/** Lists of moves on a stack in static memory: the list of a position begins where that of the position before it ends. */

import { squareOf, withoutLowest } from "./bits";
import { flipsOf } from "./flips";

// An entry: the discs turned, the square, the key by which the list is ordered (highest first).
const SQUARE: usize = 8;
const KEY: usize = 12;
export const MOVE_SIZE: usize = 16;


/** Where the list of the first position begins: room for 60 positions with at most 34 moves each. */
export const LISTS: usize = memory.data(60 * 34 * 16, 64);

// @ts-ignore: decorator
@inline
export function flipsAt(move: usize): u64 {
  return load<u64>(move);
}

// @ts-ignore: decorator
@inline
export function squareAt(move: usize): i32 {
  return load<i32>(move, SQUARE);
}

// @ts-ignore: decorator
@inline
function keyAt(move: usize): i32 {
  return load<i32>(move, KEY);
}

// @ts-ignore: decorator
@inline
export function setKey(move: usize, key: i32): void {
  store<i32>(move, key, KEY);
}

/** Writes the moves in the order of their squares and gives the end of the list. */
export function listMoves(own: u64, other: u64, moves: u64, list: usize): usize {
  let at = list;
  for (let rest = moves; rest != 0; rest = withoutLowest(rest)) {
    const square = squareOf(rest);
    store<u64>(at, flipsOf(own, other, square));
    store<i32>(at, square, SQUARE);
    at += MOVE_SIZE;
  }
  return at;
}

/** Brings the move with the highest key to the front of what is left of a list; of equal ones the first. */
export function bringBest(list: usize, end: usize): void {
  let best = list;
  let bestKey = keyAt(list);
  for (let at = list + MOVE_SIZE; at < end; at += MOVE_SIZE) {
    const key = keyAt(at);
    if (key > bestKey) {
      bestKey = key;
      best = at;
    }
  }
  if (best == list) return;
  const flips = load<u64>(list);
  const squareAndKey = load<u64>(list, SQUARE);
  store<u64>(list, load<u64>(best));
  store<u64>(list, load<u64>(best, SQUARE), SQUARE);
  store<u64>(best, flips);
  store<u64>(best, squareAndKey, SQUARE);
}
