import type { Kit, Message, Reply } from "./desk.ts";

/** What of a worker the pool needs. */
export type WorkerLike = Pick<Worker, "postMessage" | "terminate" | "onmessage" | "onerror">;

/** A task under way. */
export interface Asked<A> {
  /** The answer; null if the task was cancelled or nobody could answer it. Never rejects, and never comes in the same turn. */
  readonly answer: Promise<A | null>;
  /** Drops the answer: it is null from now on, whatever still comes. */
  readonly cancel: () => void;
}

/** How a task is to be done. */
export interface Terms {
  /** After how many milliseconds a worker that has not answered is taken to be stuck. Never, by default. */
  readonly patience?: number | undefined;
}

interface Job<T, A> {
  readonly id: number;
  readonly task: T;
  readonly terms: Terms;
  readonly settle: (answer: A | null) => void;
  /** Whether a worker broke over it already. */
  isRetry: boolean;
  isDropped: boolean;
}

interface Place<T, A> {
  worker: WorkerLike | null;
  kit: Kit | null;
  job: Job<T, A> | null;
  timer: ReturnType<typeof setTimeout> | undefined;
}

/** For how many milliseconds a worker may go on with a task that nobody waits for, before it is ended: a search cannot be interrupted. */
export const GRACE = 50;

/** How the answers have been found: by the engine or by the plain search, and beside the page or on it. */
export interface PoolState {
  readonly search: "engine" | "plain";
  readonly place: "worker" | "page";
}

/** What a pool works with. */
export interface PoolOptions<T> {
  /** How many workers at most; each starts with its first task. */
  readonly size: number;
  readonly startWorker: () => WorkerLike;
  /** What does the work on the page where no worker can be started; without it, nobody answers there. */
  readonly startHere?: () => WorkerLike;
  /** What a worker needs for a task. A kit with weights is not taken back for one without. */
  readonly kitFor: (task: T) => Promise<Kit | null>;
}

/** Whether something that came from a worker is the answer to task `id`. */
const isReply = <A>(data: unknown, id: number): data is Reply<A> =>
  typeof data === "object" && data !== null && "id" in data && data.id === id && "answer" in data;

/**
 * Workers that do tasks: each task is done by the first that is free, in the order they come. A worker that breaks is replaced, and
 * its task given once more; one that is still at a cancelled task a moment later is replaced too.
 */
export class Pool<T, A> {
  private readonly options: PoolOptions<T>;
  private readonly places: readonly Place<T, A>[];
  private queue: Job<T, A>[] = [];
  private lastId = 0;
  private isHere = false;
  private known: PoolState | null = null;

  constructor(options: PoolOptions<T>) {
    this.options = options;
    const place = (): Place<T, A> => ({ worker: null, kit: null, job: null, timer: undefined });
    this.places = Array.from({ length: options.size }, place);
  }

  get size(): number {
    return this.places.length;
  }

  /** How the last answer was found; null before the first. */
  get state(): PoolState | null {
    return this.known;
  }

  run(task: T, terms: Terms = {}): Asked<A> {
    this.lastId += 1;
    const id = this.lastId;
    let job: Job<T, A> | undefined;
    const answer = new Promise<A | null>((settle) => {
      job = { id, task, terms, settle, isRetry: false, isDropped: false };
      this.queue.push(job);
    });
    this.deal();
    return { answer, cancel: () => job && this.drop(job) };
  }

  /** Ends the workers and drops what they were at. The next task starts others. */
  close(): void {
    const waiting = this.queue;
    this.queue = [];
    for (const job of waiting) this.drop(job);
    for (const place of this.places) {
      if (place.job !== null) this.drop(place.job);
      this.end(place);
    }
  }

  private drop(job: Job<T, A>): void {
    if (job.isDropped) return;
    job.isDropped = true;
    job.settle(null);
    this.queue = this.queue.filter((waiting) => waiting !== job);
    const place = this.places.find((one) => one.job === job);
    if (place !== undefined) this.endAfter(place, GRACE);
  }

  /** Ends the worker unless it is done with what it is at after so many milliseconds. */
  private endAfter(place: Place<T, A>, milliseconds: number): void {
    clearTimeout(place.timer);
    place.timer = setTimeout(() => {
      const { job } = place;
      this.end(place);
      if (job !== null && !job.isDropped) job.settle(null);
      this.deal();
    }, milliseconds);
  }

  private end(place: Place<T, A>): void {
    clearTimeout(place.timer);
    place.worker?.terminate();
    place.worker = null;
    place.kit = null;
    place.job = null;
  }

  /** Gives the tasks that wait to the workers that are free. */
  private deal(): void {
    for (const place of this.places) {
      if (place.job !== null) continue;
      const job = this.queue.shift();
      if (job === undefined) return;
      place.job = job;
      void this.give(place, job);
    }
  }

  private async give(place: Place<T, A>, job: Job<T, A>): Promise<void> {
    // A worker starts while its kit is still being loaded.
    try {
      place.worker ??= this.started(place);
    } catch {
      this.broke(place);
      return;
    }
    const kit = await this.options.kitFor(job.task).catch(() => null);
    if (place.job !== job) return;
    if (job.isDropped) {
      this.free(place);
      return;
    }
    try {
      if (kit !== null && kit !== place.kit && !place.kit?.weights) place.kit = this.equip(place, kit);
      place.worker?.postMessage({ id: job.id, question: job.task } satisfies Message<T>);
    } catch {
      this.broke(place);
      return;
    }
    if (job.terms.patience !== undefined) this.endAfter(place, job.terms.patience);
  }

  /** Hands over a kit, or none where it cannot be sent: compiled code does not cross to a worker everywhere. */
  private equip({ worker }: Place<T, A>, kit: Kit): Kit | null {
    try {
      worker?.postMessage({ kit } satisfies Message<T>);
      return kit;
    } catch {
      return null;
    }
  }

  private started(place: Place<T, A>): WorkerLike {
    const { startWorker, startHere } = this.options;
    const worker = this.isHere && startHere ? startHere() : startWorker();
    worker.onmessage = ({ data }: MessageEvent<unknown>) => {
      const { job } = place;
      if (worker !== place.worker || job === null || !isReply<A>(data, job.id)) return;
      this.known = { search: data.search, place: this.isHere ? "page" : "worker" };
      this.free(place);
      if (!job.isDropped) job.settle(data.answer);
    };
    worker.onerror = () => {
      if (worker === place.worker) this.broke(place);
    };
    return worker;
  }

  private free(place: Place<T, A>): void {
    clearTimeout(place.timer);
    place.job = null;
    this.deal();
  }

  /** The worker has broken: another one gets the same task, but only once. */
  private broke(place: Place<T, A>): void {
    const { job } = place;
    this.end(place);
    if (job !== null && !job.isDropped) {
      const isFirst = !job.isRetry;
      // Where no worker has ever answered, there may be none to be had.
      const goesHere = !isFirst && this.known === null && !this.isHere && this.options.startHere !== undefined;
      if (goesHere) this.isHere = true;
      if (isFirst || goesHere) {
        job.isRetry = true;
        this.queue.unshift(job);
      } else job.settle(null);
    }
    this.deal();
  }
}

type Desk<T, A> = (post: (reply: Reply<A>) => void) => (message: Message<T>) => void;

/** A stand-in for a worker that does the work on the page itself, each task in a turn of its own; `load` gives who does it. */
export function workerHere<T, A>(load: () => Promise<Desk<T, A>>): WorkerLike {
  let isEnded = false;
  const here: WorkerLike = {
    onmessage: null,
    onerror: null,
    postMessage: (message: Message<T>) => {
      const take = desk.then((to) => setTimeout(() => !isEnded && to(message)));
      take.catch(() => here.onerror?.call(here as Worker, new ErrorEvent("error")));
    },
    terminate: () => {
      isEnded = true;
    },
  };
  const desk = load().then((open) =>
    open((reply) => {
      if (!isEnded) here.onmessage?.call(here as Worker, { data: reply } as MessageEvent);
    }),
  );
  return here;
}
