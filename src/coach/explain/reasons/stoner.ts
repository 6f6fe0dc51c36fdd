import type { Disc, Square } from "../../../reversi/index.ts";
import { forcedCapture } from "../../concepts/force.ts";
import { type StonerTrap, stonerTraps } from "../../concepts/stoner.ts";
import { movesNamed, sceneOf, type Template } from "../case.ts";
import { MOVER, type Moment, OTHER } from "../future.ts";

/** Own moves in which a corner falls after the first one: the attack, and the corner. */
const WITHIN = 2;

const trapAt = ({ board }: Moment, side: Disc, square: Square | "pass" | null): StonerTrap | undefined =>
  stonerTraps(board, side).find(({ isTrap, xSquare }) => isTrap && xSquare === square);

/** Whether it is proven that neither corner of a trap falls so soon to a side, the other side of the mover's to move. */
const isKept = ({ board }: Moment, { side, corners }: StonerTrap, within: number): boolean =>
  forcedCapture(board, OTHER, side, corners, within).isForced === false;

const slotsOf = ({ attack, defence, corners: [near, far] }: StonerTrap) => ({
  attack: [attack],
  defence: [defence],
  near: [near],
  far: [far],
});

/** The best move begins a Stoner trap; the one that was played wins neither of its corners so soon. */
export const stonerMissed: Template = (pair) => {
  const { before, played, best } = pair;
  const trap = trapAt(before, MOVER, best.square);
  if (trap === undefined || !isKept(played.after, trap, WITHIN)) return null;
  return {
    key: "stoner.missed",
    numbers: {},
    squares: { ...movesNamed(pair), ...slotsOf(trap) },
    strength: 82,
    played: sceneOf(played, 1),
    best: sceneOf(best, 1, { target: [trap.attack], corner: trap.corners }),
  };
};

/** The best reply begins a Stoner trap; after the best move neither of its corners falls so soon. */
export const stonerGiven: Template = (pair) => {
  const { played, best } = pair;
  const trap = trapAt(played.after, OTHER, played.reply);
  if (trap === undefined || !isKept(best.after, trap, WITHIN + 1)) return null;
  return {
    key: "stoner.given",
    numbers: {},
    squares: { ...movesNamed(pair), reply: [trap.xSquare], ...slotsOf(trap) },
    strength: 81,
    played: sceneOf(played, 2, { target: [trap.attack], corner: trap.corners }),
    best: sceneOf(best, 1),
  };
};
