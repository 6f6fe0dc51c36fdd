import { type BitBoard, movesOf, playBits, type Square } from "../../../reversi/index.ts";
import { legalFor } from "../../concepts/mobility.ts";
import { type Case, movesNamed, sceneOf, type Template } from "../case.ts";
import { OTHER } from "../future.ts";

/** A reply that gains fewer discs than this over the others is no key to the position. */
const GAIN = 4;

/** A result can differ by twice as many discs as there are; such a number would only puzzle, and "or more" is said with it. */
const MOST_TOLD = 64;

/** More strong replies than this are not to be told apart. */
const MOST = 3;

/** The replies that are strong for the other side, the best first, and by how many discs the best is better than all the others. */
interface Strong {
  readonly replies: readonly Square[];
  /** Null if there are no others. */
  readonly gain: number | null;
}

/** The reply of the line, if it is by so much the best by the opinion of short searches. */
function strongByOpinion({ played, opinions }: Case, reply: Square, least: number): Strong | null {
  const others = movesOf(played.after.bits).filter((square) => square !== reply);
  if (others.length === 0) return { replies: [reply], gain: null };
  let gain = Number.POSITIVE_INFINITY;
  for (const opinion of opinions) {
    const own = opinion(playBits(played.after.bits, reply));
    for (const square of others) {
      const other = opinion(playBits(played.after.bits, square));
      if (own === null || other === null || other - own < least) return null;
      gain = Math.min(gain, other - own);
    }
  }
  return { replies: [reply], gain };
}

/** The same as it is proven, of up to three replies. */
function strongByProof({ played, worth }: Case, least: number): Strong | null {
  const weak = played.score + least;
  const strong: Square[] = [];
  const others: BitBoard[] = [];
  for (const square of movesOf(played.after.bits)) {
    const after = playBits(played.after.bits, square);
    const value = square === played.reply ? played.score : worth(after, weak - 1, weak);
    if (value === null) return null;
    if (value < weak) strong.push(square);
    else others.push(after);
    if (strong.length > MOST) return null;
  }
  if (others.length === 0) return strong.length > 1 ? null : { replies: strong, gain: null };
  let next = 64;
  for (const after of others) {
    const value = worth(after, weak - 1, next);
    if (value === null) return null;
    next = Math.min(next, value);
  }
  return { replies: strong, gain: next - played.score };
}

/** Null if replies of all strengths are there. */
function strongReplies(pair: Case): Strong | null {
  const { reply } = pair.played;
  if (typeof reply !== "number") return null;
  const least = Math.max(GAIN, pair.cost / 2);
  return pair.isExact ? strongByProof(pair, least) : strongByOpinion(pair, reply, least);
}

/**
 * One reply refutes the move, or two or three do, and no other does as well: the move has opened them, or has left them while the best
 * move takes the square or turns them off.
 */
export const strongReply: Template = (pair) => {
  const { before, played, best } = pair;
  const after = legalFor(best.after.board, OTHER);
  if (after.some((square) => square === played.reply)) return null;
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
    numbers: gain === null || !pair.isExact ? {} : { count: Math.min(gain, MOST_TOLD) },
    squares: { ...movesNamed(pair), reply: replies.toSorted((a, b) => a - b) },
    strength: (isOpened ? 72 : 60) - 2 * (replies.length - 1) - (pair.isExact ? 0 : 10),
    played: sceneOf(played, 1, { target: replies }),
    best: sceneOf(best, 1, { target: replies.filter((square) => square !== best.square) }),
  };
};
