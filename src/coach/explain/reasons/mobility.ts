import type { Square } from "../../../reversi/index.ts";
import { answeredMoves, legalFor } from "../../concepts/mobility.ts";
import { type Case, repliesOf, sceneOf, type Template } from "../case.ts";
import type { Reason } from "../explanation.ts";
import { type Future, MOVER, type Moment, OTHER } from "../future.ts";

/** How far ahead is looked, in plies, and the differences below which the balance of moves says little: the farther ahead the less. */
const GAPS = [
  [2, 5],
  [4, 5],
  [6, 6],
] as const;

/** Where the other side is left far fewer moves, at most two in three, a smaller difference in the balance is enough. */
const FAR_FEWER = 4;
const SHARE = 2 / 3;
const LEAST = 2;

const choicesOf = ({ board }: Moment) => ({ own: legalFor(board, MOVER), other: legalFor(board, OTHER) });

/** The numbers and scenes of a comparison of moves so many plies ahead; null if the balance is not so much worse. */
function comparison(
  { played, best }: Case,
  plies: number,
  least: number,
): (Pick<Reason, "numbers" | "played" | "best"> & { readonly gap: number; readonly isOwn: boolean }) | null {
  const [left, right] = [momentAt(played, plies), momentAt(best, plies)];
  if (left === null || right === null) return null;
  const [after, instead] = [choicesOf(left), choicesOf(right)];
  const gap = instead.own.length - instead.other.length - (after.own.length - after.other.length);
  const isOwn = gap >= least && after.own.length < instead.own.length;
  const [others, few] = [after.other.length, instead.other.length];
  if (!isOwn && (gap < LEAST || others - few < FAR_FEWER || few > SHARE * others)) return null;
  return {
    gap,
    isOwn,
    numbers: {
      count: after.own.length,
      others: after.other.length,
      instead: instead.own.length,
      insteadOthers: instead.other.length,
    },
    played: sceneOf(played, plies, { moves: after.own, replies: after.other }),
    best: sceneOf(best, plies, { moves: instead.own, replies: instead.other }),
  };
}

/** The position after so many plies of a line; null if one of them is a pass, or there are not so many. */
export function momentAt({ line, moments }: Future, plies: number): Moment | null {
  return line.slice(0, plies).includes("pass") ? null : (moments[plies - 1] ?? null);
}

/** After the best replies, or some moves later, the balance of moves is worse: the mover has fewer, or the other side has more. */
export const mobility: Template = (pair) => {
  const replies = repliesOf(pair);
  for (const [plies, least] of GAPS) {
    const found = comparison(pair, plies, least);
    if (replies === null || found === null) continue;
    const { gap, isOwn, numbers, ...scenes } = found;
    const key = isOwn ? "mobility" : "mobility.other";
    return {
      key: plies === 2 ? key : `${key}.later`,
      numbers: { ...numbers, moves: plies / 2 },
      squares: replies.slots,
      strength: 44 - 2 * plies + 2 * Math.min(gap, 12) - (isOwn ? 0 : 4),
      ...scenes,
    };
  }
  return null;
};

const safeOf = ({ board }: Moment): readonly Square[] =>
  answeredMoves(board, MOVER).flatMap(({ square, gives }) => (gives.length === 0 ? [square] : []));

/** The mover has at most half as many moves that give no corner, and at least so many fewer; where one is left, two fewer count. */
const FEWER_SAFE = 3;
const FEWER_THAN_ONE = 2;

/** After the best replies, or some moves later, the mover has far fewer moves that give no corner. */
export const safeMobility: Template = (pair) => {
  const replies = repliesOf(pair);
  for (const [plies] of GAPS) {
    const [left, right] = [momentAt(pair.played, plies), momentAt(pair.best, plies)];
    if (replies === null || left === null || right === null) return null;
    const [after, instead] = [safeOf(left), safeOf(right)];
    const isFew = after.length > 0 && instead.length >= 2 * after.length;
    if (!isFew || instead.length - after.length < (after.length === 1 ? FEWER_THAN_ONE : FEWER_SAFE)) continue;
    return {
      key: plies === 2 ? "safe.fewer" : "safe.fewer.later",
      numbers: { count: after.length, instead: instead.length, moves: plies / 2 },
      squares: replies.slots,
      strength: 60 - 4 * plies + Math.min(instead.length - after.length, 8) - 2 * after.length,
      played: sceneOf(pair.played, plies, { "safe-moves": after }),
      best: sceneOf(pair.best, plies, { "safe-moves": instead }),
    };
  }
  return null;
};
