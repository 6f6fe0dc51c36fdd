import type { Board, Disc, Square } from "../reversi/index.ts";

/** What a board shows: where the discs lie and who is to move (null: nobody). */
export interface BoardView {
  readonly board: Board;
  readonly toMove: Disc | null;
}

/** A disc that was placed and those it turned, nearest first along each ray: what the board animates and tells. */
export interface PlayedMove {
  readonly disc: Disc;
  readonly square: Square;
  readonly flips: readonly Square[];
}

/** Something drawn over squares. Each kind has its own form, so that none needs colour to be told from another, and its own words. */
export type Mark =
  | { readonly kind: SquareMark; readonly square: Square }
  | { readonly kind: "number"; readonly square: Square; readonly value: string }
  /** What a move is worth: its true value, or an estimate. */
  | { readonly kind: "value" | "estimate"; readonly square: Square; readonly value: string }
  | { readonly kind: "arrow"; readonly from: Square; readonly to: Square }
  /** Empty squares that hang together; whether their number is odd or even, where that is told. */
  | {
      readonly kind: "region" | "odd-region" | "even-region";
      readonly squares: readonly Square[];
      readonly name: string;
    }
  /** Discs that make a shape together. */
  | { readonly kind: "shape"; readonly squares: readonly Square[]; readonly name: string };

/** A mark that is nothing but its form on one square. */
export type SquareMark =
  | "ring"
  | "dot"
  | "cross"
  | "stable"
  /** What stable discs grow from. */
  | "anchor"
  | "frontier"
  /** Where a side could play. */
  | "black-move"
  | "white-move"
  /** Where a move lets the other side play that could not, and where it keeps it from playing. */
  | "given"
  | "taken";
