import type { Locator, Page } from "@playwright/test";
import { axeFaults } from "./support/axe.ts";
import { board, button, exercise, open, STUDY, square } from "./support/study.ts";
import { expect, test } from "./support/test.ts";

/** A lesson whose first step asks for a move, and the step in it that asks for the legal moves. */
const LESSON = "./learn/rules/outflanking/";
const LEGAL_ASKED = `${LESSON}#where`;
const GAME = "./play/?moves=f5d6c3d3c4&level=1";

/** Each overlay that is offered in an open study: its key, its short name, what it says of a square, and a line of it. */
const IN_STUDY = [
  ["l", "Both sides", /Black can play/, /^Black, \d+: /],
  ["f", "Frontier", /frontier/, /^White, \d+: /],
  ["s", "Stable", /stable/, /^Black, \d+: .*, from /],
  ["r", "Regions", /region A, odd/, /^A, odd, 1: a8\. /],
] as const;

const panel = (page: Page): Locator => page.getByRole("region", { name: "Overlays" });
const pick = (page: Page, name: string): Locator => panel(page).getByRole("button", { name });
const lines = (page: Page): Locator => page.locator("[data-overlay] li");
const marked = (page: Page, words: RegExp): Locator => board(page).getByRole("gridcell", { name: words });
const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

async function openOverlays(page: Page): Promise<void> {
  await button(page, "Overlays").click();
  await expect(panel(page)).toBeVisible();
}

test("in a study each key draws its overlay and takes it off, and its words are told", async ({ page }) => {
  await open(page);
  await openOverlays(page);
  for (const [key, name, words, line] of IN_STUDY) {
    await square(page, "a8").focus();
    await page.keyboard.press(key);
    await expect(marked(page, words).first()).toBeAttached();
    await expect(pick(page, name)).toHaveAttribute("aria-pressed", "true");
    await expect(lines(page).filter({ hasText: line }).first()).toBeVisible();
    await page.keyboard.press(key);
    await expect(marked(page, words)).toHaveCount(0);
  }
  await expect(exercise(page)).toHaveAttribute("data-state", "ready");
});

test("a study offers values only once it is solved", async ({ page }) => {
  await open(page);
  await openOverlays(page);
  await expect(pick(page, "Regions")).toBeVisible();
  await expect(pick(page, "Values")).toHaveCount(0);
  await square(page, "a8").focus();
  await page.keyboard.press("v");
  await expect(page.getByText("Values of moves: not before the task is done.")).toBeAttached();
  await square(page, "a8").click();
  await expect(exercise(page)).toHaveAttribute("data-state", "solved");
  await pick(page, "Values").click();
  await expect(lines(page)).toHaveText(["The game is over."]);
});

test("in a lesson moves given and taken follow the focus, and go with the move", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page, LESSON);
  await square(page, "f4").focus();
  await page.keyboard.press("g");
  await expect(lines(page).first()).toHaveText("White f4:");
  await expect(panel(page)).toBeHidden();
  await openOverlays(page);
  await square(page, "d6").focus();
  await expect(lines(page).first()).toHaveText("White d6:");
  await page.keyboard.press("ArrowLeft");
  await expect(lines(page)).toHaveText(["No move to look at yet."]);
  await expect(marked(page, /move (given|taken)/)).toHaveCount(0);
});

test("what a lesson's step asks for is not offered before it is found", async ({ page }) => {
  await open(page, LEGAL_ASKED);
  await openOverlays(page);
  await expect(pick(page, "Stable")).toBeVisible();
  for (const name of ["Both sides", "Given", "Regions", "Values"]) await expect(pick(page, name)).toHaveCount(0);
  await square(page, "a1").focus();
  await page.keyboard.press("l");
  await expect(page.getByText("Moves of both sides: not before the task is done.")).toBeAttached();
  await expect(marked(page, /can play/)).toHaveCount(0);
  await button(page, "Show solution").click();
  await pick(page, "Both sides").click();
  await expect(marked(page, /Black can play/)).toHaveCount(4);
});

test("in a game moves are valued in the browser, and overlays follow the game", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page, GAME);
  await openOverlays(page);
  await pick(page, "Values").click();
  const legal = await board(page).locator("[data-legal]").count();
  await expect(marked(page, /worth (about )?[+−]?\d+/)).toHaveCount(legal);
  await expect(lines(page).first()).toHaveText(/^For White, \d+ moves ahead: about /);
  await pick(page, "Values").click();
  await pick(page, "Frontier").click();
  const before = await lines(page).allTextContents();
  await board(page).locator("[data-legal]").first().click();
  await expect(lines(page).first()).not.toHaveText(before[0] ?? "");
  await expect(page.locator(".play")).toHaveAttribute("data-state", /^(ready|over)$/, { timeout: 30_000 });
  await button(page, "Moves").click();
  await expect(button(page, "To the game")).toBeVisible();
  await expect(panel(page)).toBeVisible();
});

test("a game on another shape offers what makes sense there", async ({ page }) => {
  await open(page, "./play/");
  await page.getByRole("combobox", { name: /^Board/ }).selectOption("4 × 4");
  await button(page, "Start").click();
  await openOverlays(page);
  await expect(pick(page, "Both sides")).toBeVisible();
  for (const name of ["Edges", "Values"]) await expect(pick(page, name)).toHaveCount(0);
});

test("overlays can be typed, and the answer is told where it was typed", async ({ page }) => {
  await open(page);
  await button(page, "Type a move").click();
  const field = page.getByRole("textbox", { name: "Type a square" });
  await field.fill("regions");
  await field.press("Enter");
  await expect(page.locator(".command-reply")).toHaveText(/^Regions\. A, odd, 1: a8\./);
  await expect(marked(page, /region A, odd/)).toHaveCount(1);
});

test("with all overlays open axe finds nothing wrong, in light and in dark", async ({ page }) => {
  await open(page, GAME);
  await openOverlays(page);
  for (const name of ["Both sides", "Given", "Frontier", "Stable", "Regions", "Edges"]) {
    await pick(page, name).click();
  }
  expect(await axeFaults(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: "dark" });
  expect(await axeFaults(page)).toEqual([]);
});

test.describe("at 320 pixels", () => {
  test.use({ viewport: { width: 320, height: 640 }, hasTouch: true });

  for (const path of [LESSON, STUDY, GAME]) {
    test(`the overlays of ${path} fit, in either direction of text`, async ({ page }) => {
      await open(page, path);
      await openOverlays(page);
      for (const one of await panel(page).locator(".overlay-pick").all()) await one.click();
      expect(await overflow(page)).toBe(0);
      await page.evaluate(() => document.documentElement.setAttribute("dir", "rtl"));
      expect(await overflow(page)).toBe(0);
    });
  }

  test("a move is looked at by picking it, for a finger cannot point without playing", async ({ page }) => {
    await open(page, GAME);
    await openOverlays(page);
    await pick(page, "Given").tap();
    await page.getByRole("combobox", { name: "Move" }).selectOption({ index: 1 });
    await expect(lines(page).first()).toHaveText(/^White [a-h][1-8]:$/);
    await expect(marked(page, /move (given|taken)/).first()).toBeAttached();
  });
});
