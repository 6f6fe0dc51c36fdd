import { expect, test } from "vitest";
import { WorkerClient, type WorkerLike } from "../../src/engine/client.ts";
import { type Answers, answer, type Question } from "../../src/engine/question.ts";
import { boardOf } from "./support.ts";

const BOARD = boardOf("XOOXXX-XXOOOXXXOXOOOXXXOXOXXXOXOXOXOOXOOXXOOXOOOX-OOOO-X--XOOOX-", "black");
const QUESTION: Question = { kind: "solve", board: BOARD, goal: { kind: "most-discs" } };

/** A worker that answers, or breaks, when told to. */
class Fake implements WorkerLike {
  onmessage: WorkerLike["onmessage"] = null;
  onerror: WorkerLike["onerror"] = null;
  asked: { id: number; question: Question }[] = [];
  isEnded = false;

  postMessage(message: { id: number; question: Question }): void {
    this.asked.push(message);
  }

  terminate(): void {
    this.isEnded = true;
  }

  tell(data: unknown): void {
    this.onmessage?.call(this as unknown as Worker, { data } as MessageEvent);
  }

  reply(): void {
    const last = this.asked.at(-1);
    if (last) this.tell({ id: last.id, answer: answer(last.question) });
  }

  break(): void {
    this.onerror?.call(this as unknown as Worker, {} as ErrorEvent);
  }
}

function clientWithFakes() {
  const workers: Fake[] = [];
  const client = new WorkerClient<Question, Answers[keyof Answers]>(() => {
    const worker = new Fake();
    workers.push(worker);
    return worker;
  });
  return { client, workers };
}

test("a question is answered by a worker that is kept for the next", async () => {
  const { client, workers } = clientWithFakes();
  const first = client.ask(QUESTION);
  workers[0]?.reply();
  expect(await first.answer).toEqual(answer(QUESTION));
  const second = client.ask(QUESTION);
  workers[0]?.reply();
  expect(await second.answer).toEqual(answer(QUESTION));
  expect(workers).toHaveLength(1);
});

test("a new question cancels the one before, and its worker is ended", async () => {
  const { client, workers } = clientWithFakes();
  const first = client.ask(QUESTION);
  const second = client.ask(QUESTION);
  expect(await first.answer).toBeNull();
  expect(workers[0]?.isEnded).toBe(true);
  workers[1]?.reply();
  expect(await second.answer).not.toBeNull();
});

test("an answer that comes too late is dropped", async () => {
  const { client, workers } = clientWithFakes();
  const asked = client.ask(QUESTION);
  asked.cancel();
  workers[0]?.reply();
  expect(await asked.answer).toBeNull();
});

test("an answer to another question, and words that are no answer, are not taken", async () => {
  const { client, workers } = clientWithFakes();
  const asked = client.ask(QUESTION);
  workers[0]?.tell({ id: 99, answer: "no" });
  workers[0]?.tell("nonsense");
  workers[0]?.tell(null);
  workers[0]?.reply();
  expect(await asked.answer).toEqual(answer(QUESTION));
});

test("to cancel an old question does not touch the new one", async () => {
  const { client, workers } = clientWithFakes();
  const old = client.ask(QUESTION);
  const asked = client.ask(QUESTION);
  old.cancel();
  workers[1]?.reply();
  expect(await asked.answer).not.toBeNull();
});

test("a worker that breaks is replaced once, with the same question", async () => {
  const { client, workers } = clientWithFakes();
  const asked = client.ask(QUESTION);
  workers[0]?.break();
  expect(workers[1]?.asked.at(-1)?.question).toEqual(QUESTION);
  workers[1]?.reply();
  expect(await asked.answer).toEqual(answer(QUESTION));
});

test("if the second one breaks too there is no answer, and the next question starts afresh", async () => {
  const { client, workers } = clientWithFakes();
  const asked = client.ask(QUESTION);
  workers[0]?.break();
  workers[1]?.break();
  expect(await asked.answer).toBeNull();
  const next = client.ask(QUESTION);
  workers[2]?.reply();
  expect(await next.answer).not.toBeNull();
});

test("where no worker can be started there is no answer", async () => {
  const client = new WorkerClient<Question, Answers[keyof Answers]>(() => {
    throw new Error("not allowed");
  });
  expect(await client.ask(QUESTION).answer).toBeNull();
});

test("a client that is closed ends its worker and answers null", async () => {
  const { client, workers } = clientWithFakes();
  const asked = client.ask(QUESTION);
  client.close();
  expect(await asked.answer).toBeNull();
  expect(workers[0]?.isEnded).toBe(true);
});
