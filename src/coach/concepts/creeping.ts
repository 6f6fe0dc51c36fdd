import { type Board, contentAt, type Disc, opponentOf, type Square } from "../../reversi/index.ts";
import { EDGES, isUsual } from "./edges.ts";
import { boardAfter, legalFor, movesFor } from "./mobility.ts";
import { corners } from "./places.ts";
import { stableDiscs, stableWithAnchors } from "./stable.ts";

/** A move along an edge that grows what a corner of its side holds for ever. */
export interface CreepingMove {
  readonly square: Square;
  /** The own corner discs of that edge which the placed disc rests on: one, or both. */
  readonly from: readonly Square[];
  /** The own discs that are stable after the move and were not before, the placed one among them, in the order of the board. */
  readonly gained: readonly Square[];
  /** Whether the other side has no move on this square now, so that it can wait. */
  readonly isOwn: boolean;
}

/**
 * The legal moves with which `side` creeps along an edge of the usual board, in the order of the board: onto an edge square that is no
 * corner, with a disc that is stable at once because an own corner on the same edge holds it.
 */
export function creepingMoves(board: Board, side: Disc): readonly CreepingMove[] {
  if (!isUsual(board)) return [];
  const ends = corners(board.shape);
  const others = legalFor(board, opponentOf(side));
  const before = stableDiscs(board);
  return movesFor(board, side).flatMap((move): CreepingMove[] => {
    const { square } = move;
    const edge = EDGES.find(({ squares }) => squares.includes(square));
    if (edge === undefined || ends.includes(square)) return [];
    const after = boardAfter(board, side, move);
    const stable = stableWithAnchors(after);
    const placed = stable.find((disc) => disc.square === square);
    const from = placed?.anchors.filter((one) => edge.squares.includes(one) && contentAt(board, one) === side) ?? [];
    if (from.length === 0) return [];
    const gained = stable.flatMap((disc) =>
      contentAt(after, disc.square) === side && !before.has(disc.square) ? [disc.square] : [],
    );
    return [{ square, from, gained, isOwn: !others.includes(square) }];
  });
}
