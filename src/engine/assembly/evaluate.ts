import { CORNERS, sizeOf } from "./bits";
import { movesOf } from "./mobility";
import { ENTRIES, FEATURES, firstEntryOf, firstWeightOf, gather, kindCount, preparePatterns, rowOf, WEIGHTS, weightOf } from "./patterns";
import { finalDifference } from "./score";

/** What a disc is worth in the units of `evaluate`. */
export const UNITS: i32 = 32;

/** No opinion goes beyond this, in units; only a game that is over can be worth 64 discs. */
const HIGHEST: i32 = 63 * UNITS;

/** Weights are known at these numbers of empties, 4, 14, ... 54, and interpolated between: a table of pairs for each gap. */
const KNOTS: i32 = 6;
const FIRST_KNOT: i32 = 4;
const SPACING: i32 = 10;

/** A bias for each number of empties from 0 to 60. */
const BIASES: i32 = 61;

/** The weights as they are kept: those of each knot, then one for each number of empties, in quarter discs, a signed byte each. */
const KEPT: usize = memory.data(6 * 114069 + 61, 16);
const KEPT_SIZE: i32 = KNOTS * <i32>WEIGHTS + BIASES;

/** For each gap between knots and each entry its weight at either knot, two signed bytes. */
const PAIRS: usize = memory.data(5 * 167457 * 2, 16);

let ready: bool = false;
let weighted: bool = false;

/** How many features a row of `features` has. */
export function featureCount(): i32 {
  return FEATURES;
}

/** The weight that a 0 in a column of a row stands for. */
export function firstWeight(column: i32): u32 {
  prepare();
  return firstWeightOf(column);
}

/** How many weights there are at each knot. */
export function weightCount(): i32 {
  return WEIGHTS;
}

export function knotCount(): i32 {
  return KNOTS;
}

/** The number of empties of a knot, counted from 0. */
export function knotAt(index: i32): i32 {
  return FIRST_KNOT + index * SPACING;
}

export function biasCount(): i32 {
  return BIASES;
}

/** Where the host writes the weights, and how many bytes; `useWeights` then takes them up. */
export function weightsAddress(): usize {
  return KEPT;
}

export function weightsSize(): i32 {
  return KEPT_SIZE;
}

function prepare(): void {
  if (ready) return;
  preparePatterns();
  ready = true;
}

/** Spreads the weights that the host has written into tables by entry. `evaluate` uses them from now on. */
export function useWeights(): void {
  prepare();
  for (let kind = 0; kind < kindCount(); ++kind) {
    const end = firstEntryOf(kind + 1);
    for (let entry = firstEntryOf(kind); entry < end; ++entry) {
      const weight = KEPT + weightOf(kind, entry);
      for (let gap = 0; gap < KNOTS - 1; ++gap) {
        const pair = PAIRS + ((<usize>(gap * <i32>ENTRIES) + entry) << 1);
        store<i8>(pair, load<i8>(weight + gap * WEIGHTS));
        store<i8>(pair, load<i8>(weight + (gap + 1) * WEIGHTS), 1);
      }
    }
  }
  weighted = true;
}

/** The features of a position in which the side to move has a move: the address of a u16 for each, see `rowOf`. The sets come in halves. */
export function features(ownLow: u32, ownHigh: u32, otherLow: u32, otherHigh: u32): usize {
  prepare();
  const own = (<u64>ownHigh << 32) | ownLow;
  const other = (<u64>otherHigh << 32) | otherLow;
  return rowOf(gather(own, other, movesOf(own, other), movesOf(other, own)));
}

/** A rough opinion for when there are no weights: corners and mobility. */
function estimateByRule(own: u64, other: u64, moves: u64, otherMoves: u64): i32 {
  const corners = sizeOf(own & CORNERS) - sizeOf(other & CORNERS);
  return UNITS * (8 * corners + sizeOf(moves) - sizeOf(otherMoves));
}

function estimate(own: u64, other: u64, moves: u64, otherMoves: u64): i32 {
  if (!weighted) return estimateByRule(own, other, moves, otherMoves);
  const empties = 64 - sizeOf(own | other);
  const past = max(min(empties - FIRST_KNOT, (KNOTS - 1) * SPACING), 0);
  const gap = min(past / SPACING, KNOTS - 2);
  const share = past - gap * SPACING;
  const pairs = PAIRS + (<usize>(gap * <i32>ENTRIES) << 1);
  const entries = gather(own, other, moves, otherMoves);
  let lower: i32 = 0;
  let upper: i32 = 0;
  for (let column = 0; column < FEATURES; ++column) {
    const pair = <i32>load<i16>(pairs + (<usize>load<u32>(entries + (column << 2)) << 1));
    lower += <i32>(<i8>pair);
    upper += pair >> 8;
  }
  const bias = <i32>load<i8>(KEPT + KNOTS * WEIGHTS + empties);
  // Quarter discs times the spacing of knots, to units.
  return (((SPACING - share) * lower + share * upper + SPACING * bias) * (UNITS / 4)) / SPACING;
}

/**
 * The opinion on a position as it stands, for the side to move, in units. The value of a side that must pass is minus that of the
 * other, and a game that is over has its score, empties to the winner. The same for all eight images of a position.
 */
export function evaluate(own: u64, other: u64): i32 {
  return evaluateWith(own, other, movesOf(own, other), movesOf(other, own));
}

/** The same where the legal moves of both sides are known. */
export function evaluateWith(own: u64, other: u64, moves: u64, otherMoves: u64): i32 {
  if (moves == 0) {
    if (otherMoves == 0) return UNITS * finalDifference(own, other);
    return -bounded(estimate(other, own, otherMoves, moves));
  }
  return bounded(estimate(own, other, moves, otherMoves));
}

function bounded(value: i32): i32 {
  return max(min(value, HIGHEST), -HIGHEST);
}

/** The evaluation for the host, in units, the sets in halves of 32 bits. */
export function evaluateHalves(ownLow: u32, ownHigh: u32, otherLow: u32, otherHigh: u32): i32 {
  return evaluate((<u64>ownHigh << 32) | ownLow, (<u64>otherHigh << 32) | otherLow);
}
