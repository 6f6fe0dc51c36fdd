// @vitest-environment happy-dom
import { fireEvent, render, screen, within } from "@testing-library/preact";
import { hydrate } from "preact";
import { renderToString } from "preact-render-to-string";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { BOOK_PACKS, NAMES_PACK } from "../../../src/catalogue/book.ts";
import type { Explanation } from "../../../src/coach/client.ts";
import { Choice } from "../../../src/islands/openings/drill/Choice.tsx";
import { $chosen } from "../../../src/islands/openings/drill/chosen.ts";
import { OpeningDrill } from "../../../src/islands/openings/drill/OpeningDrill.tsx";
import { openingDrillTexts } from "../../../src/layouts/texts.ts";
import { ENGLISH, translator } from "../../../src/locales/text.ts";
import type { ChosenLine, OpeningRecord } from "../../../src/progress/index.ts";
import type { Square } from "../../../src/reversi/index.ts";
import { lineFrom, positionAfter } from "../../../src/training/openings/lines.ts";
import { openingId } from "../../../src/training/openings/position.ts";
import { bookFile } from "../../openings/read.ts";
import { button, cell, marked, reach, state } from "../lesson/lesson-page.tsx";

const at = (name: string): Square => lineFrom(name)[0] ?? -1;

/** What is in the record. */
const kept = {
  chosen: new Map<string, ChosenLine>(),
  tries: [] as OpeningRecord[],
  changed: [] as (() => void)[],
  /** Whether only the first pack of the book can be had. */
  isCutOff: false,
};
vi.mock("../../../src/progress/index.ts", async (actual) => ({
  ...(await actual<typeof import("../../../src/progress/index.ts")>()),
  linesChosen: async () => kept.chosen,
  chooseLine: async (id: string, line: string | null, isOn: boolean) => {
    kept.chosen.set(id, { line, isOn, at: 1 });
  },
  openingRecords: async () => [...kept.tries],
  recordOpening: async (tried: OpeningRecord) => {
    kept.tries.push({ ...tried, at: 1 });
  },
  followChanges: (listener: () => void) => {
    kept.changed.push(listener);
    return () => undefined;
  },
}));
vi.mock("../../../src/islands/openings/fetch-pack.ts", () => ({
  fetchPack: async (pack: string) => {
    if (kept.isCutOff && pack !== NAMES_PACK && pack !== BOOK_PACKS[0].pack) throw new Error("no network");
    return bookFile(pack === NAMES_PACK ? "names.tsv" : `${pack}.txt`);
  },
}));

/** What the coach knows of a move: a reason that names the best one. */
const explained = (square: Square, best: Square): Explanation => ({
  played: { square, score: -5, isExact: false, depth: 9, line: [square] },
  best: { square: best, score: 0, isExact: false, depth: 9, line: [best] },
  tempting: null,
  instead: null,
  outcome: { key: "outcome.estimate", before: 0, after: -5, isExact: false, depth: 9 },
  reasons: [
    {
      key: "mobility.other",
      numbers: { count: 4, others: 8, bestCount: 4, bestOthers: 4 },
      squares: { move: [square], reply: [at("e3")], best: [best], bestReply: [at("c3")] },
      strength: 50,
      played: { line: [square], squares: {} },
      best: null,
    },
  ],
});
vi.mock("../../../src/islands/coach/ask.ts", () => ({
  askCoach: (_: unknown, square: Square) => ({
    answer: Promise.resolve(explained(square, at("d6"))),
    cancel: () => undefined,
  }),
}));

beforeAll(async () => {
  await import("../../../src/islands/exercise/kinds/best-move.ts");
  await import("../../../src/islands/exercise/judge.ts");
  await import("../../../src/islands/tries/Tries.tsx");
  await import("../../../src/locales/coach.ts");
});
beforeEach(() => {
  kept.chosen.clear();
  [kept.tries, kept.changed, kept.isCutOff] = [[], [], false];
  $chosen.set(null);
  sessionStorage.clear();
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
  vi.spyOn(Math, "random").mockReturnValue(0);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const only = (...sets: readonly string[]): void => {
  for (const side of ["black", "white"]) kept.chosen.set(`${side} first-five`, { line: null, isOn: false, at: 1 });
  for (const set of sets) kept.chosen.set(set, { line: null, isOn: true, at: 1 });
};
const star = (line: string): void =>
  void kept.chosen.set(openingId(positionAfter(lineFrom(line))), { line, isOn: true, at: 1 });
const open = (): unknown => render(<OpeningDrill locale={openingDrillTexts(ENGLISH)} />);
const ready = (): Promise<void> =>
  vi.waitFor(() => {
    expect(state()).toBe("ready");
    expect(document.querySelector("[data-exercise][aria-busy]")).toBeNull();
  });
const ask = (): string => document.querySelector(".ask")?.textContent ?? "";
const asked = (): string | null | undefined => document.querySelector("[data-exercise]")?.getAttribute("data-exercise");
const box = (name: string): HTMLInputElement => screen.getByRole<HTMLInputElement>("checkbox", { name });

test("the choice that comes to life when the drill has begun says what is drilled, and can be changed", async () => {
  const host = document.createElement("div");
  host.innerHTML = renderToString(<Choice locale={ENGLISH} />);
  document.body.append(host);
  expect(within(host).getByRole("group").hasAttribute("disabled")).toBe(true);
  $chosen.set({ sets: new Set(["white tiger"]), own: [] });
  hydrate(<Choice locale={ENGLISH} />, host);
  await vi.waitFor(() => expect(screen.getByRole("group").hasAttribute("disabled")).toBe(false));
  expect(box("Tiger, main line, as White").checked).toBe(true);
  expect(box("Tiger, main line, as Black").checked).toBe(false);
  fireEvent.click(box("Tiger, main line, as Black"));
  expect([...($chosen.get()?.sets ?? [])].sort()).toEqual(["black tiger", "white tiger"]);
  expect(kept.chosen.get("black tiger")?.isOn).toBe(true);
  host.remove();
});

test("a position with a star is drilled without more ado, also one that gets it while the drill is open", async () => {
  only();
  open();
  await screen.findByText(/No lines are chosen/);
  star("f5f6e6f4");
  for (const tell of kept.changed) tell();
  await ready();
  // Black after f5 f6 and where the star is, White after f5 and after e6.
  expect(ask()).toContain("Your own lines · 4 new");
});

test("arrows lead only through what is new, a new line is told, and it is counted as right once it is found alone", async () => {
  only("black parallel");
  open();
  await ready();
  expect(asked()).toBe("opening-f5f4");
  expect(ask()).toContain("Parallel · 3 new");
  expect(ask()).toContain("So far: f5 f4. New to you. Black to move: follow the arrow.");
  expect(marked(/arrow from/)).toEqual(["e3"]);
  fireEvent.click(cell("e3"));
  await reach("solved");
  expect(ask()).toMatch(/By the book this leads to a win by \d+ \(seen \d+ moves deep\)/);
  await vi.waitFor(() => expect(asked()).toMatch(/^opening-f5f4e3../));
  await ready();
  expect(ask()).toContain("e3 was right. White: ");
  expect(ask()).toContain("1 of 1 right · 2 new");

  document.body.replaceChildren();
  $chosen.set(null);
  kept.tries = kept.tries.map((tried) => ({ ...tried, at: Date.now() - 9 * 86_400_000 }));
  open();
  await ready();
  expect(asked()).toBe("opening-f5f4");
  expect(ask()).toContain("1 due");
  expect(marked(/arrow/)).toEqual([]);
  fireEvent.click(button("Show solution"));
  await reach("revealed");
  expect(ask()).toContain("By the book this leads to a win by");
});

test("the wrong move in a new line is explained with the right one beside it, since that is seen anyway", async () => {
  only("white first-five");
  open();
  await ready();
  expect(asked()).toBe("opening-f5");
  fireEvent.click(cell("f4"));
  await reach("wrong");
  expect(ask()).toMatch(/It turns a draw into a loss by \d+: \d+ discs lost/);
  await vi.waitFor(() => expect(document.querySelector(".tries")?.textContent).toContain("after d6"));
});

test("in the traps it is told who went wrong, and afterwards how many fell into it and what it cost", async () => {
  only("white traps");
  open();
  await ready();
  // The trap that takes the most discs from the most people comes first.
  expect(asked()).toBe("opening-f5");
  expect(ask()).toContain("Many go wrong here. White to move.");
  expect(marked(/arrow/)).toEqual([]);
  fireEvent.click(cell("d6"));
  await reach("solved");
  expect(ask()).toMatch(/The trap is f4: [\d,]+ games fell into it, at a cost of \d+ discs\./);
  fireEvent.click(button("Next"));
  vi.spyOn(Math, "random").mockReturnValue(0.999);
  for (let met = 0; met < 9 && !ask().includes("mistake"); met += 1) {
    await ready();
    fireEvent.click(button("Show solution"));
    await reach("revealed");
    fireEvent.click(button("Next"));
  }
  await ready();
  expect(ask()).toContain("A new line, you as White.");
  expect(ask()).toContain("Black’s last move is a mistake that many make. White to move.");
});

test("what is due among the first moves is asked as soon as the first plies of the book are there", async () => {
  vi.resetModules();
  kept.isCutOff = true;
  const { dueOpening } = await import("../../../src/islands/openings/drill/due.ts");
  const due = await dueOpening(openingId(positionAfter(lineFrom("f5d6c3"))), translator(ENGLISH));
  expect(due?.sheet.words.task).toBe("From your openings. So far: f5 d6 c3. White to move.");
  expect(due?.sheet.words.solved).toMatch(/^By the book this leads to/);
});
