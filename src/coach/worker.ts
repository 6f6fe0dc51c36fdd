import { serve } from "../engine/pool/desk.ts";
import { ENGINE_REACH, explain, PLAIN_REACH } from "./explain/explain.ts";
import type { Explanation, MoveQuestion } from "./explain/explanation.ts";

// Explains moves beside the page: each question comes with a number, and its explanation goes back with the same.
serve<MoveQuestion, Explanation | null>((question, searcher, search) =>
  explain(question, searcher, search === "engine" ? ENGINE_REACH : PLAIN_REACH),
);
