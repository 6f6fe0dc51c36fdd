import { isNewHere } from "../../progress/here.ts";
import type { Outcome } from "../exercise/session.ts";

/* What a lesson writes into the learner's record. None of these rejects, and nothing waits for them. */

const loadProgress = () => import("../../progress/index.ts");
type Progress = Awaited<ReturnType<typeof loadProgress>>;
let loaded: Progress | null = null;

/** Does something with the record, at once where it has been loaded; where it cannot be, nothing is kept. */
function keep(how: (progress: Progress) => Promise<unknown>): void {
  if (loaded !== null) void how(loaded);
  else {
    loadProgress().then(
      (progress) => {
        loaded = progress;
        return how(progress);
      },
      () => undefined,
    );
  }
}

/** Loads the record with the first touch or key, so that it is there before the first thing to be kept. */
export function awaitFirstTouch(): void {
  const load = (): void => keep(async () => undefined);
  for (const kind of ["pointerdown", "keydown"]) addEventListener(kind, load, { once: true, capture: true });
}

export const keepAttempt = (exercise: string, outcome: Outcome): void =>
  keep(({ recordAttempt }) => recordAttempt({ exercise, ...outcome }));

export const keepStep = (lesson: string, step: string): void => keep(({ markStep }) => markStep(lesson, step));

/** The steps of a lesson that were done on earlier visits. */
export async function stepsDone(lesson: string): Promise<readonly string[]> {
  if (await isNewHere()) return [];
  return loadProgress().then(
    async ({ lessonProgress }) => (await lessonProgress(lesson)).steps,
    () => [],
  );
}

/** Keeps that the lesson is finished, if the steps that are still to do were done on an earlier visit. Whether they were. */
export async function keepFinish(lesson: string, toDo: readonly string[]): Promise<boolean> {
  const before = toDo.length === 0 ? [] : await stepsDone(lesson);
  const isFinished = toDo.every((step) => before.includes(step));
  if (isFinished) keep(({ finishLesson }) => finishLesson(lesson));
  return isFinished;
}
