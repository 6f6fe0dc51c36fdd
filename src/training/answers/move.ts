import type { LineGoal, MoveGoal as OneMove } from "../../catalogue/goal.ts";
import { STRONG, STRONG_PLIES } from "../../catalogue/strong.ts";
import { answeredMoves, safeMoves } from "../../coach/concepts/mobility.ts";
import { corners } from "../../coach/concepts/places.ts";
import { isQuiet } from "../../coach/concepts/quiet.ts";
import type { Goal, Judged } from "../../engine/goal.ts";
import type { AnswerTo, Question } from "../../engine/question.ts";
import { moveOn, type Position, play, type Square, toBitBoard, USUAL_SHAPE } from "../../reversi/index.ts";
import { valueFor } from "./outcome.ts";

/** What a move, or the first of several, must reach. */
export type MoveGoal = OneMove | Exclude<LineGoal, { kind: "follow" }>;

/** What came of a legal move: see Judged. What follows is told only where the search has read it out. */
export interface MoveVerdict extends Omit<Judged, "nodes"> {
  /** By how many discs the engine takes the move to be behind the best one, where that is an opinion. */
  readonly behind?: number;
}

/** Puts a question to the search, wherever it runs: in a worker on the site, at once in a test. Null if there is no answer. */
export type Ask = <Q extends Question>(question: Q) => Promise<AnswerTo<Q> | null>;

const seen = (kept: boolean): MoveVerdict => ({ kept, reached: kept, score: null, best: null, line: [] });

/** Judges what can be seen after one move; null for a goal that has to be read out. */
function judgeSeen(goal: MoveGoal, position: Position, square: Square, after: Position): MoveVerdict | null {
  if ("within" in goal) return null;
  const side = position.toMove ?? position.turn;
  const flips = moveOn(position, square)?.flips.length ?? 0;
  const all = position.legal.map((move) => move.flips.length);
  switch (goal.kind) {
    case "legal":
      return seen(true);
    case "flips":
      return seen(flips === goal.count);
    case "most-flips":
      return seen(flips === Math.max(...all));
    case "fewest-flips":
      return seen(flips === Math.min(...all));
    case "fewest-replies": {
      const replies = answeredMoves(position.board, side).map((move) => ({ ...move, count: move.replies.length }));
      const count = replies.find((move) => move.square === square)?.count;
      return seen(count === Math.min(...replies.map((move) => move.count)));
    }
    case "safe":
      return seen(safeMoves(position.board, side).includes(square));
    case "quiet":
      return seen(isQuiet(position.board, side, square));
    case "corner":
      return seen(corners(position.board.shape).includes(square));
    case "passes":
      return seen(after.passes !== null);
    case "ends":
      return seen(after.end !== null);
    case "wipe-out":
      return seen(after.end === "wiped-out");
    case "win":
    case "draw":
    case "most-discs":
    case "strongest":
      return null;
  }
}

/** So much of what may follow a weak move is shown. */
const SHOWN = 4;

/** What the engine sees of every move where the strongest is asked for, or `only` of some, the best first; null if it cannot be asked. */
const strengths = (position: Position, ask: Ask, only?: readonly Square[]) =>
  ask({ kind: "look", board: bitsOf(position), plies: STRONG_PLIES, ...(only && { only }) });

/** Judges a move by what the engine sees some plies ahead; null if it cannot be asked. Beside a move that is known to be the best no other is looked at. */
async function judgeAhead(
  position: Position,
  square: Square,
  ask: Ask,
  best: Square | undefined,
): Promise<MoveVerdict | null> {
  const moves = await strengths(position, ask, best === undefined ? undefined : [best, square]);
  const found = moves?.find((move) => move.square === square);
  if (moves === null || found === undefined) return null;
  const behind = (moves[0]?.score ?? found.score) - found.score;
  const kept = behind <= STRONG;
  return { ...seen(kept), line: kept ? [] : found.line.slice(0, SHOWN), behind };
}

/** Reads the game out by the rules alone: for boards of other shapes, which are small. */
function judgeByRules(kind: MoveGoal["kind"], position: Position, after: Position, left: number): MoveVerdict {
  const side = position.toMove ?? position.turn;
  const score = valueFor(after, side);
  const best = valueFor(position, side);
  const kept = kind === "win" ? score > 0 : kind === "draw" ? score >= 0 : score === best;
  return { kept, reached: kept && (left <= 1 || after.end !== null), score, best, line: [] };
}

/** Whether the search can read the position: it knows the usual board only. */
const isUsual = ({ board, variant }: Position): boolean =>
  board.shape === USUAL_SHAPE && variant.placement.length === 0;

const bitsOf = (position: Position) => toBitBoard(position.board, position.toMove ?? position.turn);

/** The goal as the search takes it: one move is asked for where nothing is said of several. */
const goalOf = (goal: MoveGoal): Goal => ({ within: 1, ...goal }) as Goal;

/** How many moves of one's own a goal allows. */
export const movesFor = (goal: MoveGoal): number => ("within" in goal ? goal.within : 1);

/**
 * Judges the move on `square` with `left` own moves to go, this one counted; null if it is not legal or could not be judged. Where the
 * strongest move is asked for, `best` is one that is proven to be it, if one is known: then less has to be looked at.
 */
export async function judgeMove(
  goal: MoveGoal,
  position: Position,
  square: Square,
  left: number,
  ask: Ask,
  best?: Square,
): Promise<MoveVerdict | null> {
  const after = play(position, square);
  if (!after.ok) return null;
  const verdict = judgeSeen(goal, position, square, after.value);
  if (verdict !== null) return verdict;
  if (goal.kind === "strongest") return judgeAhead(position, square, ask, best);
  if (!isUsual(position)) return judgeByRules(goal.kind, position, after.value, left);
  return ask({ kind: "judge", board: bitsOf(position), square, goal: goalOf(goal), within: left });
}

/** How the goal is reached from here: the moves of both sides, passes left out. Empty if it is not, null if that could not be told. */
export async function solutionOf(
  goal: MoveGoal,
  position: Position,
  left: number,
  ask: Ask,
): Promise<readonly Square[] | null> {
  if (isUsual(position) && ("within" in goal || ["win", "draw", "most-discs"].includes(goal.kind))) {
    const solved = await ask({ kind: "solve", board: bitsOf(position), goal: goalOf(goal), within: left });
    return solved?.line ?? null;
  }
  if (goal.kind === "strongest") {
    const moves = await strengths(position, ask);
    return moves?.slice(0, 1).map(({ square }) => square) ?? null;
  }
  for (const { square } of position.legal) {
    const verdict = await judgeMove(goal, position, square, left, ask);
    if (verdict?.kept === true) return [square];
  }
  return [];
}
