import type { PuzzleGoal } from "../../catalogue/puzzle.ts";
import { OUTCOMES, type Outcome } from "../../catalogue/reached.ts";
import { STRONG, STRONG_PLIES } from "../../catalogue/strong.ts";
import { lookWith } from "../../engine/ahead.ts";
import { canonicalOf } from "../../engine/canonical.ts";
import { judgeMove } from "../../engine/goal.ts";
import type { Searcher } from "../../engine/searcher.ts";
import { type Solver, solverOf } from "../../engine/solver.ts";
import { type BitBoard, emptiesOf, movesOf, passBits, playBits, type Square } from "../../reversi/index.ts";

/** A legal move and what it is worth to the side that makes it, in discs: exact, or as far as the engine sees. */
export interface Worth {
  readonly square: Square;
  readonly score: number;
}

/** The answer to a task in which something is played. */
export interface Answer {
  /** All first moves that reach the goal, in the order of squares. */
  readonly right: readonly Square[];
  /** Every legal move, the best first. */
  readonly moves: readonly Worth[];
  /** What the position is worth to the side to move; null where that is not read out. */
  readonly value: number | null;
}

/** A puzzle in which something is played. */
export type PlayedGoal = Exclude<PuzzleGoal, { readonly kind: "who-wins" }>;

/** With more empty squares it would take too long to read out every move while somebody waits. */
export const READ_EMPTIES = 20;

/** A right move is better than what fails by so many discs at least. */
export const CLEAR = 4;

/** So deep a move that leads at the usual depth must lead, too. */
const DEEPER_PLIES = 12;
const SELECTIVITY = 2;

/** How many own moves a task asks for at most, where it asks for a result. */
const MOST_WITHIN = 3;

/** A move is hard to find if no more than one in so many is right. */
const HARD = 3;

const isOutcome = (kind: PlayedGoal["kind"]): kind is Outcome => OUTCOMES.some((one) => one === kind);

const bestFirst = (moves: readonly Worth[]): readonly Worth[] =>
  moves.toSorted((a, b) => b.score - a.score || a.square - b.square);

/** Every legal move with its exact worth, the best first. For endings. */
export function worthOfMoves(board: BitBoard, searcher: Searcher): readonly Worth[] {
  const solver = solverOf(searcher);
  return bestFirst(movesOf(board).map((square) => ({ square, score: solver.valueOfMove(board, square) })));
}

/** Whether a move of this worth reaches a result. */
function reaches(kind: Outcome, score: number, best: number): boolean {
  if (kind === "most-discs") return score === best;
  return kind === "win" ? score > 0 : score >= 0;
}

/** Looks at what is seen on the board alone. */
const BLIND: Solver = { reach: 0, nodes: 0, value: () => 0, valueOfMove: () => 0 };

/** The moves that bring an event about within so many own moves, whatever is played against it. */
function forcing(board: BitBoard, goal: PlayedGoal, within: number): readonly Square[] {
  if (goal.kind === "strongest" || isOutcome(goal.kind) || within < 1) return [];
  const event = { kind: goal.kind, within };
  return movesOf(board).filter((square) => judgeMove(board, square, event, within, BLIND).kept);
}

const inOrder = (moves: readonly Worth[]): readonly Square[] => moves.map(({ square }) => square).sort((a, b) => a - b);

/** The answer; null where the task cannot be read, or what it asks for comes about sooner than it says. */
export function answerOf(board: BitBoard, goal: PlayedGoal, searcher: Searcher): Answer | null {
  if (goal.kind === "strongest") {
    const moves = lookWith(searcher)(board, STRONG_PLIES);
    const best = moves[0]?.score ?? 0;
    return { right: inOrder(moves.filter(({ score }) => score >= best - STRONG)), moves, value: null };
  }
  if (emptiesOf(board) > READ_EMPTIES) return null;
  const moves = worthOfMoves(board, searcher);
  const value = moves[0]?.score ?? 0;
  const { kind } = goal;
  if (isOutcome(kind))
    return { right: inOrder(moves.filter(({ score }) => reaches(kind, score, value))), moves, value };
  if (forcing(board, goal, goal.within - 1).length > 0) return null;
  return { right: forcing(board, goal, goal.within), moves, value };
}

/** Whether a move leads every other by `CLEAR` discs when the engine looks deeper than a page does, too. */
export function leadsDeeper(board: BitBoard, square: Square, searcher: Searcher): boolean {
  const seen = (one: Square, alpha = -64, beta = 64): number => {
    const after = canonicalOf(playBits(board, one)).board;
    const options = { alpha, beta, selectivity: SELECTIVITY };
    return searcher.search(after, DEEPER_PLIES - 1, options)?.score ?? 0;
  };
  const least = seen(square) + CLEAR;
  return movesOf(board).every((one) => one === square || seen(one, least - 1, least) >= least);
}

/**
 * With how many own moves the idea is carried out, 1 to `MOST_WITHIN`: a task for a result goes on as long as the next own move, after the
 * best defence, is hard to find: at most one in three of the moves reaches it. Where discs are counted, any other move is wrong, and one is enough.
 */
export function lengthOf(board: BitBoard, kind: Outcome, searcher: Searcher): number {
  const solver = solverOf(searcher);
  let [position, length] = [board, 1];
  while (kind !== "most-discs" && length < MOST_WITHIN) {
    const best = worthOfMoves(position, searcher)[0];
    if (best === undefined) return length;
    const { line } = judgeMove(position, best.square, { kind, within: 2 }, 2, solver);
    // As the other side sees it, before each of its answers.
    let seen = playBits(position, best.square);
    for (const reply of line) seen = passBits(playBits(seen, reply));
    position = passBits(seen);
    const moves = worthOfMoves(position, searcher);
    const next = moves[0]?.score ?? 0;
    const reaching = moves.filter(({ score }) => reaches(kind, score, next)).length;
    if (moves.length === 0 || HARD * reaching > moves.length) return length;
    length += 1;
  }
  return length;
}
