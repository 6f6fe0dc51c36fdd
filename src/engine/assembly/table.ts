/**
 * The transposition table: bounds of positions, and the move that was best. A bucket holds four entries; which one gives way depends
 * only on what the same search has stored, so that a search gives the same result whatever was searched before.
 */

// An entry: own and other discs, 8 bytes each, then one byte each:
const LOWER: usize = 16;
const UPPER: usize = 17;
const MOVE: usize = 18;
const DEPTH: usize = 19;
const SELECTIVITY: usize = 20;
const GENERATION: usize = 21;
const ENTRY: usize = 24;
const WAYS: usize = 4;
const BUCKET: usize = ENTRY * WAYS;

/** The move of an entry that knows none. */
export const NO_MOVE: i32 = 64;

let start: usize = 0;
let bucketMask: u64 = 0;

/** Positions with fewer empty squares go to a small table of their own: most are met there, and it stays in the processor's cache. */
const NEAR_BELOW: i32 = 11;
const NEAR_BUCKETS: usize = 1 << 12;
const NEAR: usize = memory.data(96 << 12, 64);

let generation: u8 = 0;

/** Makes room, once, for 2 to the power of `bits` entries. */
export function setUpTable(bits: i32): void {
  start = (<usize>memory.size() << 16);
  const buckets = (<usize>1) << <usize>(bits - 2);
  bucketMask = <u64>(buckets - 1);
  memory.grow(<i32>((buckets * BUCKET + 0xffff) >> 16));
  generation = 1;
}

/** Forgets every entry. */
export function clearTable(): void {
  generation += 1;
  if (generation != 0) return;
  memory.fill(start, 0, (<usize>bucketMask + 1) * BUCKET);
  memory.fill(NEAR, 0, NEAR_BUCKETS * BUCKET);
  generation = 1;
}

// @ts-ignore: decorator
@inline
function bucketOf(own: u64, other: u64, empties: i32): usize {
  let mixed = own * 0x9e3779b97f4a7c15 + rotl<u64>(other, 31);
  mixed ^= mixed >> 32;
  mixed *= 0xd6e8feb86659fd93;
  mixed >>= 32;
  return empties < NEAR_BELOW
    ? NEAR + (<usize>mixed & (NEAR_BUCKETS - 1)) * BUCKET
    : start + <usize>(mixed & bucketMask) * BUCKET;
}

// @ts-ignore: decorator
@inline
function isAt(entry: usize, own: u64, other: u64): bool {
  return load<u64>(entry) == own && load<u64>(entry, 8) == other && load<u8>(entry, GENERATION) == generation;
}

/** The entry of a position, or 0. */
export function entryOf(own: u64, other: u64, empties: i32): usize {
  const bucket = bucketOf(own, other, empties);
  for (let at = bucket; at < bucket + BUCKET; at += ENTRY) {
    if (isAt(at, own, other)) return at;
  }
  return 0;
}

// @ts-ignore: decorator
@inline
export function lowerOf(entry: usize): i32 {
  return <i32>load<i8>(entry, LOWER);
}

// @ts-ignore: decorator
@inline
export function upperOf(entry: usize): i32 {
  return <i32>load<i8>(entry, UPPER);
}

/** No value: an entry leaves the window open. */
export const UNKNOWN: i32 = 128;

/** What an entry says of the value within (alpha, beta): the value, or a bound outside; UNKNOWN if its bounds leave it open. */
// @ts-ignore: decorator
@inline
export function knownFrom(entry: usize, alpha: i32, beta: i32): i32 {
  const lower = lowerOf(entry);
  const upper = upperOf(entry);
  if (lower >= beta || lower == upper) return lower;
  return upper <= alpha ? upper : UNKNOWN;
}

// @ts-ignore: decorator
@inline
export function moveOf(entry: usize): i32 {
  return <i32>load<u8>(entry, MOVE);
}

// @ts-ignore: decorator
@inline
export function depthOf(entry: usize): i32 {
  return <i32>load<u8>(entry, DEPTH);
}

// @ts-ignore: decorator
@inline
export function isOf(entry: usize, depth: i32, selectivity: i32): bool {
  return <i32>load<u8>(entry, DEPTH) == depth && <i32>load<u8>(entry, SELECTIVITY) == selectivity;
}

// @ts-ignore: decorator
@inline
function worthOf(entry: usize): i32 {
  return load<u8>(entry, GENERATION) == generation ? <i32>load<u8>(entry, DEPTH) * 8 - <i32>load<u8>(entry, SELECTIVITY) : -1;
}

/** Keeps what a search of a position gave: `score` within (alpha, beta), or a bound. */
export function remember(
  own: u64,
  other: u64,
  empties: i32,
  depth: i32,
  selectivity: i32,
  alpha: i32,
  beta: i32,
  score: i32,
  move: i32,
): void {
  const bucket = bucketOf(own, other, empties);
  let place = bucket;
  let leastWorth = i32.MAX_VALUE;
  for (let at = bucket; at < bucket + BUCKET; at += ENTRY) {
    if (isAt(at, own, other)) {
      place = at;
      break;
    }
    const worth = worthOf(at);
    if (worth < leastWorth) {
      leastWorth = worth;
      place = at;
    }
  }
  let lower = -64;
  let upper = 64;
  // A search that failed low knows no best move: one of before is more likely, and none better than a chance one.
  let best = score <= alpha ? NO_MOVE : move;
  if (isAt(place, own, other)) {
    if (isOf(place, depth, selectivity)) {
      lower = lowerOf(place);
      upper = upperOf(place);
    } else if (worthOf(place) > depth * 8 - selectivity) return;
    if (best == NO_MOVE) best = moveOf(place);
  }
  if (score > alpha) lower = max(lower, score);
  if (score < beta) upper = min(upper, score);
  store<u64>(place, own);
  store<u64>(place, other, 8);
  store<i8>(place, <i8>lower, LOWER);
  store<i8>(place, <i8>upper, UPPER);
  store<u8>(place, <u8>best, MOVE);
  store<u8>(place, <u8>depth, DEPTH);
  store<u8>(place, <u8>selectivity, SELECTIVITY);
  store<u8>(place, generation, GENERATION);
}
