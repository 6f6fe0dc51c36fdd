// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from "@testing-library/preact";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { formatSealedPuzzle, idOfPuzzle, type Puzzle } from "../../../src/catalogue/puzzle.ts";
import { answer, type Question } from "../../../src/engine/question.ts";
import type { Outcome } from "../../../src/islands/exercise/session.ts";
import type { Item } from "../../../src/islands/puzzles/item.ts";
import { Run } from "../../../src/islands/puzzles/Run.tsx";
import { keepRun, keptRun } from "../../../src/islands/puzzles/run-kept.ts";
import { ENGLISH } from "../../../src/locales/text.ts";
import { emptiesOf, nameOf, USUAL_SHAPE } from "../../../src/reversi/index.ts";
import { turnPuzzle } from "../../../src/training/puzzles/task.ts";
import { KNOWN } from "../../training/puzzles/support.ts";

/** What was kept of tries, by the run they belong to. */
const tries: { puzzle: string; outcome: string; unaided: boolean; mode: string; run: string | null }[] = [];

vi.mock("../../../src/islands/exercise/ask.ts", () => ({
  ask: async (question: Question) => answer(question),
  askAhead: async () => undefined,
}));
vi.mock("../../../src/islands/lesson/record.ts", () => ({ awaitFirstTouch: () => undefined }));
vi.mock("../../../src/islands/puzzles/record.ts", () => ({
  keepTry: (item: Item, outcome: Outcome, mode: string, run: string | null) =>
    tries.push({ puzzle: item.id, ...outcome, mode, run }),
  triesKept: async () => tries,
}));

/** Puzzles of one move that are soon read out, easy enough for a storm. */
const PUZZLES: readonly Puzzle[] = KNOWN.flatMap(({ puzzle }) =>
  puzzle.goal.kind === "win" && puzzle.goal.within === 1 && emptiesOf(puzzle.board) <= 8
    ? [{ ...puzzle, rating: 900, motifs: ["wedge" as const] }]
    : [],
).slice(0, 12);

beforeAll(async () => {
  await import("../../../src/islands/exercise/kinds/best-move.ts");
  await import("../../../src/islands/exercise/judge.ts");
});

beforeEach(() => {
  tries.length = 0;
  sessionStorage.clear();
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
  vi.stubGlobal("Worker", undefined);
  const text = PUZZLES.map((puzzle) => `${formatSealedPuzzle(puzzle)}\n`).join("");
  vi.stubGlobal("fetch", async () => new Response(text));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

type Kind = "streak" | "storm";
const open = (kind: Kind) => render(<Run kind={kind} packs="0" paths={{} as never} locale={ENGLISH} />);
const reload = (kind: Kind): void => {
  cleanup();
  open(kind);
};
const task = (): DOMStringMap => document.querySelector<HTMLElement>(".puzzle")?.dataset ?? {};
const board = (): string | undefined => screen.getByRole("grid").dataset["position"];
const reach = (state: string): Promise<void> =>
  vi.waitFor(() => {
    expect(task()["state"]).toBe(state);
    expect(document.querySelector("[aria-busy]")).toBeNull();
  });
const head = (): string => document.querySelector(".puzzle-run, .verdict[role=status]")?.textContent ?? "";

/** Plays a right move of the puzzle that is shown, or the tempting one. */
function play(kind: Kind, which: "right" | "tempting"): void {
  const { id = "", image = 0 } = keptRun(kind)?.place ?? {};
  const puzzle = PUZZLES.find((one) => idOfPuzzle(one) === id);
  if (puzzle === undefined) throw new Error("no puzzle is shown");
  const turned = turnPuzzle(puzzle, image);
  const [right] = turned.right as readonly number[];
  const name = nameOf(USUAL_SHAPE, (which === "right" ? right : turned.tempting) ?? 0);
  fireEvent.click(screen.getByRole("gridcell", { name: new RegExp(`^${name},`) }));
}

test("a reload in a streak shows the same puzzle as it lay, and goes on with the count", async () => {
  open("streak");
  await reach("ready");
  play("streak", "right");
  await reach("solved");
  fireEvent.click(screen.getByRole("button", { name: "Next" }));
  await reach("ready");
  expect(head()).toBe("1 solved");
  const [before, id] = [board(), task()["exercise"]];
  reload("streak");
  await reach("ready");
  expect(head()).toBe("1 solved");
  expect([board(), task()["exercise"]]).toEqual([before, id]);
  play("streak", "right");
  await reach("solved");
  expect(tries.map(({ run }) => run)).toEqual([tries[0]?.run, tries[0]?.run]);
});

test("a reload after a puzzle is solved does not give it again", async () => {
  open("streak");
  await reach("ready");
  const id = task()["exercise"];
  play("streak", "right");
  await reach("solved");
  reload("streak");
  await reach("ready");
  expect(head()).toBe("1 solved");
  expect(task()["exercise"]).not.toBe(id);
});

test("a wrong try ends a streak, and a reload at once finds it ended", async () => {
  open("streak");
  await reach("ready");
  play("streak", "tempting");
  await vi.waitFor(() => expect(tries).toHaveLength(1));
  const id = task()["exercise"];
  reload("streak");
  await reach("ready");
  expect(head()).toContain("The streak ends at 0.");
  expect(task()["exercise"]).toBe(id);
  play("streak", "right");
  await reach("solved");
  expect(tries).toHaveLength(1);
  expect(head()).toContain("The streak ends at 0.");
  fireEvent.click(screen.getByRole("button", { name: "Once more" }));
  await reach("ready");
  expect(head()).toBe("0 solved");
  reload("streak");
  await reach("ready");
  expect(head()).toBe("0 solved");
});

/** Types a command, and sends it. */
function type(command: string): void {
  const field = screen.getByRole("textbox");
  fireEvent.input(field, { target: { value: command } });
  fireEvent.submit(field);
}

test("a streak cannot be saved by typing what no button offers: the next puzzle, or a hint", async () => {
  open("streak");
  await reach("ready");
  const id = task()["exercise"];
  fireEvent.click(screen.getByRole("button", { name: "Type instead" }));
  await screen.findByRole("textbox");
  for (const typed of ["next", "hint"]) type(typed);
  expect(task()["exercise"]).toBe(id);
  expect(head()).toBe("0 solved");
  expect(document.querySelector(".task")?.textContent).not.toContain("Hint");
  play("streak", "right");
  await reach("solved");
  expect(tries).toMatchObject([{ puzzle: id, unaided: true }]);
  fireEvent.click(screen.getByRole("button", { name: "Next" }));
  await vi.waitFor(() => expect(task()["exercise"]).not.toBe(id));
  expect(head()).toBe("1 solved");
});

test("the clock of a storm runs on over a reload, and a missed puzzle is not given again", async () => {
  open("storm");
  expect(head()).toContain("3:00 on the clock");
  fireEvent.click(screen.getByRole("button", { name: "Start the clock" }));
  await reach("ready");
  const kept = keptRun("storm");
  if (kept === null) throw new Error("nothing is kept");
  keepRun("storm", { ...kept, until: Date.now() + 60_000 });
  const [before, id] = [board(), task()["exercise"]];
  reload("storm");
  await reach("ready");
  expect(head()).toMatch(/^(1:00|0:59) left, 0 solved$/);
  expect([board(), task()["exercise"]]).toEqual([before, id]);
  play("storm", "tempting");
  await reach("wrong");
  reload("storm");
  await reach("ready");
  expect(task()["exercise"]).not.toBe(id);
  expect(tries.map(({ unaided }) => unaided)).toEqual([false]);
});

test("a storm whose time ran out while the page was gone is over", async () => {
  keepRun("storm", { run: "1-1", solved: 4, until: Date.now() - 1, isOver: false, place: null });
  open("storm");
  await vi.waitFor(() => expect(head()).toContain("Time. 4 solved."));
  expect(screen.queryByRole("timer")).toBeNull();
  fireEvent.click(screen.getAllByRole("button", { name: "Once more" })[0] as HTMLElement);
  await reach("ready");
  expect(head()).toMatch(/^(3:00|2:59) left, 0 solved$/);
});

test("what is kept and is no run is not taken for one", () => {
  const run = { run: "1-2", solved: 3, until: null, isOver: false, place: null };
  keepRun("streak", run);
  expect(keptRun("streak")).toEqual(run);
  expect(keptRun("storm")).toBeNull();
  const harmed = [
    { run: 1 },
    { solved: -1 },
    { solved: "9" },
    { until: "soon" },
    { isOver: 1 },
    { place: { id: "?" } },
  ];
  for (const harm of harmed) {
    sessionStorage.setItem("outflank:streak", JSON.stringify({ ...run, ...harm }));
    expect(keptRun("streak"), JSON.stringify(harm)).toBeNull();
  }
  sessionStorage.setItem("outflank:streak", "{");
  expect(keptRun("streak")).toBeNull();
});
