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
  | { readonly kind: "ring" | "dot" | "cross" | "stable" | "frontier"; readonly square: Square }
  | { readonly kind: "number"; readonly square: Square; readonly value: string }
  | { readonly kind: "arrow"; readonly from: Square; readonly to: Square }
  | { readonly kind: "region"; readonly squares: readonly Square[]; readonly name: string };
