import { frontierDiscs } from "../../concepts/frontier.ts";
import { repliesOf, sceneOf, type Template } from "../case.ts";
import { MOVER, type Moment, OTHER } from "../future.ts";

/** A smaller difference says little; and near the end what lies beside few empty squares says nothing. */
const GAP = 5;
const OWN_GAP = 3;
const FROM = 22;

const frontierOf = ({ board }: Moment) => ({
  own: frontierDiscs(board, MOVER),
  other: frontierDiscs(board, OTHER),
});

/** After the best replies more discs of the mover lie beside empty squares, and that is not made up for. */
export const frontier: Template = (pair) => {
  const replies = repliesOf(pair);
  if (replies === null || pair.empties < FROM) return null;
  const [after, instead] = [frontierOf(replies.played), frontierOf(replies.best)];
  const ownGap = after.own.length - instead.own.length;
  const gap = ownGap + instead.other.length - after.other.length;
  if (gap < GAP || ownGap < OWN_GAP) return null;
  return {
    key: "frontier",
    numbers: {
      count: after.own.length,
      others: after.other.length,
      instead: instead.own.length,
      insteadOthers: instead.other.length,
    },
    squares: replies.slots,
    strength: 24 + Math.min(gap, 12),
    played: sceneOf(pair.played, 2, { frontier: after.own }),
    best: sceneOf(pair.best, 2, { frontier: instead.own }),
  };
};
