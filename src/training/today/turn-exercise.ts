import type { Exercise, ExerciseKind, ExerciseWords } from "../../catalogue/exercise.ts";
import {
  imageOfSquare,
  nameOf,
  type Square,
  START_SYMMETRIES,
  SYMMETRIES,
  squareNamed,
  USUAL_SHAPE,
} from "../../reversi/index.ts";
import { canTurnText, turnText } from "./turn-words.ts";

/** What of an exercise says whether its board may be turned. */
type Turned = Pick<Exercise, "kind" | "variant" | "position" | "moves">;

/** Kinds whose task is the same wherever on the board it lies. */
const TURNING: readonly ExerciseKind[] = [
  ...(["best-move", "line", "mark", "count", "choose", "play-out", "spot-error"] as const),
];

/** Whether a file or a rank is asked for, or moves are to be followed, anywhere in `facts`. */
function hasFixedPart(facts: unknown): boolean {
  if (typeof facts !== "object" || facts === null) return false;
  if ("kind" in facts && (facts.kind === "row" || facts.kind === "follow")) return true;
  return Object.values(facts).some(hasFixedPart);
}

/** `value` with each text in it, however deep, as `turn` gives it. */
function turnTexts(value: unknown, turn: (text: string) => string): unknown {
  if (typeof value === "string") return turn(value);
  if (Array.isArray(value)) return value.map((part) => turnTexts(part, turn));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, turnTexts(part, turn)]));
}

function canTurnWords(words: ExerciseWords): boolean {
  let can = true;
  turnTexts(words, (text) => {
    can &&= canTurnText(text);
    return text;
  });
  return can;
}

/**
 * In how many images an exercise is the same task: in all eight, the first of SYMMETRIES; in the four that leave the start as it is, where
 * moves lead to it from there; or in none but its own, where what is said of it, or asked, holds in one alone.
 */
export function imagesOf(facts: Turned, words: ExerciseWords): number {
  const { kind, variant, position, moves } = facts;
  if (variant !== "othello" || (position === undefined && moves === undefined)) return 1;
  if (!TURNING.includes(kind) || hasFixedPart(facts) || !canTurnWords(words)) return 1;
  return position === undefined ? START_SYMMETRIES.length : SYMMETRIES.length;
}

const SQUARES = /^[a-h][1-8](\s*[a-h][1-8])*$/;
const BOARD = /^[XO-]{64}$/;

/** `facts` of an exercise in one of its images, 0 to 7: every board and every square in it. 0 is the exercise itself. */
export function turnFacts<F extends Turned>(facts: F, image: number): F {
  const symmetry = SYMMETRIES[image] ?? "identity";
  const imageOf = (square: Square): Square => imageOfSquare(USUAL_SHAPE, square, symmetry);
  const named = (name: string): string => nameOf(USUAL_SHAPE, imageOf(squareNamed(USUAL_SHAPE, name) ?? 0));
  const board = (text: string): string => {
    const turned = [...text];
    for (const [square, symbol] of [...text].entries()) turned[imageOf(square)] = symbol;
    return turned.join("");
  };
  return turnTexts(facts, (text) => {
    if (BOARD.test(text)) return board(text);
    return SQUARES.test(text) ? text.replace(/[a-h][1-8]/g, named) : text;
  }) as F;
}

/** What is said of an exercise in one of its images. */
export const turnWords = (words: ExerciseWords, image: number): ExerciseWords =>
  turnTexts(words, (text) => turnText(text, SYMMETRIES[image] ?? "identity")) as ExerciseWords;
