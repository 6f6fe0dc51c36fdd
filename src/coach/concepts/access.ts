import { type Board, contentAt, type Disc, opponentOf, type Square, withDiscs } from "../../reversi/index.ts";
import { legalFor } from "./mobility.ts";
import { inOrder } from "./places.ts";
import { type Line, linesFrom } from "./rays.ts";

/** What makes a square playable for a side. */
export interface Access {
  readonly square: Square;
  /** The rows that would turn, each with the disc that closes it. */
  readonly lines: readonly Line[];
  /** The discs on which the move hangs: if any one of them had the other colour, it would not be legal. Perhaps none. */
  readonly keys: readonly Square[];
}

/** The board with the disc on `square` in the other colour. */
function recoloured(board: Board, square: Square): Board {
  const content = contentAt(board, square);
  return content === "empty" ? board : withDiscs(board, [square], opponentOf(content));
}

/** Which discs let `side` play on `square`; null if it could not if it were its turn. */
export function accessOf(board: Board, side: Disc, square: Square): Access | null {
  const lines = linesFrom(board, square, side);
  if (lines.length === 0) return null;
  const discs = inOrder(lines.flatMap(({ flips, anchor }) => [...flips, anchor]));
  const isKey = (disc: Square): boolean => linesFrom(recoloured(board, disc), square, side).length === 0;
  return { square, lines, keys: discs.filter(isKey) };
}

/** A square that a side cannot play, and the discs each of which would let it in if it alone had the other colour. */
export interface Near {
  readonly square: Square;
  readonly discs: readonly Square[];
}

/** The empty squares that `side` cannot play and that are one recoloured disc away from being playable. */
export function oneDiscAway(board: Board, side: Disc): readonly Near[] {
  const { squares } = board.shape;
  const legal = legalFor(board, side);
  const opened = squares
    .filter((disc) => contentAt(board, disc) !== "empty")
    .map((disc) => ({ disc, playable: legalFor(recoloured(board, disc), side) }));
  return squares.flatMap((square) => {
    if (legal.includes(square)) return [];
    const discs = opened.flatMap(({ disc, playable }) => (playable.includes(square) ? [disc] : []));
    return discs.length > 0 ? [{ square, discs }] : [];
  });
}
