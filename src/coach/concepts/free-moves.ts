import {
  type BitBoard,
  type Board,
  contentAt,
  type Disc,
  emptiesOf,
  isEmptySet,
  legalSquares,
  opponentOf,
  passBits,
  playBits,
  type Square,
  setHas,
  squaresOfSet,
  toBitBoard,
} from "../../reversi/index.ts";
import { legalFor } from "./mobility.ts";

/** All games are played only if no more squares than this are empty. */
const MOST_EMPTIES = 12;

/** So many positions are looked at unless another limit is given: some tenths of a second at the most. */
const POSITIONS = 60_000;

/** How many more positions may be looked at. */
interface Allowance {
  left: number;
}

/** A legal move of one side on a square where the other side has no legal move now. */
export interface FreeMove {
  readonly square: Square;
  /** Whether the other side can never play there, as `neverPlays` says; null if that is not decided. */
  readonly isForEver: boolean | null;
}

/** Whether no game from `board` on lets one side play on `target`; null if the allowance is used up before that is known. */
function playAll(board: BitBoard, isItsTurn: boolean, target: Square, allowance: Allowance): boolean | null {
  const seen = new Set<string>();
  const visit = (now: BitBoard, isTurn: boolean): boolean | null => {
    const { own, other } = now;
    if (setHas(own, target) || setHas(other, target)) return true;
    const key = `${isTurn}.${own.low}.${own.high}.${other.low}.${other.high}`;
    if (seen.has(key)) return true;
    if (allowance.left <= 0) return null;
    allowance.left -= 1;
    seen.add(key);
    const legal = legalSquares(now);
    if (isTurn && setHas(legal, target)) return false;
    if (isEmptySet(legal)) {
      const passed = passBits(now);
      return isEmptySet(legalSquares(passed)) ? true : visit(passed, !isTurn);
    }
    for (const square of squaresOfSet(legal)) {
      const verdict = visit(playBits(now, square), !isTurn);
      if (verdict !== true) return verdict;
    }
    return true;
  };
  return visit(board, isItsTurn);
}

function shutOut(board: Board, toMove: Disc, side: Disc, square: Square, allowance: Allowance): boolean | null {
  if (contentAt(board, square) !== "empty") return true;
  const bits = toBitBoard(board, toMove);
  return emptiesOf(bits) > MOST_EMPTIES ? null : playAll(bits, toMove === side, square, allowance);
}

/**
 * Whether `side` can never play on `square` of the usual board while it is empty, with `toMove` to move now. True is proven by playing
 * all games to their end; false means that some game lets it in, good or bad; null that it is not decided, for more than 12 squares
 * are empty or more than `positions` positions come up.
 */
export const neverPlays = (
  board: Board,
  toMove: Disc,
  side: Disc,
  square: Square,
  positions = POSITIONS,
): boolean | null => shutOut(board, toMove, side, square, { left: positions });

/**
 * The legal moves that `side` has, or would have if it were its turn, where the other side has none now, with `toMove` to move. On the
 * usual board; at most `positions` positions are looked at for all of them together.
 */
export function freeMoves(board: Board, toMove: Disc, side: Disc, positions = POSITIONS): readonly FreeMove[] {
  const other = opponentOf(side);
  const others = legalFor(board, other);
  const allowance = { left: positions };
  return legalFor(board, side)
    .filter((square) => !others.includes(square))
    .map((square) => ({ square, isForEver: shutOut(board, toMove, other, square, allowance) }));
}
