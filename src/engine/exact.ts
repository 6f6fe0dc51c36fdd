import {
  type BitBoard,
  emptiesOf,
  flipsOf,
  isEmptySet,
  legalSquares,
  passBits,
  playBits,
  type Square,
  type SquareSet,
  sizeOfSet,
  squaresOfSet,
} from "../reversi/index.ts";
import type { Solver } from "./solver.ts";

/** A move and what it is worth: the final disc difference for the side that makes it, empty squares to the winner, with best play after it. */
export interface ScoredMove {
  readonly square: Square;
  readonly score: number;
}

const WON = 64;

/** With at most so many empty squares this search answers in well under a second. */
export const PLAIN_EMPTIES = 14;

/** The clock is looked at once in so many positions, a power of two. */
const LOOK_AT_CLOCK = 1 << 10;

/** Thrown by a search that has a deadline, once it has passed. */
export class OutOfTime extends Error {}

/** With fewer empty squares than this, moves are tried as they come: to order them costs more than it saves. */
const ORDERED_FROM = 5;

/** With fewer empty squares than this, positions are not remembered. */
const REMEMBERED_FROM = 6;

/** How many positions are remembered, a power of two. */
const PLACES = 1 << 15;

/** The four halves of the board, the least and the most that the position can be worth. */
const FIELDS = 6;

/** The final disc difference for the side to move once neither side can, empty squares to the winner. */
export function finalDifference(board: BitBoard): number {
  const difference = sizeOfSet(board.own) - sizeOfSet(board.other);
  return difference + Math.sign(difference) * emptiesOf(board);
}

/** The lowest square of a set that is not empty. */
const lowestOf = ({ low, high }: SquareSet): Square =>
  low === 0 ? 63 - Math.clz32(high & -high) : 31 - Math.clz32(low & -low);

const without = ({ low, high }: SquareSet, square: Square): SquareSet =>
  square < 32 ? { low: low & ~(1 << square), high } : { low, high: high & ~(1 << (square - 32)) };

interface Child {
  readonly square: Square;
  readonly board: BitBoard;
  readonly replies: number;
}

/** The positions after each legal move, those that leave the other side the fewest replies first. */
function childrenOf(board: BitBoard, legal: SquareSet): readonly Child[] {
  const children: Child[] = [];
  for (let rest = legal; !isEmptySet(rest); ) {
    const square = lowestOf(rest);
    rest = without(rest, square);
    const after = playBits(board, square);
    children.push({ square, board: after, replies: sizeOfSet(legalSquares(after)) });
  }
  return children.sort((a, b) => a.replies - b.replies);
}

/**
 * Reads endings out to their end: alpha-beta with null windows, the moves that leave the fewest replies first, and a memory
 * of positions. Exact, and synchronous: twelve empty squares take some tenths of a second. On a page it runs in a worker.
 */
export class ExactSearch implements Solver {
  /** Every position looked at so far. */
  nodes = 0;

  readonly reach = PLAIN_EMPTIES;

  /** When to give up, as `performance.now()` counts; the search then throws OutOfTime. */
  deadline = Number.POSITIVE_INFINITY;

  private readonly memory = new Int32Array(PLACES * FIELDS);

  /** What the position is worth to the side to move, if that lies between `alpha` and `beta`; else a bound on that side of them. */
  value(board: BitBoard, alpha = -WON, beta = WON): number {
    const empty = 64 - sizeOfSet(board.own) - sizeOfSet(board.other);
    // A draw is 0, and must not be printed as -0.
    return this.search(board, empty, alpha, beta) + 0;
  }

  /** What the legal move on `square` is worth to the side that makes it. */
  valueOfMove(board: BitBoard, square: Square): number {
    return 0 - this.value(playBits(board, square));
  }

  /** Every legal move with its exact worth, in the order of the squares. */
  valuesOfMoves(board: BitBoard): readonly ScoredMove[] {
    return squaresOfSet(legalSquares(board)).map((square) => ({ square, score: this.valueOfMove(board, square) }));
  }

  private search(board: BitBoard, empty: number, alpha: number, beta: number): number {
    this.nodes += 1;
    if (this.nodes % LOOK_AT_CLOCK === 0 && performance.now() > this.deadline) throw new OutOfTime();
    if (empty === 1) return this.lastSquare(board);
    const legal = legalSquares(board);
    if (isEmptySet(legal)) {
      const passed = passBits(board);
      return empty === 0 || isEmptySet(legalSquares(passed))
        ? finalDifference(board)
        : -this.search(passed, empty, -beta, -alpha);
    }
    if (empty < ORDERED_FROM) return this.asTheyCome(board, legal, empty, alpha, beta);
    return empty < REMEMBERED_FROM
      ? this.inOrder(board, legal, empty, alpha, beta)
      : this.remembered(board, legal, empty, alpha, beta);
  }

  /** One square is left: whoever can fill it does, and that is the end. */
  private lastSquare(board: BitBoard): number {
    const { own, other } = board;
    const square = lowestOf({ low: ~(own.low | other.low), high: ~(own.high | other.high) });
    const difference = sizeOfSet(own) - sizeOfSet(other);
    const gained = sizeOfSet(flipsOf(board, square));
    if (gained > 0) return difference + 2 * gained + 1;
    const lost = sizeOfSet(flipsOf(passBits(board), square));
    return lost > 0 ? difference - 2 * lost - 1 : finalDifference(board);
  }

  private asTheyCome(board: BitBoard, legal: SquareSet, empty: number, alpha: number, beta: number): number {
    let best = -WON;
    for (let rest = legal; !isEmptySet(rest); ) {
      const square = lowestOf(rest);
      rest = without(rest, square);
      const score = -this.search(playBits(board, square), empty - 1, -beta, -Math.max(alpha, best));
      if (score > best) best = score;
      if (best >= beta) return best;
    }
    return best;
  }

  private inOrder(board: BitBoard, legal: SquareSet, empty: number, alpha: number, beta: number): number {
    let best = -Infinity;
    for (const child of childrenOf(board, legal)) {
      const floor = Math.max(alpha, best);
      // The first move is read in full; of the others it is only asked whether they are better, until one is.
      let score = -this.search(child.board, empty - 1, best === -Infinity ? -beta : -floor - 1, -floor);
      if (best !== -Infinity && score > floor && score < beta) {
        score = -this.search(child.board, empty - 1, -beta, -score);
      }
      if (score > best) best = score;
      if (best >= beta) return best;
    }
    return best;
  }

  private remembered(board: BitBoard, legal: SquareSet, empty: number, alpha: number, beta: number): number {
    const { memory } = this;
    const { own, other } = board;
    let mixed = Math.imul(own.low ^ Math.imul(own.high, 0x9e37_79b1), 0x85eb_ca6b);
    mixed = Math.imul(mixed ^ other.low ^ (mixed >>> 15), 0xc2b2_ae35);
    mixed = Math.imul(mixed ^ other.high ^ (mixed >>> 13), 0x27d4_eb2f);
    const place = ((mixed ^ (mixed >>> 16)) & (PLACES - 1)) * FIELDS;
    const isKnown =
      memory[place] === own.low &&
      memory[place + 1] === own.high &&
      memory[place + 2] === other.low &&
      memory[place + 3] === other.high;
    const least = isKnown ? (memory[place + 4] ?? -WON) : -WON;
    const most = isKnown ? (memory[place + 5] ?? WON) : WON;
    if (least >= beta || least === most) return least;
    if (most <= alpha) return most;
    const score = this.inOrder(board, legal, empty, Math.max(alpha, least), Math.min(beta, most));
    memory[place] = own.low;
    memory[place + 1] = own.high;
    memory[place + 2] = other.low;
    memory[place + 3] = other.high;
    memory[place + 4] = score > Math.max(alpha, least) ? score : least;
    memory[place + 5] = score < Math.min(beta, most) ? score : most;
    return score;
  }
}
