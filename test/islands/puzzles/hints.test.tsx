// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from "@testing-library/preact";
import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import { answer, type Question } from "../../../src/engine/question.ts";
import type { Outcome } from "../../../src/islands/exercise/session.ts";
import { itemOf } from "../../../src/islands/puzzles/item.ts";
import { Panel } from "../../../src/islands/puzzles/Panel.tsx";
import { ENGLISH, translator } from "../../../src/locales/text.ts";
import { emptiesOf, nameOf, USUAL_SHAPE } from "../../../src/reversi/index.ts";
import { KNOWN } from "../../training/puzzles/support.ts";

vi.mock("../../../src/islands/exercise/ask.ts", () => ({
  ask: async (question: Question) => answer(question),
  askAhead: async () => undefined,
}));

const t = translator(ENGLISH);
const [first, second] = KNOWN.flatMap((known) =>
  known.puzzle.goal.kind === "win" && known.puzzle.goal.within === 1 && emptiesOf(known.puzzle.board) <= 8
    ? [itemOf(known, 0, t)]
    : [],
);
const outcomes: Outcome[] = [];

beforeAll(async () => {
  await import("../../../src/islands/exercise/kinds/best-move.ts");
  await import("../../../src/islands/exercise/judge.ts");
});
beforeEach(() => {
  outcomes.length = 0;
  sessionStorage.clear();
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
  vi.stubGlobal("Worker", undefined);
});

async function open(item = first): Promise<void> {
  cleanup();
  render(
    <Panel
      item={item ?? null}
      name="A puzzle"
      isBusy={false}
      paths={{} as never}
      onOutcome={(_, outcome) => outcomes.push(outcome)}
      onNext={() => undefined}
      t={t}
      tag="en"
    />,
  );
  await vi.waitFor(() => {
    expect(document.querySelector("[data-exercise]")?.getAttribute("data-state")).toBe("ready");
    expect(document.querySelector("[aria-busy]")).toBeNull();
  });
}

async function solve(item = first): Promise<void> {
  const right = typeof item?.puzzle.right === "string" ? undefined : item?.puzzle.right[0];
  const name = nameOf(USUAL_SHAPE, right ?? 0);
  fireEvent.click(screen.getByRole("gridcell", { name: new RegExp(`^${name},`) }));
  await vi.waitFor(() => expect(outcomes).not.toEqual([]));
}

test("a hint that was read before a reload still counts", async () => {
  await open();
  fireEvent.click(screen.getByRole("button", { name: "Hint" }));
  await open();
  await solve();
  expect(outcomes).toEqual([{ outcome: "solved", tries: 1, hints: 1, unaided: false }]);
});

test("a hint counts for its own puzzle only, and not once that is done", async () => {
  await open();
  fireEvent.click(screen.getByRole("button", { name: "Hint" }));
  await open(second);
  await solve(second);
  expect(outcomes).toMatchObject([{ hints: 0, unaided: true }]);
  for (const expected of [
    { hints: 1, unaided: false },
    { hints: 0, unaided: true },
  ]) {
    outcomes.length = 0;
    await open();
    await solve();
    expect(outcomes).toMatchObject([expected]);
  }
});
