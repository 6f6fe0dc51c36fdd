import {
  type BitBoard,
  legalSquares,
  passBits,
  playBits,
  type SquareSet,
  sizeOfSet,
  squaresOfSet,
} from "../../reversi/index.ts";
import { finalDifference } from "../exact.ts";

/** What somebody looks at in a position: each in discs for one disc more of its kind than the other side has. */
export interface Eye {
  readonly discs: number;
  readonly corners: number;
  readonly edges: number;
  /** Squares diagonally next to an empty corner, and those beside it on the edge. */
  readonly xSquares: number;
  readonly cSquares: number;
  /** Legal moves more than the other side has. */
  readonly moves: number;
}

/** One who counts discs and has heard of corners. */
export const DISCS_EYE: Eye = { discs: 1, corners: 6, edges: 1, xSquares: 0, cSquares: 0, moves: 0 };

/** One who knows good squares from bad ones. */
export const SQUARES_EYE: Eye = { discs: 0.3, corners: 15, edges: 2, xSquares: -8, cSquares: -4, moves: 0 };

/** One who knows that moves count and discs do not. */
export const MOVES_EYE: Eye = { discs: 0, corners: 15, edges: 0.5, xSquares: -8, cSquares: -3, moves: 1.5 };

const setOf = (low: number, high: number): SquareSet => ({ low: low | 0, high: high | 0 });

export const CORNERS = setOf(0x0000_0081, 0x8100_0000);
const EDGES = setOf(0x8181_8100 | 0x0000_007e, 0x0081_8181 | 0x7e00_0000);

/** A corner with its X-square and its two C-squares. */
const CORNER_PLACES = [
  { corner: setOf(0x1, 0), x: setOf(0x200, 0), c: setOf(0x102, 0) },
  { corner: setOf(0x80, 0), x: setOf(0x4000, 0), c: setOf(0x8040, 0) },
  { corner: setOf(0, 0x0100_0000), x: setOf(0, 0x0002_0000), c: setOf(0, 0x0201_0000) },
  { corner: setOf(0, 0x8000_0000), x: setOf(0, 0x0040_0000), c: setOf(0, 0x4080_0000) },
] as const;

const MOST = 64;

const sizeIn = (set: SquareSet, within: SquareSet): number =>
  sizeOfSet({ low: set.low & within.low, high: set.high & within.high });

/** How many discs more than the other side the side to move has on some squares. */
export const moreIn = ({ own, other }: BitBoard, within: SquareSet): number =>
  sizeIn(own, within) - sizeIn(other, within);

/** What a position looks to be worth to the side to move, through an eye; in discs, -64 to 64. */
export function estimateBy(eye: Eye, board: BitBoard): number {
  const { own, other } = board;
  let worth = eye.discs * (sizeOfSet(own) - sizeOfSet(other));
  worth += eye.corners * moreIn(board, CORNERS) + eye.edges * moreIn(board, EDGES);
  for (const { corner, x, c } of CORNER_PLACES) {
    if (sizeIn(own, corner) + sizeIn(other, corner) > 0) continue;
    worth += eye.xSquares * moreIn(board, x) + eye.cSquares * moreIn(board, c);
  }
  if (eye.moves !== 0) {
    worth += eye.moves * (sizeOfSet(legalSquares(board)) - sizeOfSet(legalSquares(passBits(board))));
  }
  return Math.max(-MOST, Math.min(MOST, worth));
}

/** What a position is worth to the side to move, read `depth` plies ahead through an eye, passes and the end seen for what they are. */
export function readBy(eye: Eye, board: BitBoard, depth: number, alpha = -MOST, beta = MOST): number {
  const legal = squaresOfSet(legalSquares(board));
  if (legal.length === 0) {
    const passed = passBits(board);
    if (sizeOfSet(legalSquares(passed)) === 0) return finalDifference(board);
    return 0 - readBy(eye, passed, depth, -beta, -alpha);
  }
  if (depth === 0) return estimateBy(eye, board);
  let best = Number.NEGATIVE_INFINITY;
  for (const square of legal) {
    const worth = 0 - readBy(eye, playBits(board, square), depth - 1, -beta, -Math.max(alpha, best));
    if (worth > best) best = worth;
    if (best >= beta) break;
  }
  return best;
}
