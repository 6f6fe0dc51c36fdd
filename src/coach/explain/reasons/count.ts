import { countDiscs, flipsOf, sizeOfSet } from "../../../reversi/index.ts";
import { discCount } from "../../concepts/disc-count.ts";
import { movesNamed, repliesOf, sceneOf, type Template } from "../case.ts";
import { MOVER, OTHER } from "../future.ts";
import { momentAt } from "./mobility.ts";

/** How far ahead is looked, in plies. */
const AHEAD = [2, 4] as const;

/** So many discs more are more, and so many moves fewer on balance are fewer. */
const MORE = 2;
const FEWER = 3;

/** With fewer empty squares the discs begin to count. */
const FROM = 20;

/** The mover has more discs and less to play: after the best replies, or a move later, more of them are open and the balance of moves is worse. */
export const countMisleads: Template = (pair) => {
  const replies = repliesOf(pair);
  if (replies === null || pair.empties < FROM) return null;
  for (const plies of AHEAD) {
    const [left, right] = [momentAt(pair.played, plies), momentAt(pair.best, plies)];
    if (left === null || right === null) return null;
    const [after, instead] = [left, right].map(({ board }) => discCount(board));
    if (after === undefined || instead === undefined) return null;
    const balance = (count: typeof after): number => count[MOVER].moves - count[OTHER].moves;
    const isMore = after[MOVER].discs - instead[MOVER].discs >= MORE && after[MOVER].frontier > instead[MOVER].frontier;
    const gap = balance(instead) - balance(after);
    if (!isMore || gap < FEWER) continue;
    return {
      key: plies === 2 ? "count.more" : "count.more.later",
      numbers: {
        moves: plies / 2,
        discs: after[MOVER].discs,
        count: after[MOVER].moves,
        others: after[OTHER].moves,
        insteadDiscs: instead[MOVER].discs,
        instead: instead[MOVER].moves,
        insteadOthers: instead[OTHER].moves,
      },
      squares: replies.slots,
      strength: (plies === 2 ? 44 : 38) + Math.min(gap, 8),
      played: sceneOf(pair.played, plies),
      best: sceneOf(pair.best, plies),
    };
  }
  return null;
};

/** So many discs more at once tempt. */
const TEMPTING = 3;

/** The move turns many more discs than the best one, and ends with fewer. */
export const countTempts: Template = (pair) => {
  const { before, played, best, isExact } = pair;
  const [turned, less] = [played, best].map(({ square }) => sizeOfSet(flipsOf(before.bits, square)));
  const [end, instead] = [played.moments.at(-1), best.moments.at(-1)];
  if (!isExact || end === undefined || instead === undefined || turned === undefined || less === undefined) return null;
  const fewer = countDiscs(instead.board)[MOVER] - countDiscs(end.board)[MOVER];
  if (turned - less < TEMPTING || fewer < 1) return null;
  return {
    key: "count.now",
    numbers: { count: turned, instead: less, fewer },
    squares: movesNamed(pair),
    strength: 20,
    played: sceneOf(played, 1),
    best: sceneOf(best, 1),
  };
};
