import { type Board, contentAt, type Square } from "../reversi/index.ts";

/** The four lines through a square, each as its two opposite directions among the eight of a shape's rays. */
const AXES = [
  [0, 4],
  [1, 5],
  [2, 6],
  [3, 7],
] as const;

/**
 * The discs that can never be turned again, by this rule. A disc is safe along a line if one of these holds:
 *
 * - the line ends at the disc: nothing can stand behind it;
 * - the whole line is full: nothing can be placed on it any more;
 * - beside it on the line is a stable disc of its own colour: whatever encloses the one must turn the other, too;
 * - on both sides of it on the line are stable discs: no row can reach it.
 *
 * A disc that is safe along all four lines is stable. The rule is applied until it finds no more, so each disc it names is
 * stable for ever. It may miss a few others: of what it does not name it says nothing (see `turnable` in witness.ts).
 */
export function stableDiscs(board: Board): ReadonlySet<Square> {
  const { squares, rays } = board.shape;
  const isEmpty = (square: Square): boolean => contentAt(board, square) === "empty";
  const stable = new Set<Square>();
  const isSafe = (square: Square, ahead: readonly Square[], behind: readonly Square[]): boolean => {
    const [next, previous] = [ahead[0], behind[0]];
    if (next === undefined || previous === undefined) return true;
    if (![...ahead, ...behind].some(isEmpty)) return true;
    const own = contentAt(board, square);
    const [isNext, isPrevious] = [stable.has(next), stable.has(previous)];
    return (
      (isNext && isPrevious) ||
      (isNext && contentAt(board, next) === own) ||
      (isPrevious && contentAt(board, previous) === own)
    );
  };
  const isStable = (square: Square): boolean =>
    AXES.every(([ahead, behind]) => isSafe(square, rays[square]?.[ahead] ?? [], rays[square]?.[behind] ?? []));
  for (let size = -1; size !== stable.size; ) {
    size = stable.size;
    for (const square of squares) if (!isEmpty(square) && isStable(square)) stable.add(square);
  }
  return stable;
}
