import { countDiscs, flipsOf, sizeOfSet } from "../../../reversi/index.ts";
import { movesNamed, sceneOf, type Template } from "../case.ts";
import { type Future, MOVER, OTHER } from "../future.ts";

/** Up to so many empty squares a line to the end is followed. */
const READ_TO = 10;

/** Up to so many a person can count to the end. */
const COUNTED = 6;

/** A smaller difference says little. */
const GAP = 4;

/** The reply or later move of the other side that turns the most discs, by its ply. */
function largestOf(future: Future): { readonly at: number; readonly turned: number } {
  let most = { at: 0, turned: 0 };
  for (const [i, ply] of future.line.entries()) {
    const position = i === 0 ? future.before : future.moments[i - 1];
    if (i % 2 === 0 || ply === "pass" || position === undefined) continue;
    const turned = sizeOfSet(flipsOf(position.bits, ply));
    if (turned > most.turned) most = { at: i, turned };
  }
  return most;
}

/** On the way to the end one move of the other side turns many discs back; after the best move none does. */
export const turnedBack: Template = (pair) => {
  const { played, best, isExact, empties } = pair;
  if (!isExact || empties > READ_TO) return null;
  const [most, instead] = [largestOf(played), largestOf(best)];
  const square = played.line[most.at];
  if (most.turned - instead.turned < GAP || typeof square !== "number") return null;
  return {
    key: most.at === 1 ? "turned.reply" : "turned.later",
    numbers: { count: most.turned, instead: instead.turned },
    squares: { ...movesNamed(pair), square: [square] },
    strength: 48 + Math.min(most.turned - instead.turned, 10),
    played: sceneOf(played, played.line.length, { turned: [square] }),
    best: sceneOf(best, best.line.length),
  };
};

/** The last moves counted: so many discs for either side after the one move and after the other. */
export const counted: Template = (pair) => {
  const { played, best, isExact, empties } = pair;
  const [end, instead] = [played.moments.at(-1), best.moments.at(-1)];
  if (!isExact || empties > COUNTED || end === undefined || instead === undefined) return null;
  const [a, b] = [countDiscs(end.board), countDiscs(instead.board)];
  return {
    key: "counted",
    numbers: { discs: a[MOVER], others: a[OTHER], instead: b[MOVER], insteadOthers: b[OTHER] },
    squares: movesNamed(pair),
    strength: 10,
    played: sceneOf(played, played.line.length),
    best: sceneOf(best, best.line.length),
  };
};

/** The other side takes every disc, at once or by force; the best move keeps some. */
export const wipedOut: Template = (pair) => {
  const { played, best } = pair;
  const end = played.moments.at(-1);
  if (end === undefined || countDiscs(end.board)[MOVER] > 0) return null;
  const isForced = pair.isExact && played.score === -64;
  if (!isForced && played.line.length > 2) return null;
  return {
    key: "wiped-out",
    numbers: {},
    squares: movesNamed(pair),
    strength: 95,
    played: sceneOf(played, played.line.length),
    best: sceneOf(best, 1),
  };
};
