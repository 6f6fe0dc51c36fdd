import type { Entry, Kind } from "../entry.ts";
import { fields, moment, orNull, setOf, text } from "../shape.ts";

/** How far a learner is in a lesson. Its entry's id is the lesson's. */
export interface LessonProgress {
  /** The ids of the steps that are done, sorted. */
  readonly steps: readonly string[];
  /** When the lesson was finished for the first time, in milliseconds since 1970; null if it has not been. */
  readonly finished: number | null;
}

const earlier = (a: number | null, b: number | null): number | null =>
  a === null || b === null ? (a ?? b) : Math.min(a, b);

export const lessons: Kind<LessonProgress> = {
  name: "lesson",
  version: 1,
  shape: fields<LessonProgress>({ steps: setOf(text(200)), finished: orNull(moment) }),
  migrations: [],
  merge: (a, b) => ({
    steps: [...new Set([...a.steps, ...b.steps])].sort(),
    finished: earlier(a.finished, b.finished),
  }),
};

/** The lessons among entries that are understood, by their id. */
export const lessonsIn = (entries: readonly Entry[]): ReadonlyMap<string, LessonProgress> =>
  new Map(entries.filter(({ kind }) => kind === lessons.name).map(({ id, data }) => [id, data as LessonProgress]));
