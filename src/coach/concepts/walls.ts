import { type Board, contentAt, type Disc, opponentOf, type Square } from "../../reversi/index.ts";
import { legalFor } from "./mobility.ts";
import { inOrder } from "./places.ts";

/** Discs of one side in a long line that faces empty squares. */
export interface Wall {
  readonly side: Disc;
  /** Where the empty squares are, seen from the discs. */
  readonly faces: "top" | "right" | "bottom" | "left";
  readonly discs: readonly Square[];
  /** The empty squares straight ahead of the discs. */
  readonly ahead: readonly Square[];
  /** Those of them that the wall's own side could play now if it were its turn: few, as a rule. */
  readonly forOwner: readonly Square[];
  /** Those of them that the other side could play now if it were its turn: many, as a rule. */
  readonly forOther: readonly Square[];
}

/** A line of fewer discs is not a wall. */
const SHORTEST = 4;

/** The way a wall faces as the number of a shape's ray, clockwise from the top. */
const FACES = { top: 0, right: 2, bottom: 4, left: 6 } as const;

/**
 * The walls of `side`: four discs or more in files (ranks) one beside the other, each with an empty square straight ahead of it in the
 * same direction and a square behind it, and each at most one step ahead of its neighbour. A disc with nothing behind it, on the edge
 * of the board, is no part of a wall that faces inwards, for it cannot be turned from there. On a board of any shape.
 */
export function wallsOf(board: Board, side: Disc): readonly Wall[] {
  const { rays, squares } = board.shape;
  const playable = { own: legalFor(board, side), other: legalFor(board, opponentOf(side)) };
  const wallsFacing = (faces: Wall["faces"]): readonly Wall[] => {
    const direction = FACES[faces];
    const next = (square: Square, turns: number): Square | undefined => rays[square]?.[(direction + turns) % 8]?.[0];
    const isFacing = (square: Square): boolean => {
      const ahead = next(square, 0);
      return (
        contentAt(board, square) === side &&
        ahead !== undefined &&
        contentAt(board, ahead) === "empty" &&
        next(square, 4) !== undefined
      );
    };
    const discs = new Set(squares.filter(isFacing));
    const walls: Wall[] = [];
    for (const first of discs) {
      const wall = new Set([first]);
      for (const disc of wall) {
        for (const turns of [1, 2, 3, 5, 6, 7]) {
          const beside = next(disc, turns);
          if (beside !== undefined && discs.delete(beside)) wall.add(beside);
        }
      }
      if (lengthOf(board, wall, faces) < SHORTEST) continue;
      const ahead = inOrder([...wall].flatMap((disc) => next(disc, 0) ?? []));
      walls.push({
        side,
        faces,
        discs: inOrder(wall),
        ahead,
        forOwner: ahead.filter((square) => playable.own.includes(square)),
        forOther: ahead.filter((square) => playable.other.includes(square)),
      });
    }
    return walls;
  };
  return (["top", "right", "bottom", "left"] as const).flatMap(wallsFacing);
}

/** Over how many files, or ranks, a wall goes. */
function lengthOf({ shape: { files } }: Board, wall: ReadonlySet<Square>, faces: Wall["faces"]): number {
  const along = faces === "top" || faces === "bottom";
  return new Set([...wall].map((square) => (along ? square % files : Math.floor(square / files)))).size;
}
