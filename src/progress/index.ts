/** What islands need of the learner's record. What is seldom needed comes with `openKeeper`. */
export type { AttemptRecord } from "./attempts.ts";
export { followChanges } from "./changes.ts";
export { allStandings, type DrillStanding } from "./drill-standing.ts";
export type { EndingRecord } from "./endings.ts";
export type { FileFault, Gain, RecordFile } from "./file.ts";
export type { GameRecord, KeptGame } from "./games.ts";
export type { Keeping, LearnerRecord } from "./keeper.ts";
export type { LessonProgress } from "./lessons.ts";
export { mistakeId } from "./mistake-id.ts";
export type { MistakeRecord } from "./mistakes.ts";
export type { ChosenLine, OpeningRecord } from "./openings.ts";
export { randomName } from "./pending.ts";
export type { PuzzleRecord } from "./puzzles.ts";
export {
  allLessonProgress,
  chooseLine,
  drillStandings,
  endingRecords,
  finishLesson,
  type Keeper,
  keepGame,
  keptGame,
  lessonProgress,
  linesChosen,
  markStep,
  type NewAttempt,
  type NewPuzzleRecord,
  openingRecords,
  openKeeper,
  puzzleRecords,
  recordAttempt,
  recordEnding,
  recordMistakes,
  recordOpening,
  recordPuzzle,
  recordRound,
  solvedExercises,
  starredPositions,
} from "./record.ts";
export type { RoundRecord } from "./rounds.ts";
export {
  $settings,
  $settingsKept,
  DEFAULT_SETTINGS,
  SETTINGS,
  type SettingName,
  type Settings,
  type SettingValue,
  setSetting,
} from "./settings.ts";
