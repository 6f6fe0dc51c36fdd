import type { Board } from "./board.ts";
import { nameOf, type Shape, type Square, USUAL_SHAPE } from "./shape.ts";

/** The eight images of a square board; the first four keep the start of Othello as it is. The order is that of `?image=0..7`. */
export const SYMMETRIES = [
  "identity",
  "half-turn",
  "main-diagonal",
  "other-diagonal",
  "quarter-turn",
  "three-quarter-turn",
  "mirror-files",
  "mirror-ranks",
] as const;
export type Symmetry = (typeof SYMMETRIES)[number];

/** The four symmetries under which the start position, and so every opening, looks the same. */
export const START_SYMMETRIES: readonly Symmetry[] = SYMMETRIES.slice(0, 4);

type Point = readonly [file: number, rank: number];

/** Where each symmetry takes the point (file, rank), both counted from 0 to `last`. */
const IMAGE: Readonly<Record<Symmetry, (file: number, rank: number, last: number) => Point>> = {
  identity: (file, rank) => [file, rank],
  "half-turn": (file, rank, last) => [last - file, last - rank],
  "main-diagonal": (file, rank) => [rank, file],
  "other-diagonal": (file, rank, last) => [last - rank, last - file],
  "quarter-turn": (file, rank, last) => [last - rank, file],
  "three-quarter-turn": (file, rank, last) => [rank, last - file],
  "mirror-files": (file, rank, last) => [last - file, rank],
  "mirror-ranks": (file, rank, last) => [file, last - rank],
};

/** The symmetry that takes every image back. */
export const inverseOf = (symmetry: Symmetry): Symmetry =>
  symmetry === "quarter-turn" ? "three-quarter-turn" : symmetry === "three-quarter-turn" ? "quarter-turn" : symmetry;

/** The square that `square` becomes. `shape` must have as many files as ranks. */
export function imageOfSquare(shape: Shape, square: Square, symmetry: Symmetry): Square {
  const file = square % shape.files;
  const rank = Math.floor(square / shape.files);
  const [imageFile, imageRank] = IMAGE[symmetry](file, rank, shape.files - 1);
  return imageRank * shape.files + imageFile;
}

/** The board that `board` becomes. Its shape must be square and look the same in every image, as all our shapes do. */
export function imageOfBoard(board: Board, symmetry: Symmetry): Board {
  const back = inverseOf(symmetry);
  const contents = board.contents.map(
    (_, square) => board.contents[imageOfSquare(board.shape, square, back)] ?? "empty",
  );
  return { shape: board.shape, contents };
}

/** The symmetry, one of the four that keep the start, that turns a game which begins on c4, d3, e6 or f5 into one that begins on f5. */
export const symmetryToF5 = (first: Square): Symmetry | undefined =>
  START_SYMMETRIES.find((symmetry) => nameOf(USUAL_SHAPE, imageOfSquare(USUAL_SHAPE, first, symmetry)) === "f5");
