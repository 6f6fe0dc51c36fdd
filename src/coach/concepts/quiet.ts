import type { Board, Disc, Move, Square } from "../../reversi/index.ts";
import { boardAfter, movesFor } from "./mobility.ts";
import { emptyNeighbours } from "./places.ts";

/** How open a move leaves the board around the discs it turns. */
export interface Openness {
  readonly square: Square;
  /** The empty squares beside the turned discs once the disc is placed, counted once for each disc they are beside. */
  readonly openness: number;
  /** The empty squares beside the turned discs, each once, in the order of the board. */
  readonly beside: readonly Square[];
  /** Of the turned discs, those that have an empty square beside them, in the order of the board. None for a quiet move. */
  readonly open: readonly Square[];
  /** The empty squares beside the new disc itself. */
  readonly around: readonly Square[];
}

function measure(board: Board, side: Disc, move: Move): Openness {
  const after = boardAfter(board, side, move);
  const beside = (square: Square): readonly Square[] => emptyNeighbours(after, square);
  return {
    square: move.square,
    openness: move.flips.reduce((sum, disc) => sum + beside(disc).length, 0),
    beside: [...new Set(move.flips.flatMap(beside))].sort((a, b) => a - b),
    open: move.flips.filter((disc) => beside(disc).length > 0).sort((a, b) => a - b),
    around: beside(move.square),
  };
}

/** The openness of every legal move of `side`, in the order of the board. */
export const opennessOfMoves = (board: Board, side: Disc): readonly Openness[] =>
  movesFor(board, side).map((move) => measure(board, side, move));

/** The openness of the move of `side` on `square`; NaN if it is not legal. */
export function opennessOf(board: Board, side: Disc, square: Square): number {
  return opennessOfMoves(board, side).find((move) => move.square === square)?.openness ?? Number.NaN;
}

/** Whether a move is quiet: every disc it turns is interior afterwards. */
export const isQuiet = (board: Board, side: Disc, square: Square): boolean => opennessOf(board, side, square) === 0;

/** Whether a move is perfectly quiet: the new disc has no empty square beside it, either. */
export const isPerfectlyQuiet = (board: Board, side: Disc, square: Square): boolean =>
  opennessOfMoves(board, side).some(
    (move) => move.square === square && move.openness === 0 && move.around.length === 0,
  );

/** The quiet moves of `side`. */
export const quietMoves = (board: Board, side: Disc): readonly Square[] =>
  opennessOfMoves(board, side).flatMap(({ square, openness }) => (openness === 0 ? [square] : []));
