/**
 * What the engine offers. A board crosses as four halves, the low ones holding squares a1 to h4. A search leaves its result in memory
 * of the module, to be read through the functions below.
 */

import { startClock, nodesCounted } from "./clock";
import { evaluate } from "./evaluate";
import { setUpRays } from "./flips";
import { setUpLast } from "./last";
import { perftOf } from "./perft";
import { searchRoot } from "./root";
import { setUpStability } from "./stability";
import { clearTable, setUpTable } from "./table";

export { UNITS, evaluateHalves, useWeights, weightsAddress, weightsSize } from "./evaluate";
export { biasCount, featureCount, features, firstWeight, knotAt, knotCount, weightCount } from "./evaluate";
export { depthFound, isExactFound, lineAtFound, lineLengthFound, moveFound, scoreFound } from "./root";

// @ts-ignore: decorator
@inline
function join(low: i32, high: i32): u64 {
  return <u64>(<u32>low) | (<u64>(<u32>high) << 32);
}

/** Makes the tables; once, before anything else. The transposition table has 2 to the power of `tableBits` entries. */
export function setUp(tableBits: i32): void {
  setUpRays();
  setUpLast();
  setUpStability();
  setUpTable(tableBits);
}

/** Forgets all positions. */
export function clear(): void {
  clearTable();
}

/** The number of leaves at a depth; a pass is a ply, a game that is over is one leaf. */
export function perft(ownLow: i32, ownHigh: i32, otherLow: i32, otherHigh: i32, depth: i32): f64 {
  return <f64>perftOf(join(ownLow, ownHigh), join(otherLow, otherHigh), depth);
}

/**
 * Searches `depth` plies ahead within (alpha, beta), leaving nothing out at selectivity 0 and more and more up to 4; false if the time
 * `deadline`, in milliseconds of `env.now`, came first.
 */
export function search(
  ownLow: i32,
  ownHigh: i32,
  otherLow: i32,
  otherHigh: i32,
  depth: i32,
  selectivity: i32,
  alpha: i32,
  beta: i32,
  deadline: f64,
): bool {
  startClock(deadline);
  return searchRoot(join(ownLow, ownHigh), join(otherLow, otherHigh), depth, selectivity, alpha, beta);
}

/** Every position that the last search was entered with. */
export function nodesFound(): f64 {
  return <f64>nodesCounted();
}
