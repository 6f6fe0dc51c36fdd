import { sceneOf, type Template } from "../case.ts";
import { movesToForce, mustPass } from "../force.ts";
import type { Future } from "../future.ts";

/** So many moves of the side that forces a pass are read. */
const WITHIN = 2;

/** After how many plies of its line a side passes for the first time: the plies before that pass; null if it does not. `who` 0 is the mover. */
function firstPass({ line }: Future, who: 0 | 1): number | null {
  const at = line.findIndex((ply, i) => ply === "pass" && i % 2 === who);
  return at === -1 ? null : at;
}

/** The other side forces a pass of the mover, and the line shows it; after the best move it cannot. */
export const ownPass: Template = ({ played, best }) => {
  const at = firstPass(played, 0);
  if (at === null) return null;
  const count = movesToForce(played.after.bits, mustPass, WITHIN);
  if (!count || at > 2 * count) return null;
  if (movesToForce(best.after.bits, mustPass, WITHIN) !== 0) return null;
  return {
    key: "pass.own",
    numbers: { count },
    squares: { move: [played.square], best: [best.square] },
    strength: 70,
    played: sceneOf(played, at),
    best: sceneOf(best, 1),
  };
};
