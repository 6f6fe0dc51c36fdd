import { bitOf, squareOf, withoutLowest, sizeOf } from "./bits";
import { flipsOf } from "./flips";
import { movesOf } from "./mobility";

/** The number of leaves `depth` plies below; a pass is a ply, and a game that is over is one leaf. */
export function perftOf(own: u64, other: u64, depth: i32): u64 {
  if (depth == 0) return 1;
  let moves = movesOf(own, other);
  if (moves == 0) return movesOf(other, own) == 0 ? 1 : perftOf(other, own, depth - 1);
  if (depth == 1) return sizeOf(moves);
  let leaves: u64 = 0;
  for (; moves != 0; moves = withoutLowest(moves)) {
    const square = squareOf(moves);
    const flips = flipsOf(own, other, square);
    leaves += perftOf(other ^ flips, own ^ flips ^ bitOf(square), depth - 1);
  }
  return leaves;
}
