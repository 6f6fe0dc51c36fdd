import type { MoveValue } from "../../engine/analysis.ts";
import type { CoachKey } from "../../locales/coach.ts";
import type { BitBoard, Square } from "../../reversi/index.ts";

/** A legal move on the usual board, to be explained. */
export interface MoveQuestion {
  /** The board as the side that moves sees it. */
  readonly board: BitBoard;
  readonly played: Square;
}

/** A ply of a line: a square, or a pass that the rules force. */
export type Ply = Square | "pass";

/** What the squares of a scene are to the reason that shows them. */
export type Role =
  | "corner"
  | "moves"
  | "safe-moves"
  | "replies"
  | "frontier"
  | "stable"
  | "turned"
  | "region"
  | "target"
  | "key-discs";

/** What a reason shows on the board: the squares are those of the position after all of `line`, counted from before the move. */
export interface Scene {
  readonly line: readonly Ply[];
  readonly squares: Readonly<Partial<Record<Role, readonly Square[]>>>;
}

/**
 * Why one move is worse than another. No sentence: `key` names one of `src/locales/en-coach.ts`, and `numbers` and `squares` fill its
 * slots. The side that moved is `own` there, so a reason knows no colours.
 */
export interface Reason {
  readonly key: CoachKey;
  readonly numbers: Readonly<Record<string, number>>;
  readonly squares: Readonly<Record<string, readonly Square[]>>;
  /** How much it says, 0 to 100: the strongest reason is told first. */
  readonly strength: number;
  /** What to see after the move that was played, and what after the best one; null where there is nothing to see there. */
  readonly played: Scene;
  readonly best: Scene | null;
}

/** What a move costs, for the side that makes it: final differences with best play, empty squares to the winner. */
export interface Outcome {
  readonly key: CoachKey;
  /** What the position is worth, and what is left of it after the move; -64 to 64. */
  readonly before: number;
  readonly after: number;
  /** Whether both are proven; else they are estimates, so many plies deep. */
  readonly isExact: boolean;
  readonly depth: number;
}

/** What is known of a move, beside the best one. */
export interface Explanation {
  readonly played: MoveValue;
  /** The best move: the played one itself if none is better. */
  readonly best: MoveValue;
  /** The move that turns the most discs, where it is neither of these and worse than the best one. */
  readonly tempting: MoveValue | null;
  readonly outcome: Outcome;
  /** The strongest first. None where the played move is as good as the best. */
  readonly reasons: readonly Reason[];
  /**
   * Where the played move is a best one: another that turns many discs and is worse, and why, as if it had been played. What speaks
   * against that move speaks for the played one. Null where there is none.
   */
  readonly instead: { readonly move: MoveValue; readonly reasons: readonly Reason[] } | null;
}
