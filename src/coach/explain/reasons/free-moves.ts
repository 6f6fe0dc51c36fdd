import type { Disc, Square } from "../../../reversi/index.ts";
import { freeMoves } from "../../concepts/free-moves.ts";
import { repliesOf, sceneOf, type Template } from "../case.ts";
import { type Future, MOVER, type Moment, OTHER } from "../future.ts";

/** So many positions are looked at for all the moves of a side: a moment's work. */
const POSITIONS = 8000;

/** The moves that a side has and the other side never can have. */
const freeOf = ({ board }: Moment, side: Disc): readonly Square[] =>
  freeMoves(board, MOVER, side, POSITIONS).flatMap(({ square, isForEver }) => (isForEver === true ? [square] : []));

/** The square that a move was played on is gone, which says nothing of who could have played there. */
const isFilled = ({ line }: Future, squares: readonly Square[]): boolean =>
  line.slice(0, 2).some((ply) => ply !== "pass" && squares.includes(ply));

/**
 * After the best replies the other side has more moves for itself alone, or the mover has fewer; not because one of the two moves that are
 * named was played there.
 */
function freeFor(side: Disc): Template {
  return (pair) => {
    const replies = repliesOf(pair);
    if (replies === null || !pair.isExact) return null;
    const [after, instead] = [freeOf(replies.played, side), freeOf(replies.best, side)];
    const gap = side === OTHER ? after.length - instead.length : instead.length - after.length;
    if (gap < 1) return null;
    const [many, few] = side === OTHER ? [after, instead] : [instead, after];
    if (isFilled(side === OTHER ? pair.best : pair.played, many)) return null;
    const key = side === OTHER ? "free.other" : "free.own";
    return {
      key: few.length === 0 ? `${key}.none` : key,
      numbers: { count: many.length, less: few.length },
      squares: { ...replies.slots, free: many },
      strength: 62 + 2 * Math.min(gap, 3),
      played: sceneOf(pair.played, 2, { target: after }),
      best: sceneOf(pair.best, 2, { target: instead }),
    };
  };
}

export const freeMovesLost = freeFor(MOVER);
export const freeMovesGiven = freeFor(OTHER);
