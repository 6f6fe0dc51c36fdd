import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "../../src");
const files = readdirSync(root, { recursive: true, encoding: "utf8" }).filter((name) => /\.(?:astro|tsx?)$/.test(name));
const isTexts = (name: string): boolean => /^locales.en[-.]/.test(name);
const code = files
  .filter((name) => !isTexts(name))
  .map((name) => readFileSync(join(root, name), "utf8"))
  .join("\n");

const keys = (
  await Promise.all(
    files.filter(isTexts).map(async (name) => {
      const tables = (await import(pathToFileURL(join(root, name)).href)) as Readonly<Record<string, object>>;
      return Object.values(tables).flatMap((table) => Object.keys(table));
    }),
  )
).flat();

const written = new Set([...code.matchAll(/["'`]([\w-]+(?:\.[\w-]+)*)["'`]/g)].map(([, text]) => text));
const templates = [...new Set([...code.matchAll(/`([\w.-]*(?:\$\{[^}`]*\}[\w.-]*)+)`/g)].map(([, text = ""]) => text))];
const SLOT = /\$\{([^}]*)\}/;

/** `a.b.${c}.d`: it says which keys it stands for, as its first words are written. A slot is one word, or `.more` that may be there. */
const patterns = templates
  .map((template) => template.split(SLOT))
  .filter(([first = ""]) => first.includes("."))
  .map((parts) => {
    const source = parts.map((part, i) =>
      i % 2 === 0 ? part.replaceAll(".", "\\.") : part.includes('".') ? "[\\w.-]*" : "[\\w-]+",
    );
    return new RegExp(`^${source.join("")}$`);
  });
/** `${key}.later`: a form of a key that is written elsewhere. */
const endings = templates.flatMap((template) => {
  const [first, , last = "", ...more] = template.split(SLOT);
  return first === "" && last.startsWith(".") && more.length === 0 ? [last] : [];
});

const isUsed = (key: string): boolean =>
  written.has(key) ||
  patterns.some((pattern) => pattern.test(key)) ||
  endings.some((ending) => key.endsWith(ending) && isUsed(key.slice(0, -ending.length)));

test("each text is asked for somewhere", () => {
  expect(keys.length).toBeGreaterThan(1000);
  expect(keys.filter((key) => !isUsed(key))).toEqual([]);
});
