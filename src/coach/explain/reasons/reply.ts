import { playBits, type Square } from "../../../reversi/index.ts";
import { legalFor } from "../../concepts/mobility.ts";
import { type Case, movesNamed, sceneOf, type Template } from "../case.ts";
import { movesOf } from "../force.ts";
import { OTHER } from "../future.ts";

/** With more empty squares the values of all replies take too long. */
const READ_ALL = 18;

/** A reply that gains fewer discs than this over the others is no key to the position. */
const GAIN = 4;

/** More strong replies than this are not to be told apart. */
const MOST = 3;

/** The replies that are strong for the other side, the best first, and by how many discs the best is better than all the others. */
interface Strong {
  readonly replies: readonly Square[];
  /** Null if there are no others. */
  readonly gain: number | null;
}

/** Null if replies of all strengths are there, or nothing is known. */
function strongReplies({ played, worth, isExact, empties, cost }: Case): Strong | null {
  if (!isExact || empties > READ_ALL || typeof played.reply !== "number") return null;
  const best = 0 - played.score;
  const least = Math.max(GAIN, cost / 2);
  const replies = movesOf(played.after.bits)
    .map((square) => ({ square, loss: best + worth(playBits(played.after.bits, square)) }))
    .sort((a, b) => a.loss - b.loss);
  const strong = replies.filter(({ loss }) => loss < least);
  const [next] = replies.slice(strong.length);
  if (strong.length > MOST || (next === undefined && strong.length > 1)) return null;
  return { replies: strong.map(({ square }) => square), gain: next?.loss ?? null };
}

/**
 * One reply refutes the move, or two or three do, and no other does as well: the move has opened them, or has left them while the best
 * move takes the square or turns them off.
 */
export const strongReply: Template = (pair) => {
  const { before, played, best } = pair;
  const after = legalFor(best.after.board, OTHER);
  const strong = strongReplies(pair);
  if (strong === null || strong.replies.some((square) => after.includes(square))) return null;
  const { replies, gain } = strong;
  const had = legalFor(before.board, OTHER);
  const isOpened = replies.every((square) => !had.includes(square));
  const how = isOpened ? "opened" : replies.length === 1 && best.square === replies[0] ? "same" : "left";
  if (gain === null && how === "left") return null;
  const only = how === "opened" ? "reply.opened.only" : "reply.same.only";
  const known = replies.length === 1 || how === "same" ? (`reply.${how}` as const) : (`reply.${how}.several` as const);
  return {
    key: gain === null ? only : known,
    numbers: gain === null ? {} : { count: gain },
    squares: { ...movesNamed(pair), reply: replies.toSorted((a, b) => a - b) },
    strength: (isOpened ? 72 : 58) - 2 * (replies.length - 1),
    played: sceneOf(played, 1, { target: replies }),
    best: sceneOf(best, 1, { target: replies.filter((square) => square !== best.square) }),
  };
};
