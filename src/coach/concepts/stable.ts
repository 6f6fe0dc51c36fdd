import { type Board, contentAt, type Square } from "../../reversi/index.ts";
import { inOrder } from "./places.ts";

/** The four lines through a square, each as its two opposite directions among the eight of a shape's rays. */
const AXES = [
  [0, 4],
  [1, 5],
  [2, 6],
  [3, 7],
] as const;

/** A disc that can never be turned again, and what that rests on. */
export interface StableDisc {
  readonly square: Square;
  /** The discs that it grows from and that need no other: on the usual board its corners. None if only full lines hold it. */
  readonly anchors: readonly Square[];
  /** The lines through the disc that are safe only because they are full, each from one end to the other. */
  readonly fullLines: readonly (readonly Square[])[];
}

/**
 * The discs that can never be turned again, by the rule of `stableDiscs`, in the order of the board. The rule is applied in rounds,
 * and what a disc rests on is told by the first round that finds it: so an anchor is the nearest one. Full lines are looked at only
 * when nothing more grows from neighbours.
 */
export function stableWithAnchors(board: Board): readonly StableDisc[] {
  const { squares, rays } = board.shape;
  const isFull = (line: readonly Square[]): boolean => line.every((square) => contentAt(board, square) !== "empty");
  const stable = new Map<Square, StableDisc>();
  const growthOf = (square: Square, isByLines: boolean): StableDisc | null => {
    const own = contentAt(board, square);
    const anchors: Square[] = [];
    const fullLines: (readonly Square[])[] = [];
    let isAnchor = true;
    for (const [ahead, behind] of AXES) {
      const [forth, back] = [rays[square]?.[ahead] ?? [], rays[square]?.[behind] ?? []];
      const [next, previous] = [forth[0], back[0]];
      if (next === undefined || previous === undefined) continue;
      isAnchor = false;
      const neighbours = [next, previous].filter((one) => stable.has(one));
      const holding = neighbours.length === 2 ? neighbours : neighbours.filter((one) => contentAt(board, one) === own);
      const line = [...back.toReversed(), square, ...forth];
      if (holding.length > 0) anchors.push(...holding.flatMap((one) => stable.get(one)?.anchors ?? []));
      else if (isByLines && isFull(line)) fullLines.push(line);
      else return null;
    }
    return { square, anchors: isAnchor ? [square] : inOrder(anchors), fullLines };
  };
  const grow = (isByLines: boolean): boolean => {
    const found = squares.flatMap((square) =>
      contentAt(board, square) === "empty" || stable.has(square) ? [] : (growthOf(square, isByLines) ?? []),
    );
    for (const disc of found) stable.set(disc.square, disc);
    return found.length > 0;
  };
  while (grow(false) || grow(true));
  return [...stable.values()].sort((a, b) => a.square - b.square);
}

/**
 * The discs that can never be turned again, by this rule. A disc is safe along a line if one of these holds:
 *
 * - the line ends at the disc: nothing can stand behind it;
 * - the whole line is full: nothing can be placed on it any more;
 * - beside it on the line is a stable disc of its own colour: whatever encloses the one must turn the other, too;
 * - on both sides of it on the line are stable discs: no row can reach it.
 *
 * A disc that is safe along all four lines is stable. The rule is applied until it finds no more, so each disc it names is
 * stable for ever. It may miss a few others: of what it does not name it says nothing.
 */
export const stableDiscs = (board: Board): ReadonlySet<Square> =>
  new Set(stableWithAnchors(board).map(({ square }) => square));
