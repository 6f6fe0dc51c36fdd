import type { Board, Disc, Square } from "../../reversi/index.ts";
import { movesFor } from "./mobility.ts";
import { opennessOfMoves, quietMoves } from "./quiet.ts";

/** A move that is quiet on one board and spoilt on another, where it is legal, too. */
export interface Poisoned {
  readonly square: Square;
  /** The discs that it must turn there besides, in the order of the board: one of them at least has an empty square beside it afterwards. */
  readonly turned: readonly Square[];
  /** Its openness there. */
  readonly openness: number;
}

/** The moves of `side` that are quiet on `board` and poisoned on `other`: legal, but they must turn more, and not out of sight. */
export function poisonedMoves(board: Board, other: Board, side: Disc): readonly Poisoned[] {
  const quiet = quietMoves(board, side);
  const flipsOn = (on: Board, square: Square): readonly Square[] =>
    movesFor(on, side).find((move) => move.square === square)?.flips ?? [];
  return opennessOfMoves(other, side).flatMap(({ square, open, openness }) => {
    if (!quiet.includes(square)) return [];
    const before = flipsOn(board, square);
    const turned = flipsOn(other, square)
      .filter((disc) => !before.includes(disc))
      .sort((a, b) => a - b);
    return turned.some((disc) => open.includes(disc)) ? [{ square, turned, openness }] : [];
  });
}
