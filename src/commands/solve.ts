import { once } from "node:events";
import { availableParallelism } from "node:os";
import { parseArgs } from "node:util";
import { Worker } from "node:worker_threads";
import { assembleEngine } from "../build/assemble.ts";
import { loadEngine } from "../engine/load.node.ts";
import { searcherOf } from "../engine/searcher.ts";
import { type SolveOptions, solveLine } from "./solution.ts";
import { isRecord, print, readInput, refuse, splitLines, textOf } from "./terminal.ts";

const USAGE =
  "usage: npm run -s solve -- [--exact | --depth N] [--all] [--threads N] FILE   (OBF, or - for standard input)";

/** A line of the input that holds a position, with its number, counted from 1. */
interface Line {
  readonly text: string;
  readonly number: number;
}

interface Arguments extends SolveOptions {
  readonly threads: number;
  readonly file: string;
}

/** A whole number written in at most two digits, from 1 to `most`; null for anything else. */
const numberUpTo = (text: string, most: number): number | null =>
  /^\d{1,2}$/.test(text) && Number(text) >= 1 && Number(text) <= most ? Number(text) : null;

/** The arguments; null if they are not those of the usage. */
function readArguments(): Arguments | null {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        exact: { type: "boolean" },
        depth: { type: "string" },
        all: { type: "boolean" },
        threads: { type: "string" },
      },
    });
    const [file, ...more] = positionals;
    const depth = values.exact ? 60 : values.depth === undefined ? undefined : numberUpTo(values.depth, 60);
    const threads = numberUpTo(values.threads ?? "1", 64);
    if (file === undefined || file === "" || more.length > 0 || depth === null || threads === null) return null;
    if (values.exact && values.depth !== undefined) return null;
    return { depth: depth ?? null, all: values.all ?? false, threads, file };
  } catch {
    return null;
  }
}

/** The solutions of lines, in their order, worked out here one after the other. */
async function* solveHere(lines: readonly Line[], options: SolveOptions): AsyncGenerator<object> {
  const { module, weights } = await loadEngine();
  const searcher = searcherOf(module, weights);
  for (const { text, number } of lines) yield solveLine(text, number, options, searcher);
}

/** The same, each line by the first of several threads that is free. */
async function* solveBeside(lines: readonly Line[], options: SolveOptions, threads: number): AsyncGenerator<object> {
  const solved = lines.map(() => Promise.withResolvers<object>());
  let next = 0;
  const work = async (): Promise<void> => {
    const worker = new Worker(new URL("./solve-worker.ts", import.meta.url), { workerData: options });
    for (let at = next++; at < lines.length; at = next++) {
      worker.postMessage(lines[at]);
      const [solution] = await once(worker, "message");
      solved[at]?.resolve(solution);
    }
    await worker.terminate();
  };
  const working = Promise.all(Array.from({ length: threads }, work));
  // A thread that breaks ends the wait for what it had to solve.
  working.catch((error: unknown) => {
    for (const { reject } of solved) reject(error);
  });
  for (const { promise } of solved) yield await promise;
  await working;
}

const given = readArguments();
if (given === null) refuse(USAGE);
else {
  try {
    const { file, threads, depth, all } = given;
    const lines = splitLines(textOf(await readInput(file)))
      .map((text, index): Line => ({ text, number: index + 1 }))
      .filter(({ text }) => isRecord(text));
    await assembleEngine();
    const options = { depth, all };
    const workers = Math.min(threads, lines.length, availableParallelism());
    for await (const solution of workers > 1 ? solveBeside(lines, options, workers) : solveHere(lines, options)) {
      if ("ok" in solution && solution.ok === false) process.exitCode = 1;
      print([JSON.stringify(solution)]);
    }
  } catch (error) {
    refuse(`cannot read ${given.file}: ${error instanceof Error ? error.message : String(error)}`);
  }
}
