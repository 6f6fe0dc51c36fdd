import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { parseRecord, RECORD_ERROR_CODES, RECORD_FORMATS } from "../src/reversi/index.ts";
import { faultsIn } from "./content/check-lessons.ts";
import { readLibrary } from "./content/library.ts";

const textOf = (name: string): string => readFileSync(new URL(`../${name}`, import.meta.url), "utf8");

/** A part of a document, from its heading to the next of the same rank. */
function section(name: string, heading: string): string {
  const [, text] = textOf(name).split(`\n## ${heading}\n`);
  if (text === undefined) throw new Error(`${name} has no part called ${heading}`);
  return text.split("\n## ")[0] ?? "";
}

/** The first cells of the rows of a table, without their quotation marks, in order. */
const names = (text: string): string[] => [...text.matchAll(/^\| `([^`]+)`/gm)].map(([, name = ""]) => name);

describe("what is said of records of games", () => {
  const text = textOf("src/reversi/notation/README.md");

  it("lists every error code, and no other", () => {
    const codes = names(text).filter((name) => /^[A-Z_]+$/.test(name));
    expect(codes).toEqual([...RECORD_ERROR_CODES]);
  });

  it("lists every form, and no other", () => {
    const forms = names(text).filter((name) => /^[a-z-]+$/.test(name));
    expect(forms).toEqual([...RECORD_FORMATS, "wthor"]);
  });

  it("tells the truth about what is not read", () => {
    const line = "------------O------OOX-----XOX----XXOO----XO-O------------------ X;,6397,0,-64,64";
    expect(parseRecord(line)).toMatchObject({ ok: false, error: { code: "BAD_SCORE" } });
  });
});

describe("the lesson of the README", () => {
  const text = section("README.md", "Write a lesson");
  const block = (kind: string): string => new RegExp(`\`\`\`${kind}\\n([\\s\\S]*?)\`\`\``).exec(text)?.[1] ?? "";
  const files = {
    "lessons/en/readme/_chapter.yaml": "{ title: Readme, summary: One lesson., order: 1, test: [three-answers] }",
    "lessons/en/readme/your-first-move.mdx": block("mdx"),
    "exercises/readme/three-answers.yaml": block("yaml"),
  };
  const faults = (changed: Partial<typeof files> = {}) =>
    faultsIn(readLibrary(new Map(Object.entries({ ...files, ...changed }))));

  it("is in form, and all it claims and asks is proven", async () => {
    expect(await faults()).toEqual([]);
  });

  it("would not pass with a claim that is false", async () => {
    const lesson = files["lessons/en/readme/your-first-move.mdx"].replace('squares="e5"', 'squares="d4"');
    expect(await faults({ "lessons/en/readme/your-first-move.mdx": lesson })).toHaveLength(1);
  });
});
