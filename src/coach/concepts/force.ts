import {
  type BitBoard,
  type Board,
  canMove,
  type Disc,
  legalSquares,
  movesOf,
  passBits,
  playBits,
  type Square,
  setHas,
  toBitBoard,
} from "../../reversi/index.ts";

/** The move with which the side to move brings something about at once; undefined where it has none. */
export type Event = (board: BitBoard) => Square | undefined;

/** Whether the other side is stuck and must look on while the side that has just moved moves again; it sees the board first. */
export const isStuck = (after: BitBoard): boolean => !canMove(after) && canMove(passBits(after));

const leavingStuck: Event = (board) => movesOf(board).find((square) => isStuck(playBits(board, square)));

const taking =
  (goals: readonly Square[]): Event =>
  (board) => {
    const legal = legalSquares(board);
    return goals.find((square) => setHas(legal, square));
  };

/** What came of asking whether an event can be brought about against every defence. */
export interface Forced {
  /** Whether it can, proven by trying every move of both sides; null if that would have taken more positions than were allowed. */
  readonly isForced: boolean | null;
  /** How many own moves it takes at most, the one that brings it about counted; null where it is not forced. */
  readonly within: number | null;
  /**
   * One way it goes, passes left out, up to that move: the first defence that holds out longest at every turn, and the first attack that
   * needs no more own moves. Empty where it is not forced.
   */
  readonly line: readonly Square[];
}

/** So many positions are looked at unless another limit is given: some tenths of a second at the most. */
const POSITIONS = 200_000;

/** The same for passes, where each position is looked at longer. */
const POSITIONS_FOR_PASS = 20_000;

/** Reads whether an event is brought about. Boards are seen by the attacker in `attack`, by the other side in `defend`. */
class Reader {
  private readonly event: Event;
  private left: number;
  private readonly known = new Map<string, boolean>();

  constructor(event: Event, positions: number) {
    this.event = event;
    this.left = positions;
  }

  /** The attacker is to move and has `within` own moves left. */
  attack(board: BitBoard, within: number): boolean | null {
    if (this.left <= 0) return null;
    this.left -= 1;
    if (this.event(board) !== undefined) return true;
    if (within <= 1) return this.attackWithoutMove(board, within);
    return this.remembered("a", board, within, () => {
      if (!canMove(board)) return this.attackWithoutMove(board, within);
      let isOpen = false;
      for (const square of movesOf(board)) {
        const verdict = this.defend(playBits(board, square), within - 1);
        if (verdict === true) return true;
        isOpen ||= verdict === null;
      }
      return isOpen ? null : false;
    });
  }

  /** An attacker that cannot move passes and loses no move by it; one whose only move left does not bring it about has failed. */
  private attackWithoutMove(board: BitBoard, within: number): boolean | null {
    if (within < 1 || canMove(board) || !canMove(passBits(board))) return false;
    return this.defend(passBits(board), within);
  }

  /** The other side is to move, or passes. */
  defend(board: BitBoard, within: number): boolean | null {
    if (within < 1) return false;
    if (!canMove(board)) return canMove(passBits(board)) ? this.attack(passBits(board), within) : false;
    return this.remembered("d", board, within, () => {
      let isOpen = false;
      for (const reply of movesOf(board)) {
        const verdict = this.attack(playBits(board, reply), within);
        if (verdict === false) return false;
        isOpen ||= verdict === null;
      }
      return isOpen ? null : true;
    });
  }

  private remembered(who: string, board: BitBoard, within: number, read: () => boolean | null): boolean | null {
    const { own, other } = board;
    const key = `${who}${within}.${own.low}.${own.high}.${other.low}.${other.high}`;
    const known = this.known.get(key);
    if (known !== undefined) return known;
    const verdict = read();
    if (verdict !== null) this.known.set(key, verdict);
    return verdict;
  }

  /** The fewest own moves that are enough from here, up to `most`. */
  private needed(isAttack: boolean, board: BitBoard, most: number): number {
    for (let within = 1; within < most; within += 1) {
      if ((isAttack ? this.attack(board, within) : this.defend(board, within)) === true) return within;
    }
    return most;
  }

  /** How the event is brought about that is known to be forced within so many own moves. */
  line(isAttack: boolean, board: BitBoard, within: number): readonly Square[] {
    const last = isAttack ? this.event(board) : undefined;
    if (last !== undefined) return [last];
    if (!canMove(board)) return this.line(!isAttack, passBits(board), within);
    const squares = movesOf(board);
    const after = (square: Square): BitBoard => playBits(board, square);
    if (isAttack) {
      const square = squares.find((one) => this.defend(after(one), within - 1) === true);
      return square === undefined ? [] : [square, ...this.line(false, after(square), within - 1)];
    }
    const delays = squares.map((square) => ({ square, needed: this.needed(true, after(square), within) }));
    const [first] = delays.sort((a, b) => b.needed - a.needed);
    return first === undefined ? [] : [first.square, ...this.line(true, after(first.square), first.needed)];
  }
}

/** Whether the event comes about within so many own moves of the side that is after it, to move itself or not, and how. */
function forced(board: BitBoard, isAttack: boolean, event: Event, within: number, positions: number): Forced {
  const reader = new Reader(event, positions);
  for (let moves = 1; moves <= within; moves += 1) {
    const isForced = isAttack ? reader.attack(board, moves) : reader.defend(board, moves);
    if (isForced === null) return { isForced, within: null, line: [] };
    if (isForced) return { isForced, within: moves, line: new Reader(event, positions).line(isAttack, board, moves) };
  }
  return { isForced: false, within: null, line: [] };
}

/**
 * Whether `attacker` takes one of `goals` with one of its next `within` own moves, whatever the other side does, with `toMove` to move
 * now on the usual board. A pass counts as no move; a goal that the other side takes is lost. Proven by trying all moves of both
 * sides, at most `positions` positions; the answer with the fewest own moves is given.
 */
export const forcedCapture = (
  board: Board,
  toMove: Disc,
  attacker: Disc,
  goals: readonly Square[],
  within: number,
  positions = POSITIONS,
): Forced => forced(toBitBoard(board, toMove), toMove === attacker, taking(goals), within, positions);

/** The same of leaving the other side without a move, so that `attacker` moves again. */
export const forcedPass = (board: Board, toMove: Disc, attacker: Disc, within: number): Forced =>
  forced(toBitBoard(board, toMove), toMove === attacker, leavingStuck, within, POSITIONS_FOR_PASS);
