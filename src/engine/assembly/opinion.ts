import { evaluate, UNITS } from "./evaluate";

/** The evaluation in whole discs, half discs rounded away from a draw so that both sides see the same number. */
// @ts-ignore: decorator
@inline
export function opinionOf(own: u64, other: u64): i32 {
  const units = evaluate(own, other);
  return units < 0 ? -((UNITS / 2 - units) / UNITS) : (units + UNITS / 2) / UNITS;
}
