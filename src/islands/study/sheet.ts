import type { Hint } from "../../catalogue/hint.ts";
import { unseal } from "../../catalogue/seal.ts";
import type { StudyClaim, StudyGoal } from "../../catalogue/study.ts";
import type { TaskPlace } from "../../catalogue/task.ts";
import type { SquareName } from "../../reversi/index.ts";

/** One rung of the hint ladder: its words, and the squares it rings. */
export interface Rung {
  readonly kind: Hint["kind"];
  readonly words: string;
  readonly squares: readonly SquareName[];
}

/** The words of a task: what to do, the hints, and why the right move is right. */
export interface TaskWords {
  readonly task: string;
  readonly solved: string;
  readonly hints: readonly Rung[];
}

/** One task of a study: what it is about, and what is asked. */
export interface TaskSheet {
  readonly place: TaskPlace;
  readonly goal: StudyGoal;
}

/** A study, as its page holds it. It travels sealed, for later tasks give away what comes before them. */
export interface Sheet {
  readonly tasks: readonly TaskSheet[];
  /** The words of each task; the last serve all that follow. */
  readonly words: readonly TaskWords[];
}

/** What is claimed of one task. */
export interface ClaimsOfTask {
  readonly place: TaskPlace;
  readonly claims: readonly StudyClaim[];
}

export const openSheet = (sealed: string): Sheet => JSON.parse(unseal(sealed)) as Sheet;

export const openClaims = (sealed: string): readonly ClaimsOfTask[] => JSON.parse(unseal(sealed)) as ClaimsOfTask[];
