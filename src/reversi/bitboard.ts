import { type Board, contentAt, emptyBoard, withDiscs } from "./board.ts";
import { type Disc, opponentOf } from "./disc.ts";
import { type Square, USUAL_SHAPE } from "./shape.ts";

/** A set of squares of the usual board in two 32-bit halves; bit 0 of `low` is a1, bit 31 is h4, bit 0 of `high` is a5. */
export interface SquareSet {
  readonly low: number;
  readonly high: number;
}

/** A board as the side to move sees it. The same rules as `resolve`, on the usual board only, and at least ten times as fast. */
export interface BitBoard {
  readonly own: SquareSet;
  readonly other: SquareSet;
}

const HALF = 32;

/**
 * The four axes: how far the next square is in the order of squares, and the squares of either half that can be outflanked
 * along it. A disc on the a- or h-file is never outflanked but along its file; leaving these out also keeps a row from running
 * on into the next one.
 */
const AXES = [
  { step: 1, inner: 0x7e7e_7e7e },
  { step: 7, inner: 0x7e7e_7e7e },
  { step: 8, inner: 0xffff_ffff },
  { step: 9, inner: 0x7e7e_7e7e },
] as const;

/** No row has more than this many discs between its two ends. */
const LONGEST_ROW = 6;

/** Whether a set holds a square. */
export const setHas = (set: SquareSet, square: Square): boolean =>
  ((square < HALF ? set.low >>> square : set.high >>> (square - HALF)) & 1) === 1;

/** How many squares a half or a set holds. */
function bitsOf(half: number): number {
  const pairs = half - ((half >>> 1) & 0x5555_5555);
  const fours = (pairs & 0x3333_3333) + ((pairs >>> 2) & 0x3333_3333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f_0f0f, 0x0101_0101) >>> 24;
}

export const sizeOfSet = ({ low, high }: SquareSet): number => bitsOf(low) + bitsOf(high);

export const isEmptySet = ({ low, high }: SquareSet): boolean => (low | high) === 0;

/** How many squares of a board are empty, 0 to 64. */
export const emptiesOf = ({ own, other }: BitBoard): number => 64 - sizeOfSet(own) - sizeOfSet(other);

/** The squares of a set in order. */
export const squaresOfSet = (set: SquareSet): readonly Square[] =>
  USUAL_SHAPE.squares.filter((square) => setHas(set, square));

const setOf = (squares: readonly Square[]): SquareSet => {
  let low = 0;
  let high = 0;
  for (const square of squares) {
    if (square < HALF) low |= 1 << square;
    else high |= 1 << (square - HALF);
  }
  return { low, high };
};

/** The discs of a usual board as `disc` to move sees them. */
export function toBitBoard(board: Board, disc: Disc): BitBoard {
  const { squares } = USUAL_SHAPE;
  return {
    own: setOf(squares.filter((square) => contentAt(board, square) === disc)),
    other: setOf(squares.filter((square) => contentAt(board, square) === opponentOf(disc))),
  };
}

/** The usual board on which `own` are the discs of `disc`. */
export const fromBitBoard = ({ own, other }: BitBoard, disc: Disc): Board =>
  withDiscs(withDiscs(emptyBoard(USUAL_SHAPE), squaresOfSet(own), disc), squaresOfSet(other), opponentOf(disc));

/** The squares on which the side to move can place a disc. */
export function legalSquares({ own, other }: BitBoard): SquareSet {
  let low = 0;
  let high = 0;
  for (const { step, inner } of AXES) {
    const back = HALF - step;
    const innerLow = other.low & inner;
    const innerHigh = other.high & inner;
    // Rows of the other colour that begin beside an own disc, up the order of squares and down it, grown a square at a time.
    let upHigh = ((own.high << step) | (own.low >>> back)) & innerHigh;
    let upLow = (own.low << step) & innerLow;
    let downLow = ((own.low >>> step) | (own.high << back)) & innerLow;
    let downHigh = (own.high >>> step) & innerHigh;
    for (let length = 1; length < LONGEST_ROW; length += 1) {
      upHigh |= ((upHigh << step) | (upLow >>> back)) & innerHigh;
      upLow |= (upLow << step) & innerLow;
      downLow |= ((downLow >>> step) | (downHigh << back)) & innerLow;
      downHigh |= (downHigh >>> step) & innerHigh;
    }
    high |= (upHigh << step) | (upLow >>> back) | (downHigh >>> step);
    low |= (upLow << step) | (downLow >>> step) | (downHigh << back);
  }
  return { low: low & ~(own.low | other.low), high: high & ~(own.high | other.high) };
}

/** Whether the side to move has a legal move. */
export const canMove = (board: BitBoard): boolean => !isEmptySet(legalSquares(board));

/** The legal moves of the side to move, in the order of squares. */
export const movesOf = (board: BitBoard): readonly Square[] => squaresOfSet(legalSquares(board));

/** The discs that a disc of the side to move on `square` turns; none if the move is not legal. */
export function flipsOf({ own, other }: BitBoard, square: Square): SquareSet {
  let low = 0;
  let high = 0;
  if (setHas(own, square) || setHas(other, square)) return { low, high };
  const placedLow = square < HALF ? 1 << square : 0;
  const placedHigh = square < HALF ? 0 : 1 << (square - HALF);
  for (const { step, inner } of AXES) {
    const back = HALF - step;
    const innerLow = other.low & inner;
    const innerHigh = other.high & inner;
    let rowHigh = ((placedHigh << step) | (placedLow >>> back)) & innerHigh;
    let rowLow = (placedLow << step) & innerLow;
    for (let length = 1; length < LONGEST_ROW; length += 1) {
      rowHigh |= ((rowHigh << step) | (rowLow >>> back)) & innerHigh;
      rowLow |= (rowLow << step) & innerLow;
    }
    if ((((rowHigh << step) | (rowLow >>> back)) & own.high) !== 0 || ((rowLow << step) & own.low) !== 0) {
      low |= rowLow;
      high |= rowHigh;
    }
    rowLow = ((placedLow >>> step) | (placedHigh << back)) & innerLow;
    rowHigh = (placedHigh >>> step) & innerHigh;
    for (let length = 1; length < LONGEST_ROW; length += 1) {
      rowLow |= ((rowLow >>> step) | (rowHigh << back)) & innerLow;
      rowHigh |= (rowHigh >>> step) & innerHigh;
    }
    if ((((rowLow >>> step) | (rowHigh << back)) & own.low) !== 0 || ((rowHigh >>> step) & own.high) !== 0) {
      low |= rowLow;
      high |= rowHigh;
    }
  }
  return { low, high };
}

/** The board after the side to move plays on `square`, a legal move, as the other side sees it. */
export function playBits(board: BitBoard, square: Square): BitBoard {
  const flips = flipsOf(board, square);
  const placedLow = square < HALF ? 1 << square : 0;
  const placedHigh = square < HALF ? 0 : 1 << (square - HALF);
  return {
    own: { low: board.other.low & ~flips.low, high: board.other.high & ~flips.high },
    other: { low: board.own.low | flips.low | placedLow, high: board.own.high | flips.high | placedHigh },
  };
}

/** The board as the other side sees it: what a pass leads to. */
export const passBits = ({ own, other }: BitBoard): BitBoard => ({ own: other, other: own });
