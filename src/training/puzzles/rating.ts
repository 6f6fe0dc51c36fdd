import rate from "glicko2-lite";
import { FIRST_RATING, type Grade, gradeOf } from "./grade.ts";

export { GRADES, gradeOf } from "./grade.ts";

/** What of a try at a puzzle counts for the rating. */
export interface RatedTry {
  readonly puzzle: string;
  /** When, in milliseconds since 1970. */
  readonly at: number;
  readonly outcome: "solved" | "wrong" | "revealed";
  readonly tries: number;
  readonly hints: number;
  readonly unaided: boolean;
  /** The puzzle's rating then. */
  readonly rating: number;
}

/** Where a learner stands. */
export interface Rating {
  /** On the scale of the puzzles' own ratings. */
  readonly value: number;
  /** One standard deviation of `value`. */
  readonly deviation: number;
  /** How many puzzles it rests on. */
  readonly count: number;
  readonly grade: Grade;
  /** Whether it rests on so many that it is told as a number, as the puzzles' own are from then on. */
  readonly isNumber: boolean;
}

/** The rating after a puzzle. */
export interface RatingPoint {
  readonly at: number;
  readonly value: number;
  readonly deviation: number;
}

/** From so many puzzles on ratings are told as numbers. */
export const NUMBERS_FROM = 20;

/** A rating with its deviation and its volatility, as Glicko-2 has them. */
export interface Standing {
  readonly rating: number;
  readonly rd: number;
  readonly vol: number;
}

const FIRST: Standing = { rating: FIRST_RATING, rd: 350, vol: 0.06 };

/** How sure the rating of a puzzle is: it was worked out from the levels, not from people. */
const PUZZLE_RD = 60;

/** A puzzle solved with a hint at the first try is half a win. */
const scoreOf = ({ outcome, tries, hints, unaided }: RatedTry): number => {
  if (unaided) return 1;
  return outcome === "solved" && tries === 1 && hints > 0 ? 0.5 : 0;
};

/** Each puzzle's first try, oldest first. Which of several at one moment was first is settled alike in whatever order they come. */
function firstTries<T extends RatedTry>(tries: readonly T[]): readonly T[] {
  const byTime = tries
    .map((one) => ({ one, text: JSON.stringify(one) }))
    .sort((a, b) => a.one.at - b.one.at || (a.text < b.text ? -1 : 1));
  const seen = new Set<string>();
  return byTime.flatMap(({ one }) => {
    if (seen.has(one.puzzle)) return [];
    seen.add(one.puzzle);
    return [one];
  });
}

/**
 * A standing after games against `opponents`, each a rating, a deviation, and 1 for a win, 0.5, or 0: Glicko-2 (Glickman 2012), with his
 * example's constraint on the volatility, 0.5.
 */
export const standingAfter = (
  { rating, rd, vol }: Standing,
  opponents: readonly [rating: number, rd: number, score: number][],
): Standing => rate(rating, rd, vol, opponents, { tau: 0.5 });

/** How the rating went: a point after each puzzle's first try, oldest first. It depends on what was tried and when, not on the order given. */
export function ratingsOver(tries: readonly RatedTry[]): readonly RatingPoint[] {
  const points: RatingPoint[] = [];
  let standing = FIRST;
  for (const one of firstTries(tries)) {
    standing = standingAfter(standing, [[one.rating, PUZZLE_RD, scoreOf(one)]]);
    points.push({ at: one.at, value: standing.rating, deviation: standing.rd });
  }
  return points;
}

/** Where a learner stands after these tries; where everybody begins if there are none. */
export function ratingAfter(tries: readonly RatedTry[]): Rating {
  const points = ratingsOver(tries);
  const { value, deviation } = points.at(-1) ?? { value: FIRST.rating, deviation: FIRST.rd };
  return { value, deviation, count: points.length, grade: gradeOf(value), isNumber: points.length >= NUMBERS_FROM };
}
