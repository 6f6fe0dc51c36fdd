import { readdirSync, readFileSync } from "node:fs";
import { type StudyFacts, type StudyWords, studyFacts, studyWords } from "../../src/catalogue/study.ts";
import { fieldsOf } from "./fields.ts";

const STUDIES = new URL("../../content/studies/", import.meta.url);

const read = (file: string, folder: URL): string => readFileSync(new URL(file, folder), "utf8");

/** The facts of every study in `folder`, by id. Throws where a file does not fit. */
export function readStudies(folder: URL = STUDIES): ReadonlyMap<string, StudyFacts> {
  const files = readdirSync(folder).filter((file) => file.endsWith(".yaml"));
  return new Map(
    files.map((file) => [file.replace(".yaml", ""), fieldsOf(studyFacts, `studies/${file}`, read(file, folder))]),
  );
}

/** The words and the running text of every study in a language, by id. Throws where a head does not fit. */
export function readWords(language: string): ReadonlyMap<string, { words: StudyWords; text: string }> {
  const folder = new URL(`${language}/`, STUDIES);
  return new Map(
    readdirSync(folder).map((file) => {
      const whole = read(file, folder);
      const [, head = "", text = ""] = whole.split(/^---$/m);
      const words = fieldsOf(studyWords, `studies/${language}/${file}`, head, whole);
      return [file.replace(".mdx", ""), { words, text }];
    }),
  );
}
