import type { Board } from "../../reversi/index.ts";
import { countDiscs, USUAL_SHAPE } from "../../reversi/index.ts";

/** What can be drawn over the squares of any board, in the order in which it is offered. */
export const OVERLAYS = ["legal", "changes", "frontier", "stable", "regions", "edges", "values"] as const;

/**
 * - `legal`: the moves of both sides;
 * - `changes`: the moves that the move in focus, or the last one, gives and takes;
 * - `frontier`: the discs beside an empty square;
 * - `stable`: the discs that are proven to be stable, and what they grow from;
 * - `regions`: the empty squares that hang together, and whether their number is odd;
 * - `edges`: the shapes of discs on the edges that have a name;
 * - `values`: what each move is worth.
 */
export type Overlay = (typeof OVERLAYS)[number];

/**
 * The key that turns an overlay on and off while a square has the focus, and the word that is typed for it. Letters and words are the same in
 * every language, as those of the other commands.
 */
export const CALLED: Readonly<Record<Overlay, { readonly key: string; readonly word: string }>> = {
  legal: { key: "l", word: "both" },
  changes: { key: "g", word: "given" },
  frontier: { key: "f", word: "frontier" },
  stable: { key: "s", word: "stable" },
  regions: { key: "r", word: "regions" },
  edges: { key: "e", word: "edges" },
  values: { key: "v", word: "values" },
};

/** The discs of a start. While fewer lie there, they are still being placed, and moves turn nothing. */
const PLACED = 4;

/** The overlays that say something on a board: shapes of edges are named, and moves valued, on the usual board alone. */
export function overlaysFor(board: Board): readonly Overlay[] {
  const { black, white } = countDiscs(board);
  return OVERLAYS.filter((overlay) => {
    switch (overlay) {
      case "edges":
      case "values":
        return board.shape === USUAL_SHAPE;
      case "legal":
      case "changes":
        return black + white >= PLACED;
      default:
        return true;
    }
  });
}
