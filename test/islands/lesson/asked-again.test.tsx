// @vitest-environment happy-dom
import { cleanup, fireEvent, render } from "@testing-library/preact";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { loadAnswers } from "../../../src/islands/exercise/LaterAnswers.tsx";
import { button, lesson, reach, state, step } from "./lesson-page.tsx";

beforeAll(async () => {
  await loadAnswers();
});
beforeEach(() => history.replaceState(null, "", "/"));
afterEach(cleanup);

test("what a step has asked and is asked once more at the end is open there, and still solved in its step", async () => {
  const choices = [
    { text: "Black", why: "Always." },
    { text: "White", why: "In chess." },
  ];
  const first = step("one", { kind: "choose", choices: [{ right: true }, {}] }, { choices });
  render(lesson(first, { ...first, id: "memory-1" }));
  for (let times = 0; times < 2; times += 1) {
    await reach("ready");
    await vi.waitFor(() => expect(button("Hint").getAttribute("aria-disabled")).toBeNull());
    fireEvent.click(button("Black"));
    await reach("solved");
    if (times === 0) fireEvent.click(button("Next"));
  }
  fireEvent.click(button("Back"));
  expect(state()).toBe("solved");
});
