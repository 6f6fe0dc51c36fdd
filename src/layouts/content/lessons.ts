import { type CollectionEntry, getCollection, getEntry } from "astro:content";
import { readFileSync } from "node:fs";
import { type Step, stepsOf } from "../../catalogue/steps.ts";
import type { Translate } from "../../locales/text.ts";

/** A lesson, and where it stands. */
export interface LessonEntry {
  /** Chapter and lesson, as in the address: `rules/first-moves`. */
  readonly id: string;
  readonly text: CollectionEntry<"lessons">;
  readonly steps: readonly Step[];
}

/** A chapter with its lessons in order. */
export interface ChapterEntry {
  /** Its folder, as in the address: `rules`. */
  readonly id: string;
  readonly data: CollectionEntry<"chapters">["data"];
  readonly lessons: readonly LessonEntry[];
}

export type ExerciseEntry = CollectionEntry<"exercises">;

const withoutLanguage = (id: string): string => id.replace(/^[^/]+\//, "");

/** The steps of a file. Throws, so that the build stops, with its name and the line that cannot be read. */
export function stepsIn({ filePath = "" }: CollectionEntry<"lessons" | "openingPages">): readonly Step[] {
  try {
    // The whole file: its body alone does not tell on which line it begins.
    return stepsOf(readFileSync(filePath, "utf8"));
  } catch (fault) {
    throw new Error(`${filePath}: ${fault instanceof Error ? fault.message : String(fault)}`);
  }
}

/** Every chapter of a language in order. Throws, so that the build stops, when a lesson cannot be read or stands in no chapter. */
export async function allChapters(language: string): Promise<readonly ChapterEntry[]> {
  const isHere = ({ id }: { readonly id: string }): boolean => id.startsWith(`${language}/`);
  const [chapters, texts] = [await getCollection("chapters", isHere), await getCollection("lessons", isHere)];
  for (const { id } of texts) {
    if (!chapters.some((chapter) => id.startsWith(`${chapter.id}/`))) {
      throw new Error(`content/lessons/${id}.mdx stands in a folder without _chapter.yaml`);
    }
  }
  return chapters
    .map(
      (chapter): ChapterEntry => ({
        id: withoutLanguage(chapter.id),
        data: chapter.data,
        lessons: texts
          .filter(({ id }) => id.startsWith(`${chapter.id}/`))
          .toSorted((a, b) => a.data.order - b.data.order)
          .map((text) => ({ id: withoutLanguage(text.id), text, steps: stepsIn(text) })),
      }),
    )
    .filter(({ lessons }) => lessons.length > 0)
    .toSorted((a, b) => a.data.order - b.data.order);
}

/** The exercise called `id`. Throws, so that the build stops and says in which file it is named, when there is none. */
export async function exerciseCalled(id: string, where: string): Promise<ExerciseEntry> {
  const entry = await getEntry("exercises", id);
  if (entry === undefined) throw new Error(`${where}: there is no exercise called ${id}`);
  return entry;
}

/** Where a lesson leads on to: the next of its chapter, else the chapter's test. */
export function followingLesson(
  { id, data, lessons }: ChapterEntry,
  lesson: LessonEntry,
  t: Translate,
): { readonly path: string; readonly title: string } {
  const following = lessons[lessons.indexOf(lesson) + 1];
  if (following === undefined) return { path: `/learn/${id}/test/`, title: t("lesson.test", { title: data.title }) };
  return { path: `/learn/${following.id}/`, title: t("lesson.next", { title: following.text.data.title }) };
}

/** The lesson to look at again for an exercise, and the step of it that teaches what was missed, where one does. */
export interface Taught {
  readonly lesson: LessonEntry;
  readonly step: string | null;
}

/**
 * Where an exercise of the test of `chapter` is taught: where it says itself, else in the first step that has it, of this chapter or of
 * those `before` it; else in the chapter's first lesson.
 */
export function taughtIn(
  { id, data }: ExerciseEntry,
  chapter: ChapterEntry,
  before: readonly ChapterEntry[] = [],
): Taught {
  const all = [chapter, ...before].flatMap(({ lessons }) => lessons);
  const [named, step = null] = data.lesson?.split("#") ?? [];
  const said = all.find((lesson) => lesson.id === named);
  if (said !== undefined) return { lesson: said, step };
  for (const lesson of all) {
    const found = lesson.steps.find(({ exercise }) => exercise === id);
    if (found !== undefined) return { lesson, step: found.id };
  }
  const [first] = all;
  if (first === undefined) throw new Error(`the chapter ${chapter.id} has no lesson`);
  return { lesson: first, step: null };
}
