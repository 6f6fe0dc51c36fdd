import type { MoveValue } from "../../engine/analysis.ts";
import {
  type BitBoard,
  type Board,
  type Disc,
  fromBitBoard,
  opponentOf,
  passBits,
  playBits,
  type Square,
} from "../../reversi/index.ts";
import type { Ply } from "./explanation.ts";

/** The side that moves in the question. Reasons know no colours, so it may as well be this one. */
export const MOVER: Disc = "black";
export const OTHER: Disc = opponentOf(MOVER);

/** A position on the way, as the side to move sees it (a pass is a ply of its own) and as a board. */
export interface Moment {
  readonly bits: BitBoard;
  readonly toMove: Disc;
  readonly board: Board;
}

const momentOf = (bits: BitBoard, toMove: Disc): Moment => ({ bits, toMove, board: fromBitBoard(bits, toMove) });

/** The position after one more ply. */
const momentAfter = ({ bits, toMove }: Moment, ply: Ply): Moment =>
  momentOf(ply === "pass" ? passBits(bits) : playBits(bits, ply), opponentOf(toMove));

/** How the game goes on after a move: the position before it, the one after it, and those that the best play on both sides leads to. */
export interface Future {
  readonly square: Square;
  readonly score: number;
  readonly line: readonly Ply[];
  readonly before: Moment;
  /** After the move, the other side to move. */
  readonly after: Moment;
  /** The other side's best reply and the position after it, the mover to move; null where the move ends the game. */
  readonly reply: Ply | null;
  readonly answered: Moment | null;
  /** After each ply of the line. */
  readonly moments: readonly Moment[];
}

/** What follows a move from `board`, by the line of its value. */
export function futureOf(board: BitBoard, { square, score, line }: MoveValue): Future {
  const before = momentOf(board, MOVER);
  const after = momentAfter(before, square);
  const moments = [after];
  let last = after;
  for (const ply of line.slice(1)) {
    last = momentAfter(last, ply);
    moments.push(last);
  }
  return { square, score, line, before, after, reply: line[1] ?? null, answered: moments[1] ?? null, moments };
}
