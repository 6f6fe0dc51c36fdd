import type { Translate } from "../../locales/text.ts";
import { openSheet } from "../exercise/open-sheet.ts";
import type { Outcome, Session } from "../exercise/session.ts";
import { openExercise } from "../exercise/sheet.ts";
import type { LessonStep } from "./step.ts";

/** Opens the exercise of a step. */
export async function openStep(
  { exercise }: LessonStep,
  t: Translate,
  tell: (outcome: Outcome) => void,
): Promise<Session | null> {
  return exercise === null ? null : openSheet(openExercise(exercise.sealed), t, tell);
}
