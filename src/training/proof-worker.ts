import { type ProofQuestion, proveOfTask } from "./proof-question.ts";
import type { Proof } from "./prove.ts";

/** Proves claims beside the page: each comes with a number, and its proof goes back with the same. */
addEventListener("message", ({ data }: MessageEvent<{ id: number; question: ProofQuestion }>) => {
  const reply = (answer: Proof | null): void => postMessage({ id: data.id, answer });
  proveOfTask(data.question).then(reply, () => reply(null));
});
