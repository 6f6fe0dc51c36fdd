// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from "@testing-library/preact";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Claim } from "../../../src/catalogue/claim.ts";
import { seal } from "../../../src/catalogue/seal.ts";
import { answer, type Question } from "../../../src/engine/question.ts";
import { Lesson } from "../../../src/islands/lesson/Lesson.tsx";
import type { LessonStep } from "../../../src/islands/lesson/step.ts";
import { ENGLISH } from "../../../src/locales/text.ts";
import { type ProofQuestion, proveOfTask } from "../../../src/training/proof/question.ts";

vi.mock("../../../src/islands/exercise/ask.ts", () => ({ ask: async (question: Question) => answer(question) }));
vi.mock("../../../src/islands/lesson/record.ts", () => ({
  keepAttempt: () => undefined,
  keepStep: () => undefined,
  awaitFirstTouch: () => undefined,
  stepsDone: async () => [],
  keepFinish: async () => true,
}));

/** A worker that proves here, and answers at the next turn. */
class WorkerHere {
  onmessage: ((event: { data: unknown }) => void) | null = null;
  postMessage({ id, question }: { id: number; question: ProofQuestion }): void {
    void proveOfTask(question).then((proof) => this.onmessage?.({ data: { id, answer: proof } }));
  }
  terminate(): void {
    this.onmessage = null;
  }
}

/** The end of a real game of 1992, solved by two other programs: d8 wins by 18, a8 and h3 lose by 20. */
const FOUR_LEFT = "OOXXXXXXXOOXXXX-OOOOXXO-OOXOXOOOOOOXOOOOOOOOOOXXOOOOXXOX-OO-XXOO";
const ROW = "-------------------------OXXX-----X-----------------------------";

const readingStep: LessonStep = { id: "one", place: { position: FOUR_LEFT, toMove: "black" }, exercise: null };

/** A task of its own on `position`: its one move turns three discs. */
const taskStep = (position = ROW, toMove = "white"): LessonStep => {
  const facts = { kind: "best-move", variant: "othello", position, toMove, goal: { kind: "most-flips" }, hints: [] };
  const sheet = { facts, words: { task: "Do it.", hints: [], solved: "So." } };
  const place = { position, toMove } as LessonStep["place"];
  return {
    id: "one",
    place,
    exercise: { id: "task", task: "Do it.", sealed: seal(JSON.stringify(sheet)) },
  };
};

/** A page with one step that makes these claims. */
function open(step: LessonStep, ...claims: readonly Claim[]): void {
  document.body.innerHTML = `<div data-steps><section id="one">${claims
    .map((claim) => `<button data-prove="${seal(JSON.stringify(claim))}">Prove it</button><span class="proof"></span>`)
    .join("")}</section></div><main></main>`;
  const container = document.querySelector("main");
  render(<Lesson lesson="rules/one" steps={[step]} next="/learn/" end="recap" locale={ENGLISH} />, {
    container: container ?? document.body,
  });
}

const prove = (index = 0): boolean => {
  const button = screen.getAllByRole("button", { name: "Prove it" })[index];
  return button !== undefined && fireEvent.click(button);
};
const proofs = (): (string | null)[] => [...document.querySelectorAll(".proof")].map((proof) => proof.textContent);
const cell = (name: string): HTMLElement => screen.getByRole("gridcell", { name: new RegExp(`^${name},`) });
const state = (): string | null | undefined => document.querySelector("[data-exercise]")?.getAttribute("data-state");
const button = (name: string): HTMLElement => screen.getByRole("button", { name });

beforeEach(() => {
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
  vi.stubGlobal("Worker", WorkerHere);
  // The compiled engine cannot be fetched here; the plain search answers in its place.
  vi.stubGlobal("fetch", () => Promise.reject(new Error("offline")));
  history.replaceState(null, "", "/");
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  document.body.innerHTML = "";
});

test("a claim of a lesson is proven where it stands, and a false one is told as false", async () => {
  open(readingStep, { kind: "worth", move: "d8", score: 18 }, { kind: "discs", black: 24, white: 36, empty: 4 });
  prove(0);
  prove(1);
  await vi.waitFor(() => expect(proofs()[1]).toBe("This does not hold. Please tell us."));
  expect(proofs()[0]).toMatch(/^Proved: \d+ positions looked at, \d+\.\d\d s Try every defence$/);
});

test("while a task is open no proof tells a number that could be its answer", async () => {
  open(taskStep(), { kind: "flips", move: "f4", lines: [3] });
  await vi.waitFor(() => expect(state()).toBe("ready"));
  prove();
  await vi.waitFor(() => expect(proofs()[0]).toMatch(/^Proved: played by the rules, \d+\.\d\d s$/));
});

test("once a claim is proven every defence can be tried, and each move is told what it comes to", async () => {
  open(readingStep, { kind: "worth", move: "d8", score: 18 });
  prove();
  fireEvent.click(await screen.findByRole("button", { name: "Try every defence" }));
  await screen.findByText("Play for both sides, and try what you like.", { selector: ".ask p" });
  fireEvent.click(cell("d8"));
  await screen.findByText(/^d8, \d+ turned\. With best play it wins by 18 discs\.$/, { selector: ".ask p" });
  const [reply] = screen.getAllByRole("gridcell", { name: /legal move/ });
  if (reply !== undefined) fireEvent.click(reply);
  await screen.findByText(/With best play it (loses by \d+ discs|wins by \d+ discs)|draw/, { selector: ".ask p" });
  fireEvent.click(await screen.findByRole("button", { name: "Move back" }));
  fireEvent.click(button("Move back"));
  fireEvent.click(cell("a8"));
  await screen.findByText(/With best play it loses by 20 discs\.$/, { selector: ".ask p" });
  fireEvent.click(button("Back to the lesson"));
  await vi.waitFor(() => expect(screen.getByRole("grid").dataset["position"]).toBe(FOUR_LEFT));
});

test("with a task still open its defences cannot be tried; once it is solved they can", async () => {
  // Of the four moves, d8 turns most.
  open(taskStep(FOUR_LEFT, "black"), { kind: "worth", move: "d8", score: 18 });
  prove();
  await vi.waitFor(() => expect(proofs()[0]).toMatch(/^Proved: \d+ positions/));
  expect(screen.queryByRole("button", { name: "Try every defence" })).toBeNull();
  fireEvent.click(button("Show solution"));
  await vi.waitFor(() => expect(state()).toBe("revealed"));
  await screen.findByRole("button", { name: "Try every defence" });
});

test("where no worker can be had, that is told", async () => {
  vi.resetModules();
  vi.stubGlobal(
    "Worker",
    class {
      constructor() {
        throw new Error("not allowed");
      }
    },
  );
  const { proofOf } = await import("../../../src/islands/exercise/proof.ts");
  const { words } = await proofOf({ kind: "squares", count: 64 }, {}, "en");
  expect(words).toBe("The proof could not be loaded. Check the connection and try again.");
});
