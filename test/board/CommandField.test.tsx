// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from "@testing-library/preact";
import { afterEach, expect, test, vi } from "vitest";
import { CommandField } from "../../src/board/CommandField.tsx";
import { Status } from "../../src/board/Status.tsx";
import { StatusLine } from "../../src/board/StatusLine.tsx";
import { ENGLISH, translator } from "../../src/locales/text.ts";
import { at, THIRTEEN_FIFTY } from "./positions.ts";

const translate = translator(ENGLISH);
const view = { board: THIRTEEN_FIFTY, toMove: "black" } as const;

function open() {
  const [onChoose, onAnswer] = [vi.fn(), vi.fn()];
  render(
    <CommandField view={view} legal={null} last={null} translate={translate} onChoose={onChoose} onAnswer={onAnswer} />,
  );
  const field = screen.getByLabelText<HTMLInputElement>("Type a square");
  const type = (text: string): void => {
    field.value = text;
    fireEvent.click(screen.getByRole("button", { name: "Go" }));
  };
  return { onChoose, onAnswer, field, type };
}

afterEach(cleanup);

test("a square is chosen and the field is free for the next", () => {
  const { onChoose, onAnswer, field, type } = open();
  type("A8");
  expect(onChoose.mock.calls).toEqual([[at("a8")]]);
  expect(onAnswer).not.toHaveBeenCalled();
  expect(field.value).toBe("");
});

test("a question is answered where it stands and to the page", () => {
  const { onChoose, onAnswer, type } = open();
  type("r 1");
  const answer = "Row 1: a to c black, d to g white, h black.";
  expect(onAnswer.mock.calls).toEqual([[answer]]);
  expect(screen.getByText(answer)).toBeDefined();
  expect(onChoose).not.toHaveBeenCalled();
});

test("what is not understood is named, stays to be corrected, and is forgiven once it is", () => {
  const { onAnswer, field, type } = open();
  type("d9");
  expect(onAnswer.mock.calls).toEqual([["This board has no square d9."]]);
  expect([field.value, field.getAttribute("aria-invalid")]).toEqual(["d9", "true"]);
  expect(document.getElementById(field.getAttribute("aria-describedby") ?? "")?.textContent).toContain("d9");
  type("a8");
  expect([field.value, field.getAttribute("aria-invalid")]).toEqual(["", null]);
});

test("a command of the page's own is run and told in the help; an answer that the page takes goes no further", () => {
  const [onChoose, onAnswer, run] = [vi.fn(), vi.fn(), vi.fn()];
  const onText = (text: string): boolean => text === "4";
  const own = [{ words: ["next", "n"], help: "next: the next step", run }];
  const outward = { onChoose, onAnswer, onText, commands: own };
  render(<CommandField view={view} legal={null} last={null} translate={translate} {...outward} />);
  const field = screen.getByLabelText<HTMLInputElement>("Type a square");
  const type = (text: string): void => {
    field.value = text;
    fireEvent.click(screen.getByRole("button", { name: "Go" }));
  };
  type(" Next ");
  type("n");
  expect(run).toHaveBeenCalledTimes(2);
  type("4");
  expect([onChoose.mock.calls, onAnswer.mock.calls, field.value]).toEqual([[], [], ""]);
  type("5");
  expect(onAnswer.mock.lastCall?.[0]).toContain("“5” is not understood");
  type("?");
  expect(onAnswer.mock.lastCall?.[0]).toMatch(/this list\nnext: the next step$/);
});

test("the same words said again are put in anew, so that they are spoken again", () => {
  const { rerender } = render(<Status text="a8, 18 turned." turn={1} />);
  const spoken = () => screen.getByRole("status").firstElementChild;
  const first = spoken();
  rerender(<Status text="a8, 18 turned." turn={1} />);
  expect(spoken()).toBe(first);
  rerender(<Status text="a8, 18 turned." turn={2} />);
  expect(spoken()).not.toBe(first);
  expect(screen.getByRole("status").textContent).toBe("a8, 18 turned.");
});

test("the line under the board tells who is to move and the count, for the eye and the ear", () => {
  const { rerender } = render(<StatusLine view={view} translate={translate} />);
  expect(screen.getByText("Black to move")).toBeDefined();
  expect(screen.getByText("13 – 50").getAttribute("aria-hidden")).toBe("true");
  expect(screen.getByText("Black 13, White 50, empty 1.")).toBeDefined();
  rerender(<StatusLine view={{ ...view, toMove: null }} translate={translate} />);
  expect(screen.getByText("Game over")).toBeDefined();
  expect(document.querySelector(".turn-disc")).toBeNull();
});
