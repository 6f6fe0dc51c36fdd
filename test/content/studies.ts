import { readdirSync, readFileSync } from "node:fs";
import { parse } from "yaml";
import { type StudyFacts, type StudyWords, studyFacts, studyWords } from "../../src/catalogue/study.ts";

const STUDIES = new URL("../../content/studies/", import.meta.url);

const read = (file: string, folder: URL): string => readFileSync(new URL(file, folder), "utf8");

/** The facts of every study in `folder`, by id. A file that does not fit throws with its name and the field. */
export function readStudies(folder: URL = STUDIES): ReadonlyMap<string, StudyFacts> {
  const files = readdirSync(folder).filter((file) => file.endsWith(".yaml"));
  return new Map(
    files.map((file) => {
      const result = studyFacts.safeParse(parse(read(file, folder)));
      if (result.success) return [file.replace(".yaml", ""), result.data];
      const [issue] = result.error.issues;
      throw new Error(`${file}: ${issue?.path.join(".")}: ${issue?.message}`);
    }),
  );
}

/** The words and the running text of every study in a language, by id. */
export function readWords(language: string): ReadonlyMap<string, { words: StudyWords; text: string }> {
  const folder = new URL(`${language}/`, STUDIES);
  return new Map(
    readdirSync(folder).map((file) => {
      const [, head = "", text = ""] = read(file, folder).split(/^---$/m);
      return [file.replace(".mdx", ""), { words: studyWords.parse(parse(head)), text }];
    }),
  );
}
