import { parentPort, workerData } from "node:worker_threads";
import { loadEngine } from "../engine/load.node.ts";
import { searcherOf } from "../engine/searcher.ts";
import { type SolveOptions, solveLine } from "./solution.ts";

/** One of several threads: solves the lines that it is sent, one after the other. */
const options: SolveOptions = workerData;
const { module, weights } = await loadEngine();
const searcher = searcherOf(module, weights);

parentPort?.on("message", ({ text, number }: { text: string; number: number }) => {
  parentPort?.postMessage(solveLine(text, number, options, searcher));
});
