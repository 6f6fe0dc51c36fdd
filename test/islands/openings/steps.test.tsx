// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from "@testing-library/preact";
import { afterEach, expect, test, vi } from "vitest";
import { OpeningSteps } from "../../../src/islands/openings/OpeningSteps.tsx";
import { ENGLISH } from "../../../src/locales/text.ts";
import { reach, step } from "../lesson/lesson-page.tsx";

vi.mock("../../../src/islands/play/opponent.ts", () => ({ opponentLike: () => async () => 0, seedOf: () => 0 }));

afterEach(cleanup);

test("where a game is only to be played on nothing offers a solution, neither a button nor a word to type", async () => {
  const onward = step("black", {
    kind: "play-out",
    position: undefined,
    toMove: undefined,
    moves: "f5d6",
    against: { level: 4 },
    goal: { kind: "end" },
    hints: [],
  });
  render(<OpeningSteps name="tiger" steps={[onward]} next="/" end="more" locale={ENGLISH} />);
  await reach("ready");
  const names = screen.getAllByRole("button").map((one) => one.textContent || one.getAttribute("aria-label"));
  expect(names).toContain("Next");
  expect(names).not.toContain("Show solution");
  expect(names).not.toContain("Hint");
  fireEvent.click(screen.getByRole("button", { name: "Type instead" }));
  const field = await screen.findByRole("textbox");
  fireEvent.input(field, { target: { value: "help" } });
  const form = field.closest("form");
  if (form === null) throw new Error("the field stands in no form");
  fireEvent.submit(form);
  const typing = within(form.closest<HTMLElement>(".typing") ?? form);
  expect(await typing.findByText(/next: /)).toBeTruthy();
  expect(typing.queryByText(/show: /)).toBeNull();
});
