import type { Locator, Page } from "@playwright/test";
import { open } from "./support/open.ts";
import { legsOf } from "./support/solver.ts";
import { board } from "./support/study.ts";
import { expect, test } from "./support/test.ts";
import { goThrough, sortsIn, walkChapter } from "./support/walk.ts";
import { commandField, keyboard, type Way } from "./support/ways.ts";

// The chapters of strategy, each from its first step to its test's score. What is right is worked out from the files of content.

const CHAPTERS = ["first-strategy", "corners", "mobility", "tempo", "edges", "endings", "openings"];

/** A small phone whose keyboard is used for words, and a desk where there is no mouse. */
const PLACES = [
  { by: "typed commands", viewport: { width: 320, height: 640 }, wayOn: commandField },
  { by: "keyboard", viewport: { width: 1280, height: 900 }, wayOn: keyboard },
] as const satisfies readonly {
  readonly by: string;
  readonly viewport: { readonly width: number; readonly height: number };
  readonly wayOn: (page: Page) => Way;
}[];

/** Expects something to be on the screen now, and from side to side. */
async function expectWithin(page: Page, part: Locator): Promise<void> {
  await expect(part).toBeInViewport();
  const box = await part.boundingBox();
  expect(box?.x).toBeGreaterThanOrEqual(0);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
}

/** Expects that nothing has to be scrolled sideways, and that board and buttons are seen. */
async function expectRoom(page: Page): Promise<void> {
  const root = page.locator("html");
  expect(await root.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  await expectWithin(page, board(page));
  await expectWithin(page, page.locator(".controls"));
}

test.use({ reducedMotion: "reduce" });

for (const [i, { by, viewport, wayOn }] of PLACES.entries()) {
  test.describe(`at ${viewport.width}x${viewport.height} by ${by}`, () => {
    test.use({ viewport });

    for (const chapter of CHAPTERS.filter((_, at) => at % PLACES.length === i)) {
      test(`the chapter ${chapter} is walked to its test’s score, each sort of wrong try refuted @every-way`, async ({
        page,
      }) => {
        test.setTimeout(1_200_000);
        await walkChapter(page, await legsOf(chapter), wayOn(page), expectRoom);
        await expect(page).toHaveURL(/\/learn\/(#[a-z-]+)?$/);
      });
    }
  });
}

test("a lesson of strategy is walked to its end by typed commands at 320x640", async ({ page }) => {
  test.setTimeout(180_000);
  await page.setViewportSize(PLACES[0].viewport);
  const legs = await legsOf("mobility", "few-discs");
  const [leg] = legs;
  if (leg === undefined) throw new Error("there is no such lesson");
  await open(page, leg.path);
  const left = new Set(sortsIn(legs));
  expect([...left]).toContain("line: wipe-out");
  await goThrough(page, leg, { way: commandField(page), left, look: expectRoom });
  expect([...left]).toEqual([]);
});
