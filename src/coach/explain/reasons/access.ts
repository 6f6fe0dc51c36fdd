import { contentAt, movesOf, playBits, type Square } from "../../../reversi/index.ts";
import { legalFor } from "../../concepts/mobility.ts";
import { type Case, repliesOf, sceneOf, type Template } from "../case.ts";
import { MOVER } from "../future.ts";

/** A move that gains fewer discs than this over all others is no key to the position. */
const GAIN = 4;

/** Whether after the best move and its reply the mover's move on `next` is better by so much than every other. */
function isKey({ best, worth, opinions, cost, isExact }: Case, next: Square): boolean {
  const { answered, score } = best;
  if (answered === null) return false;
  const least = Math.max(GAIN, cost / 2);
  const others = movesOf(answered.bits).filter((square) => square !== next);
  if (!isExact) {
    return opinions.every((opinion) => {
      const own = opinion(playBits(answered.bits, next));
      return others.every((square) => {
        const other = own === null ? null : opinion(playBits(answered.bits, square));
        return own !== null && other !== null && other >= least + own;
      });
    });
  }
  return others.every((square) => {
    const other = worth(playBits(answered.bits, square), least - score - 1, least - score);
    return other !== null && other >= least - score;
  });
}

/** The mover's one strong move after the best one cannot be played after the one that was played: taken, or not to be reached. */
export const accessLost: Template = (pair) => {
  const replies = repliesOf(pair);
  const next = pair.best.line[2];
  if (replies === null || typeof next !== "number" || next === pair.played.square) return null;
  const { board } = replies.played;
  if (legalFor(board, MOVER).includes(next) || !isKey(pair, next)) return null;
  const key = contentAt(board, next) === "empty" ? "access.lost" : "access.taken";
  return {
    key: pair.isExact ? key : `${key}.seen`,
    numbers: {},
    squares: { ...replies.slots, next: [next] },
    strength: pair.isExact ? 58 : 48,
    played: sceneOf(pair.played, 2, { target: [next] }),
    best: sceneOf(pair.best, 2, { target: [next] }),
  };
};
