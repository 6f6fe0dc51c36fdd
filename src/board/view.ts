import type { Board, ByDisc, Content, Shape, Square } from "../reversi/index.ts";
import type { BoardView } from "./types.ts";

/** What can be read off a board by looking at it, without knowing a rule. */

const SYMBOLS = { black: "X", white: "O", empty: "-" } as const;

export const contentOf = (board: Board, square: Square): Content => board.contents[square] ?? "empty";

export const nameIn = (shape: Shape, square: Square): string => shape.names[square] ?? "";

/** The board as one character for each square of the rectangle, row by row: `X` black, `O` white, `-` empty, `#` no square. */
export function positionText(board: Board): string {
  const present = new Set(board.shape.squares);
  return board.shape.names.map((_, square) => (present.has(square) ? SYMBOLS[contentOf(board, square)] : "#")).join("");
}

/** What tells two views apart: their discs, and who is to move. */
export const viewText = ({ board, toMove }: BoardView): string => positionText(board) + toMove;

/** How many discs of each colour lie on the board, and how many of its squares are empty. */
export function countOf(board: Board): ByDisc<number> & { readonly empty: number } {
  const count = { black: 0, white: 0, empty: 0 };
  for (const square of board.shape.squares) count[contentOf(board, square)] += 1;
  return count;
}

/** The squares that exist, as rows from rank 1 down; `null` stands where a square is missing. */
export function rowsOf(shape: Shape): readonly (readonly (Square | null)[])[] {
  const present = new Set(shape.squares);
  return Array.from({ length: shape.ranks }, (_, rank) =>
    Array.from({ length: shape.files }, (_, file) => {
      const square = rank * shape.files + file;
      return present.has(square) ? square : null;
    }),
  );
}

/** The letters of the files, left to right. */
export const fileLetters = (shape: Shape): readonly string[] =>
  shape.names.slice(0, shape.files).map((name) => name.charAt(0));
