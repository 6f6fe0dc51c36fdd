import type { Square } from "../../../reversi/index.ts";
import { inOrder } from "../../concepts/places.ts";
import { wallsOf } from "../../concepts/walls.ts";
import { repliesOf, sceneOf, type Template } from "../case.ts";
import { MOVER, type Moment } from "../future.ts";

/** A difference of fewer discs says little. */
const GAP = 3;

const FROM = 18;

const wallOf = ({ board }: Moment): readonly Square[] => inOrder(wallsOf(board, MOVER).flatMap(({ discs }) => discs));

/** After the move and its reply the mover stands in a wall; after the best move it does not, or in a shorter one. */
export const wallBuilt: Template = (pair) => {
  const replies = repliesOf(pair);
  if (replies === null || pair.empties < FROM) return null;
  const [after, instead] = [wallOf(replies.played), wallOf(replies.best)];
  if (after.length - instead.length < GAP) return null;
  const before = wallOf(pair.before);
  if (after.length <= before.length && instead.length > 0) return null;
  return {
    key: instead.length === 0 ? "wall.none" : "wall",
    numbers: { count: after.length, instead: instead.length },
    squares: { ...replies.slots, wall: after },
    strength: 40 + Math.min(after.length - instead.length, 6),
    played: sceneOf(pair.played, 2, { frontier: after }),
    best: sceneOf(pair.best, 2, { frontier: instead }),
  };
};
