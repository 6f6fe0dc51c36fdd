import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parse, stringify } from "yaml";

// Builds the site a second time, from content in which every task looks the same and has another answer.

const root = fileURLToPath(new URL("../../../", import.meta.url));
/** Inside the project, so that the packages are found from there. */
const copy = join(root, "test-results", "other-answers");

/** The folder of the second site. */
export const otherSite: string = join(copy, "dist");

type Data = Record<string, unknown>;
const isData = (value: unknown): value is Data => typeof value === "object" && value !== null && !Array.isArray(value);
const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** Squares, perhaps written as one text. */
const squaresIn = (value: unknown): readonly unknown[] =>
  typeof value === "string" ? value.trim().split(/[\s,]+/) : list(value);

/** A text that says something else at the same length. */
const reversed = (text: unknown): string => [...String(text)].reverse().join("");

/** The rungs of a ladder, all of them mere thoughts now. */
const ideas = (hints: unknown): readonly Data[] => list(hints).map(() => ({ kind: "idea" }));

/** The words that are kept from the learner until they are asked for. */
function otherWords(words: Data): Data {
  const choices = list(words["choices"])
    .filter(isData)
    .map(({ text, why }) => ({ text: reversed(text), why: reversed(why) }));
  return {
    ...words,
    hints: list(words["hints"]).map(reversed),
    solved: reversed(words["solved"]),
    ...(words["wrong"] === undefined ? {} : { wrong: reversed(words["wrong"]) }),
    ...(choices.length === 0 ? {} : { choices }),
  };
}

/** A board with the colours of its discs exchanged. */
const exchanged = (board: unknown): string => String(board).replace(/[XO]/g, (disc) => (disc === "X" ? "O" : "X"));

/** Somebody else: of those with a single habit another of them, for a long game may be won only against one. */
function otherOpponent(against: unknown): Data {
  if (!isData(against) || against["habit"] === undefined) return { level: 6 };
  return { habit: against["habit"] === "grabber" ? "edge-walker" : "grabber" };
}

/** What makes another answer right, by kind. What is seen before the learner does anything stays. */
function otherFacts(exercise: Data): Data {
  switch (exercise["kind"]) {
    case "best-move":
      return { goal: { kind: "flips", count: 64 } };
    case "line":
      return { goal: { kind: "follow", moves: "d4" } };
    case "play-out":
      // A whole game has no written answer: somebody else plays the other side.
      return { against: otherOpponent(exercise["against"]) };
    case "mark":
      return { what: { kind: "x-squares" } };
    case "count":
      return { what: { kind: "empties" } };
    case "setup":
      return exercise["position"] === undefined
        ? { position: `${"-".repeat(63)}X`, toMove: "black", variant: "othello", moves: undefined }
        : { position: exchanged(exercise["position"]) };
    case "name-square":
      return { squares: squaresIn(exercise["squares"]).toReversed() };
    case "order":
      return { first: exercise["first"] === "most" ? "fewest" : "most" };
    case "spot-error":
      return exercise["position"] === undefined
        ? { position: exchanged(exercise["shown"]), toMove: exercise["toMove"] ?? "black", moves: undefined }
        : { position: exchanged(exercise["position"]) };
    case "choose": {
      const choices = list(exercise["choices"]).filter(isData);
      const right = choices.findIndex((choice) => choice["right"] === true);
      return { choices: choices.map((_, i) => (i === (right + 1) % choices.length ? { right: true } : {})) };
    }
    default:
      throw new Error(`there is no other answer for ${String(exercise["kind"])}`);
  }
}

/** The exercise with another answer, told in other words. */
function otherExercise(exercise: Data): Data {
  const words = isData(exercise["words"]) ? exercise["words"] : {};
  const spoken = Object.entries(words).map(([language, told]) => [language, isData(told) ? otherWords(told) : told]);
  return { ...exercise, ...otherFacts(exercise), hints: ideas(exercise["hints"]), words: Object.fromEntries(spoken) };
}

/** The task of a study with another answer. */
const otherTask = (task: Data): Data => ({
  ...task,
  goal: { kind: "flips", count: 18 },
  hints: ideas(task["hints"]),
  claims: [{ kind: "discs", black: 1, white: 1, empty: 62 }],
});

const otherStudy = (study: Data): Data => ({
  ...otherTask(study),
  ...(study["further"] === undefined ? {} : { further: list(study["further"]).filter(isData).map(otherTask) }),
});

/** The text of a study with other words wherever it is read only after solving. */
function otherText(text: string): string {
  const [, head = "", body = ""] = /^---\r?\n([\s\S]*?)\r?\n---\r?\n([\s\S]*)$/.exec(text) ?? [];
  const words = parse(head) as Data;
  const further = list(words["further"]).filter(isData).map(otherWords);
  const other = { ...otherWords(words), ...(further.length === 0 ? {} : { further }) };
  const after = body.replace(
    /<AfterSolving>[\s\S]*?<\/AfterSolving>/g,
    "<AfterSolving>\n\nSomething else.\n\n</AfterSolving>",
  );
  return `---\n${stringify(other)}---\n${after}`;
}

/** The ends of names, each with what makes the file another. */
function rewrite(folder: string, ending: string, change: (text: string) => string): void {
  for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
    if (!name.endsWith(ending)) continue;
    const file = join(folder, name);
    writeFileSync(file, change(readFileSync(file, "utf8")));
  }
}

const inYaml =
  (change: (data: Data) => Data) =>
  (text: string): string =>
    stringify(change(parse(text) as Data));

/** Builds the second site into `otherSite`. Throws with what the build says if it fails. */
export function buildOtherSite(): void {
  rmSync(copy, { recursive: true, force: true });
  mkdirSync(copy, { recursive: true });
  cpSync(join(root, "content"), join(copy, "content"), { recursive: true });
  rewrite(join(copy, "content", "exercises"), ".yaml", inYaml(otherExercise));
  rewrite(join(copy, "content", "studies"), ".yaml", inYaml(otherStudy));
  rewrite(join(copy, "content", "studies"), ".mdx", otherText);
  const config = {
    root: copy,
    srcDir: join(root, "src"),
    publicDir: join(root, "public"),
    outDir: otherSite,
    cacheDir: join(copy, "cache"),
    configFile: "../../astro.config.mjs",
    logLevel: "error",
  };
  const script = `import { build } from "astro"; await build(${JSON.stringify(config)});`;
  const built = spawnSync(process.execPath, ["--input-type=module", "--eval", script], { cwd: root, encoding: "utf8" });
  if (built.status !== 0) throw new Error(`the second site was not built:\n${built.stdout}${built.stderr}`);
}
