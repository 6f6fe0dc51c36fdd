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

/** Null if replies of all strengths are there, or the search that found the reply and a shorter one do not agree. */
function strongReplies({ played, worth, opinion, isExact, empties, cost }: Case): Strong | null {
  if ((isExact && empties > READ_ALL) || typeof played.reply !== "number") return null;
  const left = movesOf(played.after.bits).map((square) => {
    const after = playBits(played.after.bits, square);
    return { square, score: isExact ? worth(after) : opinion(after) };
  });
  const best = Math.min(...left.map(({ score }) => score));
  const least = Math.max(GAIN, cost / 2);
  const replies = left
    .map(({ square, score }) => ({ square, loss: score - best }))
    .sort((a, b) => a.loss - b.loss || Number(b.square === played.reply) - Number(a.square === played.reply));
  if (replies[0]?.square !== played.reply && !isExact) return null;
  const strong = replies.filter(({ loss }) => loss < least);
  const [next] = replies.slice(strong.length);
  if (strong.length > (isExact ? MOST : 1) || (next === undefined && strong.length > 1)) return null;
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
  const isSame = replies.length === 1 && best.square === replies[0];
  const how = isSame ? "same" : isOpened ? "opened" : "left";
  if (gain === null && how !== "opened") return null;
  const known = replies.length === 1 || how === "same" ? (`reply.${how}` as const) : (`reply.${how}.several` as const);
  const key = gain === null ? "reply.opened.only" : pair.isExact ? known : (`reply.${how}.seen` as const);
  return {
    key,
    numbers: gain === null || !pair.isExact ? {} : { count: gain },
    squares: { ...movesNamed(pair), reply: replies.toSorted((a, b) => a - b) },
    strength: (isOpened ? 72 : 60) - 2 * (replies.length - 1) - (pair.isExact ? 0 : 10),
    played: sceneOf(played, 1, { target: replies }),
    best: sceneOf(best, 1, { target: replies.filter((square) => square !== best.square) }),
  };
};
