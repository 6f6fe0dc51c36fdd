import { contentAt, type Disc, type Square } from "../../../reversi/index.ts";
import { stableDiscs } from "../../concepts/stable.ts";
import { repliesOf, sceneOf, type Template } from "../case.ts";
import { MOVER, type Moment, OTHER } from "../future.ts";
import { momentAt } from "./mobility.ts";

/** A smaller difference in stable discs says little, the less so the farther ahead. */
const GAP = { 2: 3, 4: 5 } as const;

/** With fewer empty squares much more is stable than the proof finds, and the difference may not be real. */
const FROM = 10;

/** And so does one that is a small part of them all. */
const SHARE = 1 / 3;

const stableOf = ({ board }: Moment, side: Disc): readonly Square[] =>
  [...stableDiscs(board)].filter((square) => contentAt(board, square) === side).sort((a, b) => a - b);

/** After the best replies the other side has more discs that can never be turned again, or the mover has fewer. */
function stableFor(side: Disc, plies: 2 | 4): Template {
  return (pair) => {
    const replies = repliesOf(pair);
    const [left, right] = [momentAt(pair.played, plies), momentAt(pair.best, plies)];
    if (replies === null || left === null || right === null || pair.empties < FROM) return null;
    const [after, instead] = [stableOf(left, side), stableOf(right, side)];
    const gap = side === OTHER ? after.length - instead.length : instead.length - after.length;
    if (gap < GAP[plies] || gap < SHARE * Math.max(after.length, instead.length)) return null;
    const key = side === OTHER ? "stable.other" : "stable.own";
    return {
      key: plies === 2 ? key : `${key}.later`,
      numbers: { count: after.length, instead: instead.length },
      squares: replies.slots,
      strength: (plies === 2 ? 36 : 32) + Math.min(gap, 10),
      played: sceneOf(pair.played, plies, { stable: after }),
      best: sceneOf(pair.best, plies, { stable: instead }),
    };
  };
}

export const stableLost = stableFor(MOVER, 2);
export const stableGiven = stableFor(OTHER, 2);
export const laterStableLost = stableFor(MOVER, 4);
export const laterStableGiven = stableFor(OTHER, 4);
