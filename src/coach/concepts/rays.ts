import { type Board, contentAt, type Disc, opponentOf, type Square } from "../../reversi/index.ts";

/** What a disc of one colour on a square would meet in one direction. */
export interface Ray {
  /** The unbroken row of the other colour's discs, nearest first; perhaps none. */
  readonly row: readonly Square[];
  /** What stands behind the row: a disc of one's own, an empty square, or nothing but the edge. */
  readonly end: "own" | "empty" | "edge";
  /** The square behind the row; null at the edge. */
  readonly at: Square | null;
}

/** The eight rays of a disc of colour `disc` on `square`, clockwise from the top. */
export function raysFrom(board: Board, square: Square, disc: Disc): readonly Ray[] {
  const other = opponentOf(disc);
  return (board.shape.rays[square] ?? []).map((ray): Ray => {
    const length = ray.findIndex((next) => contentAt(board, next) !== other);
    const at = ray[length];
    if (at === undefined) return { row: ray, end: "edge", at: null };
    return { row: ray.slice(0, length), end: contentAt(board, at) === disc ? "own" : "empty", at };
  });
}

/** Whether the row of a ray turns. */
export const isClosed = ({ row, end }: Ray): boolean => row.length > 0 && end === "own";

/** One row that a move turns: its discs, nearest first, and the disc at the far end that closes it. */
export interface Line {
  readonly flips: readonly Square[];
  readonly anchor: Square;
}

/** The rows that a disc of colour `disc` on an empty `square` turns under the rules of Othello, clockwise from the top. */
export const linesFrom = (board: Board, square: Square, disc: Disc): readonly Line[] =>
  contentAt(board, square) === "empty"
    ? raysFrom(board, square, disc).flatMap((ray) =>
        isClosed(ray) && ray.at !== null ? [{ flips: ray.row, anchor: ray.at }] : [],
      )
    : [];
