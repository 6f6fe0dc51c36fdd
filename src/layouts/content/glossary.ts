import { type CollectionEntry, getCollection } from "astro:content";
import { allChapters } from "./lessons.ts";

/** A term of the glossary, and the step that teaches it. */
interface TermEntry {
  readonly id: string;
  readonly data: CollectionEntry<"terms">["data"];
  readonly taught: { readonly path: string; readonly title: string } | null;
}

/** The terms that begin with one letter. */
export interface TermLetter {
  readonly letter: string;
  readonly terms: readonly TermEntry[];
}

/** The address of a term on the page of all terms. */
export const termPath = (id: string): string => `/glossary/#${id}`;

/** Every term of a language in the order of its alphabet, by first letter. Throws, so that the build stops, when one names a term or a step that is not there. */
export async function allTerms(language: string): Promise<readonly TermLetter[]> {
  const entries = await getCollection("terms", ({ id }) => id.startsWith(`${language}/`));
  const lessons = (await allChapters(language)).flatMap((chapter) => chapter.lessons);
  const ids = new Set(entries.map((entry) => entry.id.slice(language.length + 1)));

  const stepOf = (id: string, written: string | undefined): TermEntry["taught"] => {
    const [named, anchor] = written?.split("#") ?? [];
    for (const lesson of lessons) {
      const step = lesson.steps.find((other) =>
        written === undefined ? other.terms.includes(id) : lesson.id === named && other.id === anchor,
      );
      if (step !== undefined) return { path: `/learn/${lesson.id}/#${step.id}`, title: lesson.text.data.title };
    }
    if (written !== undefined) throw new Error(`content/glossary/${language}/${id}.yaml: there is no step ${written}`);
    return null;
  };

  const terms = entries
    .map(({ id: whole, data }): TermEntry => {
      const id = whole.slice(language.length + 1);
      const stranger = data.see.find((other) => !ids.has(other));
      if (stranger !== undefined) throw new Error(`content/glossary/${whole}.yaml: there is no term ${stranger}`);
      return { id, data, taught: stepOf(id, data.taught) };
    })
    .toSorted((a, b) => a.data.term.localeCompare(b.data.term, language));

  const letterOf = ({ data }: TermEntry): string => data.term.charAt(0).toLocaleUpperCase(language);
  return [...new Set(terms.map(letterOf))].map((letter) => ({
    letter,
    terms: terms.filter((term) => letterOf(term) === letter),
  }));
}
