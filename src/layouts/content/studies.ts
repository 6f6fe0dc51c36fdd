import { type CollectionEntry, getCollection, getEntry } from "astro:content";
import { faultOfWords } from "../../catalogue/study.ts";

/** A study with its words in a language. */
export interface StudyEntry {
  readonly id: string;
  readonly facts: CollectionEntry<"studies">["data"];
  readonly text: CollectionEntry<"studyTexts">;
}

/** Every study in the order of the list. Throws when one has no words in `language`, so that the build stops and says so. */
export async function allStudies(language: string): Promise<readonly StudyEntry[]> {
  const studies = await getCollection("studies");
  const entries = studies.map(async ({ id, data }): Promise<StudyEntry> => {
    const text = await getEntry("studyTexts", `${language}/${id}`);
    if (text === undefined)
      throw new Error(`content/studies/${language}/${id}.mdx is missing: the study ${id} has no words`);
    const fault = faultOfWords(data, text.data);
    if (fault !== null) throw new Error(`content/studies/${language}/${id}.mdx: ${fault}`);
    return { id, facts: data, text };
  });
  return (await Promise.all(entries)).toSorted((a, b) => a.facts.order - b.facts.order);
}
