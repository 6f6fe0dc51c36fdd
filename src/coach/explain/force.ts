import { type BitBoard, canMove, movesOf, passBits, playBits, type Square } from "../../reversi/index.ts";

/** What is to come about by a move on `square`, after which the other side sees `after`. */
export type Event = (after: BitBoard, square: Square) => boolean;

/** The other side is stuck, and must look on while the side that has just moved moves again. */
export const mustPass: Event = (after) => !canMove(after) && canMove(passBits(after));

/** So many positions are looked at unless another limit is given. */
const POSITIONS = 20_000;

/** Reads whether a side brings an event about; boards are seen by that side in `attack`, by the other one in `defend`. */
class Reader {
  private readonly event: Event;
  private left: number;

  constructor(event: Event, positions: number) {
    this.event = event;
    this.left = positions;
  }

  /** Null where the positions that may be looked at were not enough. */
  attack(board: BitBoard, within: number): boolean | null {
    if (within < 1) return false;
    if (!canMove(board)) return canMove(passBits(board)) ? this.defend(passBits(board), within) : false;
    const children = movesOf(board).map((square) => ({ square, after: playBits(board, square) }));
    this.left -= children.length;
    if (children.some(({ square, after }) => this.event(after, square))) return true;
    let isOpen = false;
    for (const { after } of within > 1 ? children : []) {
      const verdict = this.defend(after, within - 1);
      if (verdict === true) return true;
      isOpen ||= verdict === null;
    }
    return isOpen ? null : false;
  }

  defend(board: BitBoard, within: number): boolean | null {
    if (within < 1) return false;
    if (this.left <= 0) return null;
    if (!canMove(board)) return canMove(passBits(board)) ? this.attack(passBits(board), within) : false;
    let isOpen = false;
    for (const reply of movesOf(board)) {
      const verdict = this.attack(playBits(board, reply), within);
      if (verdict === false) return false;
      isOpen ||= verdict === null;
    }
    return isOpen ? null : true;
  }
}

/** The fewest moves for which `read` says yes, 0 if `within` are not enough, null if it cannot say. */
function fewest(within: number, read: (moves: number) => boolean | null): number | null {
  for (let moves = 1; moves <= within; moves += 1) {
    const verdict = read(moves);
    if (verdict === null) return null;
    if (verdict) return moves;
  }
  return 0;
}

/**
 * The fewest own moves with which the side to move brings `event` about, whatever the other side does: at most `within`, 0 if that many
 * are not enough, null if more positions than allowed would have to be looked at. Passes are no moves. Proven by trying every move.
 */
export function movesToForce(board: BitBoard, event: Event, within: number, positions = POSITIONS): number | null {
  const reader = new Reader(event, positions);
  return fewest(within, (moves) => reader.attack(board, moves));
}

/** The same for the side that has just moved, whose opponent sees `board` and replies first. */
export function movesToForceNext(board: BitBoard, event: Event, within: number, positions = POSITIONS): number | null {
  const reader = new Reader(event, positions);
  return fewest(within, (moves) => reader.defend(board, moves));
}
