/**
 * The discs that a move turns, for all eight rays of a square. Upwards (to higher squares) one is added below the ray with every
 * other square set, and the carry runs through the other side's discs to the first square that is none of them; downwards that
 * square is found by counting leading zeros.
 */

/** For each square four rays upwards, then four downwards, each without the square itself. */
const RAYS: usize = memory.data(64 * 8 * 8, 64);

function rayFrom(square: i32, fileStep: i32, rankStep: i32): u64 {
  let ray: u64 = 0;
  let file = (square & 7) + fileStep;
  let rank = (square >> 3) + rankStep;
  while (file >= 0 && file < 8 && rank >= 0 && rank < 8) {
    ray |= (<u64>1) << (<u64>(rank * 8 + file));
    file += fileStep;
    rank += rankStep;
  }
  return ray;
}

export function setUpRays(): void {
  for (let square = 0; square < 64; square += 1) {
    const at = RAYS + (<usize>square << 6);
    store<u64>(at, rayFrom(square, 1, 0), 0);
    store<u64>(at, rayFrom(square, -1, 1), 8);
    store<u64>(at, rayFrom(square, 0, 1), 16);
    store<u64>(at, rayFrom(square, 1, 1), 24);
    store<u64>(at, rayFrom(square, -1, 0), 32);
    store<u64>(at, rayFrom(square, 1, -1), 40);
    store<u64>(at, rayFrom(square, 0, -1), 48);
    store<u64>(at, rayFrom(square, -1, -1), 56);
  }
}

// @ts-ignore: decorator
@inline
function upwards(own: u64, other: u64, ray: u64): u64 {
  const end = ((other | ~ray) + 1) & own & ray;
  return (end - (<u64>(end != 0))) & ray;
}

// @ts-ignore: decorator
@inline
function downwards(own: u64, other: u64, ray: u64): u64 {
  const end = (0x8000000000000000 >> clz(ray & ~other)) & own & ray;
  return (0 - (end << 1)) & ray;
}

/** The discs of `other` that a disc of `own` on `square`, an empty one, turns; 0 if the move is not legal. */
export function flipsOf(own: u64, other: u64, square: i32): u64 {
  const at = RAYS + (<usize>square << 6);
  return (
    upwards(own, other, load<u64>(at, 0)) |
    upwards(own, other, load<u64>(at, 8)) |
    upwards(own, other, load<u64>(at, 16)) |
    upwards(own, other, load<u64>(at, 24)) |
    downwards(own, other, load<u64>(at, 32)) |
    downwards(own, other, load<u64>(at, 40)) |
    downwards(own, other, load<u64>(at, 48)) |
    downwards(own, other, load<u64>(at, 56))
  );
}
