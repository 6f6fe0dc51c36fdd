/** A square as an index into the rectangle of its shape, row by row, rank 1 on top: 0..63 = a1..h8 on the usual board. */
export type Square = number;

type FileLetter = "a" | "b" | "c" | "d" | "e" | "f" | "g" | "h" | "i" | "j";
type RankNumber = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10;

/** A square's name: file letter, then rank number counted from the top, 'a1' to 'j10'. */
export type SquareName = `${FileLetter}${RankNumber}`;

const FILE_LETTERS: readonly FileLetter[] = ["a", "b", "c", "d", "e", "f", "g", "h", "i", "j"];
const RANK_NUMBERS: readonly RankNumber[] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

/** The most files or ranks a shape may have: names end at j10. */
export const LONGEST_SIDE = FILE_LETTERS.length;

/** [files, ranks] of one step in each of the eight directions, clockwise from the top (rank 1). */
const DIRECTIONS = [
  [0, -1],
  [1, -1],
  [1, 0],
  [1, 1],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [-1, -1],
] as const;

/** The squares a game is played on: a rectangle, perhaps with some squares missing. Plain data, made once and shared. */
export interface Shape {
  readonly files: number;
  readonly ranks: number;
  /** The squares that exist, in the order a1, b1, ... */
  readonly squares: readonly Square[];
  /** The name of every square of the rectangle, missing ones included, by index. */
  readonly names: readonly SquareName[];
  /** For every square its eight rays, clockwise from the top: the squares met going outwards up to the edge or a missing square. */
  readonly rays: readonly (readonly (readonly Square[])[])[];
}

/**
 * A shape of `files` x `ranks` (1 to 10 each) without the `missing` squares.
 * Throws a RangeError for another size: shapes are written by programmers, never read from outside.
 */
export function makeShape(files: number, ranks: number, missing: readonly SquareName[] = []): Shape {
  const letters = FILE_LETTERS.slice(0, files);
  const numbers = RANK_NUMBERS.slice(0, ranks);
  if (letters.length !== files || numbers.length !== ranks || files < 1 || ranks < 1) {
    throw new RangeError(`a board has 1 to ${LONGEST_SIDE} files and ranks, not ${files} x ${ranks}`);
  }
  const names = numbers.flatMap((number) => letters.map((letter): SquareName => `${letter}${number}`));
  const isThere = (file: number, rank: number): boolean => {
    const name = file >= 0 && file < files ? names[rank * files + file] : undefined;
    return name !== undefined && !missing.includes(name);
  };
  const rayFrom = (square: Square, [fileStep, rankStep]: readonly [number, number]): readonly Square[] => {
    const ray: Square[] = [];
    let file = (square % files) + fileStep;
    let rank = Math.floor(square / files) + rankStep;
    while (isThere(file, rank)) {
      ray.push(rank * files + file);
      file += fileStep;
      rank += rankStep;
    }
    return ray;
  };
  const squares = [...names.keys()].filter((square) => isThere(square % files, Math.floor(square / files)));
  const present = new Set(squares);
  const rays = [...names.keys()].map((square) =>
    present.has(square) ? DIRECTIONS.map((direction) => rayFrom(square, direction)) : [],
  );
  return { files, ranks, squares, names, rays };
}

/** The usual board, 8x8. */
export const USUAL_SHAPE = /* @__PURE__ */ makeShape(8, 8);

/** The square called `name` (any case) on `shape`, or undefined where there is none. */
export function squareNamed(shape: Shape, name: string): Square | undefined {
  const square = shape.names.indexOf(name.toLowerCase() as SquareName);
  return shape.squares.includes(square) ? square : undefined;
}

/** The name of `square` on `shape`. Throws a RangeError for an index outside the rectangle, a programmer's error. */
export function nameOf(shape: Shape, square: Square): SquareName {
  const name = shape.names[square];
  if (name === undefined) throw new RangeError(`no square ${square} on a board of ${shape.files} x ${shape.ranks}`);
  return name;
}
