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

/** What came of asking whether a square can be taken against every defence. */
export interface Forced {
  /** Whether it can, proven by trying every move of both sides; null if that would have taken more positions than were allowed. */
  readonly isForced: boolean | null;
  /** How many own moves it takes at most, the one on the square counted; null where it is not forced. */
  readonly within: number | null;
  /**
   * One way it goes, passes left out, up to the move on the square: the first defence that holds out longest at every turn, and the
   * first attack that needs no more own moves. Empty where it is not forced.
   */
  readonly line: readonly Square[];
}

/** So many positions are looked at unless another limit is given: some tenths of a second at the most. */
const POSITIONS = 40_000;

/** Reads whether one of `goals` falls. Boards are seen by the attacker in `attack`, by the other side in `defend`. */
class Reader {
  private readonly goals: readonly Square[];
  private left: number;
  private readonly known = new Map<string, boolean>();

  constructor(goals: readonly Square[], positions: number) {
    this.goals = goals;
    this.left = positions;
  }

  /** A goal that the side to move can take now. */
  goalOn(board: BitBoard): Square | undefined {
    const legal = legalSquares(board);
    return this.goals.find((square) => setHas(legal, square));
  }

  /** The attacker is to move and has `within` own moves left. */
  attack(board: BitBoard, within: number): boolean | null {
    if (this.goalOn(board) !== undefined) return true;
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

  /** An attacker that cannot move passes and loses no move by it; one whose only move left takes no goal has failed. */
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
    if (this.left <= 0) return null;
    this.left -= 1;
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

  /** How a goal falls that is known to fall within so many own moves. */
  line(isAttack: boolean, board: BitBoard, within: number): readonly Square[] {
    const goal = isAttack ? this.goalOn(board) : undefined;
    if (goal !== undefined) return [goal];
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

/**
 * Whether `attacker` takes one of `goals` with one of its next `within` own moves, whatever the other side does, with `toMove` to move
 * now on the usual board. A pass counts as no move; a goal that the other side takes is lost. Proven by trying all moves of both
 * sides, at most `positions` positions; the answer with the fewest own moves is given.
 */
export function forcedCapture(
  board: Board,
  toMove: Disc,
  attacker: Disc,
  goals: readonly Square[],
  within: number,
  positions = POSITIONS,
): Forced {
  const reader = new Reader(goals, positions);
  const isAttack = toMove === attacker;
  const bits = toBitBoard(board, toMove);
  for (let moves = 1; moves <= within; moves += 1) {
    const isForced = isAttack ? reader.attack(bits, moves) : reader.defend(bits, moves);
    if (isForced === null) return { isForced, within: null, line: [] };
    if (isForced) return { isForced, within: moves, line: reader.line(isAttack, bits, moves) };
  }
  return { isForced: false, within: null, line: [] };
}
