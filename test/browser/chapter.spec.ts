import type { Locator, Page } from "@playwright/test";
import type { ExerciseKind } from "../../src/catalogue/exercise.ts";
import { open } from "./support/open.ts";
import { type Deed, type Leg, legsOf, type Work } from "./support/solver.ts";
import { board, button, exercise, square } from "./support/study.ts";
import { expect, test } from "./support/test.ts";

// The whole chapter Rules from its first step to its test's score, by one kind of input alone, with one wrong try at each kind of
// exercise. What is right is worked out from the files of content.

const KINDS = ["best-move", "choose", "count", "line", "mark", "name-square", "setup", "spot-error"] as const;

/** A way to use the page. */
interface Way {
  /** Made ready on each page anew. */
  readonly begin: () => Promise<void>;
  readonly choose: (name: string) => Promise<void>;
  /** Presses the button called so; the name of a choice is its text. */
  readonly press: (name: string) => Promise<void>;
  /** Gives an answer in words, where this way has words: then no button is needed for it. */
  readonly say?: (words: string) => Promise<void>;
}

const DISC_NAMES = { black: "Black", white: "White" } as const;

async function act(way: Way, deed: Deed, next: Deed | undefined): Promise<void> {
  switch (deed.does) {
    case "square":
      return way.choose(deed.name);
    case "check":
      return way.press("Check");
    case "colour":
      return way.press(DISC_NAMES[deed.disc]);
    case "number": {
      // A number that is said is an answer, and is checked at once.
      if (way.say !== undefined && next?.does === "check") return way.say(String(deed.to));
      const start = deed.from ?? 0;
      for (let at = start; at < deed.to; at += 1) await way.press("One more");
      for (let at = start; at > deed.to; at -= 1) await way.press("One less");
      if (deed.from === null && deed.to === 0) await way.press("One less");
      return;
    }
    case "name":
      if (way.say !== undefined) return way.say(deed.name);
      await way.press(deed.name.charAt(0));
      return way.press(deed.name.slice(1));
    case "choice":
      return way.say === undefined ? way.press(deed.text) : way.say(String(deed.index + 1));
  }
}

async function actAll(way: Way, deeds: readonly Deed[]): Promise<void> {
  for (const [i, deed] of deeds.entries()) {
    if (way.say !== undefined && deed.does === "check" && deeds[i - 1]?.does === "number") continue;
    await act(way, deed, deeds[i + 1]);
  }
}

const stateOf = (page: Page): Promise<string | null> => exercise(page).getAttribute("data-state");

/** Plays until the exercise is solved, the other side answering. */
async function playOn(page: Page, way: Way, nextMove: NonNullable<Work["nextMove"]>): Promise<void> {
  while ((await stateOf(page)) === "ready") {
    const before = (await board(page).getAttribute("data-position")) ?? "";
    const side = (await board(page).getAttribute("data-to-move")) === "white" ? "white" : "black";
    await way.choose(nextMove(before, side));
    await expect(board(page)).not.toHaveAttribute("data-position", before);
    await expect(exercise(page)).not.toHaveAttribute("data-state", "thinking");
  }
}

/** A wrong try, its refutation, and the way back. */
async function err(page: Page, way: Way, { kind, mistake }: Work): Promise<void> {
  if (mistake === null) throw new Error("nothing can be done wrongly here");
  const before = await board(page).getAttribute("data-position");
  await actAll(way, mistake.deeds);
  await expect(exercise(page)).toHaveAttribute("data-state", "wrong");
  await expect(page.locator(".verdict[data-verdict=wrong]")).toContainText(mistake.told);
  if (mistake.crossed !== undefined) {
    await expect(square(page, mistake.crossed)).toHaveAccessibleName(/cross/);
  }
  // A wrong move is refuted on the board: it lies there, with what it turned and the answer.
  if (kind === "best-move") expect(await board(page).getAttribute("data-position")).not.toBe(before);
  await way.press("Try again");
  await expect(exercise(page)).toHaveAttribute("data-state", "ready");
}

/** Goes through one page, and on to where it leads. `left` holds the kinds at which a wrong try is still to be made. */
async function goThrough(page: Page, way: Way, { stops, end }: Leg, left: Set<ExerciseKind>): Promise<void> {
  await way.begin();
  const unmet = new Map(stops.flatMap(({ work }) => (work === null ? [] : [[work.id, work]])));
  for (const { step, work: planned } of stops) {
    await expect(page.locator(`#${step}`)).toHaveAttribute("data-current");
    if (planned !== null) {
      await expect(button(page, "Hint")).not.toHaveAttribute("aria-disabled");
      const shown = (await exercise(page).getAttribute("data-exercise")) ?? "";
      // Each visit mixes a test anew, and asks everything once.
      if (end !== "score") expect(shown).toBe(planned.id);
      const work = unmet.get(shown);
      if (work === undefined) throw new Error(`${shown} is asked again, or was never to be asked`);
      unmet.delete(shown);
      const errs = work.mistake !== null && left.delete(work.kind);
      if (errs) await err(page, way, work);
      await actAll(way, errs ? (work.mistake?.mended ?? []) : work.deeds);
      if (work.nextMove !== null) await playOn(page, way, work.nextMove);
      await expect(exercise(page), `${work.id} in ${step}`).toHaveAttribute("data-state", "solved");
    }
    await way.press("Next");
  }
  await expect(page.locator(`#${end}`)).toHaveAttribute("data-current");
}

async function wholeChapter(page: Page, wayOn: (page: Page) => Way): Promise<void> {
  test.setTimeout(300_000);
  await page.emulateMedia({ reducedMotion: "reduce" });
  const legs = await legsOf("rules");
  expect(legs).toHaveLength(9);
  expect(new Set(legs.flatMap(({ stops }) => stops.flatMap(({ work }) => work?.id ?? []))).size).toBe(92);
  await open(page, legs[0]?.path ?? "");
  const way = wayOn(page);
  const left = new Set<ExerciseKind>(KINDS);
  for (const leg of legs) {
    await expect(page).toHaveURL(new RegExp(`${leg.path.slice(1)}(#.*)?$`));
    await expect(page.locator("html[data-ready]")).toBeAttached();
    const isTest = leg.end === "score";
    if (isTest) expect([...left]).toEqual([]);
    await goThrough(page, way, leg, left);
    if (isTest)
      await expect(page.getByText(`${leg.stops.length} of ${leg.stops.length} at the first try`)).toBeVisible();
    await way.press("Next");
  }
  await expect(page).toHaveURL(/\/learn\/#first-strategy$/);
}

/** Where `target` lies from the focus: 1 after it, -1 before it, 0 if it has it. */
const wayTo = (target: Locator): Promise<number> =>
  target.evaluate((element) => {
    const { activeElement } = document;
    if (element === activeElement || activeElement === null) return element === activeElement ? 0 : 1;
    return activeElement.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING ? -1 : 1;
  });

/** Presses Tab, or Shift and Tab, until `target` has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toHaveCount(1);
  for (let presses = 0; presses < 90; presses += 1) {
    const way = await wayTo(target);
    if (way === 0) return;
    await page.keyboard.press(way > 0 ? "Tab" : "Shift+Tab");
  }
  throw new Error("Tab never got there");
}

/** A button by its name, or by the text of a choice, which has its number before it. */
const named = (page: Page, name: string): Locator =>
  button(page, name).or(page.locator(".choice", { has: page.getByText(name, { exact: true }) }));

const keyboard = (page: Page): Way => ({
  begin: async () => undefined,
  choose: async (name) => {
    const stop = board(page).locator("[tabindex='0']");
    await tabTo(page, stop);
    const at = (await stop.getAttribute("data-square")) ?? "a1";
    const steps = (i: number): number => name.charCodeAt(i) - at.charCodeAt(i);
    const go = async (by: number, on: string, back: string): Promise<void> => {
      for (let i = 0; i < Math.abs(by); i += 1) await page.keyboard.press(by > 0 ? on : back);
    };
    await go(steps(0), "ArrowRight", "ArrowLeft");
    await go(steps(1), "ArrowDown", "ArrowUp");
    await expect(square(page, name)).toBeFocused();
    await page.keyboard.press("Enter");
  },
  press: async (name) => {
    await tabTo(page, named(page, name));
    await page.keyboard.press("Enter");
  },
});

const touch = (page: Page): Way => ({
  begin: async () => undefined,
  choose: (name) => square(page, name).tap(),
  press: (name) => named(page, name).tap(),
});

const commandField = (page: Page): Way => {
  const say = async (words: string): Promise<void> => {
    await expect(page.getByRole("textbox")).toBeFocused();
    await page.keyboard.type(words);
    await page.keyboard.press("Enter");
  };
  return {
    begin: async () => {
      await tabTo(page, button(page, "Type instead"));
      await page.keyboard.press("Enter");
    },
    choose: say,
    press: (name) => say({ "Try again": "again" }[name] ?? name.toLowerCase()),
    say,
  };
};

test.describe("the chapter Rules from its first step to the score of its test, each kind of wrong try refuted,", () => {
  test("by keyboard only", ({ page }) => wholeChapter(page, keyboard));

  test("by the command field only @every-way", ({ page }) => wholeChapter(page, commandField));

  test.describe("on a touch screen", () => {
    test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 664 } });

    test("by touch only @every-way", ({ page }) => wholeChapter(page, touch));
  });
});
