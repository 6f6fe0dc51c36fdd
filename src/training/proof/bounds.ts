import {
  type Board,
  boardEquals,
  contentAt,
  emptyBoard,
  imageOfBoard,
  makeBoard,
  moveOn,
  OTHELLO,
  play,
  resolve,
  type Square,
  SYMMETRIES,
  startPosition,
  USUAL_SHAPE,
  type Variant,
  withDiscs,
} from "../../reversi/index.ts";

/** The board on which a disc placed on `square` turns as much as geometry allows: every ray full of white discs, closed by a black one at the edge. */
function richestBoard(square: Square): Board {
  const rays = USUAL_SHAPE.rays[square] ?? [];
  const white = withDiscs(emptyBoard(USUAL_SHAPE), rays.flat(), "white");
  return withDiscs(
    white,
    rays.flatMap((ray) => ray.slice(-1)),
    "black",
  );
}

/** The most that a disc placed on `square` of the usual board could ever turn. */
export const mostFlipsOn = (square: Square): number =>
  moveOn(resolve(OTHELLO, richestBoard(square), "black"), square)?.flips.length ?? 0;

/** The squares that hold a disc before the first move of Othello, and so are never empty. */
export const CENTRE = USUAL_SHAPE.squares.filter((square) => contentAt(OTHELLO.start, square) !== "empty");

/** The boards on which the squares that are filled first are full, as text. */
export function placementsOf(variant: Variant): ReadonlySet<string> {
  let positions = [startPosition(variant)];
  for (const _ of variant.placement) {
    positions = positions.flatMap((position) =>
      position.legal.flatMap(({ square }) => {
        const after = play(position, square);
        return after.ok ? [after.value] : [];
      }),
    );
  }
  return new Set(positions.map(({ board }) => makeBoard(board)));
}

/** Whether one board is a mirror image of the other, or the other turned. */
export const areImages = (a: Board, b: Board): boolean =>
  SYMMETRIES.some((symmetry) => boardEquals(imageOfBoard(a, symmetry), b));
