import { type Board, contentAt, type Disc, type Square } from "../../reversi/index.ts";
import { legalFor } from "./mobility.ts";
import { inOrder } from "./places.ts";

/** Whether squares hang together along files and ranks only (4), or by their corners, too (8). */
export type Connection = 4 | 8;

/** Empty squares that hang together. */
export interface Region {
  readonly squares: readonly Square[];
  /** Whether it has an odd number of squares. */
  readonly isOdd: boolean;
  /** The sides that could place a disc in it now if it were their turn: black before white. */
  readonly entrants: readonly Disc[];
}

/** Every how many of a shape's eight rays, clockwise from the top, lead to a neighbour. */
const STEP = { 4: 2, 8: 1 } as const;

/** The empty squares that hang together with `first`, itself included, in the order of the board; none if it is not empty. */
export function regionAround(board: Board, first: Square, connection: Connection): readonly Square[] {
  const isEmpty = (square: Square | undefined): square is Square =>
    square !== undefined && board.shape.squares.includes(square) && contentAt(board, square) === "empty";
  const region = new Set([first].filter(isEmpty));
  for (const square of region) {
    for (const [direction, [next]] of (board.shape.rays[square] ?? []).entries()) {
      if (direction % STEP[connection] === 0 && isEmpty(next)) region.add(next);
    }
  }
  return inOrder(region);
}

/**
 * The empty squares of a board of any shape in groups that hang together, in the order of their first squares. Every empty
 * square is in one of them. Under 4 a pair that meets by a corner only counts as two regions, under 8 as one.
 */
export function regionsOf(board: Board, connection: Connection): readonly Region[] {
  const playable = { black: legalFor(board, "black"), white: legalFor(board, "white") };
  const regions: Region[] = [];
  for (const first of board.shape.squares) {
    if (regions.some(({ squares }) => squares.includes(first))) continue;
    const squares = regionAround(board, first, connection);
    if (squares.length === 0) continue;
    const entrants = (["black", "white"] as const).filter((side) =>
      squares.some((square) => playable[side].includes(square)),
    );
    regions.push({ squares, isOdd: squares.length % 2 === 1, entrants });
  }
  return regions;
}
