// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from "@testing-library/preact";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import type { Analysis } from "../../../src/engine/client.ts";
import { button, cell, lesson, marked, ROW, reach, START, step } from "../lesson/lesson-page.tsx";

const engine = vi.hoisted(() => ({ asked: [] as ((analysis: unknown) => void)[], cancelled: 0 }));
vi.mock("../../../src/engine/client.ts", () => ({
  startEngine: () => ({
    analyse: (_board: unknown, _request: unknown, onDeeper: (analysis: unknown) => void) => {
      let end: (analysis: unknown) => void = () => undefined;
      const answer = new Promise((resolve) => {
        end = resolve;
      });
      engine.asked.push((analysis) => {
        onDeeper(analysis);
        end(analysis);
      });
      return {
        answer,
        cancel: () => {
          engine.cancelled += 1;
        },
      };
    },
  }),
}));
vi.mock("../../../src/islands/lesson/record.ts", () => ({
  keepAttempt: () => undefined,
  keepStep: () => undefined,
  awaitFirstTouch: () => undefined,
  stepsDone: async () => [],
  keepFinish: async () => true,
}));

// What a page loads when it is wanted; here it is waited for beforehand, however busy the machine is.
beforeAll(async () => {
  await Promise.all([
    import("../../../src/islands/overlays/Overlays.tsx"),
    import("../../../src/islands/lesson/typing.ts"),
    import("../../../src/islands/exercise/kinds/mark.ts"),
    import("../../../src/islands/exercise/kinds/best-move.ts"),
    import("../../../src/training/answers/mark.ts"),
  ]);
}, 30_000);

const reading = step("one", null);

/** The buttons of the overlays that are offered, by what they are called. */
const offered = (): (string | null)[] =>
  [...document.querySelectorAll(".overlay-pick")].map((one) => one.childNodes[1]?.textContent ?? null);
const overlay = (name: string): HTMLElement => screen.getByRole("button", { name });
const isOn = (name: string): boolean => overlay(name).getAttribute("aria-pressed") === "true";
const spoken = (): string => document.querySelector("p.unseen[aria-live]")?.textContent ?? "";
const lines = (name: string): string[] =>
  within(screen.getByRole("list", { name }))
    .getAllByRole("listitem")
    .map((line) => line.textContent);

async function openOverlays(): Promise<void> {
  fireEvent.click(button("Overlays"));
  await screen.findByRole("region", { name: "Overlays" });
}

beforeEach(() => {
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
  history.replaceState(null, "", "/");
  sessionStorage.clear();
  engine.asked = [];
  engine.cancelled = 0;
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test("an overlay is drawn, named on its squares and told in words; and goes again", async () => {
  render(lesson(reading));
  expect(button("Overlays").getAttribute("aria-expanded")).toBe("false");
  await openOverlays();
  expect(button("Overlays").getAttribute("aria-expanded")).toBe("true");
  fireEvent.click(overlay("Frontier"));
  expect(isOn("Frontier")).toBe(true);
  await vi.waitFor(() => expect(marked(/frontier/)).toEqual(["d4", "e4", "d5", "e5"]));
  expect(lines("Frontier discs")).toEqual(["Black, 2: e4, d5.", "White, 2: d4, e5."]);
  expect(spoken()).toBe("Frontier discs. Black, 2: e4, d5. White, 2: d4, e5.");
  fireEvent.click(overlay("Frontier"));
  await vi.waitFor(() => expect(marked(/frontier/)).toEqual([]));
  expect(screen.queryByRole("list", { name: "Frontier discs" })).toBeNull();
  expect(spoken()).toBe("Frontier discs: off.");
});

test("what is on stays on when the overlays are closed, and when the step changes", async () => {
  render(lesson(reading, step("two", { kind: "best-move", goal: { kind: "legal" } })));
  await openOverlays();
  fireEvent.click(overlay("Frontier"));
  fireEvent.click(button("Overlays"));
  await vi.waitFor(() => expect(screen.queryByRole("region", { name: "Overlays" })).toBeNull());
  expect(marked(/frontier/)).toHaveLength(4);
  fireEvent.click(button("Next"));
  await vi.waitFor(() => expect(marked(/frontier/)).toEqual(["b4", "c4", "d4", "e4", "c5"]));
});

test("on a square each key turns its overlay on and off, before anything was opened", async () => {
  render(lesson(reading));
  fireEvent.keyDown(cell("a1"), { key: "l" });
  await vi.waitFor(() => expect(marked(/Black can play/)).toEqual(["d3", "c4", "f5", "e6"]));
  expect(marked(/White can play/)).toEqual(["e3", "f4", "c5", "d6"]);
  expect(spoken()).toMatch(/^Moves of both sides\. Black, 4: /);
  expect(screen.queryByRole("region", { name: "Overlays" })).toBeNull();
  fireEvent.keyDown(cell("a1"), { key: "L" });
  await vi.waitFor(() => expect(marked(/can play/)).toEqual([]));
  fireEvent.keyDown(cell("a1"), { key: "q" });
  expect(spoken()).toBe("Moves of both sides: off.");
});

test("of keys that are pressed before the overlays are there none is lost", async () => {
  render(lesson(reading));
  for (const key of ["l", "f", "l", "l"]) fireEvent.keyDown(cell("a1"), { key });
  await vi.waitFor(() => expect(marked(/Black can play/)).toEqual(["d3", "c4", "f5", "e6"]));
  expect(marked(/frontier/)).toEqual(["d4", "e4", "d5", "e5"]);
});

test("moves given and taken follow the square that is pointed at, and are spoken only to the focus", async () => {
  render(lesson(reading));
  fireEvent.keyDown(cell("f5"), { key: "g" });
  await vi.waitFor(() => expect(marked(/move given/)).toEqual(["f6"]));
  expect(marked(/move taken/)).toEqual(["e3", "c5"]);
  const first = spoken();
  expect(first).toContain("Black f5: White gains f6; loses e3, c5.");
  fireEvent.pointerOver(cell("d3"));
  await vi.waitFor(() => expect(marked(/move given/)).toEqual(["c3"]));
  expect(spoken()).toBe(first);
  cell("e6").focus();
  await vi.waitFor(() => expect(spoken()).toContain("Black e6: White gains f6; loses e3, c5."));
});

test("a move can be picked whose changes are looked at, without playing it", async () => {
  render(lesson(reading));
  await openOverlays();
  fireEvent.click(overlay("Given"));
  expect(lines("Moves given and taken")).toEqual(["No move to look at yet."]);
  const pick = screen.getByRole("combobox", { name: "Move" });
  expect(
    within(pick)
      .getAllByRole("option")
      .map((option) => option.textContent),
  ).toEqual(["the last one", ...["d3", "c4", "f5", "e6"]]);
  fireEvent.change(pick, { target: { value: "37" } });
  await vi.waitFor(() => expect(lines("Moves given and taken")[0]).toBe("Black f5:"));
});

test("what is asked for is not offered before it is found, and not drawn though it is on", async () => {
  const facts = { kind: "mark", position: START, toMove: "black", what: { kind: "frontier" } } as const;
  render(lesson(reading, step("two", facts)));
  await openOverlays();
  expect(offered()).toHaveLength(7);
  fireEvent.click(overlay("Frontier"));
  await vi.waitFor(() => expect(marked(/frontier/)).toHaveLength(4));
  fireEvent.click(button("Next"));
  await vi.waitFor(() => expect(button("Hint").getAttribute("aria-disabled")).toBeNull());
  expect(offered()).toEqual(["Both sides", "Given", "Stable", "Regions", "Edges"]);
  expect(marked(/frontier/)).toEqual([]);
  expect(screen.getByText(/^What would tell the answer/)).toBeDefined();
  fireEvent.keyDown(cell("a1"), { key: "f" });
  await vi.waitFor(() => expect(spoken()).toBe("Frontier discs: not before the task is done."));
  expect(marked(/frontier/)).toEqual([]);
  fireEvent.click(button("Show solution"));
  await reach("revealed");
  await vi.waitFor(() => expect(offered()).toHaveLength(7));
  expect(marked(/frontier/)).toHaveLength(4);
});

test("each overlay can be typed and is answered in words; a move may be named; all are hidden by a word", async () => {
  render(lesson(reading));
  fireEvent.click(button("Type instead"));
  const field = await screen.findByRole("textbox", { name: "Type a square" });
  const type = (text: string): string => {
    fireEvent.input(field, { target: { value: text } });
    fireEvent.submit(field.closest("form") ?? field);
    return document.querySelector(".command-reply")?.textContent ?? "";
  };
  await vi.waitFor(() =>
    expect(type("stable")).toBe("Stable discs. Black: none that is proven. White: none that is proven."),
  );
  expect(type("both")).toMatch(/^Moves of both sides\. Black, 4: d3, c4, f5, e6\./);
  expect(type("given d3")).toMatch(/^Moves given and taken\. Black d3: /);
  expect(type("given a1")).toMatch(/is not understood/);
  expect(type("m")).toContain("Black can play: d3, c4, f5, e6.");
  const help = type("?").split("\n");
  for (const word of ["both", "given", "frontier", "stable", "regions", "edges", "values", "hide"]) {
    expect(help.filter((line) => line.startsWith(`${word}:`))).toHaveLength(1);
  }
  expect(type("hide")).toBe("No overlays any more.");
  await vi.waitFor(() => expect(marked(/can play/)).toEqual([]));
});

test("values come as they are found, are told once they are, and given up when the board changes", async () => {
  const analysis = (isExact: boolean): Analysis => ({
    moves: [{ square: 19, score: 2, isExact, depth: 6, line: [19] }],
    ...{ score: 2, isExact, depth: 6, nodes: 1 },
  });
  render(lesson(reading, step("two", null, { place: { position: ROW, toMove: "white" } })));
  await openOverlays();
  fireEvent.click(overlay("Values"));
  expect(lines("Values of moves")).toEqual(["Working them out …"]);
  await vi.waitFor(() => expect(engine.asked).toHaveLength(1));
  engine.asked[0]?.(analysis(false));
  await vi.waitFor(() => expect(marked(/worth about \+2/)).toEqual(["d3"]));
  await vi.waitFor(() => expect(spoken()).toBe("Values of moves. For Black, 6 moves ahead: about d3 +2."));
  fireEvent.click(button("Next"));
  await vi.waitFor(() => expect(engine.asked).toHaveLength(2));
  expect(engine.cancelled).toBe(1);
  expect(marked(/worth/)).toEqual([]);
  expect(lines("Values of moves")).toEqual(["Working them out …"]);
});
