import { type Move, moveOn, type Position, type Square } from "../reversi/index.ts";

/** One row that a move turns: its discs, nearest first, and the disc at the far end that closes it. */
export interface Line {
  readonly flips: readonly Square[];
  readonly anchor: Square;
}

function lineOn(ray: readonly Square[], move: Move): readonly Line[] {
  const flips = ray.slice(
    0,
    ray.findIndex((square) => !move.flips.includes(square)),
  );
  const anchor = ray[flips.length];
  return flips.length > 0 && anchor !== undefined ? [{ flips, anchor }] : [];
}

/** The rows that the legal move on `square` turns, clockwise from the top; none for an illegal move. */
export function linesOf(position: Position, square: Square): readonly Line[] {
  const move = moveOn(position, square);
  if (move === undefined) return [];
  return (position.board.shape.rays[square] ?? []).flatMap((ray) => lineOn(ray, move));
}
