import { type BitBoard, canMove, movesOf, passBits, playBits, type Square, setHas } from "../../reversi/index.ts";
import type { Case } from "./case.ts";

/** Whether the side to move has got what is read for on a board as it sees it, or the other side has; null while that is open. */
export type Goal = (board: BitBoard) => boolean | null;

const isFull = ({ own, other }: BitBoard, region: readonly Square[]): boolean =>
  region.every((square) => setHas(own, square) || setHas(other, square));

/** The last disc in a region: where it is full, the side that has just moved has placed it. */
export const lastIn =
  (region: readonly Square[]): Goal =>
  (board) =>
    isFull(board, region) ? false : null;

/** A corner, which nobody can lose. */
export const holding =
  (corner: Square): Goal =>
  ({ own, other }) =>
    setHas(own, corner) ? true : setHas(other, corner) ? false : null;

/** A board as the side to move sees it, and what it is worth to it. */
interface Valued {
  readonly board: BitBoard;
  readonly score: number;
}

/** So many positions are looked at. */
const POSITIONS = 3000;

/** Reads who gets something, where both sides keep to moves that cost nothing. */
class Reader {
  private readonly goal: Goal;
  private readonly worth: Case["worth"];
  private left = POSITIONS;

  constructor(goal: Goal, worth: Case["worth"]) {
    this.goal = goal;
    this.worth = worth;
  }

  /** Whether the side that `isClaimant` tells to be to move or not gets it; null if too many positions would have to be looked at. */
  read({ board, score }: Valued, isClaimant: boolean): boolean | null {
    this.left -= 1;
    if (this.left < 0) return null;
    const isOwn = this.goal(board);
    if (isOwn !== null) return isOwn === isClaimant;
    if (!canMove(board)) {
      const passed = passBits(board);
      return canMove(passed) ? this.read({ board: passed, score: 0 - score }, !isClaimant) : false;
    }
    let isOpen = false;
    for (const square of movesOf(board)) {
      const after = playBits(board, square);
      // A move that costs discs is none of best play: the side that makes it has lost more than it could win here.
      const worth = this.worth(after, 0 - score, 1 - score);
      if (worth === null) return null;
      if (worth > 0 - score) continue;
      const verdict = this.read({ board: after, score: 0 - score }, !isClaimant);
      if (verdict === isClaimant) return isClaimant;
      isOpen ||= verdict === null;
    }
    return isOpen ? null : !isClaimant;
  }
}

/**
 * Whether one side gets something by best play, or else gains discs: it has best moves to that end against every best move of the other
 * side, and a move that is not the best gives it more. `isClaimant` tells whether that side is to move. Null if unknown.
 */
export const getsByBestPlay = (
  position: Valued,
  isClaimant: boolean,
  goal: Goal,
  worth: Case["worth"],
): boolean | null => new Reader(goal, worth).read(position, isClaimant);

/** Whether it is proven that with best play the other side gets something after the one move, and the mover after the other. */
export const changesHands = ({ played, best, worth }: Case, goal: Goal): boolean =>
  getsByBestPlay({ board: played.after.bits, score: 0 - played.score }, true, goal, worth) === true &&
  getsByBestPlay({ board: best.after.bits, score: 0 - best.score }, false, goal, worth) === true;
