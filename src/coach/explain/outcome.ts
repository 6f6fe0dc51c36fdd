import type { MoveValue } from "../../engine/analysis.ts";
import type { Outcome } from "./explanation.ts";

const resultOf = (score: number): "win" | "draw" | "loss" => (score > 0 ? "win" : score < 0 ? "loss" : "draw");

/** What `played` costs beside `best`: in results where both values are proven, else in discs, told as an estimate. */
export function outcomeOf(played: MoveValue, best: MoveValue): Outcome {
  const isExact = played.isExact && best.isExact;
  const [before, after] = [Math.max(best.score, played.score), played.score];
  const depth = Math.min(played.depth, best.depth);
  const common = { before, after, isExact, depth };
  if (after >= before) return { key: isExact ? "outcome.best" : "outcome.estimate.best", ...common };
  if (!isExact) return { key: "outcome.estimate", ...common };
  return { key: `outcome.${resultOf(before)}.${resultOf(after)}` as Outcome["key"], ...common };
}
