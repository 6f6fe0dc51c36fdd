import {
  type BitBoard,
  canMove,
  type Disc,
  flipsOf,
  isEmptySet,
  opponentOf,
  type Position,
  passBits,
  playBits,
  type Square,
  startPosition,
  toBitBoard,
} from "../reversi/index.ts";
import { orient } from "./orientation.ts";

/** A board as the side to move sees it, and which side that is, a forced pass taken into account. */
export interface Stand {
  readonly board: BitBoard;
  readonly toMove: Disc;
}

export const START: Stand = { board: toBitBoard(startPosition().board, "black"), toMove: "black" };

/** A position of the usual board; once the game is over, the side that would be to move counts. */
export function standOf({ board, toMove, turn }: Position): Stand {
  const side = toMove ?? turn;
  return { board: toBitBoard(board, side), toMove: side };
}

/** The position after a move; undefined if it is not legal. Where the other side must pass, the same one is to move again. */
export function playedAt({ board, toMove }: Stand, square: Square): Stand | undefined {
  if (isEmptySet(flipsOf(board, square))) return undefined;
  const next = playBits(board, square);
  const passed = passBits(next);
  return !canMove(next) && canMove(passed) ? { board: passed, toMove } : { board: next, toMove: opponentOf(toMove) };
}

/** The position after some moves from the start; undefined if one is not legal. */
export const standAfter = (line: readonly Square[]): Stand | undefined =>
  line.reduce<Stand | undefined>((stand, square) => stand && playedAt(stand, square), START);

/** The same for the four images of a position under the symmetries of the start. Colours are not swapped. */
export const keyOf = ({ board, toMove }: Stand): string => `${orient(board).key}${toMove === "black" ? "b" : "w"}`;
