import { countDiscs, flipsOf, sizeOfSet } from "../../../reversi/index.ts";
import { movesNamed, sceneOf, type Template } from "../case.ts";
import { type Future, MOVER, OTHER } from "../future.ts";

/** Up to so many empty squares a line to the end is followed. */
const READ_TO = 10;

/** Up to so many a person can count to the end. */
const COUNTED = 6;

/** A smaller difference says little. */
const GAP = 4;

/** How many discs the ply of a line turns. */
function turnedAt({ line, before, moments }: Future, at: number): number {
  const ply = line[at];
  const position = at === 0 ? before : moments[at - 1];
  return typeof ply === "number" && position !== undefined ? sizeOfSet(flipsOf(position.bits, ply)) : 0;
}

/** The most discs that the reply, or a later move of the other side, turns. */
const largestOf = (future: Future): number =>
  Math.max(0, ...future.line.map((_, i) => (i % 2 === 1 ? turnedAt(future, i) : 0)));

/** The best reply to the move turns many discs back; after the best move no reply or later move of the other side turns so many. */
export const turnedBack: Template = (pair) => {
  const { played, best, isExact, empties } = pair;
  if (!isExact || empties > READ_TO || typeof played.reply !== "number" || played.reply === best.square) return null;
  const [turned, later, instead] = [turnedAt(played, 1), largestOf(played), largestOf(best)];
  if (turned < later || turned - instead < GAP) return null;
  return {
    key: "turned.reply",
    numbers: { count: turned, instead },
    squares: { ...movesNamed(pair), square: [played.reply] },
    strength: 48 + Math.min(turned - instead, 10),
    played: sceneOf(played, played.line.length, { turned: [played.reply] }),
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
