import { contentAt, type Square, USUAL_SHAPE } from "../../../reversi/index.ts";
import { cornersOpenTo } from "../../concepts/corners.ts";
import { forcedCapture } from "../../concepts/force.ts";
import { corners } from "../../concepts/places.ts";
import { movesNamed, sceneOf, type Template } from "../case.ts";
import { type Future, MOVER, type Moment, OTHER } from "../future.ts";
import { placeBeside } from "./corner-given.ts";

/** How many own moves of the side that is after the corner are read. */
const WITHIN = 3;

/** The first corner that a side takes on a line after the move itself, and at which ply. */
function cornerOnLine(future: Future, isMover: boolean): { readonly corner: Square; readonly at: number } | null {
  const all = corners(USUAL_SHAPE);
  const at = future.line.findIndex((ply, i) => i > 0 && (i % 2 === 0) === isMover && all.includes(Number(ply)));
  const corner = future.line[at];
  return typeof corner === "number" ? { corner, at } : null;
}

/** Whether a side takes this corner on a line after the move itself. */
const takesOn = ({ line }: Future, corner: Square, isMover: boolean): boolean =>
  line.some((ply, i) => i > 0 && (i % 2 === 0) === isMover && ply === corner);

const emptyCorners = ({ board }: Moment): readonly Square[] =>
  corners(USUAL_SHAPE).filter((corner) => contentAt(board, corner) === "empty");

/** The other side takes a corner with its second or third move, whatever is played against it; after the best move it cannot. */
export const cornerForced: Template = (pair) => {
  const { played, best } = pair;
  const found = cornerOnLine(played, false);
  if (found === null) return null;
  const { corner, at } = found;
  const { isForced, within, line } = forcedCapture(played.after.board, OTHER, OTHER, [corner], WITHIN);
  if (!isForced || within === null || within < 2 || at > 2 * WITHIN) return null;
  // A corner for a corner explains nothing, nor does one that falls later all the same.
  if (takesOn(best, corner, false)) return null;
  if (forcedCapture(best.after.board, OTHER, OTHER, emptyCorners(best.after), within).isForced !== false) return null;
  return {
    key: placeBeside(played.square, corner) === "x" ? "corner.forced.x" : "corner.forced",
    numbers: { count: within },
    squares: { ...movesNamed(pair), corner: [corner], first: line.slice(0, 1) },
    strength: 84 - 4 * within,
    played: sceneOf(played, 1, { corner: [corner] }),
    best: sceneOf(best, 1),
  };
};

/** The best move brings a corner by force; after the one that was played none can be forced so soon. */
export const cornerWon: Template = (pair) => {
  const { played, best } = pair;
  const found = cornerOnLine(best, true);
  if (found === null) return null;
  const { corner, at } = found;
  if (cornersOpenTo(pair.before.board, MOVER).includes(corner)) return null;
  const won = forcedCapture(best.after.board, OTHER, MOVER, [corner], WITHIN);
  if (!won.isForced || won.within === null || at > 2 * WITHIN) return null;
  if (takesOn(played, corner, true)) return null;
  const open = emptyCorners(played.after);
  if (forcedCapture(played.after.board, OTHER, MOVER, open, won.within).isForced !== false) return null;
  return {
    key: "corner.won",
    numbers: { count: won.within },
    squares: { ...movesNamed(pair), corner: [corner] },
    strength: 84 - 4 * won.within,
    played: sceneOf(played, 1),
    best: sceneOf(best, 1, { corner: [corner] }),
  };
};
