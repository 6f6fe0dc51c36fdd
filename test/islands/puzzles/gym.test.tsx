// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from "@testing-library/preact";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { formatSealedPuzzle, idOfPuzzle } from "../../../src/catalogue/puzzle.ts";
import { Gym } from "../../../src/islands/puzzles/Gym.tsx";
import type { Item } from "../../../src/islands/puzzles/item.ts";
import { gymTexts } from "../../../src/layouts/texts.ts";
import { ENGLISH } from "../../../src/locales/text.ts";
import { emptiesOf, type Position } from "../../../src/reversi/index.ts";
import { KNOWN } from "../../training/puzzles/support.ts";

/** More than can be won by: whatever is played gives discs away. */
const BEST = 64;
/** Who has to pass is given time to read it. */
const SOON = { timeout: 4000 };
const kept: { puzzle: string; lead: number; lost: number }[] = [];

vi.mock("../../../src/islands/play/opponent.ts", () => ({
  seedOf: () => 1,
  opponentLike:
    () =>
    async ({ legal }: Position) =>
      legal[0]?.square ?? -1,
}));
vi.mock("../../../src/islands/exercise/ask.ts", () => ({
  ask: async () => ({ best: BEST }),
  askAhead: async () => null,
}));
vi.mock("../../../src/islands/lesson/record.ts", () => ({ awaitFirstTouch: () => undefined }));
vi.mock("../../../src/islands/puzzles/record.ts", () => ({
  keepEnding: ({ id }: Item, lead: number, lost: number) => kept.push({ puzzle: id, lead, lost }),
  endingsKept: async () => kept,
}));

const PUZZLES = KNOWN.map(({ puzzle }) => puzzle)
  .filter(({ board }) => emptiesOf(board) === 8)
  .slice(0, 4);

beforeAll(async () => {
  await import("../../../src/islands/exercise/kinds/play-out.ts");
});
beforeEach(() => {
  kept.length = 0;
  sessionStorage.clear();
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
  vi.stubGlobal("Worker", undefined);
  vi.stubGlobal("fetch", async () => new Response(PUZZLES.map((one) => `${formatSealedPuzzle(one)}\n`).join("")));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const open = () => render(<Gym packs="0" paths={{} as never} locale={gymTexts(ENGLISH)} />);
const task = (): DOMStringMap => document.querySelector<HTMLElement>(".puzzle")?.dataset ?? {};
const board = (): string => screen.getByRole("grid").dataset["position"] ?? "";
const ready = (): Promise<void> =>
  vi.waitFor(() => {
    expect(task()["state"]).toMatch(/ready|solved/);
    expect(document.querySelector("[aria-busy]")).toBeNull();
  }, SOON);

/** Plays the first legal move until the game is over. */
async function playOut(): Promise<void> {
  await ready();
  while (task()["state"] !== "solved") {
    fireEvent.click(screen.getAllByRole("gridcell", { name: /legal move/ })[0] as HTMLElement);
    await ready();
  }
}

/** By how many discs X leads on the board that is shown, empty squares to the winner. */
function leadOfBlack(): number {
  const count = (disc: string): number => board().split(disc).length - 1;
  const [own, other] = [count("X"), count("O")];
  return own - other + Math.sign(own - other) * (64 - own - other);
}

test("what an ending gave away is told first, kept, and listed from then on; it is not called solved", async () => {
  open();
  await playOut();
  const { toMove } = PUZZLES.find((one) => idOfPuzzle(one) === task()["exercise"]) ?? {};
  const lead = toMove === "black" ? leadOfBlack() : -leadOfBlack();
  await vi.waitFor(() => expect(kept).toEqual([{ puzzle: task()["exercise"], lead, lost: BEST - lead }]));
  await screen.findByText(new RegExp(`^You gave ${BEST - lead} discs? away\\.`), { selector: ".verdict-text" });
  expect(document.querySelector(".verdict-title")?.textContent).toMatch(/^Played out: \d+–\d+/);
  expect(document.querySelector(".verdict")?.getAttribute("data-verdict")).toBe("shown");
  expect(document.body.textContent).not.toContain("Solved");
  await screen.findByText(`1 ending played out so far. Discs given away: ${BEST - lead}.`);
  cleanup();
  open();
  await screen.findByText(`1 ending played out so far. Discs given away: ${BEST - lead}.`);
  fireEvent.click(screen.getByRole("button", { name: "Next" }));
  await ready();
});

test("an ending that is played once more, or was shown before, is not counted again", async () => {
  open();
  await playOut();
  await vi.waitFor(() => expect(kept).toHaveLength(1));
  fireEvent.click(screen.getByRole("button", { name: "Try again" }));
  await playOut();
  expect(kept).toHaveLength(1);
});

test("a reload in the middle gives the same ending from its start", async () => {
  open();
  await ready();
  const [before, id] = [board(), task()["exercise"]];
  fireEvent.click(screen.getAllByRole("gridcell", { name: /legal move/ })[0] as HTMLElement);
  cleanup();
  open();
  await ready();
  expect([board(), task()["exercise"]]).toEqual([before, id]);
});
