import {
  type Board,
  type Disc,
  type Move,
  OTHELLO,
  opponentOf,
  resolve,
  type Square,
  withDiscs,
} from "../../reversi/index.ts";
import { corners } from "./places.ts";

/** The moves of `side` if it were its turn, under the rules of Othello; each with the discs it turns. On a board of any shape. */
export function movesFor(board: Board, side: Disc): readonly Move[] {
  const { toMove, legal } = resolve(OTHELLO, board, side);
  return toMove === side ? legal : [];
}

/** The squares on which `side` could place a disc if it were its turn. */
export const legalFor = (board: Board, side: Disc): readonly Square[] =>
  movesFor(board, side).map((move) => move.square);

/** The board after `move` of `side`. */
export const boardAfter = (board: Board, side: Disc, { square, flips }: Move): Board =>
  withDiscs(board, [square, ...flips], side);

/** Squares that a side gains and loses between two boards. */
export interface Change {
  /** Playable after and not before. */
  readonly given: readonly Square[];
  /** Playable before and not after: turned off, or no longer empty. */
  readonly taken: readonly Square[];
}

/** How the moves that `side` has, or would have if it were its turn, differ between two boards. */
export function changesOfMoves(before: Board, after: Board, side: Disc): Change {
  const [old, now] = [legalFor(before, side), legalFor(after, side)];
  return {
    given: now.filter((square) => !old.includes(square)),
    taken: old.filter((square) => !now.includes(square)),
  };
}

/** A legal move and what the other side can play next. */
export interface Answered {
  readonly square: Square;
  /** The other side's legal moves after it; none if it must pass. */
  readonly replies: readonly Square[];
  /** The corners among them that the other side could not have taken before. */
  readonly gives: readonly Square[];
}

/** Every legal move of `side`, with the moves and the corners it leaves to the other side. */
export function answeredMoves(board: Board, side: Disc): readonly Answered[] {
  const other = opponentOf(side);
  const had = legalFor(board, other);
  const given = corners(board.shape).filter((corner) => !had.includes(corner));
  return movesFor(board, side).map((move) => {
    const replies = legalFor(boardAfter(board, side, move), other);
    return { square: move.square, replies, gives: given.filter((corner) => replies.includes(corner)) };
  });
}

/** The moves of `side` after which the other side cannot at once take a corner that it could not take before. */
export const safeMoves = (board: Board, side: Disc): readonly Square[] =>
  answeredMoves(board, side).flatMap(({ square, gives }) => (gives.length === 0 ? [square] : []));
