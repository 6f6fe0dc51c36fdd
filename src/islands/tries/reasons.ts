import type { Explanation, Reason, Scene } from "../../coach/client.ts";
import type { Ply } from "../../coach/explain/explanation.ts";
import { isTryKey, slotsOfTry, type TryKey } from "../../locales/coach-tries.ts";
import type { Square } from "../../reversi/index.ts";
import type { Tried } from "./tried.ts";

/** A reason that can be told while the task is unsolved. */
export interface TryReason extends Reason {
  readonly key: TryKey;
}

const squaresOn = (line: readonly Ply[]): readonly Square[] => line.filter((ply) => ply !== "pass");

/** How many moves the board shows, the try counted, where a scene is seen. */
export const pliesOf = ({ line }: Scene): number => squaresOn(line).length;

/** What is proven whatever the side that tried plays: it is so in any refutation. */
const FORCED: ReadonlySet<TryKey> = new Set<TryKey>(["corner.forced", "corner.forced.x", "pass.own", "wiped-out"]);

/** Whether what a reason speaks of comes about in the refutation that is on the board: another reply may be as good. */
const isShown = ({ played, squares }: Reason, line: readonly Square[]): boolean =>
  squaresOn(played.line).every((square, i) => square === line[i]) &&
  (squares["reply"] ?? []).every((square) => square === line[1]);

/** So many moves are many. */
const MANY = 8;

/** A comparison whose other half is left out says something only where it is plain by itself. */
function isPlain({ key, numbers }: Reason): boolean {
  const { count = 0, others = 0 } = numbers;
  if (key === "moves.left") return count >= MANY;
  return !key.startsWith("mobility") || 2 * count <= others;
}

/** What these say of a try is so whatever the values are: it is seen on the board, or read out against every reply. */
const FACTS: ReadonlySet<TryKey> = new Set<TryKey>([
  ...(["corner.given.x", "corner.given.c", "corner.given.far", "corner.forced", "corner.forced.x"] as const),
  ...(["wiped-out", "pass.own", "pass.own.now", "safe.none", "safe.fewer", "mobility", "moves.left"] as const),
  ...(["wedge.given", "reply.opened.only", "swindle.given", "swindle.given.now", "wall"] as const),
  ...(["diagonal.lost", "creep.given"] as const),
  ...(["quiet.missed", "quiet.less", "quiet.reply"] as const),
]);

type IsOpen = (square: Square) => boolean;

/** Whether the sentence names a move that could be the right one: any other that was legal, but for the reply that is seen on the board. */
const names = ({ key, squares }: TryReason, isOpen: IsOpen): boolean =>
  slotsOfTry(key).some((slot) => squares[slot]?.some(isOpen));

/** Whether such a move is marked. That all moves of a side are says nothing of one: they are seen on the board anyway. */
function marks({ played: { squares } }: Reason, isOpen: IsOpen): boolean {
  const { moves: _, ...marked } = squares;
  return Object.values(marked).some((list) => list.some(isOpen));
}

/** The same reason with nothing marked on the board. */
const unmarked = (reason: TryReason): TryReason => ({ ...reason, played: { ...reason.played, squares: {} } });

/**
 * What may be said of a wrong try while the task is unsolved: proven reasons that speak of the try alone and of what is seen on the board, the
 * strongest first. None names or marks one of the right moves, as far as they are known, or any other that could still be tried. None where
 * the try costs nothing; and where its cost is an estimate, only what is so in any case.
 */
export function reasonsForTry(
  { played, best, outcome, reasons }: Explanation,
  { position, line, right = [] }: Tried,
): readonly TryReason[] {
  if (best.score <= played.score) return [];
  const isSeen = (square: Square): boolean =>
    line.slice(0, 2).includes(square) && square !== best.square && !right.includes(square);
  const isOpen = (square: Square): boolean => !isSeen(square) && position.legal.some((move) => move.square === square);
  return reasons
    .filter(
      (reason): reason is TryReason =>
        isTryKey(reason.key) &&
        (outcome.isExact || FACTS.has(reason.key)) &&
        isPlain(reason) &&
        (FORCED.has(reason.key) || isShown(reason, line)) &&
        !names(reason as TryReason, isOpen),
    )
    .map((reason) => (isShown(reason, line) && !marks(reason, isOpen) ? reason : unmarked(reason)));
}
