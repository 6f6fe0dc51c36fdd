import type { ExerciseOf } from "../../catalogue/exercise.ts";
import type { Hint } from "../../catalogue/hint.ts";
import type { Puzzle } from "../../catalogue/puzzle.ts";
import {
  DISCS,
  fromBitBoard,
  imageOfBoard,
  imageOfSquare,
  makeBoard,
  movesOf,
  nameOf,
  type Square,
  SYMMETRIES,
  type Symmetry,
  toBitBoard,
  USUAL_SHAPE,
} from "../../reversi/index.ts";

/** A puzzle with its id. */
export interface Known {
  readonly id: string;
  readonly puzzle: Puzzle;
}

/** A puzzle as an exercise, without words. */
export type PuzzleFacts = Omit<ExerciseOf<"best-move">, "words" | "claims"> | LineFacts | WhoFacts;
type LineFacts = Omit<ExerciseOf<"line">, "words" | "claims">;
type WhoFacts = Omit<ExerciseOf<"choose">, "words" | "claims">;

/** Who may win, in the order in which the answers stand. */
export const WHO = [...DISCS, "nobody"] as const;

/** How many images of a puzzle there are: `?image=0..7`. */
export const IMAGES = SYMMETRIES.length;

const symmetryOf = (image: number): Symmetry => SYMMETRIES[image] ?? "identity";

/** The same puzzle in one of its eight images, 0 to 7; 0 is the puzzle itself. */
export function turnPuzzle(puzzle: Puzzle, image: number): Puzzle {
  const { board, toMove, right, tempting } = puzzle;
  const turned = (square: Square): Square => imageOfSquare(USUAL_SHAPE, square, symmetryOf(image));
  return {
    ...puzzle,
    board: toBitBoard(imageOfBoard(fromBitBoard(board, toMove), symmetryOf(image)), toMove),
    right: typeof right === "string" ? right : right.map(turned).toSorted((a, b) => a - b),
    tempting: tempting === null ? null : turned(tempting),
  };
}

/** How many moves of one's own a puzzle asks for. */
export const ownMovesOf = ({ goal }: Puzzle): number => ("within" in goal ? goal.within : 1);

/** So many squares are worth reading in the rung that names some. */
const CANDIDATES = 3;

/**
 * The rungs of a puzzle's hint ladder: the idea; some squares worth reading, a right one and the tempting one among them, never all that are
 * legal; a right square. The same squares in every image. Where nothing is played, an idea and an answer that is wrong.
 */
function hintsOf({ board, right, tempting }: Puzzle): readonly Hint[] {
  if (typeof right === "string" || tempting === null) return [{ kind: "idea" }, { kind: "idea" }];
  const legal = movesOf(board);
  const [first = tempting] = right;
  const others = legal.filter((square) => square !== tempting && !right.includes(square));
  const chosen = [first, tempting, ...others.slice(0, CANDIDATES - 2)].slice(0, legal.length - 1);
  const names = (squares: readonly Square[]) =>
    squares.toSorted((a, b) => a - b).map((one) => nameOf(USUAL_SHAPE, one));
  return [
    { kind: "idea" },
    ...(chosen.length < 2 ? [] : [{ kind: "candidates", squares: names(chosen) } as const]),
    { kind: "square", square: nameOf(USUAL_SHAPE, first) },
  ];
}

/** The facts of a puzzle as an exercise, in the image that it has. */
export function factsOf(puzzle: Puzzle): PuzzleFacts {
  const { board, toMove, goal, right } = puzzle;
  const position = makeBoard(fromBitBoard(board, toMove));
  const hints = [...hintsOf(puzzle)];
  const place = { variant: "othello" as const, position, toMove, hints };
  switch (goal.kind) {
    case "strongest":
      return { kind: "best-move", ...place, goal };
    case "who-wins":
      return { kind: "choose", ...place, choices: WHO.map((who) => ({ right: who === right })) };
    default:
      return { kind: "line", ...place, goal };
  }
}

/** An answer to who wins that is wrong, for a hint: that nobody does, if it is not so. */
export const wrongWinner = ({ right, toMove }: Puzzle): (typeof WHO)[number] =>
  right === "nobody" ? toMove : "nobody";
