import { type Wall, wallsOf } from "../../concepts/walls.ts";
import { repliesOf, sceneOf, type Template } from "../case.ts";
import { MOVER, type Moment } from "../future.ts";

/** A wall that gives the other side fewer moves more than its owner does little harm. */
const GAP = 3;

/** Near the end walls say little. */
const FROM = 18;

/** The walls of the mover before which the other side has many moves and the mover few. */
const badWalls = ({ board }: Moment): readonly Wall[] =>
  wallsOf(board, MOVER).filter(({ forOwner, forOther }) => forOther.length - forOwner.length >= GAP);

/** The move builds a wall that gives moves to the other side, and the reply leaves it standing; before, and after the best move, there is none. */
export const wallBuilt: Template = (pair) => {
  const replies = repliesOf(pair);
  if (replies === null || pair.empties < FROM || badWalls(pair.played.after).length === 0) return null;
  if ([pair.before, pair.best.after, replies.best].some((moment) => badWalls(moment).length > 0)) return null;
  const [wall] = badWalls(replies.played).toSorted((a, b) => b.forOther.length - a.forOther.length);
  if (wall === undefined) return null;
  return {
    key: "wall",
    numbers: { count: wall.forOther.length, owners: wall.forOwner.length },
    squares: { ...replies.slots, wall: wall.discs, ahead: wall.forOther },
    strength: 40 + Math.min(wall.forOther.length, 6),
    played: sceneOf(pair.played, 2, { frontier: wall.discs, replies: wall.forOther }),
    best: sceneOf(pair.best, 2),
  };
};
