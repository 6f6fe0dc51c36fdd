import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "../..");

const textsOf = (folder: string, names: RegExp): ReadonlyMap<string, string> =>
  new Map(
    readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
      .filter((name) => names.test(name))
      .map((name) => [name, readFileSync(join(root, folder, name), "utf8").replace(/\/\*[\s\S]*?\*\//g, "")]),
  );

const sheets = textsOf("src/styles", /\.css$/);
const allStyles = [...sheets.values()].join("\n");
const code = [...textsOf("src", /\.(?:astro|tsx?|mdx)$/).values(), ...textsOf("content", /\.mdx$/).values()]
  .join("\n")
  .replace(/^\s*\/\/.*$/gm, "");

const words = new Set(code.match(/[\w-]+/g));
/** What stands before a value that is put in when the page is made: `fill-` of `fill-${paint}`. */
const beginnings = new Set(code.match(/(?<![\w-])[a-z][\w-]*-(?=\$\{)/g));
const isWritten = (name: string): boolean => words.has(name) || [...beginnings].some((start) => name.startsWith(start));

const found = (text: string, pattern: RegExp): readonly string[] =>
  [...text.matchAll(pattern)].map(([, name = ""]) => name);
/** The selectors of a sheet: without what stands in its innermost braces. */
const selectorsOf = (text: string): string => text.replace(/\{[^{}]*\}/g, "{}").replace(/"[^"]*"/g, "");
const among = (pick: (text: string) => readonly string[]): readonly string[] =>
  [...sheets].flatMap(([name, text]) => pick(text).map((fault) => `${name}: ${fault}`));

test("each class of a sheet is given to something", () => {
  expect(among((text) => found(selectorsOf(text), /\.([a-zA-Z][\w-]*)/g).filter((name) => !isWritten(name)))).toEqual(
    [],
  );
});

test("each attribute that a sheet asks for is given to something", () => {
  const nameInCode = (name: string): string =>
    name.replace(/^data-/, "").replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  expect(
    among((text) =>
      found(selectorsOf(text), /\[([\w-]+)/g).filter((name) => !(words.has(name) || words.has(nameInCode(name)))),
    ),
  ).toEqual([]);
});

const set = found(allStyles, /(--[\w-]+)\s*:/g);
const read = new Set(found(`${allStyles}\n${code}`, /var\(\s*(--[\w-]+)/g));

test("each custom property is read", () => {
  expect(set.filter((name) => !read.has(name) && !isWritten(name))).toEqual([]);
});

test("each custom property that is read is set", () => {
  expect([...read].filter((name) => !(set.includes(name) || words.has(name) || name.endsWith("-")))).toEqual([]);
});

test("each animation plays somewhere", () => {
  const played = found(allStyles, /@keyframes ([\w-]+)/g).filter(
    (name) => (allStyles.match(new RegExp(`\\b${name}\\b`, "g")) ?? []).length > 1 || words.has(name),
  );
  expect(played).toEqual(found(allStyles, /@keyframes ([\w-]+)/g));
});

test("what holds for every page is set in one sheet, but for what a medium asks for", () => {
  const homes = new Map<string, string>();
  const twice: string[] = [];
  for (const [sheet, text] of sheets) {
    for (const block of found(text, /^:root \{([^}]*)\}/gm)) {
      for (const name of found(block, /(--[\w-]+)\s*:/g)) {
        const home = homes.get(name);
        if (home !== undefined) twice.push(`${name}: ${home} and ${sheet}`);
        homes.set(name, sheet);
      }
    }
  }
  expect(twice).toEqual([]);
  expect(homes.size).toBeGreaterThan(40);
});
