import type { Disc } from "./disc.ts";
import { type Move, moveOn, type PlayError, type Position, play, startPosition } from "./position.ts";
import { fail, ok, type Result } from "./result.ts";
import type { Square } from "./shape.ts";
import { OTHELLO, type Variant } from "./variant.ts";

/** One disc placed: who placed it, what it turned, and the position it led to. */
export interface Ply {
  readonly disc: Disc;
  readonly move: Move;
  readonly after: Position;
}

/** A game from a start position: the plies that are played, and behind them those taken back. Passes are implied. Never changed in place. */
export interface Game {
  readonly start: Position;
  readonly plies: readonly Ply[];
  /** Plies taken back, the next one to redo first. */
  readonly undone: readonly Ply[];
}

export const startGame = (start: Position = startPosition()): Game => ({ start, plies: [], undone: [] });

export const newGame = (variant: Variant = OTHELLO): Game => startGame(startPosition(variant));

/** The position on the board now. */
export const positionOf = (game: Game): Position => game.plies.at(-1)?.after ?? game.start;

/** The game with a disc placed on `square`; what had been taken back is forgotten unless the move is the one that was taken back. */
export function playOn(game: Game, square: Square): Result<Game, PlayError> {
  const position = positionOf(game);
  const { toMove } = position;
  const after = play(position, square);
  if (!after.ok) return after;
  const move = moveOn(position, square);
  if (move === undefined || toMove === null) return fail("turns-nothing");
  const [next, ...later] = game.undone;
  const undone = next?.move.square === square ? later : [];
  return ok({ start: game.start, plies: [...game.plies, { disc: toMove, move, after: after.value }], undone });
}

/** Takes back the last disc, with any pass that followed it; at the start the game stays as it is. */
export const undo = (game: Game): Game => goTo(game, game.plies.length - 1);

/** Plays again the disc that was taken back last; the game stays as it is if there is none. */
export const redo = (game: Game): Game => goTo(game, game.plies.length + 1);

/** The game after `ply` discs, 0 being the start, clamped to what has been played or taken back. */
export function goTo(game: Game, ply: number): Game {
  const all = [...game.plies, ...game.undone];
  const at = Math.max(0, Math.min(ply, all.length));
  return { start: game.start, plies: all.slice(0, at), undone: all.slice(at) };
}

/** The number of plies before each pass, in order, a pass due now included. */
export const passesOf = (game: Game): readonly number[] =>
  [game.start, ...game.plies.map((ply) => ply.after)].flatMap((position, ply) =>
    position.passes === null ? [] : [ply],
  );
