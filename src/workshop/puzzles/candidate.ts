import type { Motif } from "../../catalogue/motifs.ts";
import type { Puzzle } from "../../catalogue/puzzle.ts";
import { explain } from "../../coach/explain/explain.ts";
import type { Reason } from "../../coach/explain/explanation.ts";
import { motifsOf } from "../../coach/motifs.ts";
import { isTelling, sentencesOf } from "../../coach/telling.ts";
import { lookWith } from "../../engine/ahead.ts";
import { judgeMove } from "../../engine/goal.ts";
import { chooseMove } from "../../engine/opponents/players.ts";
import type { Searcher } from "../../engine/searcher.ts";
import { solverOf } from "../../engine/solver.ts";
import { type BitBoard, type Disc, emptiesOf, flipsOf, movesOf, type Square, sizeOfSet } from "../../reversi/index.ts";
import { agrees, CLOSE, MUCH } from "../../training/puzzles/prove.ts";
import {
  answerOf,
  CLEAR,
  leadsDeeper,
  lengthOf,
  type PlayedGoal,
  READ_EMPTIES,
  type Worth,
  worthOfMoves,
} from "../../training/puzzles/right-moves.ts";
import { type Difficulty, difficultyOf } from "./difficulty.ts";

/** A position to be looked at: where it stood, and the move that was played there. */
export interface Find {
  readonly board: BitBoard;
  readonly toMove: Disc;
  readonly played: Square | null;
  readonly year: number | null;
  /** The game, and how many discs had been placed in it. */
  readonly game: number;
  readonly ply: number;
}

/** A puzzle that is not rated yet, with what the choice among all goes by. */
export interface Candidate {
  readonly puzzle: Omit<Puzzle, "rating">;
  readonly difficulty: Difficulty;
  readonly game: number;
  readonly ply: number;
  /** The keys of what the coach says first, and how strong the first is. */
  readonly said: readonly string[];
  readonly strength: number;
  readonly cost: number;
}

/** Why a position is no puzzle. */
export type Refusal = "choice" | "goal" | "stake" | "tempting" | "many" | "reason" | "slow" | "motif";

/** Fewer moves to choose from are no choice. */
const CHOICES = 3;

/** More right moves than this leave little to find, and more than half of all even less. */
const MOST_RIGHT = 2;

/** Where only discs are at stake the idea must be one that is seldom seen, or told first. */
export const SELDOM: readonly Motif[] = [
  "stoner",
  "stoner-defence",
  "swindle",
  "big-flip",
  "big-flip-wrong",
  "wipe-out",
];
const SELDOM_FIRST: readonly Motif[] = ["wedge", "reserve", "pass", "corner-by-force"];

/** What a win is worth with every disc. */
const ALL = 64;

/**
 * So many positions are looked at at most to judge a first move. Where the end is read out (18 million a second on one core of the machine this
 * was measured on) that takes 85 ms there; where the engine looks ahead (3.2 million) 160 ms: 500 ms where a device is six, or three, times as slow.
 */
const MOST_READ = 1_500_000;
const MOST_SEEN = 500_000;
/** With fewer empty squares no judgement has ever come near that, and with more hardly one stays below it. */
const SLOW_FROM = 14;
const SLOW_MOSTLY = 17;

/** What is asked for, by what the position and the tempting move are worth. */
function outcomeFor(moves: readonly Worth[], tempting: Worth): PlayedGoal | Refusal {
  const best = moves[0]?.score ?? 0;
  if (best - tempting.score < CLEAR) return "tempting";
  if (best > 0 && tempting.score <= 0) return { kind: "win", within: 1 };
  if (best === 0 && tempting.score < 0) return { kind: "draw", within: 1 };
  const isUnique = best - (moves[1]?.score ?? best) >= CLEAR;
  // All discs are a task of its own, as soon as it is seen that they can be taken within a few moves.
  const isClose = Math.abs(best) <= CLOSE || best === ALL;
  return isUnique && isClose && best - tempting.score >= MUCH ? { kind: "most-discs", within: 1 } : "many";
}

/** What else could be asked for, by what the coach says of the best move: to see it come about on the board. */
function eventFor(reason: Pick<Reason, "key" | "numbers"> | undefined, value: number): PlayedGoal | null {
  const count = reason?.numbers["count"] ?? 0;
  if (value === ALL) return { kind: "wipe-out", within: 3 };
  if (reason?.key === "pass.other.now") return { kind: "passes", within: 1 };
  if (reason?.key === "pass.other" && count < 2) return { kind: "passes", within: count + 1 };
  if (reason?.key === "corner.won" && count < 3) return { kind: "corner", within: count + 1 };
  return null;
}

/** The event as soon as it can be forced, if every move that does so is as good as the goal asks. */
function asEvent(board: BitBoard, event: PlayedGoal, tempting: Worth, searcher: Searcher) {
  if (!("within" in event)) return null;
  for (let within = 1; within <= event.within; within += 1) {
    const goal = { ...event, within };
    const answer = answerOf(board, goal, searcher);
    if (answer === null || answer.right.length === 0) continue;
    const right = answer.moves.filter(({ square }) => answer.right.includes(square));
    const isGood =
      right[0]?.score === answer.moves[0]?.score && right.every((one) => one.score - tempting.score >= CLEAR);
    return isGood && !answer.right.includes(tempting.square) ? { goal, answer } : null;
  }
  return null;
}

/** A wrong move that somebody could fall for: the one that was played; or one that a level chooses. */
function temptingAt(find: Find, moves: readonly Worth[], searcher: Searcher): Worth | null {
  const best = moves[0]?.score ?? 0;
  const failing = (square: Square | null | undefined): Worth | null =>
    moves.find((move) => move.square === square && best - move.score >= CLEAR) ?? null;
  const played = failing(find.played);
  if (played !== null) return played;
  for (const level of [3, 2, 4] as const) {
    const chosen = failing(chooseMove(find.board, { kind: "level", level }, find.ply, searcher, true)?.square);
    if (chosen !== null) return chosen;
  }
  return null;
}

/** Whether a page answers soon enough, whatever the learner plays first. */
const isQuick = (board: BitBoard, goal: PlayedGoal, searcher: Searcher): boolean =>
  goal.kind === "strongest" ||
  emptiesOf(board) < SLOW_FROM ||
  movesOf(board).every((square) => {
    searcher.clear();
    return judgeMove(board, square, goal, goal.within, solverOf(searcher)).nodes <= MOST_READ;
  });

interface Posed {
  readonly goal: PlayedGoal;
  readonly right: readonly Square[];
  readonly tempting: Worth;
  readonly moves: readonly Worth[];
  readonly value: number | null;
}

/** Makes a candidate of a posed task, if the coach can say why. */
function told(find: Find, posed: Posed, searcher: Searcher, isEventWanted: boolean): Candidate | Refusal {
  const { board, toMove, year, game, ply } = find;
  const { tempting, moves, value } = posed;
  const explanation = explain({ board, played: tempting.square }, searcher);
  let { goal, right } = posed;
  const reasons = explanation === null ? [] : sentencesOf(explanation);
  const [first] = reasons;
  if (explanation === null || first === undefined || !isTelling(first)) return "reason";
  // Last of all, for it takes longest.
  if (goal.kind === "strongest" && !leadsDeeper(board, right[0] ?? -1, searcher)) return "goal";
  const event =
    value === null
      ? null
      : eventFor(
          reasons.find((reason) => eventFor(reason, 0) !== null),
          value,
        );
  const seen = event !== null && (isEventWanted || value === ALL) ? asEvent(board, event, tempting, searcher) : null;
  if (seen !== null) [goal, right] = [seen.goal, seen.answer.right];
  else if (goal.kind === "win" || goal.kind === "draw") {
    goal = { ...goal, within: lengthOf(board, goal.kind, searcher) };
  }
  if (!agrees(explanation, right)) return "reason";
  if (!isQuick(board, goal, searcher)) return "slow";
  const motifs: readonly Motif[] = motifsOf({ board, goal, right, tempting: tempting.square, value, reasons });
  if (motifs[0] === undefined) return "motif";
  const isSeldom = SELDOM_FIRST.includes(motifs[0]) || motifs.some((motif) => SELDOM.includes(motif));
  if (goal.kind === "most-discs" && (!isSeldom || value === ALL)) return "motif";
  const puzzle = { board, toMove, goal, right, tempting: tempting.square, motifs, year };
  const cost = (moves[0]?.score ?? 0) - tempting.score;
  const difficulty = difficultyOf(puzzle, searcher);
  return { puzzle, difficulty, game, ply, said: reasons.map(({ key }) => key), strength: first.strength, cost };
}

/** A puzzle out of the ending of a game, all read out; one in which something is to come about on the board, if that is wanted and can be. */
export function endingAt(find: Find, searcher: Searcher, isEventWanted: boolean): Candidate | Refusal {
  const { board } = find;
  if (movesOf(board).length < CHOICES) return "choice";
  if (emptiesOf(board) >= SLOW_MOSTLY && (searcher.exact(board)?.nodes ?? 0) > MOST_READ) return "slow";
  const moves = worthOfMoves(board, searcher);
  const tempting = temptingAt(find, moves, searcher);
  if (tempting === null) return "tempting";
  const goal = outcomeFor(moves, tempting);
  if (typeof goal === "string") return goal;
  const answer = answerOf(board, goal, searcher);
  if (answer === null) return "goal";
  const { right, value } = answer;
  if (right.length > MOST_RIGHT || 2 * right.length > moves.length) return "many";
  // A right move that is hardly better than the tempting one would make that look nearly right.
  if (moves.some(({ square, score }) => right.includes(square) && score - tempting.score < CLEAR)) return "many";
  return told(find, { goal, right, tempting, moves, value }, searcher, isEventWanted);
}

/** How deep a first glance is. */
const GLANCE = 6;

const leads = (moves: readonly Worth[]): boolean =>
  moves[0] !== undefined && moves[1] !== undefined && moves[0].score - moves[1].score >= CLEAR;

/** A puzzle out of the middle of a game: one move that leads all others by enough at either depth, and another that was played. */
export function strongestAt(find: Find, searcher: Searcher): Candidate | Refusal {
  const { board, played } = find;
  if (emptiesOf(board) <= READ_EMPTIES) return "goal";
  if (movesOf(board).length < CHOICES) return "choice";
  const glance = lookWith(searcher)(board, GLANCE);
  if (!leads(glance) || glance[0]?.square === played) return "goal";
  const goal = { kind: "strongest" } as const;
  let nodes = 0;
  const counting: Searcher = {
    ...searcher,
    search: (at, depth, options) => {
      const found = searcher.search(at, depth, options);
      nodes += found?.nodes ?? 0;
      return found;
    },
  };
  const answer = answerOf(board, goal, counting);
  if (nodes > MOST_SEEN) return "slow";
  if (answer === null || !leads(answer.moves)) return "goal";
  if (Math.abs(answer.moves[0]?.score ?? 0) > CLOSE) return "stake";
  const tempting = temptingAt(find, answer.moves, searcher);
  if (tempting === null) return "tempting";
  return told(find, { ...answer, goal, tempting }, searcher, false);
}

/** How many discs a move turns. */
export const turnedBy = (board: BitBoard, square: Square): number => sizeOfSet(flipsOf(board, square));
