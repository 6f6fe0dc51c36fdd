// @vitest-environment happy-dom
import { fireEvent, render, screen } from "@testing-library/preact";
import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import { Panel } from "../../../src/islands/puzzles/Panel.tsx";
import type { Task } from "../../../src/islands/puzzles/task.ts";
import { ENGLISH, translator } from "../../../src/locales/text.ts";

const t = translator(ENGLISH);
const words = { task: "How many discs has Black?", hints: [], solved: "" };
const counting: Task = {
  id: "counting",
  sheet: {
    facts: { kind: "count", variant: "othello", moves: "f5", hints: [], what: { kind: "discs", side: "black" } },
    words,
  },
};

// What a page loads when it is wanted; here it is waited for beforehand, however busy the machine is.
beforeAll(async () => {
  await Promise.all([
    import("../../../src/islands/puzzles/typing.ts"),
    import("../../../src/islands/exercise/kinds/count.ts"),
    import("../../../src/islands/puzzles/commands.ts"),
    import("../../../src/islands/overlays/Overlays.tsx"),
  ]);
});
beforeEach(() => {
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
  vi.stubGlobal("Worker", undefined);
});

test("who types is not told the count where counting is the task", async () => {
  render(
    <Panel
      item={counting}
      name="A task"
      isBusy={false}
      onOutcome={() => undefined}
      onNext={() => undefined}
      tag="en"
      t={t}
    />,
  );
  fireEvent.click(screen.getByRole("button", { name: t("lesson.type") }));
  await vi.waitFor(() => expect(document.querySelector("[aria-busy]")).toBeNull());
  const field = await screen.findByLabelText(t("command.label"));
  fireEvent.input(field, { target: { value: "s" } });
  fireEvent.submit(field.closest("form") ?? field);
  await vi.waitFor(() => expect(document.querySelector(".command-reply")?.textContent).not.toBe(t("command.hint")));
  expect(document.querySelector(".command-reply")?.textContent).toBe(t("command.score.untold"));
});
