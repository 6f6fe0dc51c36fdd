import type { Page } from "@playwright/test";
import { legsOf } from "./support/solver.ts";
import { expect, test } from "./support/test.ts";
import { sortsIn, walkChapter } from "./support/walk.ts";
import { commandField, keyboard, touch, type Way } from "./support/ways.ts";

// The whole chapter Rules from its first step to its test's score, by one kind of input alone, with one wrong try at each sort of
// exercise. What is right is worked out from the files of content.

const KINDS = ["best-move", "choose", "count", "line", "mark", "name-square", "setup", "spot-error"];

async function wholeChapter(page: Page, wayOn: (page: Page) => Way): Promise<void> {
  test.setTimeout(300_000);
  await page.emulateMedia({ reducedMotion: "reduce" });
  const legs = await legsOf("rules");
  expect(legs).toHaveLength(9);
  expect(new Set(legs.flatMap(({ stops }) => stops.flatMap(({ work }) => work?.id ?? []))).size).toBe(92);
  const kinds = new Set([...sortsIn(legs)].map((sort) => sort.split(":")[0]));
  expect([...kinds].sort()).toEqual(KINDS);
  await walkChapter(page, legs, wayOn(page));
  await expect(page).toHaveURL(/\/learn\/#first-strategy$/);
}

test.describe("the chapter Rules from its first step to the score of its test, each kind of wrong try refuted,", () => {
  test("by keyboard only", ({ page }) => wholeChapter(page, keyboard));

  test("by the command field only @every-way", ({ page }) => wholeChapter(page, commandField));

  test.describe("on a touch screen", () => {
    test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 664 } });

    test("by touch only @every-way", ({ page }) => wholeChapter(page, touch));
  });
});
