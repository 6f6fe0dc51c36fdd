import { boardAfter, legalFor, movesFor } from "../../src/coach/concepts/mobility.ts";
import {
  type Board,
  type Disc,
  emptyBoard,
  nameOf,
  opponentOf,
  type Square,
  squareNamed,
  USUAL_SHAPE,
  withDiscs,
} from "../../src/reversi/index.ts";

/** The square of the usual board called `name`. */
export const at = (name: string): Square => squareNamed(USUAL_SHAPE, name) ?? Number.NaN;

/** Squares of the usual board by name, in their order, parted by commas. */
export const named = (squares: Iterable<Square>): string =>
  [...squares].map((square) => nameOf(USUAL_SHAPE, square)).join(",");

/** The squares of names that are parted by commas; none of no text. */
export const squaresOf = (names: string | undefined): readonly Square[] => (names ? names.split(",").map(at) : []);

/** X or O. */
export const discOf = (sign: string | undefined): Disc => (sign === "O" ? "white" : "black");

/** The usual board from 64 signs: X black, O white, anything else empty. */
export function boardFrom(signs: string): Board {
  const on = (sign: string): readonly Square[] => USUAL_SHAPE.squares.filter((square) => signs[square] === sign);
  return withDiscs(withDiscs(emptyBoard(USUAL_SHAPE), on("X"), "black"), on("O"), "white");
}

/** The board and the side to move after `squares`, a pass where there must be one. */
export function playedOn(board: Board, toMove: Disc, squares: readonly Square[]): { board: Board; toMove: Disc } {
  let [after, turn] = [board, toMove];
  for (const square of squares) {
    if (legalFor(after, turn).length === 0) turn = opponentOf(turn);
    const move = movesFor(after, turn).find((one) => one.square === square);
    if (move === undefined) throw new Error(`${named([square])} is not legal`);
    after = boardAfter(after, turn, move);
    turn = opponentOf(turn);
  }
  return { board: after, toMove: legalFor(after, turn).length === 0 ? opponentOf(turn) : turn };
}
