/** A look some plies ahead, to put moves in order. */

import { bitOf, squareOf, withoutLowest } from "./bits";
import { countNode } from "./clock";
import { evaluateWith, UNITS } from "./evaluate";
import { flipsOf } from "./flips";
import { movesOf } from "./mobility";
import { finalDifference } from "./score";

/** What is below every value. */
const NOTHING: i32 = -65 * UNITS;

/** The value `depth` plies ahead for `own` to move, whose moves are known, in the units of the evaluation. */
export function valueAhead(own: u64, other: u64, moves: u64, depth: i32): i32 {
  return depth == 0 ? evaluateWith(own, other, moves, movesOf(other, own)) : bestAhead(own, other, moves, depth, NOTHING, -NOTHING);
}

function bestAhead(own: u64, other: u64, moves: u64, depth: i32, alpha: i32, beta: i32): i32 {
  countNode();
  if (moves == 0) {
    const replies = movesOf(other, own);
    return replies == 0 ? UNITS * finalDifference(own, other) : -bestAhead(other, own, replies, depth, -beta, -alpha);
  }
  let best = NOTHING;
  let floor = alpha;
  for (let rest = moves; rest != 0; rest = withoutLowest(rest)) {
    const square = squareOf(rest);
    const flips = flipsOf(own, other, square);
    const nextOwn = other ^ flips;
    const nextOther = own ^ flips ^ bitOf(square);
    const replies = movesOf(nextOwn, nextOther);
    const value =
      depth == 1
        ? -evaluateWith(nextOwn, nextOther, replies, movesOf(nextOther, nextOwn))
        : -bestAhead(nextOwn, nextOther, replies, depth - 1, -beta, -floor);
    if (value > best) {
      best = value;
      if (best >= beta) return best;
      floor = max(floor, best);
    }
  }
  return best;
}
