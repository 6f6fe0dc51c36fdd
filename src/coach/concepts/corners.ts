import { type Board, contentAt, type Disc, opponentOf, type Square } from "../../reversi/index.ts";
import { isUsual } from "./edges.ts";
import { forcedCapture } from "./force.ts";
import { boardAfter, legalFor, movesFor } from "./mobility.ts";
import { corners } from "./places.ts";

/** How many own moves of the other side are read, unless another number is given. */
const CORNER_HORIZON = 2;

/** A legal move beside an empty corner of the usual board, and what it does to that corner. */
export interface MoveBesideCorner {
  readonly square: Square;
  /** `x`: diagonally beside the corner; `c`: along the edge. */
  readonly kind: "x" | "c";
  readonly corner: Square;
  /**
   * `poisoned`: after the move the other side can take the corner at once, or with one of its next own moves whatever is replied.
   * `safe`: it cannot within `within` own moves. Null: more positions would have to be tried than were allowed.
   */
  readonly verdict: "poisoned" | "safe" | null;
  /** How many own moves the other side needs; or how many it was read not to be enough. */
  readonly within: number;
  /** If poisoned: one way the corner falls, from the reply on, passes left out. */
  readonly line: readonly Square[];
  /** Whether the other side could take the corner before the move, too, if it were its turn. */
  readonly wasOpen: boolean;
}

/** The empty corners that `side` could take if it were its turn. On a board of any shape. */
export const cornersOpenTo = (board: Board, side: Disc): readonly Square[] => {
  const all = corners(board.shape);
  return legalFor(board, side).filter((square) => all.includes(square));
};

/** The squares one step from a corner, diagonally and along the edges. */
function besideCorner({ shape }: Board, corner: Square): readonly { square: Square; kind: "x" | "c" }[] {
  return (shape.rays[corner] ?? []).flatMap((ray, direction) =>
    ray.slice(0, 1).map((square) => ({ square, kind: direction % 2 === 1 ? ("x" as const) : ("c" as const) })),
  );
}

/**
 * The legal moves of `side` onto the X- and C-squares of empty corners, in the order of the board, each with whether that corner falls
 * within `within` own moves of the other side (at least 1). None on a board that is not the usual one.
 */
export function movesBesideCorners(board: Board, side: Disc, within = CORNER_HORIZON): readonly MoveBesideCorner[] {
  if (!isUsual(board)) return [];
  const other = opponentOf(side);
  const wasOpen = cornersOpenTo(board, other);
  const moves = movesFor(board, side);
  return corners(board.shape)
    .filter((corner) => contentAt(board, corner) === "empty")
    .flatMap((corner) =>
      besideCorner(board, corner).flatMap(({ square, kind }): MoveBesideCorner[] => {
        const move = moves.find((one) => one.square === square);
        if (move === undefined) return [];
        const forced = forcedCapture(boardAfter(board, side, move), other, other, [corner], within);
        const verdict = forced.isForced === null ? null : forced.isForced ? "poisoned" : "safe";
        const { line } = forced;
        return [
          { square, kind, corner, verdict, within: forced.within ?? within, line, wasOpen: wasOpen.includes(corner) },
        ];
      }),
    )
    .sort((a, b) => a.square - b.square);
}

/** What a move threatens at the corners. */
export interface CornerAttack {
  readonly square: Square;
  /** The empty corners that its side could take next if the other side did nothing, and could not before. */
  readonly attacked: readonly Square[];
  /** Whether one of them falls with its next own move, whatever the other side replies. */
  readonly isForced: boolean;
}

/** The legal moves of `side` that attack at least one corner, in the order of the board; two corners at once are a double attack. */
export function cornerAttacks(board: Board, side: Disc): readonly CornerAttack[] {
  if (!isUsual(board)) return [];
  const open = cornersOpenTo(board, side);
  return movesFor(board, side).flatMap((move) => {
    const after = boardAfter(board, side, move);
    const attacked = cornersOpenTo(after, side).filter((corner) => !open.includes(corner));
    if (attacked.length === 0) return [];
    const { isForced } = forcedCapture(after, opponentOf(side), side, attacked, 1);
    return [{ square: move.square, attacked, isForced: isForced === true }];
  });
}
