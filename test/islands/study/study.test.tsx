// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/preact";
import { render as renderToText } from "preact-render-to-string";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { seal } from "../../../src/catalogue/seal.ts";
import { answer, type Question } from "../../../src/engine/question.ts";
import { Claims } from "../../../src/islands/study/Claims.tsx";
import { $opened } from "../../../src/islands/study/opened.ts";
import { Sealed } from "../../../src/islands/study/Sealed.tsx";
import { Study } from "../../../src/islands/study/Study.tsx";
import type { ClaimsOfTask, Sheet, TaskSheet } from "../../../src/islands/study/sheet.ts";
import { ENGLISH } from "../../../src/locales/text.ts";
import { type ProofQuestion, proveOfTask } from "../../../src/training/proof/question.ts";

/** The end of a real game of 1992, solved by two other programs: d8 wins by 18, a8 and h3 lose by 20. */
const FOUR_LEFT = "OOXXXXXXXOOXXXX-OOOOXXO-OOXOXOOOOOOXOOOOOOOOOOXXOOOOXXOX-OO-XXOO";
/** After the mistake in the study of tempo: only h6 wins; its best answer is g8. */
const AFTER_H7 = "XOOXXX-XXOOOXXXOXOOOXXXOXOXXXOXOXOXOOXOOXXOOXOX-X-OOOO-X--XOO---";
/** One disc in a corner: a2 and c3 begin the only way to take everything, and Black never moves. */
const ONE_LEFT = "-XXXXXX--XXX--XXXX-XXXXXXXXXXXXXXXXXX-XXXXXXXX-XXXXXXXX-OXXXXXX-";

const WORDS = {
  task: "Black moves and wins.",
  solved: "White may not follow.",
  hints: [
    { kind: "idea", words: "The corner will not run away.", squares: [] },
    { kind: "candidates", words: "One of these two.", squares: ["a8", "d8"] },
  ],
} as const;

const MAIN: TaskSheet = { place: { position: FOUR_LEFT, toMove: "black" }, goal: { kind: "win", within: 1 } };
const LINE: TaskSheet = { place: { position: AFTER_H7, toMove: "white" }, goal: { kind: "win", within: 2 } };
const HUNT: TaskSheet = { place: { position: ONE_LEFT, toMove: "white" }, goal: { kind: "wipe-out", within: 10 } };

const study = (tasks: readonly TaskSheet[] = [MAIN], words: Sheet["words"] = [WORDS]) => (
  <Study
    id="four-left"
    sealed={seal(JSON.stringify({ tasks, words } satisfies Sheet))}
    next="/studies/"
    whole
    locale={ENGLISH}
  />
);

const cell = (name: string): HTMLElement => screen.getByRole("gridcell", { name: new RegExp(`^${name},`) });
const prove = (description: string): boolean =>
  fireEvent.click(screen.getByRole("button", { name: "Prove it", description }));
const button = (name: string): HTMLElement => screen.getByRole("button", { name });
const state = (): string | null | undefined => document.querySelector("[data-exercise]")?.getAttribute("data-state");
const position = (): string | null => document.querySelector("[data-position]")?.getAttribute("data-position") ?? null;
/** Waits until all of `checks` holds: what is drawn follows what is done a moment later. */
const soon = (checks: () => void): Promise<void> => waitFor(checks, { timeout: 4000 });
const reach = (wanted: string): Promise<void> => soon(() => expect(state()).toBe(wanted));
const status = (): string | null => screen.getByRole("status").textContent;

/** A worker that works here, and answers at the next turn. */
class WorkerHere {
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onerror: (() => void) | null = null;
  postMessage({ id, question }: { id: number; question: Question | ProofQuestion }): void {
    const done = "claim" in question ? proveOfTask(question) : Promise.resolve(answer(question));
    void done.then((found) => this.onmessage?.({ data: { id, answer: found } }));
  }
  terminate(): void {
    this.onmessage = null;
  }
}

class BrokenWorker {
  constructor() {
    throw new Error("not allowed");
  }
}

/** A worker that finds no answer. */
class LostWorker extends WorkerHere {
  override postMessage({ id }: { id: number }): void {
    void Promise.resolve().then(() => this.onmessage?.({ data: { id, answer: null } }));
  }
}

// What a page loads late is loaded before, so that no test waits for it.
beforeAll(async () => {
  await import("../../../src/islands/study/verdict.ts");
  await import("../../../src/islands/study/ClaimList.tsx");
  await import("../../../src/islands/exercise/proving.ts");
  await import("../../../src/engine/client.ts");
});

beforeEach(() => {
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
  vi.stubGlobal("Worker", WorkerHere);
  // The compiled engine cannot be fetched here; the plain search answers in its place.
  vi.stubGlobal("fetch", () => Promise.reject(new Error("offline")));
  $opened.set(false);
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test("a legal move that does not reach the goal is refuted on the board, and what it turned into what is told", async () => {
  render(study());
  fireEvent.click(cell("a8"));
  await soon(() => expect(state()).toBe("thinking"));
  await reach("wrong");
  await soon(() => void screen.getByText("a8 does not get there"));
  await soon(() => void screen.getByText("a8 turns a win by 18 into a loss by 20."));
  await soon(() =>
    expect(status()).toMatch(/^Black a8, \d turned\. White .*a8 turns a win by 18 into a loss by 20\.$/),
  );
  expect($opened.get()).toBe(false);
});

test("a refutation is stepped through to the end of the game, and back to the move it refutes", async () => {
  render(study());
  fireEvent.click(cell("a8"));
  await reach("wrong");
  const shown = position();
  fireEvent.click(button("Move on"));
  await soon(() => expect(position()).not.toBe(shown));
  fireEvent.click(button("Move back"));
  await soon(() => expect(position()).toBe(shown));
  fireEvent.click(button("Move back"));
  fireEvent.click(button("Move back"));
  await soon(() => expect(cell("a8").dataset["disc"]).toBe("black"));
  for (let press = 0; press < 6; press += 1) fireEvent.click(button("Move on"));
  await soon(() => expect(status()).toContain("The game is over"));
});

test("after a wrong move the way back is to try again, and what was kept back stays shut", async () => {
  render(study());
  fireEvent.click(cell("h3"));
  await reach("wrong");
  const long = performance.now() + 5000;
  vi.spyOn(performance, "now").mockReturnValue(long);
  fireEvent.click(cell("d8"));
  await soon(() => expect(status()).toBe("The move is made. “Try again” takes it back."));
  await soon(() => expect(screen.queryByRole("button", { name: "Show solution" })).toBeNull());
  fireEvent.click(button("Try again"));
  await soon(() => expect(state()).toBe("ready"));
  fireEvent.click(cell("d8"));
  await reach("solved");
  await soon(() => void screen.getByText("White may not follow."));
  await soon(() => expect($opened.get()).toBe(true));
});

test("an empty square that turns nothing is refused with the reason", async () => {
  render(study());
  fireEvent.click(cell("h2"));
  await soon(
    () =>
      void screen.getByText("On h2 Black would turn nothing; a move has to turn at least one disc.", {
        selector: ".task-note",
      }),
  );
  await soon(() => expect(state()).toBe("ready"));
});

test("candidates are ringed among the legal moves", async () => {
  render(study());
  fireEvent.click(button("Hint"));
  fireEvent.click(button("Hint"));
  await soon(() =>
    expect(screen.getAllByRole("gridcell", { name: /ring/ }).map((one) => one.dataset["square"])).toEqual(["a8", "d8"]),
  );
});

test("the solution that is shown is one that reaches the goal", async () => {
  render(study());
  fireEvent.click(button("Show solution"));
  await reach("revealed");
  await soon(() => expect(cell("d8").dataset["disc"]).toBe("black"));
});

test("saying the same thing twice is said twice", async () => {
  render(study());
  fireEvent.click(cell("h2"));
  const first = screen.getByRole("status").firstElementChild;
  fireEvent.click(cell("h2"));
  await soon(() => expect(screen.getByRole("status").firstElementChild).not.toBe(first));
});

test("a line goes on with the best defence on the board until it is done", async () => {
  render(study([LINE]));
  fireEvent.click(cell("h6"));
  await soon(() => expect(cell("g8").dataset["disc"]).toBe("black"));
  await soon(() => expect(state()).toBe("ready"));
  await soon(() => void screen.getByText(/^White h6, \d turned\. Black g8, \d turned\.$/, { selector: ".task-note" }));
  fireEvent.click(cell("f8"));
  await reach("solved");
});

test("a wrong move in the middle of a line takes back only that move", async () => {
  render(study([HUNT]));
  fireEvent.click(cell("a2"));
  await soon(() => expect(status()).toContain("Black has no move and passes."));
  await soon(() => expect(state()).toBe("ready"));
  const between = position();
  fireEvent.click(cell("e2"));
  await reach("wrong");
  await soon(() => void screen.getByText("e2 turns a win by 64 into a win by 16."));
  fireEvent.click(button("Try again"));
  await soon(() => expect(position()).toBe(between));
  fireEvent.click(cell("c3"));
  await soon(() => expect(cell("c3").dataset["disc"]).toBe("white"));
  await reach("ready");
});

test("once a line is solved the other side’s other answers can be tried", async () => {
  render(study([LINE]));
  fireEvent.click(button("Show solution"));
  await reach("revealed");
  fireEvent.click(button("Other defences"));
  await soon(() => void screen.getByText("Choose Black’s answer yourself.", { selector: ".task-note" }));
  await soon(() => expect(document.querySelector("[data-to-move]")?.getAttribute("data-to-move")).toBe("black"));
  fireEvent.click(cell("g7"));
  await soon(() => expect(state()).toBe("ready"));
  await soon(() => expect(document.querySelector("[data-to-move]")?.getAttribute("data-to-move")).toBe("white"));
  const best = [...document.querySelectorAll<HTMLElement>("[data-legal]")].map((one) => one.dataset["square"]);
  expect(best.length).toBeGreaterThan(0);
});

test("Next leads from task to task, and what was kept back opens with the last", async () => {
  const second = { ...WORDS, task: "White moves and wins." };
  render(study([MAIN, LINE], [WORDS, second]));
  await soon(() => void screen.getByText("Task 1 of 2"));
  fireEvent.click(cell("d8"));
  await reach("solved");
  expect($opened.get()).toBe(false);
  fireEvent.click(button("Next"));
  await soon(() => void screen.getByText("White moves and wins.", { selector: ".task-text" }));
  await soon(() => void screen.getByText("Task 2 of 2"));
  await soon(() => expect(position()).toBe(AFTER_H7));
  fireEvent.click(button("Show solution"));
  await reach("revealed");
  await soon(() => expect($opened.get()).toBe(true));
});

test("of a series any game can be picked, and Next passes over those that are done", async () => {
  render(study([MAIN, LINE, MAIN]));
  await soon(() => void screen.getByText("Game 1 of 3"));
  fireEvent.change(screen.getByRole("combobox", { name: "Game" }), { target: { value: "2" } });
  await soon(() => void screen.getByText("Game 3 of 3"));
  fireEvent.click(cell("d8"));
  await reach("solved");
  await screen.findByText("3 – done", { selector: "option" });
  screen.getByRole("img", { name: "3 of 3; 1 done" });
});

test("the text of the server holds the first task and none of the hints", () => {
  const html = renderToText(study([MAIN, LINE], [WORDS, { ...WORDS, task: "Second." }]));
  expect(html).toContain("Black moves and wins.");
  expect(html).not.toMatch(/corner|these two|may not follow|Second/);
});

test("what was kept back is shown once the study is done", async () => {
  render(<Sealed sealed={seal("<p>Because of <em>tempo</em>.</p>")} />);
  await soon(() => expect(document.querySelector(".sealed")).toBeNull());
  $opened.set(true);
  await screen.findByText("tempo", { selector: ".sealed em" });
});

test("a claim is proven or disproved where it stands", async () => {
  const claims: readonly ClaimsOfTask[] = [
    {
      place: { position: FOUR_LEFT, toMove: "black" },
      claims: [
        { kind: "only-move", move: "a8" },
        { kind: "discs", black: 23, white: 37, empty: 4 },
        { kind: "worth", move: "d8", score: 18 },
      ],
    },
  ];
  $opened.set(true);
  render(<Claims sealed={seal(JSON.stringify(claims))} tag="en" />);
  fireEvent.click(await screen.findByRole("button", { name: "Prove it", description: "a8 is the only legal move." }));
  prove("Black has 23 discs and White 37; empty squares: 4.");
  prove("With best play d8 wins by 18.");
  await screen.findByText("This does not hold. Please tell us.");
  await screen.findByText(/^Proved: 64 squares looked at/);
  await screen.findByText(/^Proved: \d+ positions looked at/);
});

/** The study on a page of its own, whose search has not been started. */
async function renderFresh(worker: unknown): Promise<void> {
  vi.resetModules();
  vi.stubGlobal("Worker", worker);
  const { Study: Fresh } = await import("../../../src/islands/study/Study.tsx");
  const sealed = seal(JSON.stringify({ tasks: [MAIN], words: [WORDS] } satisfies Sheet));
  render(<Fresh id="four-left" sealed={sealed} next="/studies/" whole locale={ENGLISH} />);
}

test("where the search finds no answer the move is taken back and the reason told", async () => {
  await renderFresh(LostWorker);
  const before = position();
  fireEvent.click(cell("d8"));
  await reach("ready");
  await soon(() => expect(position()).toBe(before));
  await soon(() => void screen.getByText(/^This could not be read out/, { selector: ".task-note" }));
});

test("where no worker can be started the page itself reads it out", async () => {
  await renderFresh(BrokenWorker);
  fireEvent.click(cell("d8"));
  await reach("solved");
});
