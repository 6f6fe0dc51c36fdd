import { exercisesOf } from "../../catalogue/tasks-of-study.ts";
import type { AttemptRecord, LessonProgress } from "../../progress/index.ts";

/** Something of the site that the record may know: a lesson of so many steps, or a study of so many tasks. */
export interface Item {
  readonly kind: "lesson" | "study";
  readonly id: string;
  readonly title: string;
  readonly href: string;
  /** How many steps or tasks it has. */
  readonly parts: number;
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
  /** So many steps of a lesson are done, or tasks of a study solved. */
  | { readonly kind: "begun" | "partly"; readonly done: number };

/** Where a learner stands with one exercise, from the attempts at it, oldest first: the first unaided solve counts most, then the first solve. */
function exerciseStanding(own: readonly AttemptRecord[]): Standing {
  const solved = own.filter(({ outcome }) => outcome === "solved");
  const unaided = solved.find((attempt) => attempt.unaided);
  if (unaided !== undefined) return { kind: "unaided", at: unaided.at };
  if (solved[0] !== undefined) return { kind: "solved", at: solved[0].at };
  if (own.some(({ outcome }) => outcome === "revealed")) return { kind: "revealed" };
  return own.length === 0 ? { kind: "untouched" } : { kind: "tried", tries: own.length };
}

/** Where a learner stands with a study of so many tasks, from all attempts, oldest first. It is solved when the last of them is. */
export function studyStanding(id: string, tasks: number, attempts: readonly AttemptRecord[]): Standing {
  const of = exercisesOf(id, tasks).map((exercise) =>
    exerciseStanding(attempts.filter((attempt) => attempt.exercise === exercise)),
  );
  const [only] = of;
  if (tasks === 1 && only !== undefined) return only;
  const times = of.flatMap((standing) => ("at" in standing ? [standing.at] : []));
  if (times.length === tasks) {
    return { kind: of.every(({ kind }) => kind === "unaided") ? "unaided" : "solved", at: Math.max(...times) };
  }
  return of.every(({ kind }) => kind === "untouched") ? { kind: "untouched" } : { kind: "partly", done: times.length };
}

/** Where a learner stands with a lesson of so many steps. */
export function lessonStanding(progress: LessonProgress | undefined, steps: number): Standing {
  if (progress === undefined) return { kind: "untouched" };
  if (progress.finished !== null) return { kind: "finished", at: progress.finished };
  const done = Math.min(progress.steps.length, steps);
  return done === 0 ? { kind: "untouched" } : { kind: "begun", done };
}

export const isDone = ({ kind }: Standing): boolean => kind === "solved" || kind === "unaided" || kind === "finished";
