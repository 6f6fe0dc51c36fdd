import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { signed } from "../../src/locales/signed.ts";

const root = join(import.meta.dirname, "../../src");

test("a number of discs has a plus, nothing or the true minus sign before it", () => {
  expect([6, 0, -0, -3, -18].map(signed)).toEqual(["+6", "0", "0", "\u22123", "\u221218"]);
});

test("no page and no island gives a number its sign in a way of its own", () => {
  const files = readdirSync(root, { recursive: true, encoding: "utf8" }).filter((name) =>
    /^(?:board|islands|layouts|pages).*\.(?:astro|tsx?)$/.test(name),
  );
  const others = files.filter((name) => /signDisplay|`[+\u2212]\$\{/.test(readFileSync(join(root, name), "utf8")));
  expect(files.length).toBeGreaterThan(200);
  expect(others).toEqual([]);
});
