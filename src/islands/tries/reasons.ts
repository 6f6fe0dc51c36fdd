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

/** Whether what a reason speaks of comes about in the refutation that is on the board: another reply may be as good. */
const isShown = ({ played, squares }: Reason, line: readonly Square[]): boolean =>
  squaresOn(played.line).every((square, i) => square === line[i]) &&
  (squares["reply"] ?? []).every((square) => square === line[1]);

/** A comparison whose other half is left out says something only where it is plain by itself. */
function isPlain({ key, numbers }: Reason): boolean {
  const { count = 0, others = 0 } = numbers;
  return !key.startsWith("mobility") || 2 * count <= others;
}

/**
 * Whether a move is named or marked that could be the right one: any other that was legal, but for the reply that is seen on the board. That
 * all moves of a side are marked says nothing of one: they are seen on the board anyway.
 */
function tells({ squares, played }: Reason, key: TryKey, isOpen: (square: Square) => boolean): boolean {
  const named = slotsOfTry(key).map((slot) => squares[slot] ?? []);
  const { moves: _, ...marked } = played.squares;
  return [...named, ...Object.values(marked)].some((list) => list.some(isOpen));
}

/**
 * What may be said of a wrong try while the task is unsolved: proven reasons that speak of the try alone and of what is seen on the board, the
 * strongest first. None names or marks the best move, or any other that could still be tried. None where the try costs nothing.
 */
export function reasonsForTry(
  { played, best, outcome, reasons }: Explanation,
  { position, line }: Tried,
): readonly TryReason[] {
  if (!outcome.isExact || best.score <= played.score) return [];
  const isSeen = (square: Square): boolean => line.slice(0, 2).includes(square) && square !== best.square;
  const isOpen = (square: Square): boolean => !isSeen(square) && position.legal.some((move) => move.square === square);
  return reasons.filter(
    (reason): reason is TryReason =>
      isTryKey(reason.key) && isPlain(reason) && isShown(reason, line) && !tells(reason, reason.key, isOpen),
  );
}
