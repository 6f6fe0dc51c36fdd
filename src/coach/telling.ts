import { type Square, USUAL_SHAPE } from "../reversi/index.ts";
import { neighboursOf } from "./concepts/places.ts";
import type { Explanation, Reason } from "./explain/explanation.ts";

/** A reason that is weaker says little: it counts what is there, and does not tell what to look for. */
const LEAST_STRENGTH = 36;

/** What only a search sees, what comes some moves later, and what names several squares at once is not found by looking at the board. */
const VAGUE = /\.(seen|later|several)$/;

/**
 * No idea to begin with: numbers of moves or discs to be compared, what can be reached after two moves, and that a move could have waited
 * for now, which does not say what is better.
 */
const WEAK: readonly string[] = [
  "safe.fewer",
  "safe.left",
  "stable.own",
  "stable.other",
  "moves.left",
  "access.lost",
  "access.taken",
  "free.reserve",
];

/** Some reasons say enough only where they are strong: a corner that goes soon, the last move in a region of four squares at most. */
const STRONGER: Readonly<Record<string, number>> = { "corner.goes": 65, "last.region": 46 };

/** Whether a reason is one that a puzzle can turn on: it is proven, is seen on the board soon, and says what to look for. */
export const isTelling = ({ key, strength }: Pick<Reason, "key" | "strength">): boolean =>
  strength >= (STRONGER[key] ?? LEAST_STRENGTH) && !VAGUE.test(key) && !WEAK.includes(key);

type Told = Pick<Explanation, "played" | "reasons">;

/** What may lie so far from the moves in question that nobody sees the connection: a corner, the empty squares of a region. */
const FAR: Readonly<Record<string, string>> = { "corner.goes": "corner", "last.region": "region" };

/** Whether a reason speaks of squares that none of the moves is on or beside. */
function isFar({ key, squares }: Pick<Reason, "key" | "squares">, moves: readonly Square[]): boolean {
  const place = squares[FAR[key] ?? ""];
  const around = place?.flatMap((square) => [square, ...neighboursOf(USUAL_SHAPE, square)]);
  return around !== undefined && !moves.some((square) => around.includes(square));
}

/** What the coach says of a move beside the right ones, the strongest first, but for what lies far from all of them. */
export const nearReasons = ({ played, reasons }: Told, right: readonly Square[]): readonly Reason[] =>
  reasons.filter((reason) => !isFar(reason, [played.square, ...right]));

/** So many sentences say why a move fails. */
const SENTENCES = 2;

/** What the coach says first of a move beside the right ones, at most two sentences: what a puzzle is about. */
export const sentencesOf = (told: Told, right: readonly Square[]): readonly Reason[] =>
  nearReasons(told, right).slice(0, SENTENCES);
