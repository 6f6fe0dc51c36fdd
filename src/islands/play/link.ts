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

/** The part of a query that names the board; the moves tell the usual start from its mirror image. */
const boardField = (variant: Seating["variant"]): string =>
  variant === OTHELLO.id || variant === "mirrored" ? "" : `&board=${variant}`;

/** The query that leads to a game as it stands. */
export const makeLink = ({ variant, level, learner }: Seating, moves: string): string =>
  `?moves=${moves}&level=${level}&side=${learner}${boardField(variant)}`;

/** The address where a game is analysed, seen from the page where it is played. */
export const analysisLink = ({ variant }: Seating, moves: string): string =>
  `../analysis/?moves=${moves}${boardField(variant)}`;
