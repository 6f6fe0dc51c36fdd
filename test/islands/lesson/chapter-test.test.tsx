// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from "@testing-library/preact";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { answer, type Question } from "../../../src/engine/question.ts";
import { ChapterTest } from "../../../src/islands/lesson/ChapterTest.tsx";
import { Score } from "../../../src/islands/lesson/Score.tsx";
import { ENGLISH, translator } from "../../../src/locales/text.ts";
import { button, cell, ROW, reach, step, told } from "./lesson-page.tsx";

// A worker is a browser's; here the search answers at once.
vi.mock("../../../src/islands/exercise/ask.ts", () => ({ ask: async (question: Question) => answer(question) }));

const kept = vi.hoisted(() => ({ finished: 0 }));
vi.mock("../../../src/islands/lesson/record.ts", () => ({
  keepAttempt: () => undefined,
  keepStep: () => undefined,
  awaitFirstTouch: () => undefined,
  stepsDone: async () => [],
  keepFinish: async () => {
    kept.finished += 1;
    return true;
  },
}));

beforeEach(() => {
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
  history.replaceState(null, "", "/");
  sessionStorage.clear();
  kept.finished = 0;
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const TEST = ["one", "two", "three", "four", "five"].map((id) =>
  step(id, { kind: "best-move", position: ROW, toMove: "white", goal: { kind: "flips", count: 3 } }),
);
const LOOK = TEST.map(({ exercise }, i) => ({
  exercise: exercise?.id ?? "",
  href: `/learn/${i}/`,
  title: `Look at ${exercise?.id}`,
}));
const asked = (): string => document.querySelector("[data-exercise]")?.getAttribute("data-exercise") ?? "";

const PLACE = "outflank:test:rules/test";
const keepInTab = (visit: unknown): void => sessionStorage.setItem(PLACE, JSON.stringify(visit));
const keptInTab = () => JSON.parse(sessionStorage.getItem(PLACE) ?? "null");

/** Opens a test of five tasks on a visit with this seed, or on one that is already under way. */
async function openTest(seed?: number): Promise<void> {
  if (seed !== undefined) keepInTab({ seed, first: [], ended: false });
  document.body.innerHTML = `<div data-steps>${TEST.map(({ id }) => `<section id="${id}">${id}</section>`).join("")}</div>`;
  const container = document.body.appendChild(document.createElement("main"));
  render(<ChapterTest lesson="rules/test" steps={TEST} next="/learn/" end="score" look={LOOK} locale={ENGLISH} />, {
    container,
  });
  await vi.waitFor(() => expect(document.querySelector("[data-mixing]")).toBeNull());
}

/** Goes through a test without answering, and gives its exercises in the order they were asked. */
function passThrough(): readonly string[] {
  return TEST.map(() => {
    const exercise = asked();
    // The text that is read out belongs to the task.
    expect(document.querySelector("[data-current]")?.textContent).toBe(exercise.replace("task-", ""));
    fireEvent.click(button("Next"));
    return exercise;
  });
}

test("a test asks all its exercises, in another order on another visit, and in the same after a reload", async () => {
  await openTest(1);
  const first = passThrough();
  expect(first.toSorted()).toEqual(TEST.map(({ exercise }) => exercise?.id).toSorted());
  cleanup();
  history.replaceState(null, "", "/");
  await openTest(2);
  const second = asked();
  fireEvent.click(button("Next"));
  const third = asked();
  cleanup();
  history.replaceState(null, "", "/");
  await openTest();
  expect(asked()).toBe(second);
  const again = passThrough();
  expect(again.slice(0, 2)).toEqual([second, third]);
  expect(again).not.toEqual(first);
  // It has been gone through: the next visit is mixed anew.
  await vi.waitFor(() => expect(keptInTab().ended).toBe(true));
  const { seed } = keptInTab();
  cleanup();
  history.replaceState(null, "", "/");
  await openTest();
  expect(keptInTab()).toMatchObject({ first: [], ended: false });
  expect(keptInTab().seed).not.toBe(seed);
});

test("a test that is only leafed through is not finished", async () => {
  await openTest(1);
  passThrough();
  await told("0 of 5 at the first try");
  expect(kept.finished).toBe(0);
});

test("a reload forgets neither what was tried nor how the test came out", async () => {
  await openTest(1);
  await vi.waitFor(() => expect(button("Hint").getAttribute("aria-disabled")).toBeNull());
  fireEvent.click(cell("f4"));
  await reach("solved");
  cleanup();
  history.replaceState(null, "", "/");
  await openTest();
  passThrough();
  await told("1 of 5 at the first try");
  cleanup();
  await openTest();
  await told("1 of 5 at the first try");
});

test.each([["no visit"], [{ seed: 1 }], [{ seed: 1, first: [["one"]], ended: false }], [null]])(
  "what is kept in the tab and is no visit is left aside: %j",
  async (data) => {
    keepInTab(data);
    await openTest();
    expect(keptInTab()).toMatchObject({ first: [], ended: false });
  },
);

test("a test ends with the score and the lessons to look at again", async () => {
  await openTest(1);
  const missed: string[] = [];
  for (const [index] of TEST.entries()) {
    await vi.waitFor(() => expect(button("Hint").getAttribute("aria-disabled")).toBeNull());
    if (index === 1) {
      missed.push(asked());
      fireEvent.click(cell("d6"));
      await reach("wrong");
      fireEvent.click(button("Try again"));
    }
    fireEvent.click(cell("f4"));
    await reach("solved");
    fireEvent.click(button("Next"));
  }
  await told("4 of 5 at the first try");
  expect(kept.finished).toBe(1);
  expect(screen.getAllByRole("link").map((one) => one.textContent)).toEqual(missed.map((id) => `Look at ${id}`));
});

test("of two missed tasks whose steps are called alike, each has its link", () => {
  const look = ["#one", "#two", "#two"].map((step, i) => ({
    exercise: `task-${i}`,
    href: `/learn/one/${step}`,
    title: "One",
  }));
  render(<Score look={look} first={new Map()} t={translator(ENGLISH)} />);
  expect(screen.getAllByRole("link").map((one) => one.getAttribute("href"))).toEqual([
    "/learn/one/#one",
    "/learn/one/#two",
  ]);
});
