import { loadKit, WorkerClient } from "../../engine/client.ts";
import { readsDeep } from "../../training/proof/deep.ts";
import type { Proof } from "../../training/proof/prover.ts";
import type { ProofQuestion } from "../../training/proof/question.ts";

const prover = new WorkerClient<ProofQuestion, Proof | null>(
  () => new Worker(new URL("../../training/proof/worker.ts", import.meta.url), { type: "module" }),
  (question) => loadKit(readsDeep(question)),
);

let last: Promise<unknown> = Promise.resolve();

/** Proves a claim in a worker, after those that were asked for before; null if the worker cannot. Never rejects. */
export function proveBeside(question: ProofQuestion): Promise<Proof | null> {
  const proof = last.then(() => prover.ask(question).answer);
  last = proof;
  return proof;
}
