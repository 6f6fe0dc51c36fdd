import { type Line, linesFrom } from "../../coach/concepts/rays.ts";
import { moveOn, type Position, type Square } from "../../reversi/index.ts";

/** The rows that the legal move on `square` turns, clockwise from the top; none for an illegal move. */
export function linesOf(position: Position, square: Square): readonly Line[] {
  const { board, toMove } = position;
  const isTurning = (moveOn(position, square)?.flips.length ?? 0) > 0;
  return isTurning && toMove !== null ? linesFrom(board, square, toMove) : [];
}
