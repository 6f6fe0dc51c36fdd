/** What islands need of the learner's record. What is seldom needed comes with `openKeeper`. */

export { followChanges } from "./changes.ts";
export { allStandings, type DrillStanding } from "./drill-standing.ts";
export type { FileFault, Gain, RecordFile } from "./file.ts";
export type { Keeping, LearnerRecord } from "./keeper.ts";
export type { AttemptRecord } from "./kinds/attempts.ts";
export type { EndingRecord } from "./kinds/endings.ts";
export type { GameRecord, KeptGame } from "./kinds/games.ts";
export type { LessonProgress } from "./kinds/lessons.ts";
export { mistakeId } from "./kinds/mistake-id.ts";
export type { MistakeRecord } from "./kinds/mistakes.ts";
export type { ChosenLine, OpeningRecord } from "./kinds/openings.ts";
export type { PuzzleRecord } from "./kinds/puzzles.ts";
export type { RoundRecord } from "./kinds/rounds.ts";
export { randomName } from "./pending.ts";
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
