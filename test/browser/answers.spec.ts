import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { unseal } from "../../src/catalogue/seal.ts";
import { buildOtherSite, otherSite } from "./support/other-answers.ts";
import { dist } from "./support/pages.ts";

// Two builds of the site from content that looks the same and has other answers, hints and reasons: what differs tells an answer.

test.describe.configure({ mode: "serial" });

test.beforeAll(() => {
  // Twice the site: some ten seconds on a machine that has nothing else to do.
  test.setTimeout(240_000);
  buildOtherSite();
});

const filesOf = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => statSync(join(folder, name)).isFile())
    .sort();

const SEALED = /(&quot;sealed&quot;:\[0,&quot;)([^&]*)/g;

const sealsOf = (html: string): readonly string[] => [...html.matchAll(SEALED)].map(([, , key = ""]) => key);

/** A page without its sealed keys, and without the sums that Astro takes of them to tell islands apart. */
const open = (html: string): string =>
  html.replace(SEALED, "$1").replace(/<astro-island uid="[^"]*"/g, "<astro-island");

/** What two pages say where they first differ outside of sealed keys; null if they do not. */
function difference(one: string, other: string): readonly [string, string] | null {
  const [a, b] = [open(one), open(other)];
  if (a === b) return null;
  let at = 0;
  while (a[at] === b[at]) at += 1;
  return [a.slice(Math.max(0, at - 80), at + 80), b.slice(Math.max(0, at - 80), at + 80)];
}

const read = (folder: string, name: string): string => readFileSync(join(folder, name), "utf8");

test("no page says outside of its sealed keys what the answers are, not by a single byte", () => {
  const pages = filesOf(dist).filter((name) => name.endsWith(".html"));
  expect(filesOf(otherSite).filter((name) => name.endsWith(".html"))).toEqual(pages);
  const differing = pages.flatMap((name) => {
    const found = difference(read(dist, name), read(otherSite, name));
    return found === null ? [] : [{ name, found }];
  });
  expect(differing).toEqual([]);
});

/** The tasks that can come back by themselves: a file that is one sealed key, and nothing else. */
const isSealed = (name: string): boolean => /^exercises\/[a-z0-9-]+\.txt$/.test(name);

/** The list of these tasks. */
const SHELF = "exercises.txt";

test("no script, style, picture or map of the site differs with the answers", () => {
  const files = filesOf(dist).filter((name) => !name.endsWith(".html"));
  expect(filesOf(otherSite).filter((name) => !name.endsWith(".html"))).toEqual(files);
  const differing = files.filter((name) => !readFileSync(join(dist, name)).equals(readFileSync(join(otherSite, name))));
  expect(differing.filter((name) => !isSealed(name) && name !== SHELF)).toEqual([]);
  // In how many images a board may be shown says only what the words, hints among them, call squares and sides.
  const shelfOf = (folder: string): string => read(folder, SHELF).replace(/ [148] /g, " ");
  expect(shelfOf(otherSite)).toBe(shelfOf(dist));
});

test("each task that comes back by itself is sealed as a whole", () => {
  const tasks = filesOf(dist).filter(isSealed);
  expect(tasks.length).toBeGreaterThan(300);
  for (const name of tasks) {
    const sealed = read(dist, name);
    expect(sealed, name).toMatch(/^[A-Za-z0-9+/]+=*$/);
    expect(Object.keys(JSON.parse(unseal(sealed))), name).toEqual(["facts", "words"]);
  }
});

test("the answers do differ: every sealed key of a task holds other facts and other words", () => {
  let tasks = 0;
  // A game that is played on from an opening has no answer, hint or reason that could be another.
  const hasAnswers = (file: string): boolean => file.endsWith(".html") && !file.startsWith("openings/");
  for (const name of filesOf(dist).filter(hasAnswers)) {
    const [ours, others] = [sealsOf(read(dist, name)), sealsOf(read(otherSite, name))];
    expect([name, others.length]).toEqual([name, ours.length]);
    for (const [i, key] of ours.entries()) {
      const [text, other] = [unseal(key), unseal(others[i] ?? "")];
      if (!text.startsWith("{")) continue;
      const [sheet, otherSheet] = [JSON.parse(text), JSON.parse(other)];
      tasks += 1;
      expect(otherSheet.words).not.toEqual(sheet.words);
      expect(otherSheet.facts ?? otherSheet.tasks).not.toEqual(sheet.facts ?? sheet.tasks);
    }
  }
  // 92, 30 and 35 exercises of the three chapters, nine studies, and the first of them on the home page.
  expect(tasks).toBeGreaterThanOrEqual(92 + 30 + 35 + 9 + 1);
});

test("a page that told an answer would be found", () => {
  const page = (told: string, key: string): string =>
    `<p title="${told}">Your move.</p><astro-island uid="${key}" props="{&quot;sealed&quot;:[0,&quot;${key}&quot;]}">`;
  expect(difference(page("", "abc"), page("", "xyz"))).toBeNull();
  expect(difference(page("a8", "abc"), page("b7", "xyz"))).not.toBeNull();
});
