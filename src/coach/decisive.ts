import type { Searcher } from "../engine/searcher.ts";
import { type BitBoard, canMove, emptiesOf, movesOf, passBits, playBits, type Square } from "../reversi/index.ts";

/** A game, to find the moves that decided it. */
export interface GameQuestion {
  /** The board as the side that moves first sees it, which has a move. */
  readonly start: BitBoard;
  /** The moves of both sides, passes left out. */
  readonly moves: readonly Square[];
}

/** A move that decided a game. */
export interface Decisive {
  /** How many discs were placed before it. */
  readonly ply: number;
  readonly square: Square;
  /** How many discs it gave up against the best move: of the final difference, or as far as the engine sees. */
  readonly cost: number;
  /** Whether it turned the game: its side had been winning, or had at least a draw, and no longer had. */
  readonly isTurn: boolean;
}

/** From so many empty squares the end is read out. */
const EXACT_FROM = 16;

/** So many plies the engine looks ahead before that; the side that answers, one fewer, for it is the same depth. */
const PLIES = 10;

/** How much of what is unlikely to matter is left out. */
const SELECTIVITY = 2;

/** A move that gives up fewer discs decided nothing. */
export const NOTICED = 4;

/** So many are looked at closer: a longer look may find that one of them gave up little. */
const MOST = 4;

/** What a move gave up; null where there was no choice. */
function judge(board: BitBoard, square: Square, searcher: Searcher): { cost: number; isTurn: boolean } | null {
  if (movesOf(board).length < 2) return null;
  const read = (at: BitBoard, plies: number): number =>
    (emptiesOf(board) <= EXACT_FROM
      ? searcher.exact(at, { keep: true })
      : searcher.search(at, plies, { selectivity: SELECTIVITY })
    )?.score ?? 0;
  const best = read(board, PLIES);
  const played = 0 - read(playBits(board, square), PLIES - 1);
  const isTurn = (best > 0 && played <= 0) || (best >= 0 && played < 0);
  return { cost: best - played, isTurn };
}

/**
 * The moves of either side that may have decided a game, the weightiest first, at most four: those that gave up 4 discs or more, what turned
 * the game before all others, then what gave up most. None where neither side ever gave up so much, or a move is not legal.
 */
export function decisiveMoves({ start, moves }: GameQuestion, searcher: Searcher): readonly Decisive[] {
  const found: Decisive[] = [];
  let board = start;
  for (const [ply, square] of moves.entries()) {
    if (!canMove(board)) board = passBits(board);
    if (!movesOf(board).includes(square)) return [];
    const judged = judge(board, square, searcher);
    if (judged !== null && judged.cost >= NOTICED) found.push({ ply, square, ...judged });
    board = playBits(board, square);
  }
  return found.sort((a, b) => Number(b.isTurn) - Number(a.isTurn) || b.cost - a.cost).slice(0, MOST);
}
