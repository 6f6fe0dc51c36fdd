import type { PlaceText } from "../../catalogue/place.ts";

/** A step of a lesson as its page hands it over. */
export interface LessonStep {
  readonly id: string;
  /** What the board shows at first. */
  readonly place: PlaceText;
  /** Moves that are then played for show. */
  readonly play?: string | undefined;
  /** Whether they are played already when one comes to the step. */
  readonly isPlayed?: boolean | undefined;
  /** What is drawn on the board: see src/catalogue/marks.ts. */
  readonly marks?: string | undefined;
  readonly exercise: StepExercise | null;
}

/** The task of a step. */
interface StepExercise {
  readonly id: string;
  /** What to do, in one line. */
  readonly task: string;
  /** An ExerciseSheet, sealed. */
  readonly sealed: string;
  /** Whether who is to move, and the count, are shown until it is opened. They are if it is not said. */
  readonly standing?: boolean | undefined;
}
