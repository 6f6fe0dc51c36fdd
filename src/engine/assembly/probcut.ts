/**
 * ProbCut (M. Buro): where a shallow search lies so far outside the window that a deep one would hardly come back into it, the deep one
 * is left out. How far is far enough follows from the errors that shallow searches were measured to have.
 */

/**
 * Standard deviations of deep minus shallow searches in tenths of a disc: a row each for 12, 20, ... 52 empties, depths 3 to 10. Printed
 * by `node src/workshop/selectivity/measure.ts GAMES.tsv.gz 150` from real games, half of them with two moves by dice at the end.
 */
const ERRORS: StaticArray<u8> = [
  41, 41, 36, 52, 54, 57, 56, 68,
  39, 31, 27, 40, 38, 34, 32, 42,
  35, 34, 27, 39, 36, 34, 30, 38,
  33, 38, 31, 48, 38, 32, 27, 38,
  41, 31, 24, 35, 33, 28, 30, 36,
  42, 29, 30, 35, 35, 28, 27, 27,
];

/** By selectivity from 0 on, how many tenths of a standard deviation a shallow search must lie outside. */
const CONFIDENCE: StaticArray<u8> = [0, 26, 20, 15, 11];

/** Shallower searches than this are done in full. */
export const PROBCUT_FROM: i32 = 3;

const DEEPEST: i32 = 10;
const FIRST_EMPTIES: i32 = 12;
const ROWS: i32 = 6;

/** The depth that is compared with a deep one: about half of it, and odd or even as it is, for the two kinds differ. */
// @ts-ignore: decorator
@inline
export function shallowFor(depth: i32): i32 {
  return 2 * (depth >> 2) + (depth & 1);
}

/** How many discs outside the window a shallow search must lie. */
export function marginFor(depth: i32, empties: i32, selectivity: i32): i32 {
  const row = max(0, min(ROWS - 1, (empties - FIRST_EMPTIES + 4) >> 3));
  // What was not measured is taken to be like the deepest one that was, odd or even.
  const column = (depth <= DEEPEST ? depth : DEEPEST - (depth & 1)) - PROBCUT_FROM;
  const error = <i32>unchecked(ERRORS[row * 8 + column]);
  return (error * <i32>unchecked(CONFIDENCE[selectivity]) + 99) / 100;
}
