import { expect, test } from "vitest";
import { loadEngine } from "../../../src/engine/load.node.ts";
import { deskFor, type Message, type Reply } from "../../../src/engine/pool/desk.ts";

/** What a desk that does `perform` posts for messages. */
async function replies(perform: (word: string) => string | Promise<string>, messages: readonly Message<string>[]) {
  const posted: Reply<string>[] = [];
  const take = deskFor<string, string>(
    (word) => perform(word),
    (reply) => posted.push(reply),
  );
  for (const message of messages) take(message);
  await new Promise((done) => setTimeout(done));
  return posted;
}

const ask = (id: number, question: string): Message<string> => ({ id, question });
const shout = (word: string): string => word.toUpperCase();

test("without a kit the plain search is at hand", async () => {
  expect(await replies(shout, [ask(1, "one")])).toEqual([{ id: 1, answer: "ONE", search: "plain" }]);
});

test("with a kit the engine is", async () => {
  const kit = await loadEngine();
  expect(await replies(shout, [{ kit }, ask(1, "one")])).toEqual([{ id: 1, answer: "ONE", search: "engine" }]);
});

test("a kit that does not work leaves the plain search", async () => {
  const { module } = await loadEngine();
  const kit = { module, weights: new Uint8Array(3) };
  expect(await replies(shout, [{ kit }, ask(1, "one")])).toEqual([{ id: 1, answer: "ONE", search: "plain" }]);
});

test("a task that fails is answered by nothing, and the next is done all the same", async () => {
  const perform = (word: string): string => {
    if (word === "bad") throw new RangeError("no");
    return shout(word);
  };
  const posted = await replies(perform, [ask(1, "bad"), ask(2, "good")]);
  expect(posted.map(({ id, answer }) => [id, answer])).toEqual([
    [1, null],
    [2, "GOOD"],
  ]);
});
