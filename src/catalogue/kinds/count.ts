import { z } from "astro/zod";
import { countDiscs, USUAL_SHAPE } from "../../reversi/index.ts";
import { disc, moves, square } from "../fields.ts";
import { READABLE_EMPTIES } from "../goal.ts";
import { base, ideaOrRegion, kindOf } from "./kind.ts";

/** A number that the learner is to give. It is worked out, too. */
const countTarget = z.discriminatedUnion("kind", [
  /** The legal moves of the side to move, or of `side` if it were its turn. */
  z.strictObject({ kind: z.literal("legal-moves"), side: disc.optional() }),
  /** The discs that `move` turns; the rows in which it turns some. */
  z.strictObject({ kind: z.enum(["turned-by", "rows-of"]), move: square }),
  /** The discs of `side` on the board; after these further moves. */
  z.strictObject({ kind: z.literal("discs"), side: disc, after: moves.optional() }),
  /** The result of `side` when the game is over, here or after these further moves: empty squares to the winner. */
  z.strictObject({ kind: z.literal("result"), side: disc, after: moves.optional() }),
  /** The empty squares; of the region around `square`. */
  z.strictObject({ kind: z.literal("empties"), square: square.optional() }),
  /** The discs (of `side`) that can never be turned again; beside an empty square. */
  z.strictObject({ kind: z.enum(["stable", "frontier"]), side: disc.optional() }),
  /** The legal moves that give no corner, and that are quiet; the regions of empty squares, and those of them that are odd. */
  z.strictObject({ kind: z.enum(["safe-moves", "quiet-moves"]) }),
  z.strictObject({ kind: z.enum(["regions", "odd-regions"]) }),
  /** The empty squares beside the discs that `move` turns, counted once for each disc; the legal moves that it leaves to the other side. */
  z.strictObject({ kind: z.enum(["openness", "replies"]), move: square }),
  /** The squares where `side` can play now and the other side never can; its discs at the end with best play, empty squares to the winner. */
  z.strictObject({ kind: z.literal("free"), side: disc }),
  z.strictObject({ kind: z.literal("best-result"), side: disc }),
]);

/** A number is given. */
export const count = kindOf({
  facts: z.strictObject({ kind: z.literal("count"), ...base, what: countTarget }),
  seconds: 30,
  *faults({ what }, { board }) {
    const isReadable = board.shape === USUAL_SHAPE && countDiscs(board).empty <= READABLE_EMPTIES;
    if (what.kind === "best-result" && !isReadable) {
      yield [["what"], `more than ${READABLE_EMPTIES} squares are empty: its end cannot be read out`];
    }
  },
  faultOfHint: ideaOrRegion,
});

export type CountTarget = z.infer<typeof countTarget>;
