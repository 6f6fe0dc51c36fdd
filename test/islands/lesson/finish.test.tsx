// @vitest-environment happy-dom
import { cleanup, fireEvent, render } from "@testing-library/preact";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { answer, type Question } from "../../../src/engine/question.ts";
import { button, lesson, ROW, reach, step } from "./lesson-page.tsx";

// A worker is a browser's; here the search answers at once.
vi.mock("../../../src/islands/exercise/ask.ts", () => ({ ask: async (question: Question) => answer(question) }));

/** For each time that the end of the lesson was reached, the steps that were still to do. */
const kept = vi.hoisted(() => ({ toDo: [] as (readonly string[])[] }));
vi.mock("../../../src/islands/lesson/record.ts", () => ({
  keepAttempt: () => undefined,
  keepStep: () => undefined,
  awaitFirstTouch: () => undefined,
  stepsDone: async () => [],
  keepFinish: async (_: string, toDo: readonly string[]) => {
    kept.toDo.push(toDo);
    return toDo.length === 0;
  },
}));

beforeEach(() => {
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
  history.replaceState(null, "", "/");
  kept.toDo = [];
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const FACTS = { kind: "best-move", position: ROW, toMove: "white", goal: { kind: "flips", count: 3 } } as const;

test("a double click on Next goes on by one step", () => {
  render(lesson(step("one", FACTS), step("two", FACTS), step("three", FACTS)));
  fireEvent.click(button("Next"), { detail: 1 });
  fireEvent.click(button("Next"), { detail: 2 });
  expect(document.querySelector("[data-exercise]")?.getAttribute("data-exercise")).toBe("task-two");
});

test("quick taps on Next go on by a step each", () => {
  render(lesson(step("one", FACTS), step("two", FACTS), step("three", FACTS)));
  for (const detail of [1, 2])
    fireEvent(button("Next"), new PointerEvent("click", { bubbles: true, detail, pointerType: "touch" }));
  expect(document.querySelector("[data-exercise]")?.getAttribute("data-exercise")).toBe("task-three");
});

test("a lesson that is only leafed through is not finished, and one whose solution was shown is", async () => {
  const both = () => lesson(step("one", FACTS), step("two", FACTS));
  render(both());
  fireEvent.click(button("Next"));
  fireEvent.click(button("Next"));
  expect(kept.toDo).toEqual([["one", "two"]]);
  cleanup();
  history.replaceState(null, "", "/");
  render(both());
  for (const _ of ["one", "two"]) {
    await vi.waitFor(() => expect(button("Hint").getAttribute("aria-disabled")).toBeNull());
    fireEvent.click(button("Show solution"));
    await reach("revealed");
    fireEvent.click(button("Next"));
  }
  expect(kept.toDo.at(-1)).toEqual([]);
});
