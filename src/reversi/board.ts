import type { ByDisc, Content, Disc } from "./disc.ts";
import type { Shape, Square } from "./shape.ts";

/** What stands where. Never changed in place. */
export interface Board {
  readonly shape: Shape;
  /** The content of every square of the rectangle by index; a missing square is 'empty'. */
  readonly contents: readonly Content[];
}

/** How many discs of each colour lie on a board, and how many of its squares are empty. */
export interface Count extends ByDisc<number> {
  readonly empty: number;
}

export const emptyBoard = (shape: Shape): Board => ({ shape, contents: shape.names.map((): Content => "empty") });

export const contentAt = (board: Board, square: Square): Content => board.contents[square] ?? "empty";

/** The board with `disc` lying on each of `squares`, whatever stood there. */
export function withDiscs(board: Board, squares: readonly Square[], disc: Disc): Board {
  const contents = [...board.contents];
  for (const square of squares) contents[square] = disc;
  return { shape: board.shape, contents };
}

export function countDiscs(board: Board): Count {
  const count = { black: 0, white: 0, empty: 0 };
  for (const square of board.shape.squares) count[contentAt(board, square)] += 1;
  return count;
}

/** Whether the same discs lie on the same squares of a board of the same size and missing squares. */
export const boardEquals = (a: Board, b: Board): boolean =>
  a.shape.files === b.shape.files &&
  a.shape.ranks === b.shape.ranks &&
  a.shape.squares.length === b.shape.squares.length &&
  a.shape.squares.every((square, i) => square === b.shape.squares[i] && contentAt(a, square) === contentAt(b, square));
