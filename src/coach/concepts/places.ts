import { type Board, contentAt, type Shape, type Square } from "../../reversi/index.ts";

/** A set of squares as a list without doubles, in the order of the board. */
export const inOrder = (squares: Iterable<Square>): readonly Square[] => [...new Set(squares)].sort((a, b) => a - b);

/** The squares one step away, in any of the eight directions, clockwise from the top. */
export const neighboursOf = (shape: Shape, square: Square): readonly Square[] =>
  (shape.rays[square] ?? []).flatMap((ray) => ray.slice(0, 1));

/** The empty squares one step away, in any of the eight directions. */
export const emptyNeighbours = (board: Board, square: Square): readonly Square[] =>
  neighboursOf(board.shape, square).filter((next) => contentAt(board, next) === "empty");

/** The corners of the rectangle that are squares: four on the usual board, none where they are cut off. */
export function corners({ files, ranks, squares }: Shape): readonly Square[] {
  return [0, files - 1, files * (ranks - 1), files * ranks - 1].filter((square) => squares.includes(square));
}

/** What lies one step from a corner: 'x' diagonally, 'c' along the edge. */
function besideCorners(shape: Shape, kind: "x" | "c"): readonly Square[] {
  const isDiagonal = (direction: number): boolean => direction % 2 === 1;
  const beside = corners(shape).flatMap((corner) =>
    (shape.rays[corner] ?? []).flatMap((ray, direction) =>
      isDiagonal(direction) === (kind === "x") ? ray.slice(0, 1) : [],
    ),
  );
  return inOrder(beside);
}

export const xSquares = (shape: Shape): readonly Square[] => besideCorners(shape, "x");
export const cSquares = (shape: Shape): readonly Square[] => besideCorners(shape, "c");

/** The squares on which no disc can ever be turned: each line through one ends there. The corners, on the usual board. */
export const uncapturable = (shape: Shape): readonly Square[] =>
  shape.squares.filter((square) =>
    [0, 1, 2, 3].every(
      (axis) => shape.rays[square]?.[axis]?.length === 0 || shape.rays[square]?.[axis + 4]?.length === 0,
    ),
  );
