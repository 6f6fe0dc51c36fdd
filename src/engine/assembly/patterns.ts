/**
 * The features of a position: what the evaluation looks at. Defined here only; the search reads them through `evaluate`, the
 * training through `features`. All are relative to the side to move, and the eight images of a position have the same ones.
 *
 * A pattern is a shape of squares that lies on the board in several places. Its index has a digit for each of its squares,
 * base 3: 0 empty, 1 own, 2 other. Two indices that are mirror images share a weight: they are *tied*.
 * Source of the shapes: M. Buro's and R. Delorme's evaluations (edge with both X-squares, corner blocks, rows, diagonals).
 */

/** How many places patterns lie in. */
export const PLACES: i32 = 46;

/** The places, then the mobility and the potential mobility of either side. */
export const FEATURES: i32 = PLACES + 4;

// Where the indices of each pattern begin in a table of all patterns.
const EDGE: u32 = 0; // first row, b2 and g2
const CORNER: u32 = EDGE + 59049; // 3x3
const BLOCK: u32 = CORNER + 19683; // 2x5
const DIAGONAL_4: u32 = BLOCK + 59049;
const DIAGONAL_5: u32 = DIAGONAL_4 + 81;
const DIAGONAL_6: u32 = DIAGONAL_5 + 243;
const DIAGONAL_7: u32 = DIAGONAL_6 + 729;
const DIAGONAL_8: u32 = DIAGONAL_7 + 2187;
const ROW_2: u32 = DIAGONAL_8 + 6561;
const ROW_3: u32 = ROW_2 + 6561;
const ROW_4: u32 = ROW_3 + 6561;
const MOBILITY: u32 = ROW_4 + 6561;
const OTHER_MOBILITY: u32 = MOBILITY + 32;
const POTENTIAL: u32 = OTHER_MOBILITY + 32;
const OTHER_POTENTIAL: u32 = POTENTIAL + 64;

/** How many entries a table of all features has. */
export const ENTRIES: u32 = OTHER_POTENTIAL + 64;

/** How many of them are left when mirror images share one. */
export const WEIGHTS: u32 = 114069;

/** Tables of base-3 numbers: of a run of bits as it is, of three rows of three mirrored, of two rows of five mirrored. */
const TERNARY: usize = memory.data(1024 * 2, 16);
const MIRRORED_THREES: usize = memory.data(512 * 2, 16);
const MIRRORED_FIVES: usize = memory.data(1024 * 2, 16);

/** The entries of the position last gathered, a u32 for each feature. */
const GATHERED: usize = memory.data(50 * 4, 16);

/** For each entry its tied one, counted from the first of its feature; a u16 each. */
const TIED: usize = memory.data(167457 * 2, 16);

/** For each feature kind its first entry and its first tied weight; kinds in the order of the table. */
const KINDS: i32 = 15;
const FIRST_ENTRIES: usize = memory.data(16 * 4, 16);
const FIRST_WEIGHTS: usize = memory.data(16 * 4, 16);

/** What each digit of the pattern at hand is worth in its mirror image, a u32 each; the row that `features` writes, a u16 each. */
const MIRRORED_DIGITS: usize = memory.data(10 * 4, 16);
const ROW: usize = memory.data(50 * 2, 16);

// @ts-ignore: decorator
@inline
function powerOf3(exponent: i32): u32 {
  let power: u32 = 1;
  for (let i = 0; i < exponent; ++i) power *= 3;
  return power;
}

/** The base-3 number of `bits` after each bit `i` has moved to the place that mirroring rows of `width` gives it. */
function ternaryOf(bits: u32, length: i32, width: i32): u32 {
  let sum: u32 = 0;
  for (let i = 0; i < length; ++i) {
    if ((bits >> i) & 1) sum += powerOf3(width == 1 ? i : i - (i % width) + width - 1 - (i % width));
  }
  return sum;
}

/** The square of a pattern that its mirror image has in the place of square `i`. */
function mirrorOf(kind: i32, length: i32, i: i32): i32 {
  if (kind == 0) return i < 8 ? 7 - i : 17 - i;
  if (kind == 1) return (i % 3) * 3 + i / 3;
  if (kind == 2) return i;
  return length - 1 - i;
}

function lengthOf(kind: i32): i32 {
  if (kind == 0 || kind == 2) return 10;
  if (kind == 1) return 9;
  return kind < 7 ? kind + 1 : 8;
}

function sizeOf(kind: i32): u32 {
  if (kind < 11) return powerOf3(lengthOf(kind));
  return kind < 13 ? 32 : 64;
}

/** Fills the tables. Call once before anything else here. */
export function preparePatterns(): void {
  for (let bits: u32 = 0; bits < 1024; ++bits) {
    store<u16>(TERNARY + (bits << 1), <u16>ternaryOf(bits, 10, 1));
    store<u16>(MIRRORED_FIVES + (bits << 1), <u16>ternaryOf(bits, 10, 5));
    if (bits < 512) store<u16>(MIRRORED_THREES + (bits << 1), <u16>ternaryOf(bits, 9, 3));
  }
  let firstEntry: u32 = 0;
  let firstWeight: u32 = 0;
  for (let kind = 0; kind < KINDS; ++kind) {
    store<u32>(FIRST_ENTRIES + (kind << 2), firstEntry);
    store<u32>(FIRST_WEIGHTS + (kind << 2), firstWeight);
    const length = lengthOf(kind);
    const size = sizeOf(kind);
    for (let i = 0; i < length; ++i) store<u32>(MIRRORED_DIGITS + (i << 2), powerOf3(mirrorOf(kind, length, i)));
    let next: u32 = 0;
    for (let index: u32 = 0; index < size; ++index) {
      let mirrored: u32 = index;
      if (kind < 11) {
        mirrored = 0;
        let rest = index;
        for (let i = 0; i < length; ++i) {
          mirrored += (rest % 3) * load<u32>(MIRRORED_DIGITS + (i << 2));
          rest /= 3;
        }
      }
      const isNew = mirrored >= index;
      store<u16>(TIED + ((firstEntry + index) << 1), isNew ? <u16>next : load<u16>(TIED + ((firstEntry + mirrored) << 1)));
      if (isNew) next += 1;
    }
    firstEntry += size;
    firstWeight += next;
  }
  store<u32>(FIRST_ENTRIES + (KINDS << 2), firstEntry);
}

/** The tied weight, from 0 to `WEIGHTS` - 1, of an entry of the kind that it belongs to. */
export function weightOf(kind: i32, entry: u32): u32 {
  return load<u32>(FIRST_WEIGHTS + (kind << 2)) + load<u16>(TIED + (entry << 1));
}

/** How many kinds of features there are, and the first entry of one; that of `kindCount` is the number of entries. */
export function kindCount(): i32 {
  return KINDS;
}

export function firstEntryOf(kind: i32): u32 {
  return load<u32>(FIRST_ENTRIES + (kind << 2));
}

// @ts-ignore: decorator
@inline
function put(place: i32, entry: u32): void {
  store<u32>(GATHERED + (place << 2), entry);
}

// @ts-ignore: decorator
@inline
function index(table: usize, own: u64, other: u64): u32 {
  return load<u16>(table + (<usize>own << 1)) + ((<u32>load<u16>(table + (<usize>other << 1))) << 1);
}

// @ts-ignore: decorator
@inline
function row8(board: u64, shift: u64): u64 {
  return (board >> shift) & 0xff;
}

// @ts-ignore: decorator
@inline
function edge(board: u64): u64 {
  return (board & 0xff) | ((board >> 1) & 0x100) | ((board >> 5) & 0x200);
}

// @ts-ignore: decorator
@inline
function threes(board: u64, file: u64): u64 {
  const here = board >> file;
  return (here & 7) | ((here >> 5) & 0x38) | ((here >> 10) & 0x1c0);
}

// @ts-ignore: decorator
@inline
function fives(board: u64, file: u64): u64 {
  const here = board >> file;
  return (here & 31) | ((here >> 3) & 0x3e0);
}

/** The squares of a diagonal side by side: no two lie on one file. */
// @ts-ignore: decorator
@inline
function diagonal(board: u64, squares: u64, file: u64): u64 {
  return ((board & squares) * 0x0101010101010101) >> (56 + file);
}

/** The patterns along the first four rows. */
// @ts-ignore: decorator
@inline
function gatherRows(place: i32, own: u64, other: u64): void {
  put(place, EDGE + index(TERNARY, edge(own), edge(other)));
  put(place + 1, BLOCK + index(TERNARY, fives(own, 0), fives(other, 0)));
  put(place + 2, BLOCK + index(MIRRORED_FIVES, fives(own, 3), fives(other, 3)));
  put(place + 3, ROW_2 + index(TERNARY, row8(own, 8), row8(other, 8)));
  put(place + 4, ROW_3 + index(TERNARY, row8(own, 16), row8(other, 16)));
  put(place + 5, ROW_4 + index(TERNARY, row8(own, 24), row8(other, 24)));
}

// @ts-ignore: decorator
@inline
function gatherDiagonal(place: i32, first: u32, own: u64, other: u64, squares: u64, file: u64): void {
  put(place, first + index(TERNARY, diagonal(own, squares, file), diagonal(other, squares, file)));
}

/** The two upper corners, and the diagonals that run down to the right of the main one or along it, to both sides. */
// @ts-ignore: decorator
@inline
function gatherCorners(place: i32, own: u64, other: u64): void {
  put(place, CORNER + index(TERNARY, threes(own, 0), threes(other, 0)));
  put(place + 1, CORNER + index(MIRRORED_THREES, threes(own, 5), threes(other, 5)));
  gatherDiagonal(place + 2, DIAGONAL_8, own, other, 0x8040201008040201, 0);
  gatherDiagonal(place + 3, DIAGONAL_7, own, other, 0x0080402010080402, 1);
  gatherDiagonal(place + 4, DIAGONAL_7, own, other, 0x4020100804020100, 0);
  gatherDiagonal(place + 5, DIAGONAL_6, own, other, 0x0000804020100804, 2);
  gatherDiagonal(place + 6, DIAGONAL_6, own, other, 0x2010080402010000, 0);
  gatherDiagonal(place + 7, DIAGONAL_5, own, other, 0x0000008040201008, 3);
  gatherDiagonal(place + 8, DIAGONAL_5, own, other, 0x1008040201000000, 0);
  gatherDiagonal(place + 9, DIAGONAL_4, own, other, 0x0000000080402010, 4);
  gatherDiagonal(place + 10, DIAGONAL_4, own, other, 0x0804020100000000, 0);
}

/** The board mirrored in its main diagonal, a1 to h8. */
// @ts-ignore: decorator
@inline
function transposed(board: u64): u64 {
  let swap = (board ^ (board >> 7)) & 0x00aa00aa00aa00aa;
  board ^= swap ^ (swap << 7);
  swap = (board ^ (board >> 14)) & 0x0000cccc0000cccc;
  board ^= swap ^ (swap << 14);
  swap = (board ^ (board >> 28)) & 0x00000000f0f0f0f0;
  return board ^ swap ^ (swap << 28);
}

/** The squares beside those of a set, in all eight directions. */
// @ts-ignore: decorator
@inline
function beside(set: u64): u64 {
  const sides = set | ((set << 1) & 0xfefefefefefefefe) | ((set >> 1) & 0x7f7f7f7f7f7f7f7f);
  return sides | (sides << 8) | (sides >> 8);
}

// @ts-ignore: decorator
@inline
function smaller(count: u64, most: u32): u32 {
  return <u32>count < most ? <u32>count : most;
}

/**
 * Gathers the entries of a position. `moves` and `otherMoves` are the legal moves of either side.
 * Returns the address of `FEATURES` entries, a u32 each, that the next call overwrites.
 */
// @ts-ignore: decorator
@inline
export function gather(own: u64, other: u64, moves: u64, otherMoves: u64): usize {
  const ownFlipped = bswap(own);
  const otherFlipped = bswap(other);
  const ownTurned = transposed(own);
  const otherTurned = transposed(other);
  gatherRows(0, own, other);
  gatherRows(6, ownFlipped, otherFlipped);
  gatherRows(12, ownTurned, otherTurned);
  gatherRows(18, bswap(ownTurned), bswap(otherTurned));
  gatherCorners(24, own, other);
  gatherCorners(35, ownFlipped, otherFlipped);
  const empty = ~(own | other);
  put(46, MOBILITY + smaller(popcnt(moves), 31));
  put(47, OTHER_MOBILITY + smaller(popcnt(otherMoves), 31));
  put(48, POTENTIAL + smaller(popcnt(beside(other) & empty), 63));
  put(49, OTHER_POTENTIAL + smaller(popcnt(beside(own) & empty), 63));
  return GATHERED;
}

/** The kind of the feature in a column of `gather`. */
function kindOf(column: i32): i32 {
  if (column < 24) {
    const within = column % 6;
    return within == 0 ? 0 : within < 3 ? 2 : 5 + within;
  }
  if (column < PLACES) {
    const within = (column - 24) % 11;
    return within < 2 ? 1 : within == 2 ? 7 : 6 - ((within - 3) >> 1);
  }
  return column - PLACES + 11;
}

/** The first tied weight of the feature in a column, the one that a 0 in the row of `features` stands for. */
export function firstWeightOf(column: i32): u32 {
  return load<u32>(FIRST_WEIGHTS + (kindOf(column) << 2));
}

/** Writes the tied entries of gathered features, each counted from the first of its feature; the address of `FEATURES` u16. */
export function rowOf(entries: usize): usize {
  for (let column = 0; column < FEATURES; ++column) {
    store<u16>(ROW + (column << 1), load<u16>(TIED + (load<u32>(entries + (column << 2)) << 1)));
  }
  return ROW;
}
