import { finishLesson, lessonProgress, markStep, recordAttempt } from "../../progress/index.ts";
import type { Outcome } from "../exercise/session.ts";

/* What a lesson writes into the learner's record. None of these rejects, and nothing waits for them. */

export const keepAttempt = (exercise: string, outcome: Outcome): void => {
  void recordAttempt({ exercise, ...outcome });
};

export const keepStep = (lesson: string, step: string): void => {
  void markStep(lesson, step);
};

/** The steps of a lesson that were done on earlier visits. */
export const stepsDone = async (lesson: string): Promise<readonly string[]> => (await lessonProgress(lesson)).steps;

/** Keeps that the lesson is finished, if the steps that are still to do were done on an earlier visit. Whether they were. */
export async function keepFinish(lesson: string, toDo: readonly string[]): Promise<boolean> {
  const before = toDo.length === 0 ? [] : await stepsDone(lesson);
  const isFinished = toDo.every((step) => before.includes(step));
  if (isFinished) void finishLesson(lesson);
  return isFinished;
}
