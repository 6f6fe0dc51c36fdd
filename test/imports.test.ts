import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { cruise, type IForbiddenRuleType } from "dependency-cruiser";
import { describe, expect, test } from "vitest";

const src = fileURLToPath(new URL("../src/", import.meta.url));

const floor0 = ["reversi", "locales"];
const floor1 = [...floor0, "engine", "catalogue"];
const floor2 = [...floor1, "coach", "openings"];
const floor3 = [...floor2, "training"];
const floor4 = [...floor3, "progress", "board", "styles"];
const floor5 = [...floor4, "islands"];

/** What each room of `src/` may import of the other rooms. */
const rooms: Readonly<Record<string, readonly string[]>> = {
  reversi: [],
  locales: [],
  engine: floor0,
  catalogue: floor0,
  coach: floor1,
  openings: floor1,
  training: floor2,
  progress: floor3,
  board: ["locales", "reversi", "styles"],
  islands: floor4,
  layouts: floor5,
  pages: [...floor5, "layouts"],
  commands: [...floor2, "build"],
  workshop: [...floor3, "build"],
  build: [],
  styles: [],
};

/** Rooms that import nothing at all, not even a library. */
const alone = ["reversi", "locales"];

const rules: IForbiddenRuleType[] = [
  ...Object.entries(rooms).map(([room, allowed]) => ({
    name: `${room} imports ${allowed.length > 0 ? `only ${allowed.join(", ")}` : "no other room"}`,
    from: { path: `^${room}/` },
    to: { path: `^(${Object.keys(rooms).join("|")})/`, pathNot: `^(${[room, ...allowed].join("|")})/` },
  })),
  ...alone.map((room) => ({
    name: `${room} imports nothing`,
    from: { path: `^${room}/` },
    to: { pathNot: `^${room}/` },
  })),
  {
    name: "board imports only types of reversi",
    from: { path: "^board/" },
    to: { path: "^reversi/", dependencyTypesNot: ["type-only"] },
  },
  { name: "no room imports in a circle", from: {}, to: { circular: true } },
  {
    name: "an import of a file finds it",
    from: {},
    to: { path: "^\\.", pathNot: "^[./]+/content/", couldNotResolve: true },
  },
];

type Sources = Readonly<Record<string, string>>;

/** The text of every source file by its path in `src/`, with `/` between folders. */
function readSources(): Sources {
  const files = readdirSync(src, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = files.map((entry) => join(entry.parentPath, entry.name));
  return Object.fromEntries(
    paths.map((path) => [path.slice(src.length).split(sep).join("/"), readFileSync(path, "utf8")]),
  );
}

/** A source as TypeScript that holds all its imports: the script of an Astro file, workers that are named by address. */
function asTypeScript(path: string, text: string): string {
  const scripts = [/^---$([\s\S]*?)^---$/gm, /<script\b[^>]*>([\s\S]*?)<\/script>/g];
  const code = path.endsWith(".astro")
    ? scripts.flatMap((pattern) => [...text.matchAll(pattern)].map(([, body]) => body))
    : [text];
  const addresses = text.matchAll(/new URL\(\s*"(\.[^"]+)",\s*import\.meta\.url/g);
  return [...code, ...[...addresses].map(([, address]) => `import "${address}";`)].join("\n");
}

/** The import rules that sources break, each as `rule: from -> to`. Works on a copy, where Astro files are TypeScript. */
async function brokenRules(sources: Sources): Promise<string[]> {
  const copy = mkdtempSync(join(tmpdir(), "house-"));
  try {
    for (const [path, text] of Object.entries(sources)) {
      const target = join(copy, path.endsWith(".astro") ? `${path}.ts` : path);
      mkdirSync(dirname(target), { recursive: true });
      writeFileSync(target, asTypeScript(path, text));
    }
    const { output } = await cruise(
      ["."],
      { baseDir: copy, validate: true, ruleSet: { forbidden: rules }, tsPreCompilationDeps: true },
      { extensions: [".ts", ".tsx", ".mjs", ".css"] },
    );
    if (typeof output === "string") throw new Error(output);
    return output.summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} -> ${to}`);
  } finally {
    rmSync(copy, { recursive: true });
  }
}

describe("the rooms of the house", () => {
  const sources = readSources();

  test("each room is one that the rule knows", () => {
    const found = new Set(Object.keys(sources).flatMap((path) => (path.includes("/") ? [path.split("/")[0]] : [])));
    expect([...found].filter((room) => !(room && room in rooms))).toEqual([]);
  });

  test("every room stands above those that it may import, in the map of the README", () => {
    const readme = readFileSync(new URL("../README.md", import.meta.url), "utf8");
    const map = [...readme.matchAll(/^\| `src\/(\w+)`/gm)].map(([, room = ""]) => room);
    expect(map.toSorted()).toEqual(Object.keys(rooms).toSorted());
    const upwards = Object.entries(rooms).flatMap(([room, allowed]) =>
      allowed.filter((other) => map.indexOf(other) <= map.indexOf(room)).map((other) => `${room} -> ${other}`),
    );
    expect(upwards).toEqual([]);
  });

  test("imports point downwards only and never in a circle", async () => {
    expect(await brokenRules(sources)).toEqual([]);
  });
});

describe("the import rule", () => {
  const game = { "reversi/game.ts": "export type Game = 1;\nexport const game = 1;" };

  test("lets a room import a room below and a library", async () => {
    const good = {
      ...game,
      "board/grid.tsx": `import { h } from "preact";\nimport type { Game } from "../reversi/game.ts";\nexport { h, type Game };`,
      "pages/index.astro": `---\nimport Grid from "../board/grid.tsx";\n---\n<Grid />`,
    };
    expect(await brokenRules(good)).toEqual([]);
  });

  test.each([
    ["an import upwards", "reversi/up.ts", `import "../engine/search.ts";`, "engine/search.ts"],
    [
      "an upward import of types",
      "engine/up.ts",
      `import type { A } from "../coach/a.ts";\nexport type B = A;`,
      "coach/a.ts",
    ],
    ["a library in the game", "reversi/library.ts", `import "preact";`, "x.ts"],
    ["a module of Node in the texts", "locales/node.ts", `import "node:fs";`, "x.ts"],
    [
      "rules in the board",
      "board/rules.ts",
      `import { game } from "../reversi/game.ts";\nexport const g = game;`,
      "x.ts",
    ],
    ["a workshop on the site", "islands/mine.tsx", `import "../workshop/mine.ts";`, "workshop/mine.ts"],
    ["a page in an island", "islands/page.tsx", `import "../pages/index.astro";`, "pages/index.astro"],
    ["a page in the front of a layout", "layouts/page.astro", `---\nimport "../pages/a.ts";\n---\n<p />`, "pages/a.ts"],
    [
      "a page in the script of a layout",
      "layouts/page.astro",
      `<script>\nimport "../pages/a.ts";\n</script>`,
      "pages/a.ts",
    ],
    [
      "a worker of a room above",
      "engine/worker.ts",
      `new Worker(new URL("../coach/a.ts", import.meta.url));`,
      "coach/a.ts",
    ],
    ["a file that is not there", "coach/lost.ts", `import "./nowhere.ts";`, "x.ts"],
    ["a circle", "coach/a.ts", `import type { B } from "./b.ts";\nexport type A = B;`, "coach/b.ts"],
  ])("finds %s", async (_, path, text, other) => {
    const back = `import type { A } from "./a.ts";\nexport type B = A;`;
    const bad = { ...game, [path]: text, [other]: other === "coach/b.ts" ? back : "export type A = 1;" };
    const broken = await brokenRules(bad);
    expect(broken.length).toBeGreaterThan(0);
    expect(broken.every((line) => line.includes(path) || line.includes("coach/b.ts"))).toBe(true);
  });
});
