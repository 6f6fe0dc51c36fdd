import { type Board, contentAt, type Disc, opponentOf, type Square } from "../../reversi/index.ts";
import { legalFor } from "./mobility.ts";
import { corners } from "./places.ts";

/**
 * How the edge keeps the other side out of a reserve square. Along the edge there stand
 *
 * - `between-theirs`: discs of the other side on both sides of the square;
 * - `beside-corner`: an own disc on the corner beside it, and one of the other side on its other side;
 * - `between-ours`: own discs on both sides;
 * - `behind-theirs`: on one side an own disc with a row of the other side's before it, on the other nothing.
 */
export type ReserveKind = "between-theirs" | "beside-corner" | "between-ours" | "behind-theirs";

/** A square that one side keeps in reserve. */
export interface ReserveSquare {
  readonly square: Square;
  /** One of the four usual cases; null for any other. */
  readonly kind: ReserveKind | null;
  /** Whether its side can play there now, if it is its turn: a free move. */
  readonly isPlayable: boolean;
}

/**
 * The rays of a square that run along the edge, and those that run inwards and could turn something: more than one square long. On a
 * board of any shape.
 */
export function raysOnEdge({ shape }: Board, square: Square) {
  const isEdge = (one: Square): boolean => (shape.rays[one] ?? []).some((ray) => ray.length === 0);
  const rays = shape.rays[square] ?? [];
  const along = rays.filter((ray, direction) => direction % 2 === 0 && ray.length > 0 && ray.every(isEdge));
  return { isEdge: isEdge(square), along, inwards: rays.filter((ray) => ray.length > 1 && !along.includes(ray)) };
}

/**
 * Whether `square` is a reserve square against `side`: an empty square of the edge where it can never play while the edge and the
 * discs beside the square stay as they are, whatever stands elsewhere. A row inwards is safe only if it begins with a disc of `side`
 * itself, for then there is nothing for it to outflank.
 */
export function isReserveAgainst(board: Board, square: Square, side: Disc): boolean {
  const { isEdge, inwards } = raysOnEdge(board, square);
  return (
    isEdge &&
    contentAt(board, square) === "empty" &&
    inwards.every(([first]) => first !== undefined && contentAt(board, first) === side) &&
    !legalFor(board, side).includes(square)
  );
}

/** The squares beside `square`, inwards, from which a row could let `side` in: those that do not hold its own disc. */
export const opensTo = (board: Board, square: Square, side: Disc): readonly Square[] =>
  raysOnEdge(board, square).inwards.flatMap(([first]) =>
    first === undefined || contentAt(board, first) === side ? [] : [first],
  );

function kindOf(board: Board, square: Square, side: Disc): ReserveKind | null {
  const { along } = raysOnEdge(board, square);
  const [one, two] = along.map((ray) => {
    const contents = ray.map((next) => contentAt(board, next));
    const [first = "empty"] = contents;
    return { first, isCorner: ray.length === 1, behind: contents.find((content) => content !== first) };
  });
  if (one === undefined || two === undefined) return null;
  const [ours, theirs] = [side, opponentOf(side)];
  if (one.first === theirs && two.first === theirs) return "between-theirs";
  if (one.first === ours && two.first === ours) return "between-ours";
  for (const [a, b] of [
    [one, two],
    [two, one],
  ] as const) {
    if (a.first === ours && a.isCorner && b.first === theirs) return "beside-corner";
    if (a.first === theirs && a.behind === ours && b.first === "empty") return "behind-theirs";
  }
  return null;
}

/** The squares of the edges, corners left out, that `side` keeps in reserve, in the order of the board. On a board of any shape. */
export function reserveSquares(board: Board, side: Disc): readonly ReserveSquare[] {
  const legal = legalFor(board, side);
  const ends = corners(board.shape);
  return board.shape.squares
    .filter((square) => !ends.includes(square) && isReserveAgainst(board, square, opponentOf(side)))
    .map((square) => ({ square, kind: kindOf(board, square, side), isPlayable: legal.includes(square) }));
}
