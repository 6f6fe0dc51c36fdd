import { contentAt, playBits, type Square } from "../../../reversi/index.ts";
import { legalFor } from "../../concepts/mobility.ts";
import { type Case, repliesOf, sceneOf, type Template } from "../case.ts";
import { movesOf } from "../force.ts";
import { MOVER } from "../future.ts";

/** With more empty squares the values of all moves take too long. */
const READ_ALL = 18;

/** A move that gains fewer discs than this over all others is no key to the position. */
const GAIN = 4;

/** Whether after the best move and its reply the mover's move on `next` is better by so much than every other. */
function isKey({ best, worth, opinion, cost, isExact }: Case, next: Square): boolean {
  const { answered, score } = best;
  if (answered === null) return false;
  const least = Math.max(GAIN, cost / 2);
  if (!isExact) {
    const own = 0 - opinion(playBits(answered.bits, next));
    const others = movesOf(answered.bits).filter((square) => square !== next);
    return others.every((square) => 0 - opinion(playBits(answered.bits, square)) <= own - least);
  }
  return movesOf(answered.bits).every(
    (square) => square === next || 0 - worth(playBits(answered.bits, square), 0 - score, 64) <= score - least,
  );
}

/** The mover's one strong move after the best one cannot be played after the one that was played: taken, or not to be reached. */
export const accessLost: Template = (pair) => {
  const replies = repliesOf(pair);
  const next = pair.best.line[2];
  if (replies === null || typeof next !== "number" || next === pair.played.square) return null;
  if (pair.isExact && pair.empties > READ_ALL) return null;
  const { board } = replies.played;
  if (legalFor(board, MOVER).includes(next) || !isKey(pair, next)) return null;
  const key = contentAt(board, next) === "empty" ? "access.lost" : "access.taken";
  return {
    key: pair.isExact ? key : `${key}.seen`,
    numbers: {},
    squares: { ...replies.slots, next: [next] },
    strength: pair.isExact ? 54 : 48,
    played: sceneOf(pair.played, 2, { target: [next] }),
    best: sceneOf(pair.best, 2, { target: [next] }),
  };
};
