import type { Page } from "@playwright/test";
import { board, button, open, PHONES, square, status } from "./support/study.ts";
import { expect, test } from "./support/test.ts";

const OPENINGS = "./openings/";
const START = `${"-".repeat(27)}OX------XO${"-".repeat(27)}`;

const called = (page: Page) => page.locator(".book-called");
const row = (page: Page, name: string) => page.locator(`[role=treeitem][data-move=${name}]`);
const moves = (page: Page): string | null => new URL(page.url()).searchParams.get("moves");

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: "reduce" }));

test("openings are walked by keyboard alone, in the tree and by typing, and without a network once the book is there", async ({
  page,
  context,
  complaints,
}) => {
  await open(page, OPENINGS);
  expect((await page.locator(".book-told").boundingBox())?.width).toBeGreaterThan(200);
  await row(page, "f5").focus();
  for (const [key, name] of [
    ["ArrowRight", "d6"],
    ["ArrowRight", "c3"],
    ["ArrowDown", "c5"],
    ["ArrowLeft", "d6"],
    ["Enter", "c3"],
  ] as const) {
    await page.keyboard.press(key);
    await expect(row(page, name)).toBeFocused();
  }
  expect(moves(page)).toBe("f5d6");
  await expect(page.locator(".explorer")).toHaveAttribute("data-book", "whole");
  await page.waitForLoadState("networkidle");
  await context.setOffline(true);
  await button(page, "Find an opening").click();
  await expect(page.getByRole("searchbox", { name: "Find an opening" })).toBeFocused();
  await button(page, "Coach").click();
  await expect(page.locator(".coach")).toBeVisible();
  await button(page, "Type").click();
  const field = page.getByRole("textbox", { name: "Type a square" });
  await expect(field).toBeFocused();
  await field.fill("1. E6 f4 2. C3 c4 3. D3");
  await page.keyboard.press("Enter");
  await expect(called(page)).toContainText("Tiger");
  await expect.poll(() => moves(page)).toBe("f5d6c3d3c4");
  await expect(row(page, "f4")).toHaveAccessibleName(/^f4, about .*depth \d+.*Black won \d+\s%/);
  await field.fill("b3");
  await page.keyboard.press("Enter");
  await expect(status(page)).toContainText("Aubrey");
  // The browser itself logs what it could not load: the engine that the coach asks.
  complaints.length = 0;
});

test("a link leads to its position however it is written; a bad one says so and shows the start", async ({ page }) => {
  await open(page, `${OPENINGS}?moves=C4 E3 F6 E6 F5`);
  await expect(called(page)).toContainText("Tiger");
  await expect(page.locator(".book-told")).toContainText("began with c4");
  await expect(page.getByRole("link", { name: "Play on from here" })).toHaveAttribute(
    "href",
    /\/play\/\?moves=f5d6c3d3c4&side=white$/,
  );
  await open(page, `${OPENINGS}?moves=f5d6<img src=x>`);
  await expect(page.getByRole("alert")).toContainText("Move 3");
  await expect(board(page)).toHaveAttribute("data-position", START);
  await square(page, "d3").click();
  await expect(page.getByRole("alert")).toHaveCount(0);
  await expect.poll(() => moves(page)).toBe("f5");
  await expect(square(page, "f5")).toHaveAttribute("data-disc", "black");
});

test("an opening is found by its name in any writing, and the search leads there", async ({ page }) => {
  await open(page, OPENINGS);
  await button(page, "Find an opening").click();
  const field = page.getByRole("searchbox", { name: "Find an opening" });
  await expect(field).toBeFocused();
  for (const text of ["虎", "TORA", "e6f4c3c4d3"]) {
    await field.fill(text);
    await expect(page.locator(".book-result").first()).toContainText("Tiger");
  }
  await page.keyboard.press("Enter");
  await expect.poll(() => moves(page)).toBe("f5d6c3d3c4");
  await expect(page.locator("[role=treeitem]").first()).toBeFocused();
  await expect(field).toHaveCount(0);
});

test("on a phone board, name, first moves and buttons are seen together", async ({ page }) => {
  for (const viewport of PHONES) {
    await page.setViewportSize(viewport);
    await open(page, `${OPENINGS}?moves=f5d6`);
    await expect(board(page)).toBeInViewport({ ratio: 1 });
    await expect(called(page)).toBeInViewport({ ratio: 1 });
    const first = await page.locator("[role=treeitem]").first().boundingBox();
    const foot = await page.locator(".explorer .controls").boundingBox();
    expect((first?.y ?? 0) + (first?.height ?? 999)).toBeLessThanOrEqual(foot?.y ?? 0);
    await expect(page.getByRole("link", { name: "Play on from here" })).toBeInViewport({ ratio: 1 });
  }
});
