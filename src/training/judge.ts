import type { Outcome } from "../catalogue/goal.ts";
import { type PlayError, type Position, play, type Result, type Square } from "../reversi/index.ts";
import { valueFor } from "./outcome.ts";

/** What came of a move. Scores are final disc differences for the side that moved, empty squares to the winner, with best play. */
export interface Verdict {
  /** Whether the move reaches what was asked. */
  readonly kept: boolean;
  readonly score: number;
  /** The score of the best move there was. */
  readonly best: number;
}

function keeps(outcome: Outcome, score: number, best: number): boolean {
  if (outcome === "most-discs") return score === best;
  return outcome === "win" ? score > 0 : score >= 0;
}

/** A move with the best score, the first of equals; undefined when there is none to play. As slow as `judge`. */
export function bestMove(position: Position): Square | undefined {
  const side = position.toMove;
  if (side === null) return undefined;
  const best = valueFor(position, side);
  return position.legal.find(({ square }) => {
    const after = play(position, square);
    return after.ok && valueFor(after.value, side) === best;
  })?.square;
}

/**
 * Judges the move on `square` by reading the game out to its end, so equal moves are equally right.
 * An illegal move gives the reason instead. For positions with few empty squares: seven take seconds.
 */
export function judge(position: Position, square: Square, outcome: Outcome): Result<Verdict, PlayError> {
  const after = play(position, square);
  if (!after.ok) return after;
  const side = position.toMove ?? position.turn;
  const score = valueFor(after.value, side);
  const best = valueFor(position, side);
  return { ok: true, value: { kept: keeps(outcome, score, best), score, best } };
}
