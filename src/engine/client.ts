import type { Answers, AnswerTo, Question } from "./question.ts";

/** What of a worker the client needs. */
export type WorkerLike = Pick<Worker, "postMessage" | "terminate" | "onmessage" | "onerror">;

/** A question under way. */
export interface Asked<A> {
  /** The answer; null if the question was cancelled or nobody could answer it. Never rejects. */
  readonly answer: Promise<A | null>;
  /** Drops the answer: it is null from now on, whatever still comes. */
  readonly cancel: () => void;
}

interface Pending {
  readonly id: number;
  readonly question: Question;
  readonly settle: (answer: Answers[keyof Answers] | null) => void;
  /** Whether the worker broke once over it already. */
  readonly isRetry: boolean;
}

interface Reply {
  readonly id: number;
  readonly answer: Answers[keyof Answers];
}

/** What comes back from a worker: checked, for it is another program's word. */
const isReply = (data: unknown): data is Reply =>
  typeof data === "object" && data !== null && "id" in data && typeof data.id === "number" && "answer" in data;

/**
 * Asks the search, which runs in a worker of its own, one question at a time: a new question cancels the one before. A worker that
 * still reads at a cancelled question is ended, for a search cannot be interrupted; one that breaks is replaced once for each question.
 */
export class SearchClient {
  private worker: WorkerLike | null = null;
  private pending: Pending | null = null;
  private lastId = 0;
  private readonly start: () => WorkerLike;

  constructor(start: () => WorkerLike) {
    this.start = start;
  }

  ask<Q extends Question>(question: Q): Asked<AnswerTo<Q>> {
    this.cancel();
    this.lastId += 1;
    const id = this.lastId;
    const answer = new Promise<AnswerTo<Q> | null>((resolve) => {
      const settle = (value: Answers[keyof Answers] | null): void => resolve(value as AnswerTo<Q> | null);
      this.post({ id, question, settle, isRetry: false });
    });
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

  private finish(answer: Answers[keyof Answers] | null): void {
    const { pending } = this;
    this.pending = null;
    pending?.settle(answer);
  }

  private post(pending: Pending): void {
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
      if (isReply(data) && data.id === this.pending?.id) this.finish(data.answer);
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

/** The search of a page, in a module worker that starts with the first question. */
export const startSearch = (): SearchClient =>
  new SearchClient(() => new Worker(new URL("./worker.ts", import.meta.url), { type: "module" }));
