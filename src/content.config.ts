import { defineCollection } from "astro:content";
import { glob } from "astro/loaders";
import { studyFacts, studyWords } from "./catalogue/study.ts";

/** The facts of the studies; an id is the file's name. */
const studies = defineCollection({
  loader: glob({ pattern: "*.yaml", base: "./content/studies" }),
  schema: studyFacts,
});

/** Their words; an id is the language and the study's id: `en/thirteen-against-fifty`. */
const studyTexts = defineCollection({
  loader: glob({ pattern: "*/*.mdx", base: "./content/studies" }),
  schema: studyWords,
});

export const collections = { studies, studyTexts };
