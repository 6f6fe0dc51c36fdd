import { type Square, USUAL_SHAPE } from "../reversi/index.ts";
import { neighboursOf } from "./concepts/places.ts";
import type { Explanation, Reason } from "./explain/explanation.ts";

/** A reason that is weaker says little: it counts what is there, and does not tell what to look for. */
const LEAST_STRENGTH = 36;

/** What only a search sees, what comes some moves later, and what names several squares at once is not found by looking at the board. */
const VAGUE = /\.(seen|later|several)$/;

/**
 * No idea to begin with: numbers of moves or discs to be compared, what can be reached after two moves, that a move could have waited for now
 * and that both sides want one, which does not say what is good about it, and where a corner goes with best play, which does not say how.
 */
const WEAK: readonly string[] = [
  "mobility",
  "mobility.other",
  "count.more",
  "count.now",
  "counted",
  "frontier",
  "quiet.less",
  "safe.fewer",
  "safe.left",
  "stable.own",
  "stable.other",
  "moves.left",
  "access.lost",
  "access.taken",
  "free.reserve",
  "order.taken",
  "corner.goes",
];

/** Some reasons say enough only where they are strong: the last move in a region of four squares at most. */
const STRONGER: Readonly<Record<string, number>> = { "last.region": 46 };

/** Within how many moves that must come about which is told, for it to be seen on the board. */
const SOON: Readonly<Record<string, number>> = { "pass.own": 2, "pass.other": 1, "corner.won": 2 };

/** Whether a reason is one that a puzzle can turn on: it is proven, is seen on the board soon, and says what to look for. */
export const isTelling = ({ key, strength, numbers }: Pick<Reason, "key" | "strength" | "numbers">): boolean =>
  strength >= (STRONGER[key] ?? LEAST_STRENGTH) &&
  (numbers["count"] ?? 0) <= (SOON[key] ?? Number.POSITIVE_INFINITY) &&
  !VAGUE.test(key) &&
  !WEAK.includes(key);

type Told = Pick<Explanation, "played" | "best" | "reasons">;

/** What may lie so far from the moves in question that nobody sees the connection: a corner, the empty squares of a region. */
const FAR: Readonly<Record<string, string>> = {
  "corner.goes": "corner",
  "diagonal.lost": "corner",
  "diagonal.won": "corner",
  "last.region": "region",
};

/** Whether a reason speaks of squares that none of the moves is on or beside. */
function isFar({ key, squares }: Pick<Reason, "key" | "squares">, moves: readonly Square[]): boolean {
  const place = squares[FAR[key] ?? ""];
  const around = place?.flatMap((square) => [square, ...neighboursOf(USUAL_SHAPE, square)]);
  return around !== undefined && !moves.some((square) => around.includes(square));
}

/** What the coach says of a move, but for what lies far from it and from the one it is compared with: first what is telling, the strongest before others. */
export function nearReasons({ played, best, reasons }: Told): readonly Reason[] {
  const near = reasons.filter((reason) => !isFar(reason, [played.square, best.square]));
  return [...near.filter(isTelling), ...near.filter((reason) => !isTelling(reason))];
}

/** So many sentences say why a move fails. */
const SENTENCES = 2;

/** What the coach says first of a move, at most two sentences: what a puzzle is about. */
export const sentencesOf = (told: Told): readonly Reason[] => nearReasons(told).slice(0, SENTENCES);
