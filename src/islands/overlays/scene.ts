import type { BoardView, Mark, PlayedMove } from "../../board/types.ts";
import type { Analysis } from "../../engine/client.ts";
import type { TranslateOverlay } from "../../locales/overlays.ts";
import { type Board, contentAt, type Disc, nameOf, type Square } from "../../reversi/index.ts";

/** What overlays are drawn from. */
export interface Scene {
  readonly view: BoardView;
  /** The move that led here, if one did. */
  readonly last: PlayedMove | null;
  /** The square that is pointed at, if one is. */
  readonly focus?: Square | undefined;
  /** What is known of the values of the moves: nothing as yet, or that they could not be worked out. */
  readonly values?: Analysis | "thinking" | "lost" | undefined;
}

/** An overlay: what is drawn, and the same in words, one sentence or two in each line. */
export interface Drawn {
  readonly marks: readonly Mark[];
  readonly lines: readonly string[];
}

/** Names in a row: "a1, b1, c1". */
export const listed = (names: readonly string[], t: TranslateOverlay): string =>
  names.length === 0 ? t("none") : names.reduce((before, after) => t("join", { before, after }));

export const namesOf = ({ shape }: Board, squares: readonly Square[], t: TranslateOverlay): string =>
  listed(
    squares.map((square) => nameOf(shape, square)),
    t,
  );

/** The squares of one side, counted: "Black, 2: a1, b1." */
export function sideLine(board: Board, side: Disc, squares: readonly Square[], t: TranslateOverlay): string {
  if (squares.length === 0) return t(`side.${side}.none`);
  return t(`side.${side}`, { count: squares.length, squares: namesOf(board, squares, t) });
}

/** Those of `squares` that hold a disc of `side`. */
export const ofSide = (board: Board, squares: readonly Square[], side: Disc): readonly Square[] =>
  squares.filter((square) => contentAt(board, square) === side);
