import { loadEngine } from "../../src/engine/load.node.ts";
import { answer } from "../../src/engine/question.ts";
import { searcherOf } from "../../src/engine/searcher.ts";
import { solverOf } from "../../src/engine/solver.ts";
import { readWith } from "../../src/training/forced.ts";
import type { Ask } from "../../src/training/move.ts";
import type { Read } from "../../src/training/read.ts";

const { module, weights } = await loadEngine();
const solver = solverOf(searcherOf(module, weights));

/** The engine that a learner's browser asks, here and now: content may be as deep as it reads. */
export const ask: Ask = async (question) => answer(question, solver) as never;

/** The same for claims. */
export const read: Read = readWith(() => solver);
