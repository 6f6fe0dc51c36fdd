import {
  type Board,
  contentAt,
  countDiscs,
  opponentOf,
  type Square,
  USUAL_SHAPE,
  withDiscs,
} from "../../../src/reversi/index.ts";
import { randomPositions } from "../../training/support.ts";

export const SIDES = ["black", "white"] as const;

/** Positions of games played at random, of each phase. */
export const games = randomPositions(60);
export const boards = games.map(({ board }) => board);

/** The distance of two squares of the usual board in steps of a king. */
export const steps = (a: Square, b: Square): number =>
  Math.max(Math.abs((a % 8) - (b % 8)), Math.abs(Math.floor(a / 8) - Math.floor(b / 8)));

export const emptySquares = (board: Board): readonly Square[] =>
  USUAL_SHAPE.squares.filter((square) => contentAt(board, square) === "empty");

export const emptiesOn = (board: Board): number => countDiscs(board).empty;

/** The board with the disc on `square` in the other colour; as it is where there is none. */
export function recoloured(board: Board, square: Square): Board {
  const content = contentAt(board, square);
  return content === "empty" ? board : withDiscs(board, [square], opponentOf(content));
}
