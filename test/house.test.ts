import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";

const root = fileURLToPath(new URL("..", import.meta.url));

/** The files of the project: those in version control and new ones that are not ignored. */
const files = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard"], {
  cwd: root,
  encoding: "utf8",
})
  .split("\n")
  .filter((file) => file !== "" && existsSync(`${root}${file}`));

function read(file: string): string {
  return readFileSync(`${root}${file}`, "utf8");
}

/** Lines that match, as `file:line text`. */
function lines(file: string, text: string, pattern: RegExp): string[] {
  return text.split("\n").flatMap((line, index) => (pattern.test(line) ? [`${file}:${index + 1} ${line.trim()}`] : []));
}

/** The style rules of a style sheet or of an Astro file, every other line blank so that the numbers stay. */
function styles(file: string, text: string): string {
  if (!file.endsWith(".astro")) return text;
  return text.replace(/^([\s\S]*?)<style\b[^>]*>|<\/style>[\s\S]*?(?:<style\b[^>]*>|$)/g, (other) =>
    other.replace(/[^\n]/g, ""),
  );
}

const sides = "left|right";
const physical = new RegExp(
  [
    `(?:^|[\\s;{])(?:margin|padding|border|scroll-margin|scroll-padding)-(?:${sides})(?:-\\w+)?\\s*:`,
    `(?:^|[\\s;{])(?:${sides})\\s*:`,
    `border-(?:top|bottom)-(?:${sides})-radius\\s*:`,
    `(?:text-align|float|clear)\\s*:\\s*(?:${sides})`,
  ].join("|"),
);

const code = files.filter((file) => /^(?:src|test)\/.*\.(?:ts|tsx|mjs|astro|css)$/.test(file));

/** How many lines a file may have; tests and style sheets are read a piece at a time, so they may have more. */
function longest(file: string): number {
  if (file.endsWith(".css")) return 500;
  return file.startsWith("test/") ? 400 : 300;
}

describe("the house", () => {
  test("has only the folders of the design at its top", () => {
    const folders = new Set(files.flatMap((file) => (file.includes("/") ? [file.split("/")[0]] : [])));
    const known = ["src", "content", "public", "test", ".ci"];
    expect([...folders].filter((folder) => !known.includes(folder ?? ""))).toEqual([]);
  });

  test("has only known files at its top", () => {
    const known = [
      ...["package.json", "package-lock.json", "tsconfig.json", "astro.config.mjs"],
      ...["biome.json", "knip.jsonc", "vitest.config.ts", "playwright.config.ts"],
      ...["README.md", "CONTRIBUTING.md", "CHANGELOG.md", "LICENSE"],
    ];
    const top = files.filter((file) => !file.includes("/") && !file.startsWith("."));
    expect(top.filter((file) => !known.includes(file))).toEqual([]);
  });

  test("has a folder for each folder of tests", () => {
    const own = ["browser", "fixtures", "content"];
    const rooms = files.flatMap((file) => /^test\/([^/]+)\//.exec(file)?.[1] ?? []);
    const lost = new Set(rooms.filter((room) => !own.includes(room) && !existsSync(`${root}src/${room}`)));
    expect([...lost]).toEqual([]);
  });

  test("keeps text files of content free of code", () => {
    const lessons = files.filter((file) => /^content\/.*\.mdx?$/.test(file));
    expect(lessons.flatMap((file) => lines(file, read(file), /^(?:import|export)\b/))).toEqual([]);
    expect(files.filter((file) => /^content\/.*\.(?:[cm]?[jt]sx?|astro)$/.test(file))).toEqual([]);
  });

  test("has no file of code that is too long, the texts of a language apart", () => {
    const long = code
      .filter((file) => !file.startsWith("src/locales/") && !file.startsWith("test/fixtures/"))
      .map((file) => ({ file, length: read(file).trimEnd().split("\n").length }));
    expect(long.filter(({ file, length }) => length > longest(file))).toEqual([]);
  });

  test("names no folder of anybody's machine, and its lock file no registry", () => {
    const folder = /(?<![\w.:/-])\/(?:work|root|home|Users|tmp)\/[\w.-]+/;
    const text = files.filter((file) => !/\.(?:png|woff2|wasm|ico|wtb|bin|gz)$/.test(file));
    expect(text.flatMap((file) => lines(file, read(file), folder))).toEqual([]);
    expect(
      lines("package-lock.json", read("package-lock.json"), /"resolved": "(?!https:\/\/registry\.npmjs\.org\/)/),
    ).toEqual([]);
  });
});

describe("what README and CONTRIBUTING say", () => {
  const documents = ["README.md", "CONTRIBUTING.md"];

  /** What a pattern's group finds in a document. */
  const found = (file: string, pattern: RegExp): string[] =>
    [...read(file).matchAll(pattern)].flatMap(([, group]) => group ?? []);

  test("the map of the house has every room and no other", () => {
    const rooms = files.flatMap((file) => /^(src\/[^/]+)\//.exec(file)?.[1] ?? []);
    const mapped = found("README.md", /^\| `(src\/[^`]+)` +\|/gm);
    expect(mapped.toSorted()).toEqual([...new Set(rooms)].toSorted());
  });

  test("every command they name is there", () => {
    const scripts = Object.keys(JSON.parse(read("package.json")).scripts);
    const named = documents.flatMap((file) => found(file, /npm run (?:-s )?([\w:]+)/g));
    expect(named.length).toBeGreaterThan(0);
    expect(named.filter((name) => !scripts.includes(name))).toEqual([]);
  });

  test("every file they point to is there", () => {
    const links = documents.flatMap((file) => found(file, /\]\((?!https?:|#)([^)#]+)/g));
    const files = documents.flatMap((file) => found(file, /`((?:src|test|content)\/[\w./-]+\.\w+)`/g));
    expect([...links, ...files].filter((file) => !existsSync(`${root}${file}`))).toEqual([]);
  });
});

describe("style rules", () => {
  test("name no physical side, so that text may run from right to left", () => {
    const sheets = files.filter((file) => /^src\/.*\.(?:css|astro)$/.test(file));
    expect(sheets.flatMap((file) => lines(file, styles(file, read(file)), physical))).toEqual([]);
  });

  test.each([
    ["a margin", "  margin-left: 1rem;"],
    ["a border", "p{border-right-width:1px}"],
    ["a place", "a { left: 0 }"],
    ["a corner", "  border-top-left-radius: 2px;"],
    ["a text", "  text-align: right;"],
  ])("are found where they name the side of %s", (_, rule) => {
    expect(physical.test(rule)).toBe(true);
  });

  test("are read from an Astro file without the rest of it", () => {
    const text = '<p class="left: 0">left: 1</p>\n<style>\n  p { inset-inline-start: 0; }\n</style>\n<b>left: 2</b>';
    expect(lines("a.astro", styles("a.astro", text), physical)).toEqual([]);
    expect(lines("a.astro", styles("a.astro", text.replace("inset-inline-start", "left")), physical)).toHaveLength(1);
  });

  test("may use logical sides", () => {
    expect(physical.test("  margin-inline-start: 0; inset-inline-start: 0; text-align: start;")).toBe(false);
  });
});
