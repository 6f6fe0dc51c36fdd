// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from "@testing-library/preact";
import { render as renderToText } from "preact-render-to-string";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { seal } from "../../src/catalogue/seal.ts";
import { Claims } from "../../src/islands/study/Claims.tsx";
import { $opened } from "../../src/islands/study/opened.ts";
import { Sealed } from "../../src/islands/study/Sealed.tsx";
import { Study } from "../../src/islands/study/Study.tsx";

/** The end of a real game of 1992, solved by two other programs: d8 wins by 18, a8 and h3 lose by 20. */
const FOUR_LEFT = "OOXXXXXXXOOXXXX-OOOOXXO-OOXOXOOOOOOXOOOOOOOOOOXXOOOOXXOX-OO-XXOO";

const SHEET = {
  solved: "White may not follow.",
  hints: [
    { kind: "idea", words: "The corner will not run away.", squares: [] },
    { kind: "candidates", words: "One of these two.", squares: ["a8", "d8"] },
  ],
};

const study = (
  <Study
    id="four-left"
    position={FOUR_LEFT}
    toMove="black"
    outcome="win"
    hints={2}
    sealed={seal(JSON.stringify(SHEET))}
    task="Black moves and wins."
    next="/studies/"
    whole
  />
);

const cell = (name: string): HTMLElement => screen.getByRole("gridcell", { name: new RegExp(`^${name},`) });
const button = (name: string): HTMLElement => screen.getByRole("button", { name });
const state = (): string | null | undefined => document.querySelector("[data-exercise]")?.getAttribute("data-state");

beforeEach(() => {
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
  $opened.set(false);
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test("a legal move that does not reach the goal is wrong, and its outcome is told", () => {
  render(study);
  fireEvent.click(cell("a8"));
  expect(state()).toBe("wrong");
  screen.getByText("a8 does not get there");
  screen.getByText("With best play it loses by 20 discs.");
  expect($opened.get()).toBe(false);
});

test("after a wrong move the way back is to try again, and what was kept back stays shut", () => {
  render(study);
  fireEvent.click(cell("h3"));
  fireEvent.click(cell("d8"));
  expect(screen.getByRole("status").textContent).toBe("The move is made. “Try again” takes it back.");
  expect(screen.queryByRole("button", { name: "Show solution" })).toBeNull();
  fireEvent.click(button("Try again"));
  expect(state()).toBe("ready");
  fireEvent.click(cell("d8"));
  expect(state()).toBe("solved");
  screen.getByText("White may not follow.");
  expect($opened.get()).toBe(true);
});

test("an empty square that turns nothing is refused with the reason", () => {
  render(study);
  fireEvent.click(cell("h2"));
  screen.getByText("On h2 Black would turn nothing; a move has to turn at least one disc.", { selector: ".task-note" });
  expect(state()).toBe("ready");
});

test("candidates are ringed among the legal moves", () => {
  render(study);
  fireEvent.click(button("Hint"));
  fireEvent.click(button("Hint"));
  expect(screen.getAllByRole("gridcell", { name: /ring/ }).map((one) => one.dataset["square"])).toEqual(["a8", "d8"]);
});

test("the solution that is shown is one that reaches the goal", () => {
  render(study);
  fireEvent.click(button("Show solution"));
  expect(state()).toBe("revealed");
  expect(cell("d8").dataset["disc"]).toBe("black");
});

test("saying the same thing twice is said twice", () => {
  render(study);
  fireEvent.click(cell("h2"));
  const first = screen.getByRole("status").firstElementChild;
  fireEvent.click(cell("h2"));
  expect(screen.getByRole("status").firstElementChild).not.toBe(first);
});

test("the text of the server holds the sealed words and none of the hints", () => {
  const html = renderToText(study);
  expect(html).toContain("Black moves and wins.");
  expect(html).not.toMatch(/corner|these two|may not follow/);
});

test("what was kept back is shown once the study is done", async () => {
  render(<Sealed sealed={seal("<p>Because of <em>tempo</em>.</p>")} />);
  expect(document.querySelector(".sealed")).toBeNull();
  $opened.set(true);
  await screen.findByText("tempo", { selector: ".sealed em" });
});

test("a claim is proven or disproved where it stands", async () => {
  const claims = [
    { kind: "only-move", move: "a8" },
    { kind: "discs", black: 23, white: 37, empty: 4 },
  ];
  $opened.set(true);
  render(<Claims sealed={seal(JSON.stringify(claims))} position={FOUR_LEFT} toMove="black" />);
  fireEvent.click(button("Prove it: a8 is the only legal move."));
  await screen.findByText("This does not hold. Please tell us.");
  fireEvent.click(button("Prove it: Before the move Black has 23 discs and White 37; empty squares: 4."));
  await screen.findByText(/^Proved: 64 discs counted/);
});
