import { contentAt, type Disc, type Square } from "../../../reversi/index.ts";
import { stableDiscs } from "../../concepts/stable.ts";
import { repliesOf, sceneOf, type Template } from "../case.ts";
import { MOVER, type Moment, OTHER } from "../future.ts";
import { momentAt } from "./mobility.ts";

/** A smaller difference in stable discs says little, the less so the farther ahead. */
const GAP = { 2: 3, 4: 5, 6: 7 } as const;

/** With fewer empty squares much more is stable than the proof finds, and the difference may not be real. */
const FROM = 10;

/** And so does one that is a small part of them all. */
const SHARE = 1 / 3;

const stableOf = ({ board }: Moment, side: Disc): readonly Square[] =>
  [...stableDiscs(board)].filter((square) => contentAt(board, square) === side).sort((a, b) => a - b);

/** After the best replies the other side has more discs that can never be turned again, or the mover has fewer. */
function stableFor(side: Disc, plies: keyof typeof GAP): Template {
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
      numbers: { count: after.length, instead: instead.length, moves: plies / 2 },
      squares: replies.slots,
      strength: 48 - 2 * plies + Math.min(gap, 10),
      played: sceneOf(pair.played, plies, { stable: after }),
      best: sceneOf(pair.best, plies, { stable: instead }),
    };
  };
}

const firstOf =
  (...templates: readonly Template[]): Template =>
  (pair) => {
    for (const template of templates) {
      const reason = template(pair);
      if (reason !== null) return reason;
    }
    return null;
  };

export const stableLost = stableFor(MOVER, 2);
export const stableGiven = stableFor(OTHER, 2);
export const laterStableLost = firstOf(stableFor(MOVER, 4), stableFor(MOVER, 6));
export const laterStableGiven = firstOf(stableFor(OTHER, 4), stableFor(OTHER, 6));
