import { type Exercise, type ExerciseWords, kindCalled } from "../../catalogue/exercise.ts";
import type { StepFields } from "../../catalogue/lesson.ts";
import { type PlaceText, placeOf } from "../../catalogue/place.ts";
import { seal } from "../../catalogue/seal.ts";
import type { ExerciseFacts, ExerciseSheet } from "../../islands/exercise/sheet.ts";
import type { LessonStep } from "../../islands/lesson/step.ts";
import { emptyBoard, type Position, positionOf, resolve, VARIANTS } from "../../reversi/index.ts";
import type { ExerciseEntry } from "./lessons.ts";

/** The words of an exercise in a language; English where they are not translated yet. */
export const wordsOf = ({ words }: Exercise, language: string): ExerciseWords => words[language] ?? words.en;

/** The facts of an exercise, without its words and what these assert. */
function factsOf({ words: _, claims: __, ...facts }: Exercise): ExerciseFacts {
  return facts;
}

/** An exercise in a language as a page is given it: sealed, for it tells the answer. */
export function sealedSheet(exercise: Exercise, language: string): string {
  const sheet: ExerciseSheet = { facts: factsOf(exercise), words: wordsOf(exercise, language) };
  return seal(JSON.stringify(sheet));
}

/** The place of a text as plain data, without what else stands beside it. */
const placeIn = ({ variant, position, toMove, moves }: PlaceText): PlaceText => ({ variant, position, toMove, moves });

/** What an exercise shows before anybody has done anything. */
const placeShown = (exercise: Exercise): PlaceText => kindCalled(exercise.kind).shown?.(exercise) ?? placeIn(exercise);

/** The position at a place. Schemas have looked at it, so that it is there. */
export function positionAt(place: PlaceText): Position {
  const game = placeOf(place);
  return game.ok ? positionOf(game.value) : resolve(VARIANTS.othello, emptyBoard(VARIANTS.othello.shape), "black");
}

/** What the page hands over of a step. All that tells of an exercise's answer is sealed. */
export function lessonStep(step: StepFields, entry: ExerciseEntry | null, language: string): LessonStep {
  const { id, play, marks } = step;
  if (entry === null) return { id, place: placeIn(step), play, marks, exercise: null };
  const exercise = entry.data;
  const words = wordsOf(exercise, language);
  const { standing } = kindCalled(exercise.kind);
  return {
    id,
    place: placeShown(exercise),
    play,
    marks,
    exercise: { id: entry.id, task: words.task, sealed: sealedSheet(exercise, language), standing },
  };
}
