// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from "@testing-library/preact";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { seal } from "../../../src/catalogue/seal.ts";
import { Round } from "../../../src/islands/train/Round.tsx";
import { ENGLISH } from "../../../src/locales/text.ts";
import type { RoundRecord } from "../../../src/progress/index.ts";
import type { Drill } from "../../../src/training/drills/drill.ts";
import { roundOf } from "../../../src/training/drills/round.ts";
import { poolText, readPool } from "../../content/pools.ts";
import { button, cell, state, status, told } from "../lesson/lesson-page.tsx";

const kept = vi.hoisted(() => ({ rounds: new Map<string, RoundRecord>(), others: [] as string[] }));
vi.mock("../../../src/progress/index.ts", async (original) => ({
  ...(await original<object>()),
  recordRound: async (id: string, round: RoundRecord) => void kept.rounds.set(id, round),
  recordAttempt: async () => void kept.others.push("attempt"),
  markStep: async () => void kept.others.push("step"),
  finishLesson: async () => void kept.others.push("lesson"),
  drillStandings: async () =>
    new Map([...kept.rounds.values()].map((round) => [round.drill, { best: round, last: round }])),
}));

const SEED = 5;

const reach = (wanted: string): Promise<void> => vi.waitFor(() => expect(state()).toBe(wanted));

beforeEach(() => {
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
  history.replaceState(null, "", "/");
  sessionStorage.clear();
  kept.rounds.clear();
  kept.others = [];
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** Opens a round of a drill whose questions are known. */
async function openRound(drill: Drill, seed: number | null = SEED): Promise<void> {
  if (seed !== null) {
    sessionStorage.setItem(`outflank:test:train/${drill}`, JSON.stringify({ seed, first: [], ended: false }));
  }
  const ids = [...Array.from({ length: 10 }, (_, i) => `task-${i + 1}`), "score"];
  document.body.innerHTML = `<div data-steps>${ids.map((id) => `<section id="${id}" tabindex="-1"></section>`).join("")}</div>`;
  const pool = drill.endsWith("squares") ? "" : poolText(drill);
  render(<Round drill={drill} pool={seal(pool)} here="/train/x/" all="/train/" end="score" locale={ENGLISH} />, {
    container: document.body.appendChild(document.createElement("main")),
  });
  await vi.waitFor(() => expect(document.querySelector("[data-mixing]")).toBeNull());
}

/** Waits until the question takes an answer. */
const isReady = (): Promise<void> => vi.waitFor(() => expect(document.querySelector("[aria-busy]")).toBeNull());

const current = (): string | undefined => document.querySelector("[data-current]")?.id;
const squares = roundOf("find-squares", [], SEED).map((one) => (one.drill === "find-squares" ? one.square : ""));

test("a round is gone through square by square, a right answer leading on, and kept with what was right at the first try", async () => {
  await openRound("find-squares");
  for (const [i, square] of squares.entries()) {
    await told(`Find ${square}.`);
    await isReady();
    if (i === 2) {
      fireEvent.click(cell(square === "a1" ? "a2" : "a1"));
      await reach("wrong");
      fireEvent.click(button("Try again"));
    }
    cell(square).focus();
    fireEvent.click(cell(square));
    await reach("solved");
    const next = i === 9 ? "score" : `task-${i + 2}`;
    await vi.waitFor(() => expect(current()).toBe(next));
    // What was right is told with what is asked next, and who plays on the board stays there.
    if (i < 9) {
      expect(status()).toContain(`${square} is right. Question ${i + 2} of 10. Find ${squares[i + 1]}.`);
      expect(document.activeElement).toBe(cell(square));
    }
  }
  await told("9 of 10 at the first try");
  await vi.waitFor(() =>
    expect([...kept.rounds.values()]).toMatchObject([{ drill: "find-squares", right: 9, of: 10 }]),
  );
  expect(screen.getByRole("link", { name: "Question 3 of 10" }).getAttribute("href")).toBe("#task-3");
  expect(kept.others).toEqual([]);
  // Looked at again after a reload, it is the same round.
  cleanup();
  await openRound("find-squares", null);
  await told("9 of 10 at the first try");
  expect(kept.rounds.size).toBe(1);
});

test("a round that is only leafed through does not count, and the next one asks other questions", async () => {
  await openRound("pass-or-end");
  const first = document.querySelector(".task-text")?.textContent;
  for (let i = 0; i < 10; i += 1) fireEvent.click(button("Next"));
  await told("0 of 10 at the first try");
  await screen.findByText(/left out/);
  expect(kept.rounds.size).toBe(0);
  expect(button("Another round")).toBeTruthy();
  cleanup();
  history.replaceState(null, "", "/");
  await openRound("pass-or-end", null);
  expect(JSON.parse(sessionStorage.getItem("outflank:test:train/pass-or-end") ?? "null").seed).not.toBe(SEED);
  expect(first).toBeTruthy();
});

test("a number of discs is typed, and the best line can be looked at afterwards", async () => {
  await openRound("count-the-end");
  const [question] = roundOf("count-the-end", readPool("count-the-end"), SEED);
  if (question?.drill !== "count-the-end") throw new Error("no question");
  const { black, white } = countsOf(question.end.board.contents);
  const own = question.side === "black" ? black : white;
  const other = question.side === "black" ? white : black;
  const right = own > other ? 64 - other : own;
  await isReady();
  const field = await screen.findByRole("textbox", { name: "Your number" });
  fireEvent.input(field, { target: { value: String(right) } });
  fireEvent.keyDown(field, { key: "Enter" });
  await reach("solved");
  expect(screen.getByText(new RegExp(question.line.join(" ")), { selector: ".verdict-text" })).toBeTruthy();
  fireEvent.click(button("Move on"));
  expect(screen.getByRole("grid").dataset["position"]).not.toBe(question.facts.position);
});

function countsOf(contents: readonly string[]): { readonly black: number; readonly white: number } {
  const count = (disc: string): number => contents.filter((one) => one === disc).length;
  return { black: count("black"), white: count("white") };
}

test.each(["count-the-end", "pass-or-end", "stable-discs", "name-squares"] as const)(
  "nothing outside the squares of %s tells an answer before one is given",
  async (drill) => {
    await openRound(drill);
    await isReady();
    const outside = (): string => {
      const copy = document.body.cloneNode(true) as HTMLElement;
      for (const grid of copy.querySelectorAll(".board")) grid.remove();
      return copy.innerHTML;
    };
    const question = roundOf(drill, drill === "name-squares" ? [] : readPool(drill), SEED)[0];
    if (question?.drill === "name-squares") expect(outside()).not.toContain(question.square);
    if (question?.drill === "count-the-end") expect(outside()).not.toContain(question.line.join(" "));
    expect(outside()).not.toMatch(/legal move|stays|data-right/);
  },
);
