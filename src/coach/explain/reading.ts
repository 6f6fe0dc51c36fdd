import type { MoveValue } from "../../engine/analysis.ts";
import type { Found, Searcher, SearchOptions } from "../../engine/searcher.ts";
import { type BitBoard, emptiesOf, playBits, type Square } from "../../reversi/index.ts";

/** How far a searcher reads while somebody waits. */
export interface Reach {
  /** With at most so many empty squares values are read out to the end. */
  readonly exact: number;
  /** With at most so many, all best moves and all best replies are looked at. */
  readonly every: number;
  /** How many plies moves are searched ahead before that, and how much of what is unlikely to matter is left out. */
  readonly plies: number;
  readonly selectivity: number;
  /** How many plies opinions look ahead: what only one of them sees is not seen. */
  readonly opinions: readonly number[];
  /**
   * When so many positions have been looked at for one explanation, nothing more is asked and less is said: where values are read out to the
   * end, and before that, when each takes longer. Not a time: the same question gets the same answer on any machine.
   */
  readonly positions: { readonly exact: number; readonly before: number };
}

/** What the engine reads in about a second. */
export const ENGINE_REACH: Reach = {
  exact: 20,
  every: 18,
  plies: 11,
  selectivity: 1,
  opinions: [8, 10],
  positions: { exact: 12_000_000, before: 2_000_000 },
};

/** The same for the plain search. */
export const PLAIN_REACH: Reach = {
  exact: 12,
  every: 9,
  plies: 5,
  selectivity: 0,
  opinions: [3],
  positions: { exact: 2_000_000, before: 500_000 },
};

/** How much an opinion leaves out of what is unlikely to matter. */
const SELECTIVITY = 2;

/** So many plies nothing is left out, to see whether a side loses every disc. */
const NEAR = 5;
const WIPE_OUT = 64;

/** What is read for one explanation. */
export class Reading {
  readonly reach: Reach;
  private readonly searcher: Searcher;
  private left: number;

  constructor(board: BitBoard, searcher: Searcher, reach: Reach) {
    this.reach = reach;
    this.searcher = searcher;
    this.left = emptiesOf(board) <= reach.exact ? reach.positions.exact : reach.positions.before;
  }

  /** Whether no more may be read. */
  get isSpent(): boolean {
    return this.left <= 0;
  }

  /** The search of a position by the side to move, afresh, so that the same question gets the same line; whatever is left. */
  read(board: BitBoard, plies: number, isToEnd: boolean): Found {
    if (isToEnd) return this.counted(this.searcher.exact(board));
    const { selectivity } = this.reach;
    const found = this.counted(this.searcher.search(board, plies, { selectivity }));
    return this.isBlind(board, found)
      ? this.counted(this.searcher.search(board, plies - 2, { selectivity: 0 }))
      : found;
  }

  /**
   * Whether a search that leaves out what is unlikely to matter has left out that a side loses its last disc: that of the other side, within
   * reach of the side to move, or its own, after the move that looked best. No trained eye sees it coming.
   */
  private isBlind(board: BitBoard, { score, move }: Found): boolean {
    const near = (at: BitBoard): number => this.counted(this.searcher.search(at, NEAR, { selectivity: 0 })).score;
    if (score < WIPE_OUT && near(board) >= WIPE_OUT) return true;
    return move !== null && score > -WIPE_OUT && near(playBits(board, move)) >= WIPE_OUT;
  }

  /** What the legal move on `square` is worth to the side that makes it; whatever is left. */
  valueOf(board: BitBoard, square: Square): MoveValue {
    const empties = emptiesOf(board);
    const found = this.read(playBits(board, square), this.reach.plies - 1, empties <= this.reach.exact);
    const { score, line, isExact, depth } = found;
    return { square, score: 0 - score, isExact, depth: isExact ? empties : depth + 1, line: [square, ...line] };
  }

  /** The exact value of a position for the side to move; outside the window a bound. Null when no more may be read. */
  worth(board: BitBoard, alpha = -64, beta = 64): number | null {
    const options: SearchOptions = { alpha, beta, keep: true };
    return this.isSpent ? null : this.counted(this.searcher.exact(board, options)).score;
  }

  /** What a short search makes of a position for the side to move. Null when no more may be read. */
  opinion(board: BitBoard, plies: number): number | null {
    if (this.isSpent) return null;
    return this.counted(this.searcher.search(board, plies, { selectivity: SELECTIVITY })).score;
  }

  private counted(found: Found | null): Found {
    // Without a deadline there is always an answer.
    if (found === null) throw new Error("a search without a deadline gave up");
    this.left -= found.nodes;
    return found;
  }
}
