import { type Board, contentAt, type Shape, type Square, squareNamed } from "../reversi/index.ts";

const neighboursOf = (shape: Shape, square: Square): readonly Square[] =>
  (shape.rays[square] ?? []).flatMap((ray) => ray.slice(0, 1));

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

/** The squares of a file (a letter) or a rank (a number). */
export const row = (shape: Shape, name: string | number): readonly Square[] =>
  shape.squares.filter((square) => {
    const [, file, rank] = /^([a-j])(\d+)$/.exec(shape.names[square] ?? "") ?? [];
    return file === name || rank === String(name);
  });

/** The empty squares that hang together with `name`, neighbours by their corners included; none if it is not empty. */
export function regionAround(board: Board, name: string): readonly Square[] {
  const first = squareNamed(board.shape, name);
  const isEmpty = (square: Square): boolean => contentAt(board, square) === "empty";
  if (first === undefined || !isEmpty(first)) return [];
  const region = new Set([first]);
  for (const square of region) {
    for (const next of neighboursOf(board.shape, square)) if (isEmpty(next)) region.add(next);
  }
  return inOrder([...region]);
}

/** The discs beside an empty square, in any of the eight directions. */
export const frontier = (board: Board): readonly Square[] =>
  board.shape.squares.filter(
    (square) =>
      contentAt(board, square) !== "empty" &&
      neighboursOf(board.shape, square).some((next) => contentAt(board, next) === "empty"),
  );

const inOrder = (squares: readonly Square[]): readonly Square[] => [...new Set(squares)].sort((a, b) => a - b);
