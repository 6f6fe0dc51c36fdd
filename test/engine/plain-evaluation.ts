import {
  type BitBoard,
  fromBitBoard,
  OTHELLO,
  passBits,
  resolve,
  type Square,
  squaresOfSet,
  USUAL_SHAPE,
} from "../../src/reversi/index.ts";

/**
 * The evaluation once more, from what the card of its weights says, square by square: slow, and nothing of it shared with the
 * engine's.
 */

type Point = readonly [file: number, rank: number];

const run = (length: number, point: (at: number) => Point): readonly Point[] =>
  Array.from({ length }, (_, at) => point(at));

interface Pattern {
  readonly squares: readonly Point[];
  /** The square that has its place in the mirror image; null if the mirror image is another pattern. */
  readonly mirror: ((at: number) => number) | null;
}

const straight = (length: number, point: (at: number) => Point): Pattern => ({
  squares: run(length, point),
  mirror: (at) => length - 1 - at,
});

/** In the order of the file. */
const PATTERNS: readonly Pattern[] = [
  { squares: [...run(8, (at) => [at, 0]), [1, 1], [6, 1]], mirror: (at) => (at < 8 ? 7 - at : 17 - at) },
  { squares: run(9, (at) => [at % 3, Math.floor(at / 3)]), mirror: (at) => 3 * (at % 3) + Math.floor(at / 3) },
  { squares: run(10, (at) => [at % 5, Math.floor(at / 5)]), mirror: null },
  ...[4, 5, 6, 7, 8].map((length) => straight(length, (at) => [at, at + 8 - length])),
  ...[1, 2, 3].map((rank) => straight(8, (at) => [at, rank])),
];

const IMAGES: readonly ((point: Point) => Point)[] = [
  ([file, rank]) => [file, rank],
  ([file, rank]) => [7 - file, rank],
  ([file, rank]) => [file, 7 - rank],
  ([file, rank]) => [7 - file, 7 - rank],
  ([file, rank]) => [rank, file],
  ([file, rank]) => [7 - rank, file],
  ([file, rank]) => [rank, 7 - file],
  ([file, rank]) => [7 - rank, 7 - file],
];

const squareAt = ([file, rank]: Point): Square => 8 * rank + file;

/** Each place of a pattern once. */
function placesOf({ squares }: Pattern): readonly (readonly Square[])[] {
  const places = IMAGES.map((image) => squares.map((point) => squareAt(image(point))));
  const set = (place: readonly Square[]): string => [...place].sort((a, b) => a - b).join();
  return places.filter((place, at) => places.findIndex((other) => set(other) === set(place)) === at);
}

const numberOf = (digits: readonly number[]): number => digits.reduce((sum, digit, at) => sum + digit * 3 ** at, 0);

const digitsOf = (number: number, length: number): readonly number[] =>
  Array.from({ length }, (_, at) => Math.floor(number / 3 ** at) % 3);

/** For each number of a pattern how many lower ones are not mirror images of still lower ones. */
function tiedNumbers({ squares, mirror }: Pattern): readonly number[] {
  const tied: number[] = [];
  let next = 0;
  for (let number = 0; number < 3 ** squares.length; number += 1) {
    const digits = digitsOf(number, squares.length);
    const mirrored = mirror ? numberOf(digits.map((_, at) => digits[mirror(at)] ?? 0)) : number;
    if (mirrored < number) tied.push(tied[mirrored] ?? 0);
    else tied.push(next++);
  }
  return tied;
}

const MOBILITIES = [32, 32, 64, 64];
const KNOTS = 6;

const tables = PATTERNS.map((pattern) => {
  const tied = tiedNumbers(pattern);
  return { places: placesOf(pattern), tied, size: Math.max(...new Set(tied)) + 1 };
});

const neighbours = (square: Square): readonly Square[] =>
  USUAL_SHAPE.squares.filter(
    (other) =>
      other !== square && Math.abs((other % 8) - (square % 8)) <= 1 && Math.abs((other >> 3) - (square >> 3)) <= 1,
  );

/** How many places patterns have, and how many weights a knot. */
export const placeCount = tables.reduce((sum, { places }) => sum + places.length, 0);
export const weightCount = [...tables.map(({ size }) => size), ...MOBILITIES].reduce((sum, size) => sum + size, 0);

/** The weights that a position is the sum of. */
export function weightsOf(board: BitBoard): readonly number[] {
  const own = new Set(squaresOfSet(board.own));
  const other = new Set(squaresOfSet(board.other));
  let first = 0;
  const found: number[] = [];
  for (const { places, tied, size } of tables) {
    for (const place of places) {
      const number = numberOf(place.map((square) => (own.has(square) ? 1 : other.has(square) ? 2 : 0)));
      found.push(first + (tied[number] ?? 0));
    }
    first += size;
  }
  const empty = USUAL_SHAPE.squares.filter((square) => !own.has(square) && !other.has(square));
  const movesOf = (side: BitBoard): number => {
    const position = resolve(OTHELLO, fromBitBoard(side, "black"), "black");
    return position.toMove === "black" ? position.legal.length : 0;
  };
  const beside = (set: ReadonlySet<Square>): number =>
    empty.filter((square) => neighbours(square).some((next) => set.has(next))).length;
  for (const [at, count] of [movesOf(board), movesOf(passBits(board)), beside(other), beside(own)].entries()) {
    found.push(first + Math.min(count, (MOBILITIES[at] ?? 1) - 1));
    first += MOBILITIES[at] ?? 0;
  }
  return found;
}

/** What a position in which the side to move has a move is worth, in discs, before bounds. */
export function plainEvaluation(weights: Int8Array, board: BitBoard): number {
  const empties = 64 - squaresOfSet(board.own).length - squaresOfSet(board.other).length;
  const stage = Math.min(Math.max((empties - 4) / 10, 0), KNOTS - 1);
  const lower = Math.min(Math.floor(stage), KNOTS - 2);
  const sumAt = (knot: number): number =>
    weightsOf(board).reduce((sum, weight) => sum + (weights[knot * weightCount + weight] ?? 0), 0);
  const share = stage - lower;
  const bias = weights[KNOTS * weightCount + empties] ?? 0;
  return ((1 - share) * sumAt(lower) + share * sumAt(lower + 1) + bias) / 4;
}
