import { finishLesson, markStep, recordAttempt } from "../../progress/index.ts";
import type { Outcome } from "../exercise/session.ts";

/* What a lesson writes into the learner's record. None of these rejects, and nothing waits for them. */

export const keepAttempt = (exercise: string, outcome: Outcome): void => {
  void recordAttempt({ exercise, ...outcome });
};

export const keepStep = (lesson: string, step: string): void => {
  void markStep(lesson, step);
};

export const keepFinish = (lesson: string): void => {
  void finishLesson(lesson);
};
