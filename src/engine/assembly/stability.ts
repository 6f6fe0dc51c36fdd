/** Discs that can never be turned again: they bound what their side can still lose. */

const INNER: u64 = 0x007e7e7e7e7e7e00;
const FILE_A: u64 = 0x0101010101010101;
const NOT_FILE_A: u64 = 0xfefefefefefefefe;
const NOT_FILE_H: u64 = 0x7f7f7f7f7f7f7f7f;

/** For each edge, [own discs * 256 + other discs], the own discs that no sequence of moves on it turns. */
const EDGES: usize = memory.data(256 * 256, 64);

/** The discs of `other` that an own disc on a place of an edge turns. */
function turnedOnEdge(own: i32, other: i32, place: i32): i32 {
  let turned = 0;
  for (let step = -1; step <= 1; step += 2) {
    let row = 0;
    let at = place + step;
    while (at >= 0 && at < 8 && ((other >> at) & 1) != 0) {
      row |= 1 << at;
      at += step;
    }
    if (at >= 0 && at < 8 && ((own >> at) & 1) != 0) turned |= row;
  }
  return turned;
}

// @ts-ignore: decorator
@inline
function stableOnEdge(own: i32, other: i32): i32 {
  return <i32>load<u8>(EDGES + <usize>((own << 8) | other));
}

export function setUpStability(): void {
  for (let empties = 0; empties <= 8; empties += 1) {
    for (let own = 0; own < 256; own += 1) {
      for (let other = 0; other < 256; other += 1) {
        if ((own & other) != 0 || popcnt(own | other) != 8 - empties) continue;
        // Whether a disc can be placed depends on the rest of the board: here all can. Fuller edges have been done before.
        let stable = own;
        for (let place = 0; place < 8; place += 1) {
          const bit = 1 << place;
          if (((own | other) & bit) != 0) continue;
          const won = turnedOnEdge(own, other, place);
          const lost = turnedOnEdge(other, own, place);
          stable &= stableOnEdge(own | bit | won, other & ~won) & stableOnEdge(own & ~lost, other | bit | lost);
        }
        store<u8>(EDGES + <usize>((own << 8) | other), <u8>stable);
      }
    }
  }
}

/** The discs of file a as eight bits, and back. */
// @ts-ignore: decorator
@inline
function bitsOfFile(set: u64): i32 {
  return <i32>(((set & FILE_A) * 0x0102040810204080) >> 56);
}

// @ts-ignore: decorator
@inline
function fileOfBits(bits: i32): u64 {
  return <u64>(((bits & 15) * 0x00204081) & 0x01010101) | (<u64>(((bits >> 4) * 0x00204081) & 0x01010101) << 32);
}

function stableOnEdges(own: u64, other: u64): u64 {
  return (
    <u64>stableOnEdge(<i32>(own & 255), <i32>(other & 255)) |
    (<u64>stableOnEdge(<i32>(own >> 56), <i32>(other >> 56)) << 56) |
    fileOfBits(stableOnEdge(bitsOfFile(own), bitsOfFile(other))) |
    (fileOfBits(stableOnEdge(bitsOfFile(own >> 7), bitsOfFile(other >> 7))) << 7)
  );
}

/** The squares on lines along one axis that hold none of a set; `step` leads to a higher square on the same file or one to the right. */
// @ts-ignore: decorator
@inline
function linesWithout(set: u64, step: u64, isFile: bool): u64 {
  let above = set | ((set << step) & (isFile ? ~0 : NOT_FILE_A));
  above |= (above << (2 * step)) & (isFile ? ~0 : 0xfcfcfcfcfcfcfcfc);
  above |= (above << (4 * step)) & (isFile ? ~0 : 0xf0f0f0f0f0f0f0f0);
  let below = set | ((set >> step) & (isFile ? ~0 : NOT_FILE_H));
  below |= (below >> (2 * step)) & (isFile ? ~0 : 0x3f3f3f3f3f3f3f3f);
  below |= (below >> (4 * step)) & (isFile ? ~0 : 0x0f0f0f0f0f0f0f0f);
  return ~(above | below);
}

/** Own discs that can never be turned; not all of them, but all that are told are. */
export function stableDiscs(own: u64, other: u64): u64 {
  const empty = ~(own | other);
  const ranks = linesWithout(empty, 1, false);
  const files = linesWithout(empty, 8, true);
  const falling = linesWithout(empty, 9, false);
  // Seen from the other side of the board, what rises falls.
  const rising = bswap<u64>(linesWithout(bswap<u64>(empty), 9, false));
  const inner = own & INNER;
  let stable = stableOnEdges(own, other) | (ranks & files & falling & rising & own);
  while (true) {
    // Along every axis a stable neighbour, or a line without an empty square.
    const kept =
      (ranks | ((stable << 1) & NOT_FILE_A) | ((stable >> 1) & NOT_FILE_H)) &
      (files | (stable << 8) | (stable >> 8)) &
      (falling | ((stable << 9) & NOT_FILE_A) | ((stable >> 9) & NOT_FILE_H)) &
      (rising | ((stable << 7) & NOT_FILE_H) | ((stable >> 7) & NOT_FILE_A)) &
      inner;
    if ((kept & ~stable) == 0) return stable;
    stable |= kept;
  }
}
