/** The eight images of a board. */

// @ts-ignore: decorator
@inline
function mirrorRanks(set: u64): u64 {
  return bswap<u64>(set);
}

function mirrorFiles(set: u64): u64 {
  let mirrored = ((set >> 1) & 0x5555555555555555) | ((set & 0x5555555555555555) << 1);
  mirrored = ((mirrored >> 2) & 0x3333333333333333) | ((mirrored & 0x3333333333333333) << 2);
  return ((mirrored >> 4) & 0x0f0f0f0f0f0f0f0f) | ((mirrored & 0x0f0f0f0f0f0f0f0f) << 4);
}

/** Files become ranks: squares change places across the diagonal from a1 to h8. */
function transpose(set: u64): u64 {
  let change = (set ^ (set >> 7)) & 0x00aa00aa00aa00aa;
  let turned = set ^ change ^ (change << 7);
  change = (turned ^ (turned >> 14)) & 0x0000cccc0000cccc;
  turned = turned ^ change ^ (change << 14);
  change = (turned ^ (turned >> 28)) & 0x00000000f0f0f0f0;
  return turned ^ change ^ (change << 28);
}

/** Image 0 to 7: bit 2 transposes, then bit 1 mirrors the files, then bit 0 the ranks. */
export function imageOf(set: u64, image: i32): u64 {
  let turned = set;
  if (image & 4) turned = transpose(turned);
  if (image & 2) turned = mirrorFiles(turned);
  if (image & 1) turned = mirrorRanks(turned);
  return turned;
}

/** The square that becomes `square` in an image. */
export function squareBefore(square: i32, image: i32): i32 {
  let before = square;
  if (image & 1) before ^= 56;
  if (image & 2) before ^= 7;
  return image & 4 ? ((before & 7) << 3) | (before >> 3) : before;
}

/** The image that stands for all eight: the first of those with the least sets. All images of a position have the same one. */
export function canonicalImage(own: u64, other: u64): i32 {
  let least = 0;
  let leastOwn = own;
  let leastOther = other;
  for (let image = 1; image < 8; image += 1) {
    const imageOwn = imageOf(own, image);
    const imageOther = imageOf(other, image);
    if (imageOwn < leastOwn || (imageOwn == leastOwn && imageOther < leastOther)) {
      least = image;
      leastOwn = imageOwn;
      leastOther = imageOther;
    }
  }
  return least;
}
