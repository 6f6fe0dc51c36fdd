import { serve } from "../engine/pool/desk.ts";
import { type Decisive, decisiveMoves, type GameQuestion } from "./decisive.ts";
import { explain } from "./explain/explain.ts";
import type { Explanation, MoveQuestion } from "./explain/explanation.ts";
import { ENGINE_REACH, PLAIN_REACH } from "./explain/reading.ts";

// Explains moves and games beside the page: each question comes with a number, and its answer goes back with the same.
serve<MoveQuestion | GameQuestion, Explanation | readonly Decisive[] | null>((question, searcher, search) =>
  "moves" in question
    ? decisiveMoves(question, searcher)
    : explain(question, searcher, search === "engine" ? ENGINE_REACH : PLAIN_REACH),
);
