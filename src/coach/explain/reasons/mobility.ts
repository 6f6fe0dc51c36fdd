import type { Disc, Square } from "../../../reversi/index.ts";
import { answeredMoves, legalFor } from "../../concepts/mobility.ts";
import { type Case, movesNamed, repliesOf, sceneOf, type Template } from "../case.ts";
import type { Reason } from "../explanation.ts";
import { type Future, MOVER, type Moment, OTHER } from "../future.ts";

/** A smaller difference in the balance of moves says little, the less so the farther ahead. */
const GAP = 4;
const LATER_GAP = 5;

/** How far ahead the later look goes: two moves of either side. */
const LATER = 4;

const choicesOf = ({ board }: Moment) => ({ own: legalFor(board, MOVER), other: legalFor(board, OTHER) });

/** The numbers and scenes of a comparison of moves so many plies ahead; null if the balance is not so much worse. */
function comparison(
  { played, best }: Case,
  plies: number,
  least: number,
): (Pick<Reason, "numbers" | "played" | "best"> & { readonly gap: number }) | null {
  const [left, right] = [momentAt(played, plies), momentAt(best, plies)];
  if (left === null || right === null) return null;
  const [after, instead] = [choicesOf(left), choicesOf(right)];
  const gap = instead.own.length - instead.other.length - (after.own.length - after.other.length);
  if (gap < least || after.own.length >= instead.own.length) return null;
  return {
    gap,
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

/** After the best replies the balance of moves is worse: the mover has fewer to choose from, and that is not made up for. */
export const mobility: Template = (pair) => {
  const replies = repliesOf(pair);
  const found = comparison(pair, 2, GAP);
  if (replies === null || found === null) return null;
  const { gap, ...told } = found;
  return { key: "mobility", squares: replies.slots, strength: 30 + 2 * Math.min(gap, 12), ...told };
};

/** The same after two moves of either side. */
export const laterMobility: Template = (pair) => {
  const found = comparison(pair, LATER, LATER_GAP);
  if (found === null) return null;
  const { gap, ...told } = found;
  return { key: "mobility.later", squares: movesNamed(pair), strength: 24 + 2 * Math.min(gap, 12), ...told };
};

const safeOf = ({ board }: Moment, side: Disc): readonly Square[] =>
  answeredMoves(board, side).flatMap(({ square, gives }) => (gives.length === 0 ? [square] : []));

/** After so many plies the mover has far fewer moves that give no corner. */
function fewerSafe(plies: 2 | 4): Template {
  return (pair) => {
    const replies = repliesOf(pair);
    const [left, right] = [momentAt(pair.played, plies), momentAt(pair.best, plies)];
    if (replies === null || left === null || right === null) return null;
    const [after, instead] = [safeOf(left, MOVER), safeOf(right, MOVER)];
    if (after.length === 0 || instead.length < 2 * after.length || instead.length - after.length < 3) return null;
    return {
      key: plies === 2 ? "safe.fewer" : "safe.fewer.later",
      numbers: { count: after.length, instead: instead.length },
      squares: replies.slots,
      strength: (plies === 2 ? 50 : 42) + Math.min(instead.length - after.length, 8) - 2 * after.length,
      played: sceneOf(pair.played, plies, { "safe-moves": after }),
      best: sceneOf(pair.best, plies, { "safe-moves": instead }),
    };
  };
}

export const safeMobility = fewerSafe(2);
export const laterSafeMobility = fewerSafe(4);
