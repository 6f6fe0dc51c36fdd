import type { ClaimKind } from "../../catalogue/claim.ts";
import { subjectOfTask } from "../../catalogue/task.ts";
import { countDiscs } from "../../reversi/index.ts";
import type { ProofQuestion } from "./question.ts";

/** The kinds of claims whose proof reads the game out to its end. */
const READ_OUT: readonly ClaimKind[] = ["value", "worth", "best", "only-way", "ways"];

/** The kinds that ask for an opinion of the engine, which is worth little without its trained weights. */
const OPINIONS: readonly ClaimKind[] = ["estimate", "costs"];

/** With so many empty squares or more the engine reads the game out far sooner with its trained weights. */
const DEEP_FROM = 17;

/** Whether the proof of a claim reads so far that the trained weights are worth loading for it. */
export function readsDeep({ claim, place }: ProofQuestion): boolean {
  if (OPINIONS.includes(claim.kind)) return true;
  if (!READ_OUT.includes(claim.kind)) return false;
  const subject = subjectOfTask(place);
  return subject.ok && countDiscs(subject.value.position.board).empty >= DEEP_FROM;
}
