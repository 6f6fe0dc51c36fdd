import { lookWith } from "../../engine/ahead.ts";
import { serve } from "../../engine/pool/desk.ts";
import { solverOf } from "../../engine/solver.ts";
import { readBySearch, readWith } from "./forced.ts";
import type { Proof } from "./prover.ts";
import { type ProofQuestion, proveOfTask } from "./question.ts";

// Proves claims beside the page, by the engine where it works: each comes with a number, and its proof goes back with the same.
serve<ProofQuestion, Proof>((question, searcher, search) =>
  proveOfTask(question, search === "engine" ? readWith(() => solverOf(searcher)) : readBySearch, lookWith(searcher)),
);
