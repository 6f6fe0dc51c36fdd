import { type Board, contentAt, type Disc, type Square } from "../../reversi/index.ts";
import { emptyNeighbours } from "./places.ts";

const discsOf = (board: Board, side: Disc | undefined): readonly Square[] =>
  board.shape.squares.filter((square) => {
    const content = contentAt(board, square);
    return content !== "empty" && (side === undefined || content === side);
  });

/** The discs beside an empty square, in any of the eight directions: of `side`, or of both. On a board of any shape. */
export const frontierDiscs = (board: Board, side?: Disc): readonly Square[] =>
  discsOf(board, side).filter((square) => emptyNeighbours(board, square).length > 0);

/** The discs that have no empty square beside them, in any of the eight directions: of `side`, or of both. */
export const interiorDiscs = (board: Board, side?: Disc): readonly Square[] =>
  discsOf(board, side).filter((square) => emptyNeighbours(board, square).length === 0);
