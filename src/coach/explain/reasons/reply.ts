import { playBits, type Square } from "../../../reversi/index.ts";
import { legalFor } from "../../concepts/mobility.ts";
import { type Case, movesNamed, sceneOf, type Template } from "../case.ts";
import { movesOf } from "../force.ts";
import { OTHER } from "../future.ts";

/** With more empty squares the values of all replies take too long. */
const READ_ALL = 18;

/** A reply that gains fewer discs than this over all others is no key to the position. */
const GAIN = 4;

/** By how many discs the best reply is better for the other side than every other one; null if there is no other. */
function gainOf({ played, worth }: Case, reply: Square): number | null {
  let next = Number.NEGATIVE_INFINITY;
  for (const square of movesOf(played.after.bits)) {
    if (square === reply) continue;
    next = Math.max(next, 0 - worth(playBits(played.after.bits, square)));
  }
  return next === Number.NEGATIVE_INFINITY ? null : 0 - played.score - next;
}

/**
 * One reply refutes the move, and no other does as well: the move has opened it, or has left it while the best move takes the square
 * or turns the reply off.
 */
export const oneReply: Template = (pair) => {
  const { before, played, best, isExact, empties, cost } = pair;
  const { reply } = played;
  if (!isExact || empties > READ_ALL || typeof reply !== "number") return null;
  if (legalFor(best.after.board, OTHER).includes(reply)) return null;
  const gain = gainOf(pair, reply);
  if (gain !== null && gain < Math.max(GAIN, cost / 2)) return null;
  const wasOpen = legalFor(before.board, OTHER).includes(reply);
  const how = best.square === reply ? "same" : wasOpen ? "left" : "opened";
  const key = gain !== null ? (`reply.${how}` as const) : how === "left" ? null : (`reply.${how}.only` as const);
  if (key === null) return null;
  return {
    key,
    numbers: gain === null ? {} : { count: gain },
    squares: { ...movesNamed(pair), reply: [reply] },
    strength: how === "opened" ? 72 : 58,
    played: sceneOf(played, 1, { target: [reply] }),
    best: sceneOf(best, 1, { target: [reply] }),
  };
};
