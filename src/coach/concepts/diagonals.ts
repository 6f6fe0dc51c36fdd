import { type Board, DISCS, type Disc, opponentOf, type Square } from "../../reversi/index.ts";
import { isUsual, seenBy } from "./edges.ts";
import { boardAfter, movesFor } from "./mobility.ts";

/** The two main diagonals: the white line a1-h8, the black line h1-a8. The names are those of the lines, not of the discs on them. */
type DiagonalName = "white-line" | "black-line";

/** One end of a main diagonal. */
export interface DiagonalEnd {
  readonly corner: Square;
  /** The sides that could take this corner along the diagonal if it were their turn: at most one. None if it is not empty. */
  readonly openTo: readonly Disc[];
}

/** A main diagonal of the usual board. */
export interface Diagonal {
  readonly name: DiagonalName;
  /** Its eight squares in the order of the board. */
  readonly squares: readonly Square[];
  /** The side that controls it: at least three of its discs stand on it and none of the other side's. Neither corner is open to the other. */
  readonly holder: Disc | null;
  readonly ends: readonly [DiagonalEnd, DiagonalEnd];
}

/** Fewer discs than this are no control of a diagonal: a line of several is meant. */
const SEVERAL = 3;

const LINES: readonly { readonly name: DiagonalName; readonly squares: readonly Square[] }[] = [
  { name: "white-line", squares: [0, 1, 2, 3, 4, 5, 6, 7].map((i) => 9 * i) },
  { name: "black-line", squares: [0, 1, 2, 3, 4, 5, 6, 7].map((i) => 7 + 7 * i) },
];

function holderOf(board: Board, squares: readonly Square[]): Disc | null {
  const holder = DISCS.find((side) => {
    const seen = seenBy(board, side, squares);
    return !seen.includes("o") && seen.replaceAll(".", "").length >= SEVERAL;
  });
  return holder ?? null;
}

/** The end that a line begins with. */
function endOf(board: Board, line: readonly Square[]): DiagonalEnd {
  return { corner: line[0] ?? 0, openTo: DISCS.filter((side) => /^\.o+x/.test(seenBy(board, side, line))) };
}

/** Both main diagonals, the white line first; none on a board that is not the usual one. */
export const diagonalsOf = (board: Board): readonly Diagonal[] =>
  isUsual(board)
    ? LINES.map(({ name, squares }) => ({
        name,
        squares,
        holder: holderOf(board, squares),
        ends: [endOf(board, squares), endOf(board, squares.toReversed())],
      }))
    : [];

/** A move that cuts a diagonal: it brings an own disc onto one that the other side holds. */
export interface Cut {
  readonly square: Square;
  readonly diagonal: DiagonalName;
  /** The squares of the diagonal that change to the own colour, placed or turned, in the order of the board. */
  readonly discs: readonly Square[];
  /** The corners that can then be taken along the diagonal, if nothing else changes; perhaps none. */
  readonly opens: readonly Square[];
}

/** The legal moves of `side` that cut a diagonal which the other side holds, in the order of the board; twice if they cut both. */
export function cutsFor(board: Board, side: Disc): readonly Cut[] {
  const held = diagonalsOf(board).filter(({ holder }) => holder === opponentOf(side));
  return movesFor(board, side).flatMap((move) => {
    const after = diagonalsOf(boardAfter(board, side, move));
    return held.flatMap(({ name, squares }): Cut[] => {
      const discs = squares.filter((square) => square === move.square || move.flips.includes(square));
      if (discs.length === 0) return [];
      const ends = after.find((diagonal) => diagonal.name === name)?.ends ?? [];
      const opens = ends.filter(({ openTo }) => openTo.includes(side)).map(({ corner }) => corner);
      return [{ square: move.square, diagonal: name, discs, opens }];
    });
  });
}
