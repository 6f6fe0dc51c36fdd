import type { Claim } from "../../catalogue/claim.ts";
import { subjectOfTask, type TaskPlace } from "../../catalogue/task.ts";
import type { LookAhead } from "../../engine/ahead.ts";
import { readBySearch } from "./forced.ts";
import { prove } from "./prove.ts";
import type { Proof } from "./prover.ts";
import type { Read } from "./read.ts";

/** A claim, and what it is claimed of. */
export interface ProofQuestion {
  readonly claim: Claim;
  readonly place: TaskPlace;
}

/**
 * Proves a claim about a task here and now, by the rules and by an exact search, the plain one unless another is given. What is not
 * even a position proves nothing.
 */
export async function proveOfTask(
  { claim, place }: ProofQuestion,
  read: Read = readBySearch,
  look?: LookAhead,
): Promise<Proof> {
  const subject = subjectOfTask(place);
  return subject.ok ? prove(claim, subject.value, read, look) : { holds: false, counted: 0 };
}
