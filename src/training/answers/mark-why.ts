import type { MarkTarget } from "../../catalogue/exercise.ts";
import { isClosed, type Ray, raysFrom } from "../../coach/concepts/rays.ts";
import { contentAt, type Disc, opponentOf, type Position, type Square, squareNamed } from "../../reversi/index.ts";

/** Why a marked square is wrong. Rays are those of the disc that would be placed, or is. */
export type WrongMark =
  /** A legal move: something stands there already. */
  | { readonly why: "occupied"; readonly square: Square; readonly content: Disc }
  /** A legal move: no disc of the other colour is beside it. */
  | { readonly why: "no-neighbour"; readonly square: Square; readonly disc: Disc }
  /** A legal move: rows begin there, and none of them is closed. The first is enough to tell. */
  | { readonly why: "open"; readonly square: Square; readonly disc: Disc; readonly rays: readonly Ray[] }
  /** A square for one side only: the other can play there, too. */
  | { readonly why: "for-both"; readonly square: Square }
  /** A disc that turns, or closes a row: the square is empty. */
  | { readonly why: "empty"; readonly square: Square }
  /** The disc is of the wrong colour for what is asked. */
  | { readonly why: "colour"; readonly square: Square; readonly content: Disc }
  /** A disc that turns: it is on no line with the move. */
  | { readonly why: "off-line"; readonly square: Square }
  /** A disc that turns: its row from the move is not closed. */
  | { readonly why: "row-open"; readonly square: Square; readonly ray: Ray }
  /** A disc that turns: its row ends before it, with the disc or the empty square on `ray.at`. */
  | { readonly why: "behind"; readonly square: Square; readonly ray: Ray }
  /** A stable disc: it can still be turned, or the rule does not say that it cannot. */
  | { readonly why: "not-stable"; readonly square: Square }
  /** A frontier disc: no square beside it is empty. */
  | { readonly why: "interior"; readonly square: Square }
  /** A legal move: it gives a corner; a disc that it turns has an empty square beside it; it is no wedge. */
  | { readonly why: "gives-corner" | "loud" | "no-wedge"; readonly square: Square }
  /** An interior disc: a square beside it is empty. A square for one side for good: the other may come to play there. */
  | { readonly why: "frontier" | "not-free"; readonly square: Square }
  /** A square of an odd region: its region is even. A disc of a wall: it stands in none. */
  | { readonly why: "even" | "no-wall"; readonly square: Square }
  /** A square that is known by its place: it is another. */
  | { readonly why: "elsewhere"; readonly square: Square };

/** What is missing of what looks like it otherwise. */
const LACK = {
  "safe-moves": "gives-corner",
  "quiet-moves": "loud",
  wedges: "no-wedge",
  stable: "not-stable",
  frontier: "interior",
  interior: "frontier",
  wall: "no-wall",
} as const;

/** Why `square`, which is not among those that are asked for, is not. */
export function whyWrongMark(what: MarkTarget, position: Position, square: Square): WrongMark {
  const content = contentAt(position.board, square);
  const due = position.toMove ?? position.turn;
  switch (what.kind) {
    case "legal-moves":
      return whyIllegal(position, square, what.side ?? due);
    case "only-for": {
      const illegal = whyIllegal(position, square, what.side);
      return illegal.why === "open" && illegal.rays.some(isClosed) ? { why: "for-both", square } : illegal;
    }
    case "turned-by":
      return whyUnturned(position, square, what.move, due);
    case "closers":
      if (content === "empty") return { why: "empty", square };
      return content === due ? whyNoCloser(position, square, what.move, due) : { why: "colour", square, content };
    case "safe-moves":
    case "quiet-moves":
    case "wedges": {
      const illegal = whyIllegal(position, square, due);
      return illegal.why === "open" && illegal.rays.some(isClosed) ? { why: LACK[what.kind], square } : illegal;
    }
    case "free": {
      const illegal = whyIllegal(position, square, what.side);
      return illegal.why === "open" && illegal.rays.some(isClosed) ? { why: "not-free", square } : illegal;
    }
    case "odd-regions":
      return content === "empty" ? { why: "even", square } : { why: "occupied", square, content };
    case "stable":
    case "frontier":
    case "interior":
    case "wall":
      if (content === "empty") return { why: "empty", square };
      if (what.side !== undefined && content !== what.side) return { why: "colour", square, content };
      return { why: LACK[what.kind], square };
    case "discs":
      return content === "empty" ? { why: "empty", square } : { why: "colour", square, content };
    case "region":
      return content === "empty" ? { why: "elsewhere", square } : { why: "occupied", square, content };
    case "corners":
    case "x-squares":
    case "c-squares":
    case "uncapturable":
    case "row":
      return { why: "elsewhere", square };
  }
}

/** Why `disc` cannot be placed on `square`: the rays on which a row begins are told. */
function whyIllegal({ board }: Position, square: Square, disc: Disc): WrongMark {
  const content = contentAt(board, square);
  if (content !== "empty") return { why: "occupied", square, content };
  const rays = raysFrom(board, square, disc).filter(({ row }) => row.length > 0);
  return rays.length === 0 ? { why: "no-neighbour", square, disc } : { why: "open", square, disc, rays };
}

/** The ray from `from` that `square` lies on, as it is met from there, and whether it lies beyond what ends the row. */
function rayThrough({ board }: Position, from: Square, square: Square, disc: Disc) {
  const direction = (board.shape.rays[from] ?? []).findIndex((ray) => ray.includes(square));
  const ray = raysFrom(board, from, disc)[direction];
  return ray && { ray, isBeyond: !ray.row.includes(square) && ray.at !== square };
}

/** Why the disc on `square` does not turn when `disc` is placed on `move`. */
function whyUnturned(position: Position, square: Square, move: string, disc: Disc): WrongMark {
  const content = contentAt(position.board, square);
  if (content === "empty") return { why: "empty", square };
  if (content !== opponentOf(disc)) return { why: "colour", square, content };
  const met = rayThrough(position, squareNamed(position.board.shape, move) ?? Number.NaN, square, disc);
  if (met === undefined) return { why: "off-line", square };
  return { why: met.isBeyond ? "behind" : "row-open", square, ray: met.ray };
}

function whyNoCloser(position: Position, square: Square, move: string, disc: Disc): WrongMark {
  const met = rayThrough(position, squareNamed(position.board.shape, move) ?? Number.NaN, square, disc);
  return met === undefined ? { why: "off-line", square } : { why: "behind", square, ray: met.ray };
}
