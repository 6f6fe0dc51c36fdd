import { expect, test, vi } from "vitest";
import type { Engine } from "../../../src/engine/client.ts";
import { $standsIn, opponentLike } from "../../../src/islands/play/opponent.ts";
import { nameOf, squareNamed, startPosition, USUAL_SHAPE } from "../../../src/reversi/index.ts";

const SQUARE = squareNamed(USUAL_SHAPE, "e6") ?? -1;
const engine = vi.hoisted(() => ({ answer: null as unknown, search: "plain" }));

vi.mock("../../../src/engine/client.ts", () => ({
  startEngine: () =>
    ({
      choose: () => ({ answer: Promise.resolve(engine.answer), cancel: () => undefined }),
      get state() {
        return { search: engine.search };
      },
    }) as unknown as Engine,
}));

const opponent = opponentLike({ kind: "level", level: 1 }, 7);
const start = startPosition();
const { signal } = new AbortController();

test("an opponent plays what the engine chooses, and tells whether a simpler search stood in for it", async () => {
  engine.answer = { square: SQUARE };
  expect(nameOf(USUAL_SHAPE, await opponent(start, signal))).toBe("e6");
  expect($standsIn.get()).toBe(true);
  engine.search = "engine";
  await opponent(start, signal);
  expect($standsIn.get()).toBe(false);
});

test("an opponent without an answer rejects, and so does one that is no longer wanted", async () => {
  engine.answer = null;
  await expect(opponent(start, signal)).rejects.toThrow("no answer");
  engine.answer = { square: SQUARE };
  await expect(opponent(start, AbortSignal.abort())).rejects.toThrow("not wanted");
});
