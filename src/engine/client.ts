import type { AnswerTo, Question } from "./question.ts";

/** What of a worker the client needs. */
export type WorkerLike = Pick<Worker, "postMessage" | "terminate" | "onmessage" | "onerror">;

/** A question under way. */
export interface Asked<A> {
  /** The answer; null if the question was cancelled or nobody could answer it. Never rejects. */
  readonly answer: Promise<A | null>;
  /** Drops the answer: it is null from now on, whatever still comes. */
  readonly cancel: () => void;
}

interface Pending<Q, A> {
  readonly id: number;
  readonly question: Q;
  readonly settle: (answer: A | null) => void;
  /** Whether the worker broke once over it already. */
  readonly isRetry: boolean;
}

/** Whether something that came from a worker is an answer to question `id`. */
const isReply = (data: unknown, id: number | undefined): data is { readonly answer: unknown } =>
  typeof data === "object" && data !== null && "id" in data && data.id === id && "answer" in data;

/**
 * Asks a worker, which answers `{ id, question }` with `{ id, answer }`, one question at a time: a new question cancels the one before.
 * A worker that is still at a cancelled question is ended, for a search cannot be interrupted; one that breaks is replaced once for
 * each question.
 */
export class WorkerClient<Q, A> {
  private worker: WorkerLike | null = null;
  private pending: Pending<Q, A> | null = null;
  private lastId = 0;
  private readonly start: () => WorkerLike;

  constructor(start: () => WorkerLike) {
    this.start = start;
  }

  ask(question: Q): Asked<A> {
    this.cancel();
    this.lastId += 1;
    const id = this.lastId;
    const answer = new Promise<A | null>((settle) => this.post({ id, question, settle, isRetry: false }));
    return { answer, cancel: () => this.pending?.id === id && this.cancel() };
  }

  /** Ends the worker. The next question starts another. */
  close(): void {
    this.cancel();
    this.end();
  }

  private cancel(): void {
    if (this.pending === null) return;
    this.finish(null);
    this.end();
  }

  private end(): void {
    this.worker?.terminate();
    this.worker = null;
  }

  private finish(answer: A | null): void {
    const { pending } = this;
    this.pending = null;
    pending?.settle(answer);
  }

  private post(pending: Pending<Q, A>): void {
    this.pending = pending;
    try {
      this.worker ??= this.started();
      this.worker.postMessage({ id: pending.id, question: pending.question });
    } catch {
      this.replace();
    }
  }

  private started(): WorkerLike {
    const worker = this.start();
    worker.onmessage = ({ data }: MessageEvent<unknown>) => {
      // The worker is our own, and answers what it was asked.
      if (isReply(data, this.pending?.id)) this.finish(data.answer as A);
    };
    worker.onerror = () => {
      if (worker === this.worker) this.replace();
    };
    return worker;
  }

  /** The worker has broken: another one gets the same question, but only once. */
  private replace(): void {
    this.end();
    const { pending } = this;
    if (pending === null) return;
    if (pending.isRetry) this.finish(null);
    else this.post({ ...pending, isRetry: true });
  }
}

/** The search of a page. */
export interface SearchClient {
  ask<Q extends Question>(question: Q): Asked<AnswerTo<Q>>;
  close(): void;
}

/** The search in a module worker that starts with the first question. */
export const startSearch = (): SearchClient =>
  new WorkerClient<Question, never>(() => new Worker(new URL("./worker.ts", import.meta.url), { type: "module" }));
