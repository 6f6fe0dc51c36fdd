import { frontierDiscs } from "../../concepts/frontier.ts";
import { movesNamed, sceneOf, type Template } from "../case.ts";
import { MOVER, type Moment, OTHER } from "../future.ts";
import { momentAt } from "./mobility.ts";

/** A smaller difference in the balance of frontier discs says little; and near the end what lies beside few empty squares says nothing. */
const GAP = 5;
const FROM = 22;

const frontierOf = ({ board }: Moment) => ({
  own: frontierDiscs(board, MOVER),
  other: frontierDiscs(board, OTHER),
});

/** After one move or two of either side more discs of the mover lie beside empty squares, and fewer of the other side's. */
function moreFrontier(plies: 2 | 4): Template {
  return (pair) => {
    const [left, right] = [momentAt(pair.played, plies), momentAt(pair.best, plies)];
    if (left === null || right === null || pair.empties < FROM) return null;
    const [after, instead] = [frontierOf(left), frontierOf(right)];
    const gap = after.own.length - after.other.length - (instead.own.length - instead.other.length);
    if (gap < GAP || after.own.length <= instead.own.length) return null;
    return {
      key: plies === 2 ? "frontier" : "frontier.later",
      numbers: {
        count: after.own.length,
        others: after.other.length,
        instead: instead.own.length,
        insteadOthers: instead.other.length,
      },
      squares: movesNamed(pair),
      strength: (plies === 2 ? 24 : 20) + Math.min(gap, 12),
      played: sceneOf(pair.played, plies, { frontier: after.own }),
      best: sceneOf(pair.best, plies, { frontier: instead.own }),
    };
  };
}

export const frontier = moreFrontier(2);
export const laterFrontier = moreFrontier(4);
