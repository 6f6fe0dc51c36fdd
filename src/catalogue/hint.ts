import { z } from "astro/zod";
import { nameOf, type Position } from "../reversi/index.ts";
import { square, squares } from "./fields.ts";

/** A rung of the hint ladder. Its words stand elsewhere, in each language. No rung may say only what is seen anyway. */
const hint = z.discriminatedUnion("kind", [
  /** A thought, and nothing on the board. */
  z.strictObject({ kind: z.literal("idea") }),
  /** Where to look: these squares are ringed. They may be neither just the legal moves where these are shown, nor just the answer. */
  z.strictObject({ kind: z.literal("region"), squares }),
  /** The squares worth reading, at least one right and one wrong among them; of legal moves some, never all. */
  z.strictObject({ kind: z.literal("candidates"), squares }),
  /** A right square; only where there are others to choose from. */
  z.strictObject({ kind: z.literal("square"), square }),
]);

/** Two to four rungs, from a thought to a square. */
export const hints = z.array(hint).min(2).max(4);

export type Hint = z.infer<typeof hint>;

/** What is wrong with a rung where a move is asked for and the legal ones are shown, if anything. */
export function faultOfMoveHint(rung: Hint, { board, legal }: Position): string | null {
  const names = legal.map((move) => nameOf(board.shape, move.square));
  const isLegal = (name: string): boolean => names.some((move) => move === name);
  switch (rung.kind) {
    case "idea":
      return null;
    case "region":
      return rung.squares.length === names.length && rung.squares.every(isLegal)
        ? "these squares are just the legal moves, which are seen anyway"
        : null;
    case "candidates":
      if (!rung.squares.every(isLegal)) return "a candidate is a legal move";
      if (rung.squares.length < 2) return "one candidate is no choice";
      return rung.squares.length < names.length ? null : "all legal moves are seen anyway: leave some out";
    case "square":
      if (!isLegal(rung.square)) return "the move is not legal";
      return names.length > 1 ? null : "there is only one legal move, and it is seen";
  }
}
