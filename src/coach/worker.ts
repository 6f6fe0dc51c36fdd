import { serve } from "../engine/pool/desk.ts";
import { explain } from "./explain/explain.ts";
import type { Explanation, MoveQuestion } from "./explain/explanation.ts";

// Explains moves beside the page: each question comes with a number, and its explanation goes back with the same.
serve<MoveQuestion, Explanation | null>(explain);
