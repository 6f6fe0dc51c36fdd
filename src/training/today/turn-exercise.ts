import type { Exercise, ExerciseWords } from "../../catalogue/exercise.ts";
import { imageOfSquare, nameOf, type Square, SYMMETRIES, squareNamed, USUAL_SHAPE } from "../../reversi/index.ts";
import { turnText } from "./turn-words.ts";

/** `value` with each text in it, however deep, as `turn` gives it. */
function turnTexts(value: unknown, turn: (text: string) => string): unknown {
  if (typeof value === "string") return turn(value);
  if (Array.isArray(value)) return value.map((part) => turnTexts(part, turn));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, turnTexts(part, turn)]));
}

const SQUARES = /^[a-h][1-8](\s*[a-h][1-8])*$/;
const BOARD = /^[XO-]{64}$/;

/** `facts` of an exercise in one of its images, 0 to 7: every board and every square in it. 0 is the exercise itself. */
export function turnFacts<F extends Pick<Exercise, "kind">>(facts: F, image: number): F {
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
