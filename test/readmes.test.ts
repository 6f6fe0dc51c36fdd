import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";

const src = fileURLToPath(new URL("../src/", import.meta.url));

const foldersIn = (folder: string): readonly string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));

/** Every folder below `folder` that holds a file, as a path from there; what is compiled is none of them. */
function roomsBelow(folder: string, path = ""): readonly string[] {
  return foldersIn(join(folder, path)).flatMap((name) => {
    const here = path === "" ? name : `${path}/${name}`;
    const holdsFiles = readdirSync(join(folder, here), { withFileTypes: true }).some((entry) => entry.isFile());
    return name === "generated" ? [] : [...(holdsFiles ? [here] : []), ...roomsBelow(folder, here)];
  });
}

/** A file of Markdown in the folder of pages would be an address, unless its name begins so. */
const nameIn = (room: string): string => (room === "pages" ? "_README.md" : "README.md");

const readmeOf = (room: string): string => readFileSync(join(src, room, nameIn(room)), "utf8");

/** The rows of its table: folder, job, and the file to open first. */
const rowsOf = (text: string): readonly (readonly string[])[] =>
  [...text.matchAll(/^\| \[`([^`]+)`\]\([^)]+\) +\| (\S.*?) +\| \[`([^`]+)`\]\([^)]+\) +\|$/gm)].map((row) =>
    row.slice(1),
  );

describe.each(foldersIn(src))("the README of src/%s", (room) => {
  const text = readmeOf(room);

  test("says its job, its door and what must never be there, in a few lines", () => {
    expect(text).toMatch(
      new RegExp(`^# ${room}\\n\\n[A-Z].+\\n\\n\\*\\*Door:\\*\\* .+\\n\\n\\*\\*Never here:\\*\\* .+\\n`),
    );
    expect(text.trimEnd().split("\n").length).toBeLessThanOrEqual(28);
  });

  test("has a row for every folder below, with its job and its door, and for no other", () => {
    expect(
      rowsOf(text)
        .map(([folder]) => folder)
        .toSorted(),
    ).toEqual([...roomsBelow(join(src, room))].toSorted());
    for (const [folder = "", , door = ""] of rowsOf(text))
      expect(existsSync(join(src, room, folder, door)), door).toBe(true);
  });
});

describe("every README below src", () => {
  const files = readdirSync(src, { recursive: true, withFileTypes: true }).flatMap(({ name, parentPath }) =>
    /^_?README\.md$/.test(name) ? [join(parentPath, name)] : [],
  );
  /** What a pattern's group finds in them, each with the folder of its file. */
  const found = (pattern: RegExp): readonly (readonly [folder: string, name: string])[] =>
    files.flatMap((file) =>
      [...readFileSync(file, "utf8").matchAll(pattern)].map(([, name = ""]) => [dirname(file), name] as const),
    );

  test("leads to files that are there, and names such", () => {
    const links = found(/\]\((?!https?:)([^)#]+)/g).map(([folder, link]) => join(folder, link));
    const named = found(/(?<![(/\w])((?:src|test|content)\/[\w./-]+\.\w+)/g).map(([, path]) => join(src, "..", path));
    expect(links.length).toBeGreaterThan(50);
    expect([...links, ...named].filter((file) => !existsSync(file))).toEqual([]);
  });

  test("names commands that there are", () => {
    const { scripts } = JSON.parse(readFileSync(join(src, "../package.json"), "utf8"));
    const named = found(/npm run (?:-s )?([\w:]+)/g).map(([, name]) => name);
    expect(named.length).toBeGreaterThan(3);
    expect(named.filter((name) => !(name in scripts))).toEqual([]);
  });
});

test("no file of Markdown is a page by mistake", () => {
  const files = readdirSync(join(src, "pages"), { recursive: true, withFileTypes: true });
  expect(
    files
      .filter(({ name }) => /\.mdx?$/.test(name) && !name.startsWith("_"))
      .map(({ parentPath, name }) => join(parentPath, name)),
  ).toEqual([]);
});
