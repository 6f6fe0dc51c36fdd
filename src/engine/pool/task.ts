import { type BitBoard, emptiesOf, type Position, type Square } from "../../reversi/index.ts";
import { lookWith, type Seen } from "../ahead.ts";
import { ExactSearch, PLAIN_EMPTIES } from "../exact.ts";
import type { Judged, Solution } from "../goal.ts";
import { modestMove } from "../opponents/modest.ts";
import { type Choice, chooseMove, type Player } from "../opponents/players.ts";
import { answer, type Question } from "../question.ts";
import type { Found, Searcher } from "../searcher.ts";
import { solverOf } from "../solver.ts";
import type { SearchKind } from "./desk.ts";

/** A position to be read, to a depth or to the end of the game, within so many milliseconds if that is given. */
export interface ReadTask {
  readonly kind: "read";
  readonly board: BitBoard;
  readonly depth: number | "exact";
  readonly milliseconds?: number | undefined;
}

/** A move to be chosen as one of the opponents would. */
interface ChooseTask {
  readonly kind: "choose";
  readonly board: BitBoard;
  readonly player: Player;
  readonly seed: number;
}

/** A move to be chosen in any variant, by the rules alone. */
export interface ModestTask {
  readonly kind: "modest";
  readonly position: Position;
  readonly seed: number;
}

/** What a worker of the engine can do. */
export type Task = Question | ReadTask | ChooseTask | ModestTask;

/** The answer to each kind of task. */
export interface TaskAnswers {
  readonly judge: Judged;
  readonly solve: Solution;
  readonly look: readonly Seen[];
  readonly read: Found | null;
  readonly choose: Choice | null;
  readonly modest: Square | null;
}

/** How selective a search for an opinion may be; what is said to be exact never is. */
const SELECTIVITY = 2;

/** The plain search gives up after so many milliseconds where the engine would have answered. */
const PLAIN_PATIENCE = 1000;

/** Reads a position; null if that took longer than it may. */
function read({ board, depth, milliseconds }: ReadTask, searcher: Searcher, isPlain: boolean): Found | null {
  const isEasy = depth === "exact" && emptiesOf(board) <= PLAIN_EMPTIES;
  const patience = isPlain && !isEasy ? PLAIN_PATIENCE : Number.POSITIVE_INFINITY;
  const deadline = performance.now() + Math.min(milliseconds ?? Number.POSITIVE_INFINITY, patience);
  return depth === "exact"
    ? // What is remembered of other moves helps, and cannot change an exact score.
      searcher.exact(board, { deadline, keep: true })
    : searcher.search(board, depth, { deadline, selectivity: SELECTIVITY });
}

/** Does a task here and now. */
export function perform(task: Task, searcher: Searcher, search: SearchKind): TaskAnswers[keyof TaskAnswers] {
  const isPlain = search === "plain";
  switch (task.kind) {
    case "read":
      return read(task, searcher, isPlain);
    case "choose":
      return chooseMove(task.board, task.player, task.seed, searcher, isPlain);
    case "modest":
      return modestMove(task.position, task.seed);
    default:
      return answer(task, isPlain ? new ExactSearch() : solverOf(searcher), lookWith(searcher));
  }
}
