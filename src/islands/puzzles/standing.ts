import type { Attempted, Standing } from "../../training/puzzle-choice.ts";
import { type Rating, ratingAfter } from "../../training/rating.ts";
import { triesKept } from "./record.ts";

/** Where the learner stands, and what was tried so far. */
export interface Learner {
  readonly rating: Rating;
  readonly attempts: readonly Attempted[];
}

/** Reads where the learner stands out of the record. */
export async function readLearner(): Promise<Learner> {
  const attempts = await triesKept();
  return { rating: ratingAfter(attempts), attempts };
}

/** What a choice of puzzles depends on. */
export const standingOf = ({ rating, attempts }: Learner): Standing => ({ rating: rating.value, attempts });
