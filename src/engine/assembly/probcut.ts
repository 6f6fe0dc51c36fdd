/**
 * ProbCut (M. Buro): where a shallow search lies so far outside the window that a deep one would hardly come back into it, the deep one
 * is left out. How far is far enough follows from the errors that shallow searches were measured to have.
 */

/**
 * Standard deviations of deep minus shallow searches in tenths of a disc, for 12, 16, ... 52 empties and depths 3 to 10; printed by
 * `src/workshop/selectivity/measure.ts`.
 */
const ERRORS: StaticArray<u8> = [
  // 12
  40, 38, 42, 49, 45, 41, 42, 53,
  35, 35, 35, 45, 45, 43, 42, 50,
  33, 33, 33, 40, 40, 38, 38, 45,
  33, 30, 33, 38, 36, 33, 33, 38,
  33, 28, 33, 35, 33, 28, 30, 33,
  33, 28, 33, 35, 33, 28, 30, 33,
  33, 28, 33, 35, 33, 28, 30, 33,
  33, 28, 33, 35, 33, 28, 30, 33,
  33, 28, 33, 35, 33, 28, 30, 33,
  33, 28, 33, 35, 33, 28, 30, 33,
  33, 28, 33, 35, 33, 28, 30, 33,
];

/** By selectivity from 0 on, how many tenths of a standard deviation a shallow search must lie outside. */
const CONFIDENCE: StaticArray<u8> = [0, 26, 20, 15, 11];

/** Shallower searches than this are done in full. */
export const PROBCUT_FROM: i32 = 3;

const DEEPEST: i32 = 10;
const FIRST_EMPTIES: i32 = 12;
const ROWS: i32 = 11;

/** The depth that is compared with a deep one: about half of it, and odd or even as it is, for the two kinds differ. */
// @ts-ignore: decorator
@inline
export function shallowFor(depth: i32): i32 {
  return 2 * (depth >> 2) + (depth & 1);
}

/** How many discs outside the window a shallow search must lie. */
export function marginFor(depth: i32, empties: i32, selectivity: i32): i32 {
  const row = max(0, min(ROWS - 1, (empties - FIRST_EMPTIES + 2) >> 2));
  // What was not measured is taken to be like the deepest one that was, odd or even.
  const column = (depth <= DEEPEST ? depth : DEEPEST - (depth & 1)) - PROBCUT_FROM;
  const error = <i32>unchecked(ERRORS[row * 8 + column]);
  return (error * <i32>unchecked(CONFIDENCE[selectivity]) + 99) / 100;
}
