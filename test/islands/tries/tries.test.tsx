// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/preact";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { seal } from "../../../src/catalogue/seal.ts";
import type { Explanation, MoveQuestion, Reason, Scene } from "../../../src/coach/client.ts";
import { answer, type Question } from "../../../src/engine/question.ts";
import { Study } from "../../../src/islands/study/Study.tsx";
import type { Sheet } from "../../../src/islands/study/sheet.ts";
import { ENGLISH } from "../../../src/locales/text.ts";
import { type Square, squareNamed, USUAL_SHAPE } from "../../../src/reversi/index.ts";
import { cell, FOUR_LEFT, lesson, marked, state, step } from "../lesson/lesson-page.tsx";

const at = (name: string): Square => squareNamed(USUAL_SHAPE, name) ?? -1;
const [A8, D8, H2, H3] = ["a8", "d8", "h2", "h3"].map(at) as [Square, Square, Square, Square];

const reason = (key: Reason["key"], told: Partial<Reason>, played: Scene): Reason => ({
  key,
  numbers: {},
  strength: 50,
  best: null,
  played,
  ...told,
  squares: { move: [A8], best: [D8], ...told.squares },
});

/** What can be said of a8, which loses by 20: read out on paper from White's best answers d8, h3 and h2. */
const OF_A8: Explanation = {
  played: { square: A8, score: -20, isExact: true, depth: 4, line: [A8, D8, H3, H2] },
  best: { square: D8, score: 18, isExact: true, depth: 4, line: [D8] },
  tempting: null,
  instead: null,
  outcome: { key: "outcome.win.loss", before: 18, after: -20, isExact: true, depth: 4 },
  reasons: [
    reason("order.both", {}, { line: [A8, D8], squares: { target: [D8] } }),
    reason("free.spent", {}, { line: [A8], squares: {} }),
    reason(
      "turned.reply",
      { numbers: { count: 10 }, squares: { square: [H2] } },
      { line: [A8, D8, H3, H2], squares: { turned: [H2] } },
    ),
  ],
};

/** What the coach was asked, and what lets it answer. */
let asked: MoveQuestion[] = [];
let told: Explanation | null = OF_A8;
let release: () => void = () => undefined;
let isHeld = false;

/** A worker that works here; the coach answers as it is told to, and when. */
class WorkerHere {
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onerror: (() => void) | null = null;
  postMessage({ id, question }: { id: number; question: Question | MoveQuestion }): void {
    const reply = (found: unknown): void => this.onmessage?.({ data: { id, answer: found } });
    if ("kind" in question) {
      void Promise.resolve(answer(question)).then(reply);
      return;
    }
    asked.push(question);
    release = () => reply(told);
    if (!isHeld) void Promise.resolve().then(release);
  }
  terminate(): void {
    this.onmessage = null;
  }
}

beforeAll(async () => {
  await import("../../../src/islands/study/verdict.ts");
  await import("../../../src/islands/exercise/kinds/best-move.ts");
  await import("../../../src/islands/exercise/judge.ts");
  await import("../../../src/islands/tries/Tries.tsx");
  await import("../../../src/islands/coach/Coach.tsx");
  await import("../../../src/engine/client.ts");
});

beforeEach(() => {
  [asked, told, isHeld] = [[], OF_A8, false];
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
  vi.stubGlobal("Worker", WorkerHere);
  vi.stubGlobal("fetch", () => Promise.reject(new Error("offline")));
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const WORDS = { task: "Black moves and wins.", solved: "White may not follow.", hints: [] } as const;

const study = (goal: Sheet["tasks"][number]["goal"] = { kind: "win", within: 1 }) => {
  const sheet: Sheet = { tasks: [{ place: { position: FOUR_LEFT, toMove: "black" }, goal }], words: [WORDS] };
  return <Study id="four-left" sealed={seal(JSON.stringify(sheet))} next="/studies/" whole locale={ENGLISH} />;
};

const button = (name: string): HTMLElement => screen.getByRole("button", { name });
const soon = (checks: () => void): Promise<void> => waitFor(checks, { timeout: 4000 });
const reach = (wanted: string): Promise<void> => soon(() => expect(state()).toBe(wanted));
const reasons = (): readonly string[] =>
  [...document.querySelectorAll(".tries > p")].map((one) => one.firstChild?.textContent ?? "");

test("a wrong try in a study is followed by the strongest reason that does not tell the answer, and by more on request", async () => {
  render(study());
  fireEvent.click(cell("a8"));
  await reach("wrong");
  await soon(() => expect(reasons()).toEqual(["a8 could wait: White cannot play there now."]));
  expect(asked.map(({ played }) => played)).toEqual([A8]);
  expect(button("More").getAttribute("aria-expanded")).toBe("false");
  fireEvent.click(button("More"));
  await soon(() =>
    expect(reasons()).toEqual([
      "a8 could wait: White cannot play there now.",
      "White plays h2 and turns 10 discs back.",
    ]),
  );
  const links = screen.getAllByRole("link", { name: "In the glossary" }).map((link) => link.getAttribute("href"));
  expect(links).toEqual(["/glossary/#free-move", "/glossary/#counting"]);
  fireEvent.click(button("More"));
  await soon(() => expect(reasons()).toHaveLength(1));
});

test("its squares are marked only while the board shows the move that it speaks of", async () => {
  render(study());
  fireEvent.click(cell("a8"));
  await soon(() => expect(reasons()).toHaveLength(1));
  fireEvent.click(button("More"));
  await soon(() => expect(reasons()).toHaveLength(2));
  expect(marked(/dot/)).toEqual([]);
  fireEvent.click(button("Move on"));
  fireEvent.click(button("Move on"));
  await soon(() => expect(marked(/dot/)).toEqual(["h2"]));
  fireEvent.click(button("Move back"));
  await soon(() => expect(marked(/dot/)).toEqual([]));
});

test("the verdict does not wait for the coach, and what comes after the board has moved on is dropped", async () => {
  isHeld = true;
  render(study());
  fireEvent.click(cell("a8"));
  await reach("wrong");
  await soon(() => void screen.getByText("a8 turns a win by 18 into a loss by 20."));
  await soon(() => expect(asked).toHaveLength(1));
  expect(reasons()).toEqual([]);
  fireEvent.click(button("Try again"));
  await reach("ready");
  release();
  fireEvent.click(cell("d8"));
  await reach("solved");
  expect(document.querySelector(".tries")).toBeNull();
  expect(document.body.textContent).not.toContain("a8 could wait");
});

test("once the study is solved, the last wrong try can be compared with the best move; not before, nor when it is tried again", async () => {
  render(study());
  fireEvent.click(cell("h3"));
  await reach("wrong");
  await soon(() => expect(asked).toHaveLength(1));
  fireEvent.click(button("Try again"));
  await reach("ready");
  fireEvent.click(cell("a8"));
  await soon(() => expect(reasons()).toHaveLength(1));
  expect(screen.queryByRole("button", { name: /^Why not/ })).toBeNull();
  fireEvent.click(button("Try again"));
  await reach("ready");
  expect(screen.queryByRole("button", { name: /^Why not/ })).toBeNull();
  fireEvent.click(cell("d8"));
  await reach("solved");
  expect(asked).toHaveLength(2);
  fireEvent.click(button("Why not a8?"));
  await soon(() => void screen.getByText("d8 first, then a8: Black gets both. After a8, White plays d8 itself."));
  void screen.getByText("a8 turns a win by 18 into a loss by 20.");
  void screen.getByText("Best: d8");
  await soon(() => expect(screen.getByRole("status").textContent).toContain("a8 turns a win by 18 into a loss by 20."));
  expect(asked.map(({ played }) => played)).toEqual([H3, A8, A8]);
  fireEvent.click(button("Why not a8?"));
  await soon(() => expect(screen.queryByText("Best: d8")).toBeNull());
  fireEvent.click(button("Try again"));
  await reach("ready");
  expect(screen.queryByRole("button", { name: /^Why not/ })).toBeNull();
});

test("a wrong try in a lesson can be compared, too, and is forgotten by the next step", async () => {
  const facts = { kind: "best-move", position: FOUR_LEFT, toMove: "black", goal: { kind: "win" } } as const;
  render(lesson(step("one", facts), step("two", facts)));
  await reach("ready");
  await soon(() => expect(cell("a8").dataset).toHaveProperty("legal"));
  fireEvent.click(cell("a8"));
  await reach("wrong");
  await soon(() => expect(reasons()).toHaveLength(1));
  fireEvent.click(button("Try again"));
  await reach("ready");
  fireEvent.click(button("Show solution"));
  await reach("revealed");
  await soon(() => void button("Why not a8?"));
  fireEvent.click(button("Next"));
  await reach("ready");
  expect(screen.queryByRole("button", { name: /^Why not/ })).toBeNull();
});

test("nothing is added where the coach has no answer, and nothing is asked of a move that is right", async () => {
  told = null;
  render(study());
  fireEvent.click(cell("h3"));
  await reach("wrong");
  await soon(() => expect(asked).toHaveLength(1));
  expect(reasons()).toEqual([]);
  fireEvent.click(button("Try again"));
  await reach("ready");
  fireEvent.click(cell("d8"));
  await reach("solved");
  expect(asked).toHaveLength(1);
  expect(document.querySelector(".tries")).toBeNull();
});

test("nothing is asked where the rules alone say what was wrong", async () => {
  render(study({ kind: "flips", count: 18 }));
  fireEvent.click(cell("h3"));
  await reach("wrong");
  expect(document.querySelector(".tries")).toBeNull();
  expect(asked).toEqual([]);
});

test("a wrong try in a lesson is explained, too, and the next one anew", async () => {
  const facts = { kind: "best-move", position: FOUR_LEFT, toMove: "black", goal: { kind: "win" } } as const;
  render(lesson(step("one", facts)));
  await reach("ready");
  await soon(() => expect(cell("a8").dataset).toHaveProperty("legal"));
  fireEvent.click(cell("a8"));
  await reach("wrong");
  await soon(() => expect(reasons()).toEqual(["a8 could wait: White cannot play there now."]));
  told = null;
  fireEvent.click(button("Try again"));
  await reach("ready");
  fireEvent.click(cell("h3"));
  await reach("wrong");
  await soon(() => expect(asked.map(({ played }) => played)).toEqual([A8, H3]));
  expect(reasons()).toEqual([]);
});
