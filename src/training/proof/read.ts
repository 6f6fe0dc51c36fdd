import { type Position, play, type Square } from "../../reversi/index.ts";
import { type Counter, valueFor } from "../answers/outcome.ts";

/** A move read out to the end of the game. Scores are final disc differences for the side that moves, empty squares to the winner. */
interface Reading {
  readonly score: number;
  /** The score of the best move there is. */
  readonly best: number;
  /** How many positions were looked at. */
  readonly counted: number;
}

/** Reads out the move on `square`, wherever that is done; null if it is not legal or could not be read. */
export type Read = (position: Position, square: Square) => Promise<Reading | null>;

/** Reads by the rules alone, here and now: any variant, and few empty squares. Seven take seconds. */
export const readByRules: Read = async (position, square) => {
  const after = play(position, square);
  if (!after.ok || position.toMove === null) return null;
  const counter: Counter = { positions: 0 };
  const score = valueFor(after.value, position.toMove, counter);
  const best = valueFor(position, position.toMove, counter);
  return { score, best, counted: counter.positions };
};
