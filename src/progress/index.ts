/** What islands need of the learner's record. The page of the record itself uses `keeper.ts` and `file.ts` as well. */
export type { AttemptRecord } from "./attempts.ts";
export { followChanges } from "./changes.ts";
export type { Keeping } from "./keeper.ts";
export type { LessonProgress } from "./lessons.ts";
export {
  finishLesson,
  lessonProgress,
  markStep,
  type NewAttempt,
  recordAttempt,
  solvedExercises,
} from "./record.ts";
export {
  $settings,
  $settingsKept,
  SETTINGS,
  type SettingName,
  type Settings,
  type SettingValue,
  setSetting,
} from "./settings.ts";
