import { type BitBoard, playBits, type Square } from "../reversi/index.ts";
import type { Searcher } from "./searcher.ts";

/** With at most so many empty squares the engine reads a position out to its end while somebody waits. */
const EXACT_EMPTIES = 24;

/** Reads endings out to their end, here and now. */
export interface Solver {
  /** With how many empty squares at most it answers while somebody waits. */
  readonly reach: number;
  /** Every position looked at so far. */
  readonly nodes: number;
  /** What the position is worth to the side to move, if that lies between `alpha` and `beta`; else a bound on that side of them. */
  value(board: BitBoard, alpha?: number, beta?: number): number;
  /** What the legal move on `square` is worth to the side that makes it. */
  valueOfMove(board: BitBoard, square: Square): number;
}

/** The engine as one that reads endings out. It keeps its memory of positions from one question to the next. */
export function solverOf(searcher: Searcher): Solver {
  let nodes = 0;
  const value = (board: BitBoard, alpha = -64, beta = 64): number => {
    const found = searcher.exact(board, { alpha, beta, keep: true });
    // Without a deadline there is always an answer.
    if (found === null) throw new Error("a search without a deadline gave up");
    nodes += found.nodes;
    return found.score;
  };
  return {
    reach: EXACT_EMPTIES,
    get nodes() {
      return nodes;
    },
    value,
    // Not `-value`: a draw is 0, and must not be printed as -0.
    valueOfMove: (board, square) => 0 - value(playBits(board, square)),
  };
}
