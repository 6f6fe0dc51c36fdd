import type { Locator, Page } from "@playwright/test";
import { board, button, square } from "./study.ts";
import { expect } from "./test.ts";
import type { Deed } from "./work.ts";

/** A way to use the page. */
export interface Way {
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
      const { from, to, isSet } = deed;
      for (let at = from; at < to; at += 1) await way.press("One more");
      for (let at = from; at > to; at -= 1) await way.press("One less");
      if (!isSet && from === to) {
        await way.press("One more");
        await way.press("One less");
      }
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

export async function actAll(way: Way, deeds: readonly Deed[]): Promise<void> {
  for (const [i, deed] of deeds.entries()) {
    if (way.say !== undefined && deed.does === "check" && deeds[i - 1]?.does === "number") continue;
    await act(way, deed, deeds[i + 1]);
  }
}

/**
 * How many stops of Tab `target` lies after the focus, or before it if negative; 0 if it has it. Roughly: some stops are passed over.
 * That saves asking after each.
 */
const stopsTo = (target: Locator): Promise<number> =>
  target.evaluate((element) => {
    const { activeElement } = document;
    if (element === activeElement || activeElement === null) return element === activeElement ? 0 : 1;
    const stops = [
      ...document.querySelectorAll<HTMLElement>("a[href], button, input, select, textarea, summary, [tabindex]"),
    ].filter((stop) => stop.tabIndex >= 0 && !stop.matches(":disabled") && stop.checkVisibility());
    const to = stops.indexOf(element as HTMLElement);
    const from = stops.indexOf(activeElement as HTMLElement);
    if (from >= 0 && to >= 0) return to - from;
    return activeElement.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING ? -1 : 1;
  });

/** Presses Tab, or Shift and Tab, until `target` has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toHaveCount(1);
  for (let presses = 0; presses < 90; ) {
    const stops = await stopsTo(target);
    if (stops === 0) return;
    for (let i = 0; i < Math.abs(stops); i += 1) await page.keyboard.press(stops > 0 ? "Tab" : "Shift+Tab");
    presses += Math.abs(stops);
  }
  throw new Error("Tab never got there");
}

/** A button by its name, or by the text of a choice, which has its number before it. */
const named = (page: Page, name: string): Locator =>
  button(page, name).or(page.locator(".choice", { has: page.getByText(name, { exact: true }) }));

export const keyboard = (page: Page): Way => ({
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

export const touch = (page: Page): Way => ({
  begin: async () => undefined,
  choose: (name) => square(page, name).tap(),
  press: (name) => named(page, name).tap(),
});

/** The commands that are called otherwise than their buttons. */
const COMMANDS: Readonly<Record<string, string>> = { "Try again": "again", "Show solution": "show" };

export const commandField = (page: Page): Way => {
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
    press: (name) => say(COMMANDS[name] ?? name.toLowerCase()),
    say,
  };
};
