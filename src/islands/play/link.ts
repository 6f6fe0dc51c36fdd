import { type Game, OTHELLO, type RecordError } from "../../reversi/index.ts";
import type { Seating } from "../../training/seating.ts";

/** What of a link to a game cannot be used. `token` is what it says there, cut to 20 characters. */
export type LinkFault =
  | { readonly field: "moves"; readonly error: RecordError }
  | { readonly field: "level" | "side" | "board"; readonly token: string };

/** A game that a link asks for. */
export interface Linked {
  readonly seating: Seating;
  readonly game: Game;
}

/** The query that leads to a game as it stands. */
export function makeLink({ variant, level, learner }: Seating, moves: string): string {
  const board = variant === OTHELLO.id || variant === "mirrored" ? "" : `&board=${variant}`;
  return `?moves=${moves}&level=${level}&side=${learner}${board}`;
}
