import { type BitBoard, movesOf, playBits, type Square } from "../reversi/index.ts";
import { canonicalOf } from "./canonical.ts";
import { plainSearcher } from "./plain.ts";
import type { Searcher } from "./searcher.ts";

/** A legal move as the engine sees it some plies ahead. */
export interface Seen {
  readonly square: Square;
  /** In discs for the side that moves, -64 to 64: an opinion, not a proof. */
  readonly score: number;
  /** How it may go on, the move itself not counted, passes left out. */
  readonly line: readonly Square[];
}

/**
 * Looks so many plies ahead (at least 2), the move itself counted; the best first. None where there is no legal move. What is seen of a move is
 * the same whether all are looked at or `only` some.
 */
export type LookAhead = (board: BitBoard, plies: number, only?: readonly Square[]) => readonly Seen[];

/** How much the search may leave out of what is unlikely to matter. */
const SELECTIVITY = 2;

/** Looks ahead with a searcher, the same on every device: without a limit of time, and alike for all images of a board. */
export const lookWith =
  (searcher: Searcher): LookAhead =>
  (board, plies, only) =>
    movesOf(board)
      .filter((square) => only === undefined || only.includes(square))
      .map((square): Seen => {
        const { board: canonical, back } = canonicalOf(playBits(board, square));
        const found = searcher.search(canonical, plies - 1, { selectivity: SELECTIVITY });
        const line = found?.line.flatMap((ply) => (ply === "pass" ? [] : [back(ply)])) ?? [];
        return { square, score: Math.max(-64, Math.min(64, 0 - (found?.score ?? 0))), line };
      })
      .sort((a, b) => b.score - a.score || a.square - b.square);

/** Looks ahead without the trained weights, where no engine is at hand. */
export const lookPlainly: LookAhead = (board, plies, only) => lookWith(plainSearcher())(board, plies, only);
