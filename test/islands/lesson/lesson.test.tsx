// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from "@testing-library/preact";
import { render as renderToText } from "preact-render-to-string";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { answer, type Question } from "../../../src/engine/question.ts";
import { loadAnswers } from "../../../src/islands/exercise/LaterAnswers.tsx";
import {
  board,
  button,
  cell,
  type Facts,
  FOUR_LEFT,
  lesson,
  marked,
  ROW,
  reach,
  START,
  state,
  status,
  step,
  told,
} from "./lesson-page.tsx";

// A worker is a browser's; here the search answers at once.
vi.mock("../../../src/islands/exercise/ask.ts", () => ({ ask: async (question: Question) => answer(question) }));

const kept = vi.hoisted(() => ({ attempts: [] as object[], steps: [] as string[] }));
vi.mock("../../../src/islands/lesson/record.ts", () => ({
  keepAttempt: (exercise: string, outcome: object) => kept.attempts.push({ exercise, ...outcome }),
  keepStep: (_: string, step: string) => kept.steps.push(step),
  awaitFirstTouch: () => undefined,
  stepsDone: async () => [],
  keepFinish: async (_: string, toDo: readonly string[]) => {
    kept.steps.push(toDo.length === 0 ? "finished" : `still to do: ${toDo}`);
    return toDo.length === 0;
  },
}));

/** Renders a lesson of one task and waits until its kind is loaded. */
async function open(facts: Facts, more: object = {}): Promise<void> {
  render(lesson(step("one", facts, more)));
  await vi.waitFor(() => expect(button("Hint").getAttribute("aria-disabled")).toBeNull());
}

beforeAll(async () => {
  await loadAnswers();
});
beforeEach(() => {
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
  history.replaceState(null, "", "/");
  kept.attempts = [];
  kept.steps = [];
  sessionStorage.clear();
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test("a move is judged by its goal, told, and may be tried again", async () => {
  await open({ kind: "best-move", position: ROW, toMove: "white", goal: { kind: "flips", count: 3 } });
  fireEvent.click(cell("a1"));
  expect(status()).toBe("On a1 White would turn nothing; a move has to turn at least one disc.");
  fireEvent.click(cell("d6"));
  await told("d6 does not get there");
  expect(state()).toBe("wrong");
  await told("It turns 1.");
  expect(marked(/labelled 1/)).toEqual(["c5"]);
  fireEvent.click(button("Try again"));
  expect(board()).toBe(ROW);
  fireEvent.click(cell("f4"));
  await told("Solved: f4 turns 3.");
  expect(state()).toBe("solved");
  expect(status()).toBe("f4, 3 turned. Solved. Because it is so.");
  expect(kept.attempts).toEqual([
    { exercise: "task-one", outcome: "wrong", tries: 1, hints: 0, unaided: false },
    { exercise: "task-one", outcome: "solved", tries: 2, hints: 0, unaided: false },
  ]);
});

test("a wrong move of a line is refuted on the board, step by step; a right one is answered", async () => {
  await open({ kind: "line", position: FOUR_LEFT, toMove: "black", goal: { kind: "win", within: 2 } });
  fireEvent.click(cell("a8"));
  await told("a8 does not get there");
  await told("With best play it loses by 20 discs.");
  await screen.findByText(/^2 of \d$/);
  fireEvent.click(await screen.findByRole("button", { name: "Move back" }));
  expect(cell("a8").dataset["disc"]).toBe("black");
  fireEvent.click(button("Move on"));
  fireEvent.click(button("Move on"));
  expect(status()).toMatch(/turned/);
  fireEvent.click(button("Try again"));
  expect(board()).toBe(FOUR_LEFT);
  fireEvent.click(cell("d8"));
  await vi.waitFor(() => expect(state()).toBe("ready"));
  expect(board()).not.toBe(FOUR_LEFT);
  expect(screen.getByRole("grid").dataset["toMove"]).toBe("black");
});

test("the solution of a line is played move by move", async () => {
  await open({ kind: "line", position: FOUR_LEFT, toMove: "black", goal: { kind: "win", within: 2 } });
  fireEvent.click(button("Show solution"));
  await vi.waitFor(() => expect(state()).toBe("revealed"));
  expect(cell("d8").dataset["disc"]).toBe("black");
  screen.getByText(/^1 of \d$/);
});

test("moves that are written in the task are followed, and no others", async () => {
  await open({ kind: "line", position: START, toMove: "black", goal: { kind: "follow", moves: "f5 d6" } });
  fireEvent.click(cell("c4"));
  await told("c4 is another move.");
  await told("Move 1 of the record is f5.");
  expect(marked(/cross/)).toEqual(["c4"]);
  expect(board()).toBe(START);
  fireEvent.click(button("Try again"));
  fireEvent.click(cell("f5"));
  fireEvent.click(cell("d6"));
  await told("Solved: Played to the end.");
  expect(state()).toBe("solved");
});

test("a wrong mark shows the row that fails; what is missing is told as a number and shown after a second try", async () => {
  await open({ kind: "mark", position: START, toMove: "black", what: { kind: "legal-moves" } });
  expect(marked(/legal move/)).toEqual([]);
  fireEvent.click(cell("d3"));
  expect(status()).toBe("d3 marked.");
  fireEvent.click(cell("c3"));
  fireEvent.click(button("Check"));
  await told("c3 is not one of them.");
  await told("The row from c3 to e5 ends at f6, which is empty. Nothing closes it.");
  expect(marked(/cross/)).toEqual(["c3", "f6"]);
  expect(marked(/arrow to f6/)).toEqual(["c3"]);
  expect(marked(/ring/)).toEqual([]);
  fireEvent.click(button("Try again"));
  expect(marked(/dot/)).toEqual(["d3"]);
  fireEvent.click(button("Check"));
  await told("Right so far; 3 are missing.");
  expect(marked(/ring/)).toEqual([]);
  fireEvent.click(button("Try again"));
  fireEvent.click(button("Check"));
  await told("They have rings now. Look at each of them.");
  expect(marked(/ring/)).toEqual(["c4", "f5", "e6"]);
  fireEvent.click(button("Try again"));
  for (const name of ["c4", "f5", "e6"]) fireEvent.click(cell(name));
  fireEvent.click(button("Check"));
  await told("Solved: All 4 found.");
  expect(state()).toBe("solved");
});

test("at the first miss nothing shows what is missing", async () => {
  await open({ kind: "mark", position: START, toMove: "black", what: { kind: "legal-moves" } });
  fireEvent.click(cell("d3"));
  fireEvent.click(button("Check"));
  await told("Right so far; 3 are missing.");
  expect(marked(/ring/)).toEqual([]);
});

test("a number is set by buttons, and from the second miss on what is counted is numbered", async () => {
  await open({ kind: "count", position: ROW, toMove: "white", what: { kind: "turned-by", move: "f4" } });
  fireEvent.click(button("Check"));
  expect(status()).toBe("Set a number first.");
  fireEvent.click(button("One more"));
  fireEvent.click(button("Check"));
  await told("More than 1.");
  await told("The arrows run along the rows that turn.");
  expect(marked(/arrow to b4/)).toEqual(["f4"]);
  expect(marked(/labelled/)).toEqual([]);
  fireEvent.click(button("Try again"));
  for (let press = 0; press < 3; press += 1) fireEvent.click(button("One more"));
  fireEvent.click(button("Check"));
  await told("Fewer than 4.");
  expect(marked(/labelled/)).toEqual(["c4", "d4", "e4"]);
  fireEvent.click(button("Try again"));
  fireEvent.click(button("One less"));
  fireEvent.click(button("Check"));
  await told("Solved: There are 3.");
});

test("discs are laid in the colour that is picked, and only the number of faults is told at first", async () => {
  await open({ kind: "setup", position: START, toMove: "black", exchanged: false });
  expect(board()).toBe("-".repeat(64));
  fireEvent.click(cell("d4"));
  expect(status()).toBe("d4 black.");
  fireEvent.click(button("Check"));
  await told("4 squares are not right yet.");
  expect(marked(/cross/)).toEqual([]);
  fireEvent.click(button("Try again"));
  fireEvent.click(button("White"));
  for (const name of ["d4", "e5"]) fireEvent.click(cell(name));
  fireEvent.click(button("Black"));
  for (const name of ["e4", "d5"]) fireEvent.click(cell(name));
  fireEvent.click(button("Check"));
  await told("Solved: That is how it stands.");
  expect(board()).toBe(START);
});

test("squares are found by their names, one after the other", async () => {
  await open({ kind: "name-square", ask: "find", squares: ["f5", "c3"] });
  await told("Find f5.");
  fireEvent.click(cell("e6"));
  await told("That is e6.");
  expect(marked(/cross/)).toEqual(["e6"]);
  expect(marked(/ring/)).toEqual([]);
  fireEvent.click(button("Try again"));
  fireEvent.click(cell("f5"));
  expect(status()).toBe("f5 is right. Find c3.");
  fireEvent.click(cell("c3"));
  expect(state()).toBe("solved");
});

test("a ringed square is named by letter and number, not by touching it", async () => {
  await open({ kind: "name-square", ask: "name", squares: ["f5"] });
  expect(marked(/ring/)).toEqual(["f5"]);
  fireEvent.click(cell("f5"));
  expect(state()).toBe("ready");
  fireEvent.click(button("f"));
  fireEvent.click(button("4"));
  await told("That is f4.");
  expect(marked(/cross/)).toEqual(["f4"]);
  fireEvent.click(button("Try again"));
  fireEvent.click(button("f"));
  fireEvent.click(button("5"));
  expect(state()).toBe("solved");
});

test("a disc that was turned wrongly is found, and one that is right is defended", async () => {
  // White played f4 and turned c4 and d4, but forgot e4.
  const shown = "-------------------------OOOXO----X-----------------------------";
  await open({ kind: "spot-error", position: ROW, toMove: "white", move: "f4", shown });
  fireEvent.click(cell("c4"));
  await told("c4 is as it should be.");
  await told("c4 had to turn: it lies in a row that f4 closes.");
  expect(marked(/arrow to b4/)).toEqual(["f4"]);
  fireEvent.click(button("Try again"));
  fireEvent.click(cell("e4"));
  expect(state()).toBe("solved");
  expect(cell("e4").dataset["disc"]).toBe("white");
});

test("a picked answer is told its reason, and stays told as tried", async () => {
  const choices = [
    { text: "Black", why: "Always." },
    { text: "White", why: "In chess." },
  ];
  await open({ kind: "choose", choices: [{ right: true }, { right: false }] }, { choices });
  fireEvent.click(button("White"));
  await told("Not so: White");
  await told("In chess.");
  fireEvent.click(button("Try again"));
  fireEvent.click(button("Black"));
  await told("Always.");
  expect(state()).toBe("solved");
});

test("a move that leaves the other side one shows where, and a wipe-out that fails what is left", async () => {
  await open({ kind: "best-move", position: FOUR_LEFT, toMove: "black", goal: { kind: "passes" } });
  fireEvent.click(cell("a8"));
  await told("White can still move.");
  // White's answers to a8, looked up on the board by hand.
  expect(marked(/ring/).length).toBeGreaterThan(0);
  expect(marked(/ring/).every((name) => cell(name ?? "").dataset["disc"] === "empty")).toBe(true);
  cleanup();
  await open({ kind: "best-move", position: ROW, toMove: "white", goal: { kind: "wipe-out" } });
  fireEvent.click(cell("f4"));
  await told("Black still has a disc.");
  expect(marked(/ring/)).toEqual(["c5"]);
});

test("the count under the board is not shown, nor told, while counting discs is the task", async () => {
  await open({ kind: "count", position: ROW, toMove: "white", what: { kind: "discs", side: "black" } });
  expect(document.querySelector(".standing-count")).toBeNull();
  expect(document.querySelector(".standing-turn")?.textContent).toBe("White to move");
  fireEvent.click(button("Type instead"));
  const field = await screen.findByRole<HTMLInputElement>("textbox");
  field.value = "s";
  fireEvent.click(button("Go"));
  expect(status()).toBe("The score is not told here; counting is the task.");
  for (const press of [1, 2, 3]) if (press > 0) fireEvent.click(button("One more"));
  fireEvent.click(button("Check"));
  await told("More than 3.");
  expect(document.querySelector(".standing-count")).toBeNull();
  fireEvent.click(button("Try again"));
  fireEvent.click(button("Check"));
  await told("On the board each one carries its number now.");
  expect(marked(/labelled/)).toEqual(["c4", "d4", "e4", "c5"]);
  fireEvent.click(button("Try again"));
  fireEvent.click(button("One more"));
  fireEvent.click(button("Check"));
  await told("Solved: There are 4.");
  expect(document.querySelector(".standing-count")?.textContent).toContain("4");
});

test("a step with a task shows what its text has marked, and its moves for show once the task is done", async () => {
  const asked = step("one", { kind: "best-move", position: ROW, toMove: "white", goal: { kind: "flips", count: 3 } });
  render(lesson({ ...asked, marks: "ring:b4", play: "f4 c3" }));
  await vi.waitFor(() => expect(button("Hint").getAttribute("aria-disabled")).toBeNull());
  expect(marked(/ring/)).toEqual(["b4"]);
  expect(screen.queryByRole("button", { name: "Move on" })).toBeNull();
  fireEvent.click(cell("f4"));
  await told("Solved: f4 turns 3.");
  expect(marked(/ring/)).toEqual([]);
  fireEvent.click(await screen.findByRole("button", { name: "Move on" }));
  expect(status()).toBe("f4, 3 turned.");
  fireEvent.click(button("Move on"));
  expect(cell("c3").dataset["disc"]).toBe("black");
});

test("hints come rung by rung and are counted", async () => {
  await open({ kind: "best-move", position: ROW, toMove: "white", goal: { kind: "flips", count: 3 } });
  fireEvent.click(button("Hint"));
  await told("Hint 1 of 2");
  fireEvent.click(button("Hint"));
  expect(marked(/ring/)).toEqual(["b4", "c4"]);
  expect(status()).toBe("Look here. Ringed: b4, c4.");
  fireEvent.click(button("Hint"));
  await told("Hint 1 of 2");
  fireEvent.click(cell("f4"));
  await vi.waitFor(() => expect(state()).toBe("solved"));
  expect(kept.attempts).toEqual([{ exercise: "task-one", outcome: "solved", tries: 1, hints: 2, unaided: false }]);
});

test("everything can be typed: answers, marks, buttons, and what the board tells", async () => {
  render(
    lesson(
      step("count", { kind: "count", position: ROW, toMove: "white", what: { kind: "turned-by", move: "f4" } }),
      step("mark", { kind: "mark", position: START, toMove: "black", what: { kind: "legal-moves" } }),
    ),
  );
  await vi.waitFor(() => expect(button("Hint").getAttribute("aria-disabled")).toBeNull());
  fireEvent.click(button("Type instead"));
  const field = await screen.findByRole<HTMLInputElement>("textbox");
  const type = (text: string): void => {
    field.value = text;
    fireEvent.click(button("Go"));
  };
  type("4");
  await reach("wrong");
  type("again");
  type("3");
  await reach("solved");
  type("next");
  await vi.waitFor(() => expect(state()).toBe("ready"));
  await vi.waitFor(() => expect(button("Hint").getAttribute("aria-disabled")).toBeNull());
  type("l");
  expect(status()).toBe("Legal moves are not told here; finding them is the task.");
  for (const text of ["d3", "c4", "f5", "e6", "check"]) type(text);
  await reach("solved");
  type("?");
  expect(status()).toContain("next: the next step");
  type("n");
  expect(document.querySelector("[data-exercise]")).toBeNull();
  expect(kept.steps).toEqual(["count", "mark", "finished"]);
});

test("a step that asks nothing plays its moves one by one", async () => {
  render(lesson(step("look", null, { play: "f5 d6", marks: "ring:e5" })));
  expect(marked(/ring/)).toEqual(["e5"]);
  fireEvent.click(await screen.findByRole("button", { name: "Move on" }));
  expect(status()).toBe("f5, 1 turned.");
  expect(marked(/ring/)).toEqual([]);
  fireEvent.click(button("Move on"));
  expect(button("Move on").getAttribute("aria-disabled")).toBe("true");
  fireEvent.click(button("Move back"));
  expect(cell("d6").dataset["disc"]).toBe("empty");
});

test("the address leads to a step, and an unknown one to the first", () => {
  history.replaceState(null, "", "/#two");
  const steps = [step("one", null), step("two", null, { place: { position: ROW, toMove: "white" } })];
  render(lesson(...steps));
  expect(board()).toBe(ROW);
  cleanup();
  history.replaceState(null, "", "/#nowhere");
  render(lesson(...steps));
  expect(board()).toBe(START);
});

test("what was done in a step is still there when one comes back to it", async () => {
  render(
    lesson(
      step("one", { kind: "best-move", goal: { kind: "legal" }, position: ROW, toMove: "white" }),
      step("two", null),
    ),
  );
  await vi.waitFor(() => expect(button("Hint").getAttribute("aria-disabled")).toBeNull());
  fireEvent.click(cell("f4"));
  await vi.waitFor(() => expect(state()).toBe("solved"));
  fireEvent.click(button("Next"));
  expect(board()).toBe(START);
  fireEvent.click(button("Back"));
  expect(state()).toBe("solved");
});

test("the text of the server holds no word of hints, reasons or right answers", () => {
  const choices = ["Always.", "In chess."].map((why, i) => ({ text: i === 0 ? "Black" : "White", why }));
  const html = renderToText(lesson(step("one", { kind: "choose", choices: [{ right: true }, {}] }, { choices })));
  expect(html).toContain("Do it.");
  expect(html).not.toMatch(/Think|Look here|Because|Always|chess|right/);
});
