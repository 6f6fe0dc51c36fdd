import { type Exercise, type ExerciseWords, kindCalled } from "../../catalogue/exercise.ts";
import { START_SYMMETRIES, SYMMETRIES } from "../../reversi/index.ts";
import { canTurnText } from "./turn-words.ts";

/** Whether what is said can be turned with the board. What is said of its choices is part of it. */
const canTurnWords = ({ task, hints, solved, wrong = "", choices = [] }: ExerciseWords): boolean =>
  [task, ...hints, solved, wrong, ...choices.flatMap(({ text, why }) => [text, why])].every(canTurnText);

/**
 * In how many images an exercise is the same task: in all eight, the first of SYMMETRIES; in the four that leave the start as it is, where
 * moves lead to it from there; or in none but its own, where what is said of it, or asked, holds in one alone.
 */
export function imagesOf(exercise: Exercise, words: ExerciseWords): number {
  const { kind, variant, position, moves } = exercise;
  if (variant !== "othello" || (position === undefined && moves === undefined)) return 1;
  if (kindCalled(kind).turns?.(exercise) === false || !canTurnWords(words)) return 1;
  return position === undefined ? START_SYMMETRIES.length : SYMMETRIES.length;
}
