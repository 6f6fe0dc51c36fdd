import type { BitBoard, Square } from "../../reversi/index.ts";
import type { Reason, Scene } from "./explanation.ts";
import type { Future, Moment } from "./future.ts";

/** Two moves from one position: the one that was played, and a better one. */
export interface Case {
  readonly before: Moment;
  readonly played: Future;
  readonly best: Future;
  readonly empties: number;
  /** Whether the values of both are proven, and so their lines are best play to the end. */
  readonly isExact: boolean;
  /** By how many discs the best move is better. */
  readonly cost: number;
  /** The exact value of a position for the side to move; outside the window a bound. For endings only. Null if too much has been read. */
  readonly worth: (board: BitBoard, alpha?: number, beta?: number) => number | null;
  /**
   * What short searches make of a position for the side to move, each to another depth. No reason claims it: it tells which facts matter.
   * Null if too much has been read.
   */
  readonly opinions: readonly ((board: BitBoard) => number | null)[];
}

/** Finds a reason of its kind, if there is one. */
export type Template = (pair: Case) => Reason | null;

/** A scene after so many plies of a future. */
export const sceneOf = (future: Future, plies: number, squares: Scene["squares"] = {}): Scene => ({
  line: future.line.slice(0, plies),
  squares,
});

/** The slots that name the two moves. */
export const movesNamed = ({ played, best }: Case): Readonly<Record<"move" | "best", readonly Square[]>> => ({
  move: [played.square],
  best: [best.square],
});

/** The replies to both moves, where neither of them is a pass; with the slots that name them. */
export function repliesOf({ played, best }: Case) {
  if (typeof played.reply !== "number" || typeof best.reply !== "number") return null;
  if (played.answered === null || best.answered === null) return null;
  return {
    played: played.answered,
    best: best.answered,
    slots: { move: [played.square], reply: [played.reply], best: [best.square], bestReply: [best.reply] },
  };
}
