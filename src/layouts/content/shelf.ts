import { kindCalled } from "../../catalogue/exercise.ts";
import type { Shelf, Shelved } from "../../catalogue/shelf.ts";
import { imagesOf } from "../../training/today/images.ts";
import { wordsOf } from "./lesson-steps.ts";
import { allChapters, exerciseCalled, type Taught, taughtIn } from "./lessons.ts";

const pathOf = ({ lesson, step }: Taught): string => (step === null ? lesson.id : `${lesson.id}#${step}`);

/** Every exercise that a lesson or a test asks in a language, each with the first that does. */
export async function allShelved(language: string): Promise<Shelf> {
  const chapters = await allChapters(language);
  const shelf = new Map<string, Shelved>();
  for (const [i, chapter] of chapters.entries()) {
    const inSteps = chapter.lessons.flatMap(({ text, steps }) =>
      steps.flatMap(({ id, exercise }) => (exercise ? [[exercise, `${text.filePath}: step ${id}`] as const] : [])),
    );
    const inTest = chapter.data.test.map(
      (id) => [id, `content/lessons/${language}/${chapter.id}/_chapter.yaml`] as const,
    );
    for (const [id, where] of [...inSteps, ...inTest]) {
      if (shelf.has(id)) continue;
      const entry = await exerciseCalled(id, where);
      shelf.set(id, {
        seconds: kindCalled(entry.data.kind).seconds,
        images: imagesOf(entry.data, wordsOf(entry.data, language)),
        lesson: pathOf(taughtIn(entry, chapter, chapters.slice(0, i))),
      });
    }
  }
  return shelf;
}
