import type { Exercise, ExerciseKind, ExerciseWords } from "../catalogue/exercise.ts";
import { imageOfSquare, nameOf, type Square, SYMMETRIES, squareNamed, USUAL_SHAPE } from "../reversi/index.ts";

/** What of an exercise says whether its board may be turned. */
type Turned = Pick<Exercise, "kind" | "variant" | "position" | "moves">;

/** Kinds whose task is the same wherever on the board it lies. */
const TURNING: readonly ExerciseKind[] = ["best-move", "line", "mark", "count", "choose", "play-out"];

/** Words that hold in one image only: squares, files and ranks, and the sides of the board. */
const NAMES_A_PLACE =
  /\b([a-h][1-8]|[1-8]th|first|second|third|last|left|right|upper|lower|top|bottom|above|below|up|down|north|south|east|west|file|rank|row|column)s?\b/i;

/** Whether a file or a rank is asked for, or moves are to be followed, anywhere in `facts`. */
function hasFixedPart(facts: unknown): boolean {
  if (typeof facts !== "object" || facts === null) return false;
  if ("kind" in facts && (facts.kind === "row" || facts.kind === "follow")) return true;
  return Object.values(facts).some(hasFixedPart);
}

/** Whether an exercise is the same task in each of the eight images: nothing that is said of it names a place on the board. */
export function turns(facts: Turned, words: ExerciseWords): boolean {
  const { kind, variant, position, moves } = facts;
  if (variant !== "othello" || position === undefined || moves !== undefined) return false;
  if (!TURNING.includes(kind) || hasFixedPart(facts)) return false;
  return !NAMES_A_PLACE.test(JSON.stringify(words));
}

const SQUARES = /^[a-h][1-8](\s*[a-h][1-8])*$/;
const BOARD = /^[XO-]{64}$/;

/** `facts` of an exercise that `turns`, in one of its eight images, 0 to 7: every board and every square in it. 0 is the exercise itself. */
export function turnFacts<F extends Turned>(facts: F, image: number): F {
  const symmetry = SYMMETRIES[image] ?? "identity";
  const imageOf = (square: Square): Square => imageOfSquare(USUAL_SHAPE, square, symmetry);
  const named = (name: string): string => nameOf(USUAL_SHAPE, imageOf(squareNamed(USUAL_SHAPE, name) ?? 0));
  const board = (text: string): string => {
    const turned = [...text];
    for (const [square, symbol] of [...text].entries()) turned[imageOf(square)] = symbol;
    return turned.join("");
  };
  const turn = (value: unknown): unknown => {
    if (typeof value === "string") {
      if (BOARD.test(value)) return board(value);
      return SQUARES.test(value) ? value.replace(/[a-h][1-8]/g, named) : value;
    }
    if (Array.isArray(value)) return value.map(turn);
    if (typeof value !== "object" || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, turn(part)]));
  };
  return turn(facts) as F;
}
