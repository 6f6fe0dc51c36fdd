import { type Board, type Disc, opponentOf, type Square } from "../../reversi/index.ts";
import { neverPlays } from "./free-moves.ts";
import { boardAfter, legalFor, movesFor } from "./mobility.ts";
import { regionsOf } from "./regions.ts";

/** A closed pair of empty squares of which one side may get both: the other cannot answer there. */
export interface Swindle {
  /** Where the side plays first. */
  readonly square: Square;
  /** The other square of the pair: then the opponent has no legal move there, and the side would have one if it were its turn. */
  readonly rest: Square;
  /** Whether the opponent can never play there while it is empty, as `neverPlays` says; null if that is not decided. */
  readonly isForEver: boolean | null;
}

/**
 * The swindles that `side`, to move, could begin on the usual board: in each pair of empty squares that no third one touches, not
 * even by a corner, the moves that the other side cannot answer on the second square and the side itself could follow up there.
 */
export function swindlesOf(board: Board, side: Disc): readonly Swindle[] {
  const other = opponentOf(side);
  const moves = movesFor(board, side);
  const swindles = regionsOf(board, 8).flatMap(({ squares: [one, two, ...more] }) => {
    if (one === undefined || two === undefined || more.length > 0) return [];
    return [[one, two] as const, [two, one] as const].flatMap(([square, rest]): readonly Swindle[] => {
      const move = moves.find((legal) => legal.square === square);
      if (move === undefined) return [];
      const after = boardAfter(board, side, move);
      if (legalFor(after, other).includes(rest) || !legalFor(after, side).includes(rest)) return [];
      return [{ square, rest, isForEver: neverPlays(after, other, other, rest) }];
    });
  });
  return swindles.sort((a, b) => a.square - b.square);
}
