import {
  type BitBoard,
  emptiesOf,
  isEmptySet,
  legalSquares,
  passBits,
  playBits,
  type Square,
  type SquareSet,
  sizeOfSet,
  squaresOfSet,
} from "../reversi/index.ts";
import { ExactSearch, finalDifference, OutOfTime } from "./exact.ts";
import { CORNERS, moreIn } from "./opponents/eyes.ts";
import type { Found, Searcher } from "./searcher.ts";

/** The squares diagonally next to a corner: b2, g2, b7, g7. */
const X_SQUARES: SquareSet = { low: 0x0000_4200, high: 0x0042_0000 };

const CORNER_DISCS = 12;
const X_DISCS = 4;
const MOVE_DISCS = 1.5;
const MOST = 63;

/** How many positions a search looks at before it looks at the clock, a power of two. */
const LOOK_AT_CLOCK = 1 << 8;

/** What a position looks to be worth, in discs, by corners and by how many moves each side has. */
export function plainEstimate(board: BitBoard): number {
  const moves = sizeOfSet(legalSquares(board)) - sizeOfSet(legalSquares(passBits(board)));
  const estimate = CORNER_DISCS * moreIn(board, CORNERS) - X_DISCS * moreIn(board, X_SQUARES) + MOVE_DISCS * moves;
  return Math.max(-MOST, Math.min(MOST, estimate));
}

type Line = readonly (Square | "pass")[];

interface Read {
  readonly score: number;
  readonly line: Line;
}

/** One question put to the plain search. */
class Reading {
  nodes = 0;
  /** Whether every line so far was read to the end of the game. */
  isToTheEnd = true;
  private readonly deadline: number;

  constructor(deadline: number) {
    this.deadline = deadline;
  }

  read(board: BitBoard, depth: number, alpha: number, beta: number): Read {
    this.nodes += 1;
    if (this.nodes % LOOK_AT_CLOCK === 0 && performance.now() > this.deadline) throw new OutOfTime();
    const legal = legalSquares(board);
    if (isEmptySet(legal)) return this.readPass(board, depth, alpha, beta);
    if (depth === 0) {
      this.isToTheEnd = false;
      return { score: plainEstimate(board), line: [] };
    }
    let best: Read = { score: Number.NEGATIVE_INFINITY, line: [] };
    for (const { square, after } of inOrder(board, legal)) {
      const child = this.read(after, depth - 1, -beta, -Math.max(alpha, best.score));
      if (0 - child.score > best.score) best = { score: 0 - child.score, line: [square, ...child.line] };
      if (best.score >= beta) break;
    }
    return best;
  }

  private readPass(board: BitBoard, depth: number, alpha: number, beta: number): Read {
    const passed = passBits(board);
    if (isEmptySet(legalSquares(passed))) return { score: finalDifference(board), line: [] };
    const { score, line } = this.read(passed, depth, -beta, -alpha);
    return { score: 0 - score, line: ["pass", ...line] };
  }
}

/** The moves with what they lead to, those that leave the other side the fewest replies first. */
const inOrder = (board: BitBoard, legal: SquareSet) =>
  squaresOfSet(legal)
    .map((square) => ({ square, after: playBits(board, square) }))
    .map((move) => ({ ...move, replies: sizeOfSet(legalSquares(move.after)) }))
    .sort((a, b) => a.replies - b.replies);

/** Best play from `board`, whose value is known, by asking the search for the value of each move. */
function exactLine(search: ExactSearch, board: BitBoard, value: number): Line {
  const legal = squaresOfSet(legalSquares(board));
  if (legal.length === 0) {
    return isEmptySet(legalSquares(passBits(board))) ? [] : ["pass", ...exactLine(search, passBits(board), 0 - value)];
  }
  const best = legal.find((square) => search.value(playBits(board, square), -value, 1 - value) <= -value);
  return best === undefined ? [] : [best, ...exactLine(search, playBits(board, best), 0 - value)];
}

const foundOf = ({ score, line }: Read, isExact: boolean, depth: number, nodes: number): Found => {
  const [first] = line;
  // A draw is 0, and must not be printed as -0.
  return { score: score + 0, move: typeof first === "number" ? first : null, line, isExact, depth, nodes };
};

/** What `search` gives, or null once its deadline has passed. */
function inTime(search: () => Found): Found | null {
  try {
    return search();
  } catch (error) {
    if (error instanceof OutOfTime) return null;
    throw error;
  }
}

/**
 * The engine in plain TypeScript, for a browser without WebAssembly: the same face, and far weaker and slower. It knows corners and
 * mobility, and reads endings of up to fourteen empty squares in well under a second. It does not select: `selectivity` is ignored.
 */
export function plainSearcher(): Searcher {
  return {
    exact: (board, { alpha = -64, beta = 64, deadline = Number.POSITIVE_INFINITY } = {}) =>
      inTime(() => {
        const search = new ExactSearch();
        search.deadline = deadline;
        const score = search.value(board, alpha, beta);
        const { nodes } = search;
        const line = score > alpha && score < beta ? exactLine(search, board, score) : [];
        return foundOf({ score, line }, true, emptiesOf(board), nodes);
      }),
    search: (board, depth, { alpha = -64, beta = 64, deadline = Number.POSITIVE_INFINITY } = {}) =>
      inTime(() => {
        const reading = new Reading(deadline);
        const read = reading.read(board, depth, alpha, beta);
        return foundOf(read, reading.isToTheEnd, depth, reading.nodes);
      }),
    evaluate: plainEstimate,
    clear: () => undefined,
  };
}
