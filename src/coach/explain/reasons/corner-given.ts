import type { Square } from "../../../reversi/index.ts";
import { USUAL_SHAPE } from "../../../reversi/index.ts";
import { cornersOpenTo } from "../../concepts/corners.ts";
import { cSquares, neighboursOf, xSquares } from "../../concepts/places.ts";
import { movesNamed, sceneOf, type Template } from "../case.ts";
import { OTHER } from "../future.ts";

/** Where the move stands to the corner that it gives. */
export function placeBeside(square: Square, corner: Square): "x" | "c" | "far" {
  if (!neighboursOf(USUAL_SHAPE, corner).includes(square)) return "far";
  if (xSquares(USUAL_SHAPE).includes(square)) return "x";
  return cSquares(USUAL_SHAPE).includes(square) ? "c" : "far";
}

/** The other side can now take a corner at once, which it could not before, and that is its best reply; after the best move it cannot. */
export const cornerGiven: Template = (pair) => {
  const { before, played, best } = pair;
  const { reply } = played;
  const had = cornersOpenTo(before.board, OTHER);
  if (typeof reply !== "number" || had.includes(reply)) return null;
  if (!cornersOpenTo(played.after.board, OTHER).includes(reply)) return null;
  // A corner for a corner explains nothing.
  if (cornersOpenTo(best.after.board, OTHER).some((corner) => corner === reply || !had.includes(corner))) return null;
  // Nor does one that falls later all the same.
  if (best.line.some((ply, i) => i % 2 === 1 && ply === reply)) return null;
  return {
    key: `corner.given.${placeBeside(played.square, reply)}`,
    numbers: {},
    squares: { ...movesNamed(pair), corner: [reply] },
    strength: 90,
    played: sceneOf(played, 1, { corner: [reply] }),
    best: sceneOf(best, 1),
  };
};
