import { loadEngine } from "../../../src/engine/load.node.ts";
import { deskFor, type Kit, type Message, type Reply } from "../../../src/engine/pool/desk.ts";
import { type WorkerLike, workerHere } from "../../../src/engine/pool/pool.ts";
import { perform, type Task, type TaskAnswers } from "../../../src/engine/pool/task.ts";

/** A worker that answers, or breaks, when told to. */
export class Fake<T, A> implements WorkerLike {
  onmessage: WorkerLike["onmessage"] = null;
  onerror: WorkerLike["onerror"] = null;
  readonly asked: { readonly id: number; readonly question: T }[] = [];
  readonly kits: Kit[] = [];
  isEnded = false;
  private readonly answer: (task: T) => A;

  constructor(answer: (task: T) => A) {
    this.answer = answer;
  }

  postMessage(message: Message<T>): void {
    if ("kit" in message) this.kits.push(message.kit);
    else this.asked.push(message);
  }

  terminate(): void {
    this.isEnded = true;
  }

  tell(data: unknown): void {
    this.onmessage?.call(this as unknown as Worker, { data } as MessageEvent);
  }

  reply(): void {
    const last = this.asked.at(-1);
    if (last) this.tell({ id: last.id, answer: this.answer(last.question), search: "engine" } satisfies Reply<A>);
  }

  break(): void {
    this.onerror?.call(this as unknown as Worker, {} as ErrorEvent);
  }
}

type Answer = TaskAnswers[keyof TaskAnswers];

/** A worker that does the engine's tasks in this thread, and tells of each one that reaches it. */
export const engineWorker = (onTask: (task: Task) => void = () => undefined): WorkerLike =>
  workerHere<Task, Answer>(
    async () => (post) =>
      deskFor((task, searcher, search) => {
        onTask(task);
        return perform(task, searcher, search);
      }, post),
  );

const loaded = loadEngine();

/** The parts of an engine that works in this thread: the compiled engine, or the plain search in its place. */
export const partsHere = (search: "engine" | "plain", onTask?: (task: Task) => void) => ({
  size: 2,
  startWorker: () => engineWorker(onTask),
  kitFor: async () => (search === "engine" ? loaded : null),
});
