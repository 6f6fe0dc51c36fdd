import type { AttemptRecord, LessonProgress } from "../../progress/index.ts";

/** Something of the site that the record may know. Lessons have steps. */
export interface Item {
  readonly id: string;
  readonly title: string;
  readonly href: string;
  /** How many steps it has, if it is a lesson. */
  readonly steps?: number;
}

/** Things that belong together: a chapter, or the studies. */
export interface Group {
  readonly title: string;
  readonly items: readonly Item[];
}

/** How far a learner is with an item. Times in milliseconds since 1970. */
export type Standing =
  | { readonly kind: "untouched" | "revealed" }
  | { readonly kind: "tried"; readonly tries: number }
  | { readonly kind: "solved" | "unaided" | "finished"; readonly at: number }
  | { readonly kind: "begun"; readonly done: number };

/** Where a learner stands with an exercise, from all attempts, oldest first: the first unaided solve counts most, then the first solve. */
export function exerciseStanding(id: string, attempts: readonly AttemptRecord[]): Standing {
  const own = attempts.filter(({ exercise }) => exercise === id);
  const solved = own.filter(({ outcome }) => outcome === "solved");
  const unaided = solved.find((attempt) => attempt.unaided);
  if (unaided !== undefined) return { kind: "unaided", at: unaided.at };
  if (solved[0] !== undefined) return { kind: "solved", at: solved[0].at };
  if (own.some(({ outcome }) => outcome === "revealed")) return { kind: "revealed" };
  return own.length === 0 ? { kind: "untouched" } : { kind: "tried", tries: own.length };
}

/** Where a learner stands with a lesson of so many steps. */
export function lessonStanding(progress: LessonProgress | undefined, steps: number): Standing {
  if (progress === undefined) return { kind: "untouched" };
  if (progress.finished !== null) return { kind: "finished", at: progress.finished };
  const done = Math.min(progress.steps.length, steps);
  return done === 0 ? { kind: "untouched" } : { kind: "begun", done };
}

export const isDone = ({ kind }: Standing): boolean => kind === "solved" || kind === "unaided" || kind === "finished";
