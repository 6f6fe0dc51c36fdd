/** Bit i of a set is square i: a1 is bit 0, h1 bit 7, a8 bit 56. */

/** A set without its lowest square. */
// @ts-ignore: decorator
@inline
export function withoutLowest(set: u64): u64 {
  return set & (set - 1);
}

/** The number of the lowest square of a set that is not empty. */
// @ts-ignore: decorator
@inline
export function squareOf(set: u64): i32 {
  return <i32>ctz(set);
}

/** How many squares a set holds. */
// @ts-ignore: decorator
@inline
export function sizeOf(set: u64): i32 {
  return <i32>popcnt(set);
}

/** The set that holds one square. */
// @ts-ignore: decorator
@inline
export function bitOf(square: i32): u64 {
  return (<u64>1) << (<u64>square);
}

export const CORNERS: u64 = 0x8100000000000081;
