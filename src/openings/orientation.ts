import { type BitBoard, type SquareSet, START_SYMMETRIES, type Symmetry } from "../reversi/index.ts";

/** A board as the one of its four images that stands for all, and which symmetry takes it there. */
export interface Oriented {
  /** The same for the four images of a board under the symmetries of the start, and for no other board. */
  readonly key: string;
  readonly by: Symmetry;
}

const BYTES = 256;

/** For the eight squares of a rank, bit by bit, where they stand as a file: the low ranks and the high ones. */
const FILE_LOW = new Int32Array(BYTES);
const FILE_HIGH = new Int32Array(BYTES);
const REVERSED = new Uint8Array(BYTES);
for (let byte = 0; byte < BYTES; byte += 1) {
  for (let bit = 0; bit < 8; bit += 1) {
    if (((byte >>> bit) & 1) === 0) continue;
    if (bit < 4) FILE_LOW[byte] = (FILE_LOW[byte] ?? 0) | (1 << (8 * bit));
    else FILE_HIGH[byte] = (FILE_HIGH[byte] ?? 0) | (1 << (8 * (bit - 4)));
    REVERSED[byte] = (REVERSED[byte] ?? 0) | (0x80 >>> bit);
  }
}

const rankOf = ({ low, high }: SquareSet, rank: number): number =>
  ((rank < 4 ? low : high) >>> (8 * (rank & 3))) & 0xff;

/** Files become ranks. */
function transposed(set: SquareSet): SquareSet {
  let low = 0;
  let high = 0;
  for (let rank = 0; rank < 8; rank += 1) {
    const byte = rankOf(set, rank);
    low |= (FILE_LOW[byte] ?? 0) << rank;
    high |= (FILE_HIGH[byte] ?? 0) << rank;
  }
  return { low, high };
}

const reversedHalf = (half: number): number =>
  ((REVERSED[half & 0xff] ?? 0) << 24) |
  ((REVERSED[(half >>> 8) & 0xff] ?? 0) << 16) |
  ((REVERSED[(half >>> 16) & 0xff] ?? 0) << 8) |
  (REVERSED[half >>> 24] ?? 0);

const halfTurned = ({ low, high }: SquareSet): SquareSet => ({ low: reversedHalf(high), high: reversedHalf(low) });

const each = (board: BitBoard, turn: (set: SquareSet) => SquareSet): BitBoard => ({
  own: turn(board.own),
  other: turn(board.other),
});

/** Which of two boards comes first: any order will do that is the same everywhere. */
function isBefore(a: BitBoard, b: BitBoard): boolean {
  if (a.own.high !== b.own.high) return a.own.high < b.own.high;
  if (a.own.low !== b.own.low) return a.own.low < b.own.low;
  if (a.other.high !== b.other.high) return a.other.high < b.other.high;
  return a.other.low < b.other.low;
}

/** Sixteen squares for each unit of the text: short, and quickly made. It is for looking up, not for reading. */
function textOf({ own, other }: BitBoard): string {
  const { fromCharCode } = String;
  const first = fromCharCode(own.high >>> 16, own.high & 0xffff, own.low >>> 16, own.low & 0xffff);
  return first + fromCharCode(other.high >>> 16, other.high & 0xffff, other.low >>> 16, other.low & 0xffff);
}

/** The symmetry of the start that a board is turned by to be looked up, and the name under which its four images are one. */
export function orient(board: BitBoard): Oriented {
  const diagonal = each(board, transposed);
  // In the order of START_SYMMETRIES.
  const images = [board, each(board, halfTurned), diagonal, each(diagonal, halfTurned)];
  let least = 0;
  let chosen = board;
  for (const [at, image] of images.entries()) {
    if (!isBefore(image, chosen)) continue;
    least = at;
    chosen = image;
  }
  return { key: textOf(chosen), by: START_SYMMETRIES[least] ?? "identity" };
}
