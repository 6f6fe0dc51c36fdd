import { type BitBoard, emptiesOf, type Position, type Square } from "../reversi/index.ts";
import { type Analysis, analyse, type Request } from "./analysis.ts";
import { CRITIC_FROM, LEVEL } from "./opponents/levels.ts";
import type { Choice, Player } from "./opponents/players.ts";
import type { Kit } from "./pool/desk.ts";
import { type Asked, Pool, type PoolOptions, type PoolState, type WorkerLike, workerHere } from "./pool/pool.ts";
import type { ModestTask, ReadTask, Task, TaskAnswers } from "./pool/task.ts";
import type { AnswerTo, Question } from "./question.ts";
import type { Found } from "./searcher.ts";

export type { Analysis, Limit, MoveValue, Request } from "./analysis.ts";
export type { Choice, Player } from "./opponents/players.ts";
export type { Asked, PoolState } from "./pool/pool.ts";

/** More workers than this gain little, and each takes memory. */
const MOST_WORKERS = 4;

/** A worker that is late by so many milliseconds is stuck. */
const LATE = 3000;

/** With fewer empty squares than this the end is read out as fast without the trained weights, which need not be loaded. */
const WEIGHTS_FROM = 17;

/** The engine of a page. It loads nothing before the first question, and never works in the thread of the page while there are workers. */
export interface Engine {
  /**
   * Analyses the position of the side to move on `board`, and tells `onDeeper` each time more is known, the last time included.
   * Cancels the analysis before: what came of another position never arrives. The answer is the last that was told; null if the
   * analysis was cancelled or nothing could be found.
   */
  analyse(board: BitBoard, request: Request, onDeeper?: (analysis: Analysis) => void): Asked<Analysis>;
  /**
   * The move that an opponent chooses for the side to move on `board`; null if it has none. Cancels the choice before. The same seed
   * gives the same move on the same board, so give each game a seed of its own.
   */
  choose(board: BitBoard, player: Player, seed: number): Asked<Choice>;
  /**
   * The move of the modest opponent, which knows every variant and plays four by four perfectly; null if there is none. For all boards
   * that `choose` does not know. Cancels the choice before; the seed is as there.
   */
  chooseModestly(position: Position, seed: number): Asked<Square>;
  /** Judges a move or solves a task, as far as the engine reads the game out. Cancels the question before. */
  ask<Q extends Question>(question: Q): Asked<AnswerTo<Q>>;
  /**
   * How the last answer was found: by the engine or, where WebAssembly is missing, by the plain search, which is far weaker; in a
   * worker or, where there are none, on the page. Null before the first answer.
   */
  readonly state: PoolState | null;
  /** Ends the workers and all that is under way. The next question starts others. */
  close(): void;
}

/** What an engine is made of, for those who test it. */
export type EngineParts = Partial<PoolOptions<Task>>;

/** The kit that workers of this page need: loaded once and only when something needs it, the trained weights for what is deep alone. */
export const loadKit = async (isDeep: boolean): Promise<Kit | null> => {
  const { kit } = await import("./pool/kit.ts");
  return kit(isDeep);
};

/** Whether the trained weights are worth loading for a task: the first moves of lower levels are judged with their own eyes. */
function needsWeights(task: Exclude<Task, ModestTask>): boolean {
  const empties = emptiesOf(task.board);
  if (task.kind === "look") return true;
  if (task.kind !== "choose") return empties >= WEIGHTS_FROM;
  if (task.player.kind === "habit") return false;
  return LEVEL[task.player.level].eye === "engine" || (empties >= WEIGHTS_FROM && empties <= CRITIC_FROM);
}

/** The kit for a task. A game that has just begun needs the trained weights soon: they are on their way while it is answered without. */
async function kitForTask(task: Task): Promise<Kit | null> {
  if (task.kind === "modest") return null;
  const needs = needsWeights(task);
  const kit = await loadKit(needs);
  if (!needs && task.kind === "choose" && task.player.kind === "level" && emptiesOf(task.board) > CRITIC_FROM) {
    void loadKit(true);
  }
  return kit;
}

const workersHere = (): number =>
  Math.max(1, Math.min((globalThis.navigator?.hardwareConcurrency ?? 1) - 1, MOST_WORKERS));

/** Starts the engine of a page: `min(cores - 1, 4)` workers, at least one, each with its first task. */
export function startEngine(parts: EngineParts = {}): Engine {
  const pool = new Pool<Task, TaskAnswers[keyof TaskAnswers]>({
    size: workersHere(),
    startWorker: () => new Worker(new URL("./pool/worker.ts", import.meta.url), { type: "module" }),
    startHere: () => workerHere(async () => (await import("./pool/desk-on-page.ts")).openDesk),
    kitFor: kitForTask,
    ...parts,
  });
  // Of each kind of question one at a time is under way.
  const latest = new Map<string, Asked<unknown>>();
  const instead = <A>(kind: string, start: () => Asked<A>): Asked<A> => {
    latest.get(kind)?.cancel();
    const asked = start();
    latest.set(kind, asked);
    return asked;
  };
  // A worker answers what it was asked.
  const read = (task: ReadTask): Asked<Found> =>
    pool.run(task, task.milliseconds === undefined ? {} : { patience: task.milliseconds + LATE }) as Asked<Found>;
  return {
    analyse: (board, request, onDeeper = () => undefined) =>
      instead("analyse", () => analyse(board, request, pool.size, read, onDeeper)),
    choose: (board, player, seed) =>
      instead("choose", () => pool.run({ kind: "choose", board, player, seed }) as Asked<Choice>),
    chooseModestly: (position, seed) =>
      instead("choose", () => pool.run({ kind: "modest", position, seed }) as Asked<Square>),
    ask: <Q extends Question>(question: Q) => instead("ask", () => pool.run(question) as Asked<AnswerTo<Q>>),
    get state() {
      return pool.state;
    },
    close: () => {
      for (const { cancel } of latest.values()) cancel();
      pool.close();
    },
  };
}

/** The search of a page, for tasks that are judged. */
export type SearchClient = Pick<Engine, "ask" | "close">;

/** The engine of a page, in one worker: for tasks that are judged. */
export const startSearch = (): SearchClient => startEngine({ size: 1 });

/** Asks a worker of another kind, one question at a time, with the engine at hand: a new question cancels the one before. */
export class WorkerClient<Q, A> {
  private readonly pool: Pool<Q, A>;
  private latest: Asked<A> | null = null;

  constructor(startWorker: () => WorkerLike, kitFor: (question: Q) => Promise<Kit | null>) {
    this.pool = new Pool({ size: 1, startWorker, kitFor });
  }

  ask(question: Q): Asked<A> {
    this.latest?.cancel();
    this.latest = this.pool.run(question);
    return this.latest;
  }

  /** Ends the worker. The next question starts another. */
  close(): void {
    this.latest?.cancel();
    this.pool.close();
  }
}
