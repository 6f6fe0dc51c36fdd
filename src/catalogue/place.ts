import {
  type Board,
  type Content,
  type Disc,
  type Game,
  playOn,
  type Result,
  resolve,
  squareNamed,
  startGame,
  startPosition,
  VARIANTS,
  type Variant,
  type VariantId,
} from "../reversi/index.ts";
import type { BadMove } from "./subject.ts";

/** What says, as text, which position something is about: see `place` in fields.ts for each field. */
export interface PlaceText {
  readonly variant?: VariantId | undefined;
  readonly position?: string | undefined;
  readonly toMove?: Disc | undefined;
  readonly moves?: string | undefined;
}

/** Why a text names no position. */
export type PlaceError =
  | { readonly field: "position"; readonly squares: number; readonly instead: number }
  | { readonly field: "toMove" }
  | ({ readonly field: "moves" } & BadMove);

const CONTENT: Readonly<Record<string, Content>> = { X: "black", O: "white" };

/** A board from its text, of the right length for `variant`: X black, O white. */
export const boardFrom = ({ shape }: Variant, text: string): Board => ({
  shape,
  contents: [...text].map((symbol): Content => CONTENT[symbol] ?? "empty"),
});

/** The names of squares in a text of moves such as `f5d6c3` or `f5 d6 c3`. */
export const movesIn = (text: string): readonly string[] => text.match(/[a-j](?:10|[1-9])/g) ?? [];

/** `game` played on with the moves of a text, or the first move that is not legal. */
export function playMoves(game: Game, text: string): Result<Game, BadMove> {
  let played = game;
  for (const [index, move] of movesIn(text).entries()) {
    const next = playOn(played, squareNamed(game.start.board.shape, move) ?? Number.NaN);
    if (!next.ok) return { ok: false, error: { ply: index + 1, move } };
    played = next.value;
  }
  return { ok: true, value: played };
}

/** The game that leads to what is shown: from the given position or the start, with the given moves. What is shown is its last position. */
export function placeOf({
  variant: id = "othello",
  position,
  toMove,
  moves = "",
}: PlaceText): Result<Game, PlaceError> {
  const variant = VARIANTS[id];
  if ((position === undefined) !== (toMove === undefined)) return { ok: false, error: { field: "toMove" } };
  if (position === undefined || toMove === undefined) return played(startGame(startPosition(variant)), moves);
  const { names, squares } = variant.shape;
  const fits = names.every((_, square) => squares.includes(square) !== (position[square] === "#"));
  if (position.length !== names.length || !fits) {
    return { ok: false, error: { field: "position", squares: position.length, instead: names.length } };
  }
  return played(startGame(resolve(variant, boardFrom(variant, position), toMove)), moves);
}

function played(game: Game, moves: string): Result<Game, PlaceError> {
  const result = playMoves(game, moves);
  return result.ok ? result : { ok: false, error: { field: "moves", ...result.error } };
}

/** What is wrong with a place, in an English sentence for its author. */
export function placeFault(error: PlaceError): string {
  switch (error.field) {
    case "position":
      return `a board of ${error.instead} squares, # where there is none, not ${error.squares}`;
    case "toMove":
      return "a position needs a side to move, and the start has one already";
    case "moves":
      return `move ${error.ply} (${error.move}) is not legal`;
  }
}
