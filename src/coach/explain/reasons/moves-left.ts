import type { Disc, Square } from "../../../reversi/index.ts";
import { answeredMoves } from "../../concepts/mobility.ts";
import { movesNamed, repliesOf, sceneOf, type Template } from "../case.ts";
import { MOVER, type Moment, OTHER } from "../future.ts";

/** The best move must leave the other side so many moves fewer, and at most two in three. */
const FEWER = 4;
const SHARE = 2 / 3;

/** Of moves that give no corner it must leave at most half, and so many fewer. */
const FEWER_SAFE = 3;

const choicesOf = ({ board }: Moment, side: Disc) => {
  const moves = answeredMoves(board, side);
  return {
    all: moves.map(({ square }): Square => square),
    safe: moves.flatMap(({ square, gives }) => (gives.length === 0 ? [square] : [])),
  };
};

/** The best move leaves the other side far fewer moves; and the mover is not worse off for moves after the best replies, either. */
export const movesLeft: Template = (pair) => {
  const replies = repliesOf(pair);
  if (replies === null) return null;
  const [after, instead] = [choicesOf(pair.played.after, OTHER).all, choicesOf(pair.best.after, OTHER).all];
  const gap = after.length - instead.length;
  if (instead.length === 0 || gap < FEWER || instead.length > SHARE * after.length) return null;
  const balance = (moment: Moment): number => choicesOf(moment, MOVER).all.length - choicesOf(moment, OTHER).all.length;
  if (balance(replies.best) <= balance(replies.played)) return null;
  return {
    key: "moves.left",
    numbers: { count: after.length, instead: instead.length },
    squares: movesNamed(pair),
    strength: 44 + Math.min(gap, 8),
    played: sceneOf(pair.played, 1, { replies: after }),
    best: sceneOf(pair.best, 1, { replies: instead }),
  };
};

/** The best move leaves the other side at most half as many moves that give no corner. */
export const safeLeft: Template = (pair) => {
  const { played, best } = pair;
  const [after, instead] = [choicesOf(played.after, OTHER).safe, choicesOf(best.after, OTHER).safe];
  if (instead.length === 0 || after.length < 2 * instead.length || after.length - instead.length < FEWER_SAFE)
    return null;
  if (!after.includes(Number(played.reply))) return null;
  return {
    key: "safe.left",
    numbers: { count: after.length, instead: instead.length },
    squares: movesNamed(pair),
    strength: 50 + Math.min(after.length - instead.length, 8) - 2 * instead.length,
    played: sceneOf(played, 1, { "safe-moves": after }),
    best: sceneOf(best, 1, { "safe-moves": instead }),
  };
};
