import { defineCollection } from "astro:content";
import { glob } from "astro/loaders";
import { exercise } from "./catalogue/exercise.ts";
import { term } from "./catalogue/glossary.ts";
import { chapter, lessonHead } from "./catalogue/lesson.ts";
import { openingPage } from "./catalogue/opening-page.ts";
import { studyFacts, studyWords } from "./catalogue/study.ts";

/** The chapters; an id is language and folder: `en/rules`. */
const chapters = defineCollection({
  loader: glob({
    pattern: "*/*/_chapter.yaml",
    base: "./content/lessons",
    generateId: ({ entry }) => entry.replace("/_chapter.yaml", ""),
  }),
  schema: chapter,
});

/** The lessons; an id is language, chapter and file: `en/rules/first-moves`. */
const lessons = defineCollection({
  loader: glob({ pattern: "*/*/*.mdx", base: "./content/lessons" }),
  schema: lessonHead,
});

/** The exercises of all chapters; an id is the file's name alone. */
const exercises = defineCollection({
  loader: glob({
    pattern: "*/*.yaml",
    base: "./content/exercises",
    generateId: ({ entry }) => entry.replace(/^.*\/|\.yaml$/g, ""),
  }),
  schema: exercise,
});

/** The terms; an id is language and file: `en/legal-move`. */
const terms = defineCollection({ loader: glob({ pattern: "*/*.yaml", base: "./content/glossary" }), schema: term });

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

/** The pages about openings; an id is language and name: `en/tiger`. */
const openingPages = defineCollection({
  loader: glob({ pattern: "*/*.mdx", base: "./content/openings/pages" }),
  schema: openingPage,
});

export const collections = { chapters, lessons, exercises, terms, openingPages, studies, studyTexts };
