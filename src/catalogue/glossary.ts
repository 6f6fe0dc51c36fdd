import { z } from "astro/zod";
import { claim } from "./claim.ts";
import { line, place, slug } from "./fields.ts";
import { MARKS } from "./marks.ts";

/** A word of another language: as it is written there, and in Latin letters as it sounds. */
const foreign = z.strictObject({ word: line, latin: line });

/** A term: `content/glossary/<language>/<id>.yaml`. */
export const term = z.strictObject({
  /** The word as it stands in a sentence. */
  term: line,
  /** What it means, in one or two short sentences. */
  meaning: line.max(240, "a meaning is one or two short sentences: 240 characters"),
  /** Other words for the same thing. */
  also: z.array(line).default([]),
  /** Where usage is not agreed: what others mean by it, and what this site does. */
  usage: line.max(240, "a note on usage is one or two short sentences: 240 characters").optional(),
  /** The word in Arabic, Mongolian and Georgian, where it is known. */
  abroad: z
    .strictObject({ ar: foreign.optional(), mn: foreign.optional(), ka: foreign.optional() })
    .refine((words) => Object.keys(words).length > 0, "it has no word of any language")
    .optional(),
  /** The step that teaches it, as in `rules/outflanking#word`; else the first that links the term, if one does. */
  taught: z
    .string()
    .regex(/^[a-z0-9-]+\/[a-z0-9-]+#[a-z0-9-]+$/, "a step is written chapter/lesson#step")
    .optional(),
  /** The ids of terms that belong to it. */
  see: z.array(slug).default([]),
  /** A board that shows it. */
  board: z
    .strictObject({
      ...place,
      /** What is drawn on it: see src/catalogue/marks.ts. */
      marks: z.string().regex(MARKS).optional(),
      /** What is seen there, in a few words under the picture. */
      caption: line.max(48, "a caption fits under a small picture: 48 characters"),
      /** What the caption asserts. */
      claims: z.array(claim).default([]),
    })
    .optional(),
});

export type Term = z.infer<typeof term>;
