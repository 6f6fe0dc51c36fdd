import type { BitBoard, Square } from "../reversi/index.ts";
import { type LookAhead, lookPlainly, type Seen } from "./ahead.ts";
import { ExactSearch } from "./exact.ts";
import { type Goal, type Judged, judgeMove, type Solution, solveGoal } from "./goal.ts";
import type { Solver } from "./solver.ts";

/**
 * What the search can be asked. `within` is the number of own moves left; as the goal says if it is not given. `only` are the moves that are
 * looked at; all if it is not given.
 */
export type Question =
  | {
      readonly kind: "judge";
      readonly board: BitBoard;
      readonly square: Square;
      readonly goal: Goal;
      readonly within?: number;
    }
  | { readonly kind: "solve"; readonly board: BitBoard; readonly goal: Goal; readonly within?: number }
  | { readonly kind: "look"; readonly board: BitBoard; readonly plies: number; readonly only?: readonly Square[] };

/** The answer to each kind of question. */
export interface Answers {
  readonly judge: Judged;
  readonly solve: Solution;
  readonly look: readonly Seen[];
}

export type AnswerTo<Q extends Question> = Answers[Q["kind"]];

/**
 * Works out the answer, here and now; by the plain search unless another solver is given, and another way to look ahead. On a page a worker
 * does it.
 */
export function answer(
  question: Question,
  solver: Solver = new ExactSearch(),
  look: LookAhead = lookPlainly,
): Answers[Question["kind"]] {
  switch (question.kind) {
    case "judge":
      return judgeMove(question.board, question.square, question.goal, question.within, solver);
    case "solve":
      return solveGoal(question.board, question.goal, question.within, solver);
    case "look":
      return look(question.board, question.plies, question.only);
  }
}
