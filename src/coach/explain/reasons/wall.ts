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

/** After the move and its reply the mover has a wall that gives moves to the other side; after the best move it has none. */
export const wallBuilt: Template = (pair) => {
  const replies = repliesOf(pair);
  if (replies === null || pair.empties < FROM || badWalls(replies.best).length > 0) return null;
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
