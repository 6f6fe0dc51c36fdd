import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { KINDS } from "../../../src/catalogue/kinds/index.ts";

const named: readonly string[] = KINDS.map(({ facts }) => facts.shape.kind.value);
const FACTS = "src/catalogue/kinds";
const SESSIONS = "src/islands/exercise/kinds";
/** What stands beside the kinds in their folder. */
const NO_KIND = ["index", "kind"];

const filesIn = (folder: string): readonly string[] =>
  readdirSync(fileURLToPath(new URL(`../../../${folder}`, import.meta.url))).map((name) => name.replace(/\.ts$/, ""));

/** What of `wanted` is not among `found`, told to who adds a kind. */
const missing = (wanted: readonly string[], found: readonly string[], where: string): readonly string[] =>
  wanted.filter((kind) => !found.includes(kind)).map((kind) => `${kind} is missing in ${where}`);

test("each kind of exercise is named once, with a file of its facts and a file that opens it", () => {
  const facts = filesIn(FACTS).filter((name) => !NO_KIND.includes(name));
  const sessions = filesIn(SESSIONS);
  expect([
    ...missing(facts, named, `the list of ${FACTS}/index.ts`),
    ...missing(named, facts, FACTS),
    ...missing(named, sessions, SESSIONS),
    ...missing(sessions, named, `the list of ${FACTS}/index.ts, though ${SESSIONS} opens it`),
  ]).toEqual([]);
  expect(new Set(named).size).toBe(named.length);
});

const modules = import.meta.glob<{ readonly open: unknown }>("../../../src/islands/exercise/kinds/*.ts");

test.each(Object.entries(modules))("%s opens a session", async (_, load) => {
  expect((await load()).open).toBeTypeOf("function");
});
