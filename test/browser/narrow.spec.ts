import type { Locator, Page } from "@playwright/test";
import { open } from "./support/open.ts";
import { visited } from "./support/pages.ts";
import { expect, test } from "./support/test.ts";

test.use({ viewport: { width: 320, height: 640 } });

/** How far the page can be scrolled sideways, in pixels, whichever way its text runs. */
function overflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

/** Where a square stands on the screen. */
async function corner(square: Locator): Promise<{ x: number; y: number }> {
  const box = await square.boundingBox();
  if (!box) throw new Error("the square is not shown");
  return box;
}

for (const { path, language } of visited) {
  test(`${path} in ${language} fits 320 pixels in either direction of text, a1 at the top left`, async ({ page }) => {
    await open(page, path);
    expect(await overflow(page)).toBe(0);
    await page.evaluate(() => document.documentElement.setAttribute("dir", "rtl"));
    expect(await overflow(page)).toBe(0);
    for (const board of await page.locator("[role=grid][data-board]").all()) {
      const squares = board.locator("[data-square]");
      const a1 = await corner(squares.and(page.locator("[data-square=a1]")));
      const end = await corner(squares.last());
      expect(a1.x).toBeLessThan(end.x);
      expect(a1.y).toBeLessThan(end.y);
    }
  });
}

test("the header takes one row at 320 pixels", async ({ page }) => {
  await open(page, "./about/");
  const [mark, last, theme] = await Promise.all(
    [".site-mark", ".site-header .site-nav li:last-child", ".theme"].map((part) => page.locator(part).boundingBox()),
  );
  const middleOf = (box: { y: number; height: number } | null | undefined): number =>
    box ? box.y + box.height / 2 : -1;
  expect(Math.abs(middleOf(mark) - middleOf(last))).toBeLessThan(4);
  expect(Math.abs(middleOf(mark) - middleOf(theme))).toBeLessThan(4);
});
