import { z } from "astro/zod";
import { disc, square } from "../fields.ts";
import { base, kindOf } from "./kind.ts";

/** Squares that the learner is to mark, all of them. They are worked out from the position; no answer is written by hand. */
const markTarget = z.discriminatedUnion("kind", [
  /** The legal moves of the side to move, or of `side` if it were its turn. */
  z.strictObject({ kind: z.literal("legal-moves"), side: disc.optional() }),
  /** The squares where `side` could play and the other side could not. */
  z.strictObject({ kind: z.literal("only-for"), side: disc }),
  /** The discs that `move` turns. */
  z.strictObject({ kind: z.literal("turned-by"), move: square }),
  /** The discs of the side to move that close the rows of `move` at their far ends. */
  z.strictObject({ kind: z.literal("closers"), move: square }),
  /** The discs (of `side`) that can never be turned again, whatever follows. */
  z.strictObject({ kind: z.literal("stable"), side: disc.optional() }),
  /** The discs (of `side`) beside an empty square; those beside none. */
  z.strictObject({ kind: z.enum(["frontier", "interior"]), side: disc.optional() }),
  /** The legal moves that give no corner; that turn only what is interior afterwards; that wedge a disc between two others. */
  z.strictObject({ kind: z.enum(["safe-moves", "quiet-moves", "wedges"]) }),
  /** The squares where `side` can play now and the other side never can, whatever follows; the discs of the walls of `side`. */
  z.strictObject({ kind: z.enum(["free", "wall"]), side: disc }),
  /** The squares of all regions that are odd: empty squares hang together by their corners, too. */
  z.strictObject({ kind: z.literal("odd-regions") }),
  /** The discs of `side`. */
  z.strictObject({ kind: z.literal("discs"), side: disc }),
  /** The four corners; the squares diagonally beside them; the edge squares beside them. */
  z.strictObject({ kind: z.enum(["corners", "x-squares", "c-squares"]) }),
  /** The squares of this board on which no disc can ever be turned. */
  z.strictObject({ kind: z.literal("uncapturable") }),
  /** The squares of a file or a rank: `name: c` or `name: 4`. */
  z.strictObject({ kind: z.literal("row"), name: z.union([z.string().regex(/^[a-j]$/), z.int().min(1).max(10)]) }),
  /** The empty squares that hang together with `square`, also by their corners. */
  z.strictObject({ kind: z.literal("region"), square }),
]);

/** All squares of a kind are marked. */
export const mark = kindOf({
  facts: z.strictObject({ kind: z.literal("mark"), ...base, what: markTarget }),
  seconds: 40,
  // A file or a rank is asked for by its name.
  turns: ({ what }) => what.kind !== "row",
});

export type MarkTarget = z.infer<typeof markTarget>;
