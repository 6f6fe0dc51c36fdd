import type { Attempted, Standing } from "../../training/puzzles/choice.ts";
import { FIRST_RATING } from "../../training/puzzles/grade.ts";
import type { Rating } from "../../training/puzzles/rating.ts";
import { triesKept } from "./record.ts";

/** Where the learner stands, and what was tried so far. */
export interface Learner {
  /** Null for who has tried nothing yet. */
  readonly rating: Rating | null;
  readonly attempts: readonly Attempted[];
}

/** Reads where the learner stands out of the record. */
export async function readLearner(): Promise<Learner> {
  const attempts = await triesKept();
  if (attempts.length === 0) return { rating: null, attempts };
  const { ratingAfter } = await import("../../training/puzzles/rating.ts");
  return { rating: ratingAfter(attempts), attempts };
}

/** What a choice of puzzles depends on. */
export const standingOf = ({ rating, attempts }: Learner): Standing => ({
  rating: rating?.value ?? FIRST_RATING,
  attempts,
});
