import { type Asked, loadKit, WorkerClient } from "../engine/client.ts";
import { emptiesOf } from "../reversi/index.ts";
import type { Decisive, GameQuestion } from "./decisive.ts";
import type { Explanation, MoveQuestion } from "./explain/explanation.ts";

export { type Decisive, NOTICED } from "./decisive.ts";
export type { Explanation, MoveQuestion, Reason, Role, Scene } from "./explain/explanation.ts";

/** With fewer empty squares than this endings are read out as fast without the trained weights, which need not be loaded. */
const WEIGHTS_FROM = 17;

/** Explains moves and games in a worker of its own, which starts with the first question. */
export interface Coach {
  /** What a move costs and why; null if it is not legal, was cancelled or cannot be explained here. Cancels the question before. */
  explain(question: MoveQuestion): Asked<Explanation | null>;
  /** The moves that decided a game: see decisive.ts. Null if it was cancelled. Cancels the question before. */
  decide(question: GameQuestion): Asked<readonly Decisive[] | null>;
  /** Ends the worker. The next question starts another. */
  close(): void;
}

/** The coach of a page. It loads nothing before the first question. */
export function startCoach(): Coach {
  const client = new WorkerClient<MoveQuestion | GameQuestion, Explanation | readonly Decisive[] | null>(
    () => new Worker(new URL("./worker.ts", import.meta.url), { type: "module" }),
    (question) => loadKit("moves" in question || emptiesOf(question.board) >= WEIGHTS_FROM),
  );
  // The worker answers what it was asked.
  return {
    explain: (question) => client.ask(question) as Asked<Explanation | null>,
    decide: (question) => client.ask(question) as Asked<readonly Decisive[] | null>,
    close: () => client.close(),
  };
}
