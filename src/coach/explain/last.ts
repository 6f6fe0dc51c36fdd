import { type BitBoard, canMove, movesOf, passBits, playBits, type Square, setHas } from "../../reversi/index.ts";
import type { Case } from "./case.ts";

/** Squares to be filled, on a board as the side to move sees it and that is worth `score` to it. */
interface Filling {
  readonly board: BitBoard;
  readonly score: number;
  readonly region: readonly Square[];
}

/** So many positions are looked at. */
const POSITIONS = 3000;

const isFull = ({ own, other }: BitBoard, region: readonly Square[]): boolean =>
  region.every((square) => setHas(own, square) || setHas(other, square));

/** Reads who is last in a region, where both sides keep to moves that cost nothing. */
class Reader {
  private readonly worth: Case["worth"];
  private left = POSITIONS;

  constructor(worth: Case["worth"]) {
    this.worth = worth;
  }

  /** Whether the side that `isClaimant` tells to be to move or not is last; null if too many positions would have to be looked at. */
  read({ board, score, region }: Filling, isClaimant: boolean): boolean | null {
    this.left -= 1;
    if (this.left < 0) return null;
    // The side that has just moved has filled it.
    if (isFull(board, region)) return !isClaimant;
    if (!canMove(board)) {
      const passed = passBits(board);
      return canMove(passed) ? this.read({ board: passed, score: 0 - score, region }, !isClaimant) : false;
    }
    let isOpen = false;
    for (const square of movesOf(board)) {
      const after = playBits(board, square);
      // A move that costs discs is none of best play: the side that makes it has lost more than the last move.
      const worth = this.worth(after, 0 - score, 1 - score);
      if (worth === null) return null;
      if (worth > 0 - score) continue;
      const verdict = this.read({ board: after, score: 0 - score, region }, !isClaimant);
      if (verdict === isClaimant) return isClaimant;
      isOpen ||= verdict === null;
    }
    return isOpen ? null : !isClaimant;
  }
}

/**
 * Whether one side places the last disc in a region, or else gains discs: it has best moves to that end against every best move of the
 * other side, and a move that is not the best gives it more. `isClaimant` tells whether that side is to move. Null if unknown.
 */
export const playsLast = (filling: Filling, isClaimant: boolean, worth: Case["worth"]): boolean | null =>
  new Reader(worth).read(filling, isClaimant);
