import type { Game } from "../game.ts";
import { nameOf } from "../shape.ts";

/** The moves that are played, run together: `f5d6c3`. The start is not in it; passes are implied. */
export const makeTranscript = (game: Game): string =>
  game.plies.map((ply) => nameOf(game.start.board.shape, ply.move.square)).join("");
