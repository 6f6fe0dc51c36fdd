// @vitest-environment happy-dom
import "fake-indexeddb/auto";
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/preact";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { seal } from "../../../src/catalogue/seal.ts";
import { $opened } from "../../../src/islands/study/opened.ts";
import { Sealed } from "../../../src/islands/study/Sealed.tsx";
import { Study } from "../../../src/islands/study/Study.tsx";
import type { Sheet } from "../../../src/islands/study/sheet.ts";
import { ENGLISH } from "../../../src/locales/text.ts";
import { recordAttempt } from "../../../src/progress/index.ts";

/** Thirteen against fifty: a8 turns eighteen discs, counted by hand, and ends the game 32-32. */
const BEFORE = "XXXOOOOXOXOOOOOOOOXOOOOOOOOXOOOOOOOOXOOOOOOOOXOXOOOOOOXX-OOOOOOX";
const SHEET: Sheet = {
  tasks: [{ place: { position: BEFORE, toMove: "black" }, goal: { kind: "flips", count: 18 } }],
  words: [
    {
      task: "Reach a draw.",
      solved: "Three rows at once.",
      hints: [
        { kind: "idea", words: "Look at the end.", squares: [] },
        { kind: "region", words: "Three are waiting.", squares: ["a1", "h1", "h8"] },
      ],
    },
  ],
};

const open = (id = "fifty") =>
  render(<Study id={id} sealed={seal(JSON.stringify(SHEET))} next="/" whole locale={ENGLISH} />);
const cell = (name: string): HTMLElement => screen.getByRole("gridcell", { name: new RegExp(`^${name},`) });
const button = (name: string): HTMLElement => screen.getByRole("button", { name });
const status = (): string | null => screen.getByRole("status").textContent;
const title = (): string | null | undefined => document.querySelector(".verdict-title")?.textContent;
const note = (): string | null | undefined => document.querySelector(".task-note")?.textContent;

/** Lets so many milliseconds go by, as far as the page can tell. */
let clock = 0;
const pass = (ms: number): void => {
  clock += ms;
};

async function solve(): Promise<void> {
  fireEvent.click(cell("a8"));
  await waitFor(() => expect(document.querySelector("[data-state=solved]")).not.toBeNull());
}

beforeEach(() => {
  clock = 0;
  vi.spyOn(performance, "now").mockImplementation(() => clock);
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
  localStorage.clear();
  $opened.set(false);
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test("that the task is solved is told in words, after the move, its flips and the end", async () => {
  open();
  await solve();
  expect(status()).toBe("a8, 18 turned. The game is over: 32–32, a draw. Solved. Three rows at once.");
  expect(title()).toBe("Solved: a8 turns 18. 32–32: a draw.");
});

test("a solution that is shown is called one", async () => {
  open();
  fireEvent.click(button("Show solution"));
  await waitFor(() => expect(title()).toBe("Solution: a8 turns 18. 32–32: a draw."));
  expect(status()).toMatch(/^a8, 18 turned\./);
});

test("the second of a double tap says nothing, and a later one is told without taking the verdict's place", async () => {
  open();
  await solve();
  const said = status();
  const verdict = document.querySelector(".verdict")?.textContent;
  pass(200);
  fireEvent.click(cell("a8"));
  expect(status()).toBe(said);
  pass(2000);
  fireEvent.click(cell("c4"));
  expect(status()).toBe("The move is made. “Try again” takes it back.");
  expect(document.querySelector(".verdict")?.textContent).toBe(verdict);
  fireEvent.click(button("Next"));
  const step = document.querySelector(".verdict")?.textContent;
  fireEvent.click(cell("c4"));
  expect(document.querySelector(".verdict")?.textContent).toBe(step);
});

test("the last step of the explanation counts both colours, each by its name", async () => {
  open();
  await solve();
  for (let press = 0; press < 4; press += 1) fireEvent.click(button("Next"));
  const text = document.querySelector(".verdict-text")?.textContent;
  expect(text).toBe("Black: 13\u00a0+\u00a018\u00a0+\u00a01\u00a0=\u00a032. White: 50\u00a0−\u00a018\u00a0=\u00a032.");
});

test("Try again says what it did and who is to move", async () => {
  open();
  await solve();
  fireEvent.click(button("Try again"));
  expect(status()).toBe("Taken back. Black to move.");
});

test("the squares that a hint rings are told, and m tells all that is marked", async () => {
  open();
  fireEvent.click(button("Hint"));
  expect(status()).toBe("Look at the end.");
  fireEvent.click(button("Hint"));
  expect(status()).toBe("Three are waiting. Ringed: a1, h1, h8.");
  fireEvent.click(button("Type a move"));
  (await screen.findByRole<HTMLInputElement>("textbox")).value = "m";
  fireEvent.click(button("Go"));
  expect(status()).toBe("Ringed: a1, h1, h8.");
});

test("once all hints are known they can be read again, also after another try", async () => {
  open();
  for (const label of ["Hint 1 of 2", "Hint 2 of 2", "Hint 1 of 2"]) {
    fireEvent.click(button("Hint"));
    screen.getByText(label);
    expect(button("Hint").getAttribute("aria-disabled")).toBeNull();
  }
  await solve();
  fireEvent.click(button("Try again"));
  expect(note()).toBe("Choose a square for your disc. Every try gets an answer.");
  fireEvent.click(button("Hint"));
  screen.getByText("Hint 1 of 2");
});

test("Enter that is held down presses a button once", async () => {
  open();
  const held = (target: HTMLElement): boolean => fireEvent.keyDown(target, { key: "Enter", repeat: true });
  expect(fireEvent.keyDown(button("Hint"), { key: "Enter" })).toBe(true);
  expect(held(button("Hint"))).toBe(false);
  await solve();
  expect(held(button("Next"))).toBe(false);
});

test("what was said of a square that was typed stands under the field too", async () => {
  open();
  fireEvent.click(button("Type a move"));
  (await screen.findByRole<HTMLInputElement>("textbox")).value = "b3";
  fireEvent.click(button("Go"));
  screen.getByText("b3 holds a white disc; discs go on empty squares.", { selector: ".command-reply" });
});

test("a study that was solved on an earlier visit opens with its explanation, and can be tried again", async () => {
  await recordAttempt({ exercise: "earlier", outcome: "solved", tries: 1, hints: 0, unaided: true });
  open("earlier");
  render(<Sealed sealed={seal("<p>Because.</p>")} />);
  await screen.findByText("Because.");
  expect(document.getElementById("why")?.tabIndex).toBe(-1);
  expect(note()).toBe("You have solved this; the explanation is open. Try it again, or read why.");
  expect(screen.getByRole("link", { name: "Read why" }).getAttribute("href")).toBe("#why");
  await solve();
});

test("a study that was never solved opens shut", async () => {
  await recordAttempt({ exercise: "only-seen", outcome: "revealed", tries: 0, hints: 0, unaided: false });
  open("only-seen");
  await new Promise((resolve) => setTimeout(resolve));
  expect($opened.get()).toBe(false);
});
