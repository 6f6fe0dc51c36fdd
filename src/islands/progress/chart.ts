import type { RatingPoint } from "../../training/puzzles/rating.ts";

/** The last rating of a day, in whole points. */
export interface DayRating {
  /** The moment of the last puzzle of that day, in milliseconds since 1970. */
  readonly at: number;
  readonly value: number;
}

/** The rating at the end of each day on which one was worked out, oldest first. */
export function ratingsByDay(points: readonly RatingPoint[]): readonly DayRating[] {
  const days = new Map<string, DayRating>();
  for (const { at, value } of points) days.set(new Date(at).toDateString(), { at, value: Math.round(value) });
  return [...days.values()];
}

/** A line to be drawn in a box of `width` by `height`, and the round ratings to be drawn across it. */
export interface Chart {
  /** Points as SVG writes them: `0,40 100,12`. */
  readonly line: string;
  readonly rules: readonly { readonly value: number; readonly y: number }[];
}

const STEP = 100;

/** The rating over time as a line: from the first moment to the last, between the hundreds that hold it. */
export function chartOf(points: readonly RatingPoint[], width: number, height: number): Chart {
  const values = points.map(({ value }) => value);
  const low = Math.floor(Math.min(...values) / STEP) * STEP;
  const high = Math.max(low + STEP, Math.ceil(Math.max(...values) / STEP) * STEP);
  const [first, last] = [points[0]?.at ?? 0, points.at(-1)?.at ?? 0];
  const x = (at: number): number => (last === first ? width : ((at - first) / (last - first)) * width);
  const y = (value: number): number => height - ((value - low) / (high - low)) * height;
  const round = (number: number): number => Math.round(number * 10) / 10;
  const rules = Array.from({ length: (high - low) / STEP + 1 }, (_, i) => low + i * STEP);
  // A dozen rules are too many to read.
  const shown = rules.filter((_, i) => i % Math.ceil(rules.length / 6) === 0);
  return {
    line: points.map(({ at, value }) => `${round(x(at))},${round(y(value))}`).join(" "),
    rules: shown.map((value) => ({ value, y: round(y(value)) })),
  };
}
