import { forcedPass, isStuck } from "../../concepts/force.ts";
import { movesNamed, sceneOf, type Template } from "../case.ts";
import { type Future, MOVER, OTHER } from "../future.ts";

/** So many moves of the side that forces a pass are read. */
const WITHIN = 3;

/** The plies of a line before its first pass of the mover, or of the other side; null if there is none. */
function pliesToPass({ line }: Future, isMover: boolean): number | null {
  const at = line.findIndex((ply, i) => ply === "pass" && (i % 2 === 0) === isMover);
  return at === -1 ? null : at;
}

/** The other side leaves the mover without a move, whatever is played against it; after the best move it cannot so soon. */
export const ownPass: Template = (pair) => {
  const { played, best } = pair;
  const at = pliesToPass(played, true);
  if (at === null || at > 2 * WITHIN) return null;
  const { within: count } = forcedPass(played.after.board, OTHER, OTHER, WITHIN);
  if (count === null || forcedPass(best.after.board, OTHER, OTHER, count).isForced !== false) return null;
  return {
    key: count === 1 && typeof played.reply === "number" && at === 2 ? "pass.own.now" : "pass.own",
    numbers: { count },
    squares: { ...movesNamed(pair), reply: typeof played.reply === "number" ? [played.reply] : [] },
    strength: 76 - 4 * count,
    played: sceneOf(played, at),
    best: sceneOf(best, 1),
  };
};

/** The best move leaves the other side without a move, at once or later, whatever it plays; the move that was played does not. */
export const otherPass: Template = (pair) => {
  const { played, best } = pair;
  const at = pliesToPass(best, false);
  if (at === null || at > 2 * WITHIN) return null;
  const isNow = at === 1;
  const count = isNow ? 1 : forcedPass(best.after.board, OTHER, MOVER, WITHIN).within;
  if (count === null || (!isNow && isStuck(best.after.bits)) || isStuck(played.after.bits)) return null;
  if (!isNow && forcedPass(played.after.board, OTHER, MOVER, count).isForced !== false) return null;
  return {
    key: isNow ? "pass.other.now" : "pass.other",
    numbers: { count },
    squares: movesNamed(pair),
    strength: 74 - 4 * count,
    played: sceneOf(played, 1),
    best: sceneOf(best, at),
  };
};
