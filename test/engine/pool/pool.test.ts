import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { WorkerClient } from "../../../src/engine/client.ts";
import type { Kit } from "../../../src/engine/pool/desk.ts";
import { GRACE, Pool } from "../../../src/engine/pool/pool.ts";
import { Fake } from "./workers.ts";

const KIT = { module: {} as WebAssembly.Module, weights: null } satisfies Kit;
const FULL = { ...KIT, weights: new Uint8Array(1) } satisfies Kit;

const shout = (word: string): string => word.toUpperCase();

function poolWithFakes(size: number, kitFor: (word: string) => Promise<Kit | null> = async () => null) {
  const workers: Fake<string, string>[] = [];
  const startWorker = () => {
    const worker = new Fake(shout);
    workers.push(worker);
    return worker;
  };
  return { pool: new Pool<string, string>({ size, startWorker, kitFor }), workers };
}

/** Lets what is under way come as far as it can. */
const soon = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

test("nothing is started and nothing is loaded before the first task", async () => {
  const kitFor = vi.fn(async () => null);
  const { pool, workers } = poolWithFakes(2, kitFor);
  await soon();
  expect(workers).toHaveLength(0);
  expect(kitFor).not.toHaveBeenCalled();
  expect(pool.state).toBeNull();
});

test("a task is answered by a worker that is kept for the next", async () => {
  const { pool, workers } = poolWithFakes(2);
  for (const word of ["one", "two"]) {
    const asked = pool.run(word);
    await soon();
    workers[0]?.reply();
    expect(await asked.answer).toBe(shout(word));
  }
  expect(workers).toHaveLength(1);
  expect(pool.state).toEqual({ search: "engine", place: "worker" });
});

test("tasks are shared out, and those for whom no worker is free wait in their order", async () => {
  const { pool, workers } = poolWithFakes(2);
  const asked = ["one", "two", "three", "four"].map((word) => pool.run(word));
  await soon();
  expect(workers.map((worker) => worker.asked.length)).toEqual([1, 1]);
  workers[1]?.reply();
  await soon();
  expect(workers[1]?.asked.at(-1)?.question).toBe("three");
  workers[1]?.reply();
  workers[0]?.reply();
  await soon();
  expect([...workers.map((worker) => worker.asked.at(-1)?.question)].sort()).toEqual(["four", "one"].sort());
  for (const worker of workers) worker.reply();
  expect(await Promise.all(asked.map(({ answer }) => answer))).toEqual(["ONE", "TWO", "THREE", "FOUR"]);
});

describe("a task that is cancelled", () => {
  test("is answered by null at once, and never begins if it was still waiting", async () => {
    const { pool, workers } = poolWithFakes(1);
    const first = pool.run("one");
    const second = pool.run("two");
    second.cancel();
    expect(await second.answer).toBeNull();
    await soon();
    workers[0]?.reply();
    await soon();
    expect(await first.answer).toBe("ONE");
    expect(workers[0]?.asked).toHaveLength(1);
  });

  test("has its answer dropped, and its worker is kept if it is done a moment later", async () => {
    const { pool, workers } = poolWithFakes(1);
    const asked = pool.run("one");
    await soon();
    asked.cancel();
    workers[0]?.reply();
    expect(await asked.answer).toBeNull();
    await vi.advanceTimersByTimeAsync(2 * GRACE);
    expect(workers[0]?.isEnded).toBe(false);
  });

  test("has its worker ended if that is still at it a moment later, and the next task gets another", async () => {
    const { pool, workers } = poolWithFakes(1);
    const stuck = pool.run("one");
    await soon();
    stuck.cancel();
    const next = pool.run("two");
    await vi.advanceTimersByTimeAsync(GRACE);
    expect(workers[0]?.isEnded).toBe(true);
    workers[0]?.reply();
    workers[1]?.reply();
    expect(await next.answer).toBe("TWO");
  });

  test("does not touch another one", async () => {
    const { pool, workers } = poolWithFakes(1);
    const old = pool.run("one");
    await soon();
    workers[0]?.reply();
    const asked = pool.run("two");
    old.cancel();
    await soon();
    workers[0]?.reply();
    expect(await asked.answer).toBe("TWO");
  });
});

test("an answer to another task, and words that are no answer, are not taken", async () => {
  const { pool, workers } = poolWithFakes(1);
  const asked = pool.run("one");
  await soon();
  for (const data of [{ id: 99, answer: "no" }, { id: 1 }, "nonsense", null]) workers[0]?.tell(data);
  workers[0]?.reply();
  expect(await asked.answer).toBe("ONE");
});

describe("a worker that breaks", () => {
  test("is replaced once, with the same task", async () => {
    const { pool, workers } = poolWithFakes(1);
    const asked = pool.run("one");
    await soon();
    workers[0]?.break();
    await soon();
    expect(workers[0]?.isEnded).toBe(true);
    expect(workers[1]?.asked.at(-1)?.question).toBe("one");
    workers[1]?.reply();
    expect(await asked.answer).toBe("ONE");
  });

  test("gives no answer if the second one breaks too, and the next task starts afresh", async () => {
    const { pool, workers } = poolWithFakes(1);
    const asked = pool.run("one");
    await soon();
    workers[0]?.break();
    await soon();
    workers[1]?.break();
    expect(await asked.answer).toBeNull();
    const next = pool.run("two");
    await soon();
    workers[2]?.reply();
    expect(await next.answer).toBe("TWO");
  });

  test("does not disturb the others", async () => {
    const { pool, workers } = poolWithFakes(2);
    const [first, second] = [pool.run("one"), pool.run("two")];
    await soon();
    workers[0]?.break();
    workers[1]?.reply();
    await soon();
    workers[2]?.reply();
    expect(await Promise.all([first.answer, second.answer])).toEqual(["ONE", "TWO"]);
  });
});

test("a worker that does not answer in time is ended, and there is no answer", async () => {
  const { pool, workers } = poolWithFakes(1);
  const asked = pool.run("one", { patience: 500 });
  await soon();
  await vi.advanceTimersByTimeAsync(499);
  expect(workers[0]?.isEnded).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(workers[0]?.isEnded).toBe(true);
  expect(await asked.answer).toBeNull();
});

test("each worker is given a kit once, and a better one when a task needs it", async () => {
  const { pool, workers } = poolWithFakes(1, async (word) => (word === "deep" ? FULL : KIT));
  for (const word of ["easy", "easy", "deep", "easy"]) {
    const asked = pool.run(word);
    await soon();
    workers[0]?.reply();
    await asked.answer;
  }
  expect(workers[0]?.kits).toEqual([KIT, FULL]);
});

test("where a kit cannot be had or cannot be sent the task is done all the same", async () => {
  const { pool, workers } = poolWithFakes(1, () => Promise.reject(new Error("offline")));
  const asked = pool.run("one");
  await soon();
  workers[0]?.reply();
  expect(await asked.answer).toBe("ONE");
});

describe("where no worker can be started", () => {
  const none = () => {
    throw new Error("not allowed");
  };

  test("there is no answer", async () => {
    const pool = new Pool<string, string>({ size: 2, startWorker: none, kitFor: async () => null });
    expect(await pool.run("one").answer).toBeNull();
  });

  test("the page answers where it can, and says so", async () => {
    const here = new Fake(shout);
    const options = { size: 2, startWorker: none, startHere: () => here, kitFor: async () => null };
    const pool = new Pool<string, string>(options);
    const asked = pool.run("one");
    await soon();
    here.reply();
    expect(await asked.answer).toBe("ONE");
    expect(pool.state).toEqual({ search: "engine", place: "page" });
  });
});

test("a pool that is closed ends its workers and answers null", async () => {
  const { pool, workers } = poolWithFakes(1);
  const asked = [pool.run("one"), pool.run("two")];
  await soon();
  pool.close();
  expect(await Promise.all(asked.map(({ answer }) => answer))).toEqual([null, null]);
  expect(workers[0]?.isEnded).toBe(true);
});

test("a client of one worker cancels a question when the next is asked", async () => {
  const workers: Fake<string, string>[] = [];
  const start = () => {
    const worker = new Fake(shout);
    workers.push(worker);
    return worker;
  };
  const client = new WorkerClient<string, string>(start, async () => null);
  const first = client.ask("one");
  await soon();
  const second = client.ask("two");
  expect(await first.answer).toBeNull();
  await vi.advanceTimersByTimeAsync(GRACE);
  workers.at(-1)?.reply();
  expect(await second.answer).toBe("TWO");
});
