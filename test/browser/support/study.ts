import type { Locator, Page } from "@playwright/test";
import { expect } from "./test.ts";

export const STUDY = "./studies/thirteen-against-fifty/";
export const BEFORE = "XXXOOOOXOXOOOOOOOOXOOOOOOOOXOOOOOOOOXOOOOOOOOXOXOOOOOOXX-OOOOOOX";
/** The board after a8, drawn by hand: the a-file, the long diagonal and the eighth rank have turned. */
export const AFTER = "XXXOOOOXXXOOOOXOXOXOOXOOXOOXXOOOXOOXXOOOXOXOOXOXXXOOOOXXXXXXXXXX";
export const PHONES = [
  { width: 390, height: 664 },
  { width: 360, height: 640 },
] as const;

export async function open(page: Page, path = STUDY): Promise<void> {
  await page.goto(path);
  await expect(page.locator("html[data-ready]")).toBeAttached();
}

export const board = (page: Page): Locator => page.locator("[role=grid][data-board]").first();
export const exercise = (page: Page): Locator => page.locator("[data-exercise]");
export const status = (page: Page): Locator => page.getByRole("status");
export const square = (page: Page, name: string): Locator => board(page).locator(`[data-square=${name}]`);
export const button = (page: Page, name: string): Locator => page.getByRole("button", { name, exact: true });

export async function expectSolved(page: Page): Promise<void> {
  await expect(exercise(page)).toHaveAttribute("data-state", "solved");
  await expect(board(page)).toHaveAttribute("data-position", AFTER);
  await expect(board(page)).toHaveAttribute("data-to-move", "none");
  await expect(status(page)).toHaveText(/^a8, 18 turned\. The game is over: 32–32, a draw\. Solved\. /);
  await expect(page.getByText("Solved: a8 turns 18. 32–32: a draw.")).toBeVisible();
}

/** A page without the texts of the interface that it hands to its island: they are the same for every study. */
export const withoutTexts = (html: string): string => html.replace(/&quot;locale&quot;:[^"]*/g, "");

/** The middle of `place`, moved up by `lift` of its height. */
export async function pointIn(place: Locator, lift = 0): Promise<{ x: number; y: number }> {
  const box = await place.boundingBox();
  if (box === null) throw new Error("not on the page");
  return { x: box.x + box.width / 2, y: box.y + box.height * (0.5 - lift) };
}
