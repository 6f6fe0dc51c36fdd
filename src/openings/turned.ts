import {
  imageOfSquare,
  nameOf,
  type Square,
  type SquareName,
  type Symmetry,
  symmetryToF5,
  USUAL_SHAPE,
} from "../reversi/index.ts";

/** A game as the book orients it. */
export interface Turned {
  /** The moves, the first of them f5. */
  readonly moves: readonly Square[];
  /** What took the game there; it is its own inverse. */
  readonly by: Symmetry;
  /** The first move as it was played; null where there is none. */
  readonly first: SquareName | null;
}

/** The game turned so that it begins on f5; undefined if its first move is not legal in Othello. */
export function turned(game: readonly Square[]): Turned | undefined {
  const [first] = game;
  if (first === undefined) return { moves: [], by: "identity", first: null };
  const by = symmetryToF5(first);
  if (by === undefined) return undefined;
  return {
    moves: game.map((square) => imageOfSquare(USUAL_SHAPE, square, by)),
    by,
    first: nameOf(USUAL_SHAPE, first),
  };
}
