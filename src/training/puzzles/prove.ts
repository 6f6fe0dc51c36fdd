import type { Motif } from "../../catalogue/motifs.ts";
import type { Puzzle, Winner } from "../../catalogue/puzzle.ts";
import { OUTCOMES } from "../../catalogue/reached.ts";
import { explain } from "../../coach/explain/explain.ts";
import type { Explanation } from "../../coach/explain/explanation.ts";
import { motifsOf } from "../../coach/motifs.ts";
import { isTelling, sentencesOf } from "../../coach/telling.ts";
import type { Searcher } from "../../engine/searcher.ts";
import { emptiesOf, movesOf, opponentOf } from "../../reversi/index.ts";
import { answerOf, CLEAR, leadsDeeper, lengthOf, type PlayedGoal, READ_EMPTIES, type Worth } from "./right-moves.ts";

/**
 * What is not as a puzzle says: the goal cannot be read; discs are counted in a game long decided; other moves reach it, or another side wins;
 * the tempting move does not fail, or not by as much; it takes another number of moves; the coach gives no reason; it is about something else.
 */
type PuzzleFault = "goal" | "stake" | "right" | "tempting" | "within" | "reason" | "motifs";

/** Nobody cares by how many discs a game is won or lost that is won or lost by more, nor for a few discs where the winner stays the same. */
export const CLOSE = 24;
export const MUCH = 8;

/** What came of proving a puzzle. */
export interface PuzzleProof {
  /** None if all holds. */
  readonly faults: readonly PuzzleFault[];
  /** Every legal move with its worth, the best first: exact, or where the strongest move is asked for as far as the engine sees. */
  readonly moves: readonly Worth[];
  /** What the coach says of the tempting move; null where there is none. */
  readonly told: Explanation | null;
  /** What it is about, by what was found; none where its goal cannot be read. */
  readonly motifs: readonly Motif[];
}

type Claim<G> = Pick<Puzzle, "board" | "toMove" | "right" | "tempting" | "motifs"> & { readonly goal: G };

const isSame = (one: readonly unknown[], other: readonly unknown[]): boolean =>
  one.length === other.length && one.every((item, i) => item === other[i]);

/** Whether every right move is better by enough than the tempting one, and the best move of all is one of them. */
function isClear(right: readonly number[], tempting: number | null, moves: readonly Worth[]): boolean {
  const failing = moves.find(({ square }) => square === tempting);
  const reaching = moves.filter(({ square }) => right.includes(square));
  if (failing === undefined || reaching[0] === undefined || right.includes(failing.square)) return false;
  return reaching[0].score === moves[0]?.score && reaching.every(({ score }) => score - failing.score >= CLEAR);
}

/** Whether something is at stake where only discs are. */
function isAtStake({ kind }: PlayedGoal, tempting: number | null, moves: readonly Worth[]): boolean {
  const best = moves[0]?.score ?? 0;
  const failing = moves.find(({ square }) => square === tempting)?.score ?? best;
  if (kind === "most-discs") return Math.abs(best) <= CLOSE && best - failing >= MUCH;
  return kind !== "strongest" || Math.abs(best) <= CLOSE;
}

/** Whether the coach, too, takes a right move for the best one, and the tempting one for as much worse. */
export const agrees = ({ best, outcome }: Explanation, right: readonly number[]): boolean =>
  right.includes(best.square) && outcome.before - outcome.after >= CLEAR;

/** Whether the move that is said to be the strongest leads by enough at either depth. */
function isClearlyStrongest({ board, right }: Claim<PlayedGoal>, moves: readonly Worth[], searcher: Searcher): boolean {
  const [best, second] = moves;
  if (best === undefined || second === undefined || best.score - second.score < CLEAR) return false;
  return right.length === 1 && leadsDeeper(board, best.square, searcher);
}

function provePlayed(puzzle: Claim<PlayedGoal>, searcher: Searcher): PuzzleProof {
  const { board, goal, tempting, motifs } = puzzle;
  const right = typeof puzzle.right === "string" ? [] : puzzle.right;
  // What can be read out to the end is asked for exactly: else what is said of a move might differ from what it comes to.
  const isVague = goal.kind === "strongest" && emptiesOf(board) <= READ_EMPTIES;
  const answer = isVague ? null : answerOf(board, goal, searcher);
  if (answer === null || answer.moves.length === 0) return { faults: ["goal"], moves: [], told: null, motifs: [] };
  const { moves, value } = answer;
  const faults: PuzzleFault[] = [];
  if (!isAtStake(goal, tempting, moves)) faults.push("stake");
  if (!isSame(right, answer.right)) faults.push("right");
  if (!isClear(right, tempting, moves)) faults.push("tempting");
  if (goal.kind === "strongest" && !isClearlyStrongest(puzzle, moves, searcher)) faults.push("right");
  const kind = OUTCOMES.find((one) => one === goal.kind);
  if (kind !== undefined && "within" in goal && goal.within !== lengthOf(board, kind, searcher)) faults.push("within");
  const told = tempting === null ? null : explain({ board, played: tempting }, searcher);
  const reasons = told === null ? [] : sentencesOf(told);
  const isTold = told !== null && reasons[0] !== undefined && isTelling(reasons[0]) && agrees(told, answer.right);
  if (!isTold) faults.push("reason");
  const found = motifsOf({ board, goal, right, tempting, value, reasons });
  if (!isSame(motifs, found)) faults.push("motifs");
  return { faults, moves, told, motifs: found };
}

/** Who wins with best play of both, and what the position is worth to the side to move. */
export function winnerOf({ board, toMove }: Pick<Puzzle, "board" | "toMove">, searcher: Searcher) {
  const value = emptiesOf(board) <= READ_EMPTIES ? (searcher.exact(board)?.score ?? null) : null;
  if (value === null) return null;
  const winner: Winner = value === 0 ? "nobody" : value > 0 ? toMove : opponentOf(toMove);
  return { winner, value };
}

function proveWinner(puzzle: Puzzle, searcher: Searcher): PuzzleProof {
  const { board, goal, right, tempting, motifs } = puzzle;
  const found = winnerOf(puzzle, searcher);
  if (found === null || movesOf(board).length === 0) return { faults: ["goal"], moves: [], told: null, motifs: [] };
  const faults: PuzzleFault[] = [];
  if (right !== found.winner) faults.push("right");
  if (tempting !== null || Math.abs(found.value) < CLEAR) faults.push("tempting");
  const idea = { board, goal, right: [], tempting: null, value: found.value, reasons: [] };
  const about = motifsOf(idea);
  if (!isSame(motifs, about)) faults.push("motifs");
  return { faults, moves: [], told: null, motifs: about };
}

/**
 * Proves a puzzle again from its position alone: all that can be read out to the end of the game is; the strongest move leads by as much as
 * is asked for at either depth. Takes some hundredths of a second for an ending, some tenths before.
 */
export function provePuzzle(puzzle: Puzzle, searcher: Searcher): PuzzleProof {
  const { goal } = puzzle;
  return goal.kind === "who-wins" ? proveWinner(puzzle, searcher) : provePlayed({ ...puzzle, goal }, searcher);
}
