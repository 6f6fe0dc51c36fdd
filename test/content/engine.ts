import { type LookAhead, lookWith } from "../../src/engine/ahead.ts";
import { keyOf } from "../../src/engine/canonical.ts";
import { loadEngine } from "../../src/engine/load.node.ts";
import { answer } from "../../src/engine/question.ts";
import { searcherOf } from "../../src/engine/searcher.ts";
import { solverOf } from "../../src/engine/solver.ts";
import type { Ask } from "../../src/training/answers/move.ts";
import { readWith } from "../../src/training/proof/forced.ts";
import type { Read } from "../../src/training/proof/read.ts";

const { module, weights } = await loadEngine();
export const searcher = searcherOf(module, weights);
const solver = solverOf(searcher);

const lookAgain = lookWith(searcher);
const looked = new Map<string, ReturnType<LookAhead>>();

/** What the engine makes of each move some plies ahead. Many claims speak of one position: each is looked at once. */
export const look: LookAhead = (board, plies, only) => {
  const key = `${keyOf(board)} ${plies}`;
  const known = looked.get(key) ?? lookAgain(board, plies);
  looked.set(key, known);
  return only === undefined ? known : known.filter(({ square }) => only.includes(square));
};

/** The engine that a learner's browser asks, here and now: content may be as deep as it reads. */
export const ask: Ask = async (question) => answer(question, solver, look) as never;

/** The same for claims. */
export const read: Read = readWith(() => solver);
