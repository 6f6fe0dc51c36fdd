import { turned } from "../../openings/index.ts";
import {
  fail,
  type Game,
  makeTranscript,
  newGame,
  ok,
  parseTranscript,
  playOn,
  positionOf,
  type Result,
  type Square,
  type SquareName,
  startPosition,
} from "../../reversi/index.ts";
import { onSite } from "../analysis/address.ts";
import type { LinkFault } from "../analysis/link.ts";

/** A game as the book shows it, from f5, and the first move as it was given; null where none was. */
export interface Walk {
  readonly game: Game;
  readonly first: SquareName | null;
}

export const squaresOf = ({ plies }: Game): readonly Square[] => plies.map(({ move }) => move.square);

/** The game after moves from the start; it ends before the first that is not legal. */
export function gameOf(moves: readonly Square[]): Game {
  let game = newGame();
  for (const square of moves) {
    const next = playOn(game, square);
    if (!next.ok) break;
    game = next.value;
  }
  return game;
}

/** The moves of a game without those taken back: `f5d6c3`. */
export const movesText = (game: Game): string => makeTranscript({ ...game, undone: [] });

/** Reads moves in any case, with numbers or without, from any of the four first moves. */
export function parseWalk(text: string): Result<Walk, LinkFault> {
  const game = parseTranscript(text, startPosition());
  if (!game.ok) return fail({ field: "moves", error: game.error });
  const turn = turned(squaresOf(game.value));
  // A game from the start begins with one of the four.
  return ok(turn === undefined ? { game: newGame(), first: null } : { game: gameOf(turn.moves), first: turn.first });
}

/** Reads the query of a link, `moves=f5d6c3`; null if it asks for nothing. */
export function readLink(query: string): Result<Walk, LinkFault> | null {
  const moves = new URLSearchParams(query).get("moves");
  return moves === null ? null : parseWalk(moves);
}

/** The query that leads to a position; empty for the start. */
export function makeLink(game: Game): string {
  const moves = movesText(game);
  return moves === "" ? "" : `?moves=${moves}`;
}

/** Where the game is played on, the learner at the side to move. */
export function playOf(game: Game): string {
  const { toMove, turn } = positionOf(game);
  return onSite(`/play/?moves=${movesText(game)}&side=${toMove ?? turn}`);
}

/** Where the game is analysed. */
export const analysisOf = (game: Game): string => onSite(`/analysis/${makeLink(game)}`);
