import { LEAST_RATING, MOST_RATING } from "../../catalogue/puzzle.ts";

// Pages name grades before there is a rating to work out, so they stand apart from what does that.

/** Five grades, 1 the easiest: what stands in place of a number as long as that would say more than is known. */
export const GRADES = [1, 2, 3, 4, 5] as const;
export type Grade = (typeof GRADES)[number];

/** Where everybody begins, below the middle of the scale: who begins is to meet what can be solved. */
export const FIRST_RATING = 1200;

/** The grade of a rating, a puzzle's or a learner's: a fifth of the scale each. */
export function gradeOf(rating: number): Grade {
  const fifth = Math.floor(((rating - LEAST_RATING) / (MOST_RATING - LEAST_RATING)) * GRADES.length);
  return GRADES[Math.max(0, Math.min(GRADES.length - 1, fifth))] ?? 1;
}
