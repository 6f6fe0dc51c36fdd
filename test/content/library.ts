import { existsSync, readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { z } from "astro/zod";
import { parse } from "yaml";
import { type Exercise, exercise } from "../../src/catalogue/exercise.ts";
import { type Term, term } from "../../src/catalogue/glossary.ts";
import { type Chapter, chapter, type LessonHead, lessonHead } from "../../src/catalogue/lesson.ts";
import { type Step, stepsOf } from "../../src/catalogue/steps.ts";

/** The files of content as they are written, by their path below `content/`. */
export type Files = ReadonlyMap<string, string>;

export interface Lesson extends LessonHead {
  readonly steps: readonly Step[];
}

/** What has been read, by path; and what could not be, each fault with its file. */
export interface Library {
  readonly chapters: ReadonlyMap<string, Chapter>;
  readonly lessons: ReadonlyMap<string, Lesson>;
  readonly exercises: ReadonlyMap<string, Exercise>;
  readonly terms: ReadonlyMap<string, Term>;
  /** The ids of all exercises, of those too that could not be read. */
  readonly exerciseIds: readonly string[];
  /** The files that could not be read: whether anything is missing cannot be told by what they would have named. */
  readonly unread: readonly string[];
  readonly faults: readonly string[];
}

/** All files of the folders that hold lessons, exercises and terms. */
export function readFiles(content = new URL("../../content/", import.meta.url)): Files {
  const folders = ["lessons", "exercises", "glossary"].filter((folder) => existsSync(new URL(folder, content)));
  const paths = folders.flatMap((folder) =>
    readdirSync(new URL(folder, content), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => `${entry.parentPath}/${entry.name}`.slice(fileURLToPath(content).length).replaceAll("\\", "/")),
  );
  return new Map(paths.sort().map((path) => [path, readFileSync(new URL(path, content), "utf8")]));
}

/** The name of a file without folder and ending. */
export const idOf = (path: string): string => path.replace(/^.*\/|\.[a-z]+$/g, "");

/** Reads every file by the schema of its folder, whatever ends its lines. */
export function readLibrary(written: Files): Library {
  const files: Files = new Map([...written].map(([path, text]) => [path, text.replaceAll("\r\n", "\n")]));
  const faults: string[] = [];
  const tell = (path: string, error: z.ZodError): void => {
    for (const issue of error.issues) {
      const field = issue.path.length === 0 ? "" : `${issue.path.join(".")}: `;
      faults.push(`${path}: ${field}${issue.message}`);
    }
  };
  const read = <S extends z.ZodType>(schema: S, path: string, text: string): z.infer<S> | null => {
    try {
      const result = schema.safeParse(parse(text));
      if (result.success) return result.data;
      tell(path, result.error);
    } catch (error) {
      faults.push(`${path}: ${error instanceof Error ? error.message.split("\n")[0] : error}`);
    }
    return null;
  };
  const all = <S extends z.ZodType>(schema: S, pattern: RegExp): Map<string, z.infer<S>> =>
    new Map(
      [...files].flatMap(([path, text]) => {
        const data = pattern.test(path) ? read(schema, path, text) : null;
        return data === null ? [] : [[path, data] as const];
      }),
    );
  const lessons = new Map<string, Lesson>();
  for (const [path, text] of files) {
    if (!/^lessons\/.*\.mdx$/.test(path)) continue;
    const [, head = ""] = /^---\n([\s\S]*?)\n---\n/.exec(text) ?? [];
    const fields = read(lessonHead, path, head);
    try {
      if (fields !== null) lessons.set(path, { ...fields, steps: stepsOf(text) });
    } catch (error) {
      faults.push(`${path}: ${error instanceof Error ? error.message : error}`);
    }
  }
  const chapters = all(chapter, /^lessons\/.*\/_chapter\.yaml$/);
  const exercises = all(exercise, /^exercises\/.*\.yaml$/);
  const terms = all(term, /^glossary\/.*\.yaml$/);
  return {
    chapters,
    lessons,
    exercises,
    exerciseIds: [...files.keys()].filter((path) => path.startsWith("exercises/")).map(idOf),
    terms,
    unread: [...files.keys()].filter((path) => ![chapters, lessons, exercises, terms].some((read) => read.has(path))),
    faults,
  };
}
