import type { Exercise, ExerciseWords } from "../../catalogue/exercise.ts";
import { unseal } from "../../catalogue/seal.ts";

type WithoutWords<E> = E extends Exercise ? Omit<E, "words" | "claims"> : never;

/** The facts of an exercise, without its words and what these assert. */
export type ExerciseFacts = WithoutWords<Exercise>;

/** An exercise in one language. It travels sealed, for it tells the answer. */
export interface ExerciseSheet {
  readonly facts: ExerciseFacts;
  readonly words: ExerciseWords;
}

export const openExercise = (sealed: string): ExerciseSheet => JSON.parse(unseal(sealed)) as ExerciseSheet;
