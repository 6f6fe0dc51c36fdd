import {
  type BitBoard,
  canMove,
  emptiesOf,
  isEmptySet,
  movesOf,
  passBits,
  playBits,
  type Square,
  sizeOfSet,
} from "../reversi/index.ts";
import { ExactSearch } from "./exact.ts";
import type { Solver } from "./solver.ts";

/** What must hold when the game is over: a win, at least a draw, or no fewer discs than any other play gives. */
interface OutcomeGoal {
  readonly kind: "win" | "draw" | "most-discs";
  /** The task is done after so many own moves that keep it; without it, at the end of the game. */
  readonly within?: number | undefined;
}

/**
 * What must come about on the board against every defence, by one of so many own moves: a disc on a corner, the other side
 * stuck while the own one is not, the game over, the other colour gone.
 */
interface EventGoal {
  readonly kind: "corner" | "passes" | "ends" | "wipe-out";
  readonly within: number;
}

export type Goal = OutcomeGoal | EventGoal;

/** What came of a move. */
export interface Judged {
  /** Whether the goal is reached now, or still reached against every defence. */
  readonly kept: boolean;
  /** Whether this very move ends the task: the event has come about, the game is over, or the own moves are used up. */
  readonly reached: boolean;
  /** The score of the move and that of the best one, for the side that moves; null where the solver cannot read so far. */
  readonly score: number | null;
  readonly best: number | null;
  /**
   * What follows, passes left out. After a right move the best defence, until the same side is to move again. After a wrong one its
   * refutation: best play to the end of the game where that can be read out, else the answer that spoils the goal.
   */
  readonly line: readonly Square[];
  /** How many positions were looked at. */
  readonly nodes: number;
}

/** How a goal is reached: the moves of both sides, passes left out, the first defence at every turn. */
export interface Solution {
  readonly line: readonly Square[];
  readonly nodes: number;
}

const isOver = (board: BitBoard): boolean => !canMove(board) && !canMove(passBits(board));
const CORNERS: readonly Square[] = [0, 7, 56, 63];

const isOutcome = (goal: Goal): goal is OutcomeGoal =>
  goal.kind === "win" || goal.kind === "draw" || goal.kind === "most-discs";

function meets(goal: OutcomeGoal, score: number, best: number): boolean {
  if (goal.kind === "most-discs") return score === best;
  return goal.kind === "win" ? score > 0 : score >= 0;
}

/** Whether the event has come about by a move on `square`, after which the other side sees `after`. */
function happens(goal: EventGoal, after: BitBoard, square: Square): boolean {
  switch (goal.kind) {
    case "corner":
      return CORNERS.includes(square);
    case "wipe-out":
      return isEmptySet(after.own);
    case "passes":
      return !canMove(after) && canMove(passBits(after));
    case "ends":
      return isOver(after);
  }
}

/** Reads one question out, and counts the positions it looks at. */
class Reader {
  readonly exact: Solver;
  private looked = 0;
  private readonly before: number;

  constructor(solver: Solver) {
    this.exact = solver;
    this.before = solver.nodes;
  }

  get nodes(): number {
    return this.exact.nodes - this.before + this.looked;
  }

  isReadable(board: BitBoard): boolean {
    return emptiesOf(board) <= this.exact.reach;
  }

  /** Whether the move on `square` brings the event about, or still forces it within `within` own moves, this one counted. */
  keeps(goal: EventGoal, board: BitBoard, square: Square, within: number): boolean {
    const after = playBits(board, square);
    return happens(goal, after, square) || this.holds(goal, after, within - 1);
  }

  /** The other side sees `board` and moves, or passes: whether the event is forced all the same, within `within` own moves. */
  private holds(goal: EventGoal, board: BitBoard, within: number): boolean {
    this.looked += 1;
    if (within === 0 || isOver(board)) return false;
    if (!canMove(board)) return this.canForce(goal, passBits(board), within);
    return movesOf(board).every((reply) => this.holdsAfter(goal, board, reply, within));
  }

  private holdsAfter(goal: EventGoal, board: BitBoard, reply: Square, within: number): boolean {
    const after = playBits(board, reply);
    if (canMove(after)) return this.canForce(goal, after, within);
    return isOver(after) ? goal.kind === "ends" : this.holds(goal, passBits(after), within);
  }

  private canForce(goal: EventGoal, board: BitBoard, within: number): boolean {
    this.looked += 1;
    // A wipe-out without a limit that matters is a score, and the exact search is quicker.
    if (goal.kind === "wipe-out" && this.isReadable(board) && within >= emptiesOf(board)) {
      return this.exact.value(board, 63, 64) === 64;
    }
    return within > 0 && movesOf(board).some((square) => this.keeps(goal, board, square, within));
  }

  /** The answer that spoils the event or delays it longest; of equals the one that leaves its own side most discs. */
  private stubbornest(goal: EventGoal, board: BitBoard, within: number): Square | undefined {
    const delay = (reply: Square): number => {
      let moves = 0;
      while (moves <= within && !this.holdsAfter(goal, board, reply, moves)) moves += 1;
      return moves;
    };
    return movesOf(board)
      .map((square) => ({ square, delay: delay(square), discs: sizeOfSet(playBits(board, square).other) }))
      .sort((a, b) => b.delay - a.delay || b.discs - a.discs)[0]?.square;
  }

  /** The first of the best moves of the side to move, if it has any. */
  private bestOf(board: BitBoard): Square | undefined {
    const value = this.exact.value(board);
    return movesOf(board).find((square) => this.exact.value(playBits(board, square), -value, 1 - value) <= -value);
  }

  /** What the other side, which sees `board`, answers until the side that has moved is to move again. */
  answers(goal: Goal, board: BitBoard, within: number): readonly Square[] {
    const reply = isOutcome(goal) ? this.bestOf(board) : this.stubbornest(goal, board, within);
    if (reply === undefined) return [];
    const after = playBits(board, reply);
    return canMove(after) ? [reply] : [reply, ...this.answers(goal, passBits(after), within)];
  }

  /** Best play from `board` to the end of the game. */
  bestLine(board: BitBoard): readonly Square[] {
    if (isOver(board)) return [];
    const best = this.bestOf(board);
    return best === undefined ? this.bestLine(passBits(board)) : [best, ...this.bestLine(playBits(board, best))];
  }

  /** A move that keeps the goal and the own moves it needs, the quickest of them; undefined if none keeps it. */
  right(goal: Goal, board: BitBoard, within: number): Square | undefined {
    if (isOutcome(goal)) return this.bestOf(board);
    for (let moves = 1; moves <= within; moves += 1) {
      const found = movesOf(board).find((square) => this.keeps(goal, board, square, moves));
      if (found !== undefined) return found;
    }
    return undefined;
  }
}

/**
 * Judges the legal move on `square` by the side to move, with `within` own moves left, this one counted. An outcome can be judged
 * as far as the solver reaches, and is refused with a RangeError where more squares are empty; an event anywhere, as long as its
 * `within` is small.
 */
export function judgeMove(
  board: BitBoard,
  square: Square,
  goal: Goal,
  within = goal.within ?? 60,
  solver: Solver = new ExactSearch(),
): Judged {
  const reader = new Reader(solver);
  const isRead = reader.isReadable(board);
  if (isOutcome(goal) && !isRead) {
    throw new RangeError(`${emptiesOf(board)} squares are empty: an outcome is read out with at most ${solver.reach}`);
  }
  const after = playBits(board, square);
  const best = isRead ? reader.exact.value(board) : null;
  const score = isRead ? reader.exact.valueOfMove(board, square) : null;
  const isLast = within <= 1;
  const kept = isOutcome(goal)
    ? score !== null && best !== null && meets(goal, score, best)
    : reader.keeps(goal, board, square, within);
  const reached = kept && (isOutcome(goal) ? isLast || isOver(after) : happens(goal, after, square));
  const line = (): readonly Square[] => {
    if (reached) return [];
    if (!kept && isRead) return reader.bestLine(after);
    return reader.answers(goal, after, within - 1);
  };
  return { kept, reached, score, best, line: line(), nodes: reader.nodes };
}

/** How the side to move reaches the goal with `within` own moves left: up to the move that ends the task. Empty if it cannot. */
export function solveGoal(
  board: BitBoard,
  goal: Goal,
  within = goal.within ?? 60,
  solver: Solver = new ExactSearch(),
): Solution {
  const reader = new Reader(solver);
  const line: Square[] = [];
  let position = board;
  for (let left = within; left > 0 && canMove(position); left -= 1) {
    const square = reader.right(goal, position, left);
    if (square === undefined) break;
    line.push(square);
    // As the other side sees it, before each of its answers.
    let seen = playBits(position, square);
    if (left === 1 || isOver(seen) || (!isOutcome(goal) && happens(goal, seen, square))) break;
    for (const reply of reader.answers(goal, seen, left - 1)) {
      line.push(reply);
      seen = passBits(playBits(seen, reply));
    }
    position = passBits(seen);
  }
  return { line, nodes: reader.nodes };
}
