import { z } from "astro/zod";
import { line, place, slug } from "./fields.ts";
import { MARKS } from "./marks.ts";

/** A term: `content/glossary/<language>/<id>.yaml`. */
export const term = z.strictObject({
  /** The word as it stands in a sentence. */
  term: line,
  /** What it means, in one or two short sentences. */
  meaning: line.max(240, "a meaning is one or two short sentences: 240 characters"),
  /** Other words for the same thing. */
  also: z.array(line).default([]),
  /** The ids of terms that belong to it. */
  see: z.array(slug).default([]),
  /** A board that shows it. */
  board: z
    .strictObject({
      ...place,
      /** What is drawn on it: see src/catalogue/marks.ts. */
      marks: z.string().regex(MARKS).optional(),
    })
    .optional(),
});

export type Term = z.infer<typeof term>;
