import type { Reason, Scene } from "./explanation.ts";
import type { Future, Moment } from "./future.ts";

/** Two moves from one position: the one that was played, and a better one. */
export interface Case {
  readonly before: Moment;
  readonly played: Future;
  readonly best: Future;
  /** Whether the values of both are proven, and so their lines are best play to the end. */
  readonly isExact: boolean;
  /** By how many discs the best move is better. */
  readonly cost: number;
}

/** Finds a reason of its kind, if there is one. */
export type Template = (pair: Case) => Reason | null;

/** A scene after so many plies of a future. */
export const sceneOf = (future: Future, plies: number, squares: Scene["squares"] = {}): Scene => ({
  line: future.line.slice(0, plies),
  squares,
});
