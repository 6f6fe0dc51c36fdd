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
import { stableDiscs } from "./stable.ts";

/** All games are played only if no more squares than this are empty. */
const MOST_EMPTIES = 12;

/** And if no more positions than this come up: a few tenths of a second. */
const POSITIONS = 60_000;

/** A legal move of one side on a square where the other side has no legal move now. */
export interface FreeMove {
  readonly square: Square;
  /** Whether the other side can never play there, as `neverPlays` says; null if that is not decided. */
  readonly isForEver: boolean | null;
}

/**
 * Whether stable discs keep `side` out of an empty square for ever, whatever the rest of the board becomes. A line lets it in only
 * if a disc of the other colour comes first and one of its own closes the row. So a line is shut if the disc next to the square is
 * stable and of its own colour, or if stable discs of the other colour fill it to its end.
 */
function isShut(board: Board, stable: ReadonlySet<Square>, square: Square, side: Disc): boolean {
  const isHeld = (one: Square, disc: Disc): boolean => stable.has(one) && contentAt(board, one) === disc;
  const isLineShut = (line: readonly Square[]): boolean => {
    const [first] = line;
    return first === undefined || isHeld(first, side) || line.every((one) => isHeld(one, opponentOf(side)));
  };
  return (board.shape.rays[square] ?? []).every(isLineShut);
}

/** Whether no game from `board` on lets one side play on `target`; null once more than `positions` positions came up. */
function playAll(board: BitBoard, isItsTurn: boolean, target: Square, positions: number): boolean | null {
  const seen = new Set<string>();
  const visit = (now: BitBoard, isTurn: boolean): boolean | null => {
    const { own, other } = now;
    if (setHas(own, target) || setHas(other, target)) return true;
    const key = `${isTurn}.${own.low}.${own.high}.${other.low}.${other.high}`;
    if (seen.has(key)) return true;
    if (seen.size >= positions) return null;
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

/**
 * Whether `side` can never play on an empty `square` of the usual board while it is empty, with `toMove` to move now. True is proven,
 * by stable discs that shut the square off or by playing all games with at most 12 empty squares; false means that some game lets it
 * in, good or bad; null that it is not decided, for too many squares are empty or too many positions come up.
 */
export function neverPlays(
  board: Board,
  toMove: Disc,
  side: Disc,
  square: Square,
  positions = POSITIONS,
): boolean | null {
  if (contentAt(board, square) !== "empty") return true;
  if (isShut(board, stableDiscs(board), square, side)) return true;
  const bits = toBitBoard(board, toMove);
  return emptiesOf(bits) > MOST_EMPTIES ? null : playAll(bits, toMove === side, square, positions);
}

/**
 * The legal moves that `side` has, or would have if it were its turn, where the other side has none now, with `toMove` to move. On the
 * usual board.
 */
export function freeMoves(board: Board, toMove: Disc, side: Disc, positions = POSITIONS): readonly FreeMove[] {
  const other = opponentOf(side);
  const others = legalFor(board, other);
  return legalFor(board, side)
    .filter((square) => !others.includes(square))
    .map((square) => ({ square, isForEver: neverPlays(board, toMove, other, square, positions) }));
}
