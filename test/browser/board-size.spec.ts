import type { Page } from "@playwright/test";
import { board, open, STUDY, square } from "./support/study.ts";
import { expect, test } from "./support/test.ts";

/** Windows of laptops and desktops; every one is lower than it is wide. Width, height, and the least side of the board. */
const WINDOWS = [
  [1280, 720, 500],
  [1280, 800, 560],
  [1366, 650, 470],
  [1440, 900, 640],
  [1920, 1080, 900],
  [2560, 1440, 1250],
] as const;

/** What a text beside the board keeps at the least, and what the buttons need where they stand beside it as well: columns of print. */
const TEXT = 320;
const ASIDE = 280;

/** The share of what is then free that the board takes; the rest is margins, gaps and coordinates. */
const LEAST = 0.82;

/** The side of the felt, in pixels, and what else the window must hold. */
const measure = (page: Page) =>
  page.evaluate(() => {
    const box = (selector: string) => {
      const place = document.querySelector(selector);
      if (place === null) throw new Error(`no ${selector}`);
      return place.getBoundingClientRect();
    };
    const grid = box("[data-board]");
    return {
      felt: grid.width,
      left: grid.left,
      top: grid.top,
      bottom: grid.bottom,
      header: box(".site-header").height,
    };
  });

for (const [width, height, least] of WINDOWS) {
  for (const path of [STUDY, "./"]) {
    test(`the board of ${path} fills a window of ${width}x${height} and stays where it is`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: "reduce" });
      await page.setViewportSize({ width, height });
      await open(page, path);
      const before = await measure(page);
      // Either the window's height under the header bounds the board, or the width that text and buttons beside it leave.
      const free = Math.min(height - before.header, width - TEXT - ASIDE);
      expect(before.felt / free).toBeGreaterThanOrEqual(LEAST);
      expect(before.felt).toBeGreaterThanOrEqual(least);
      expect(before.bottom).toBeLessThanOrEqual(height);
      await square(page, "b3").click();
      expect(await measure(page)).toEqual(before);
      await square(page, "a8").click();
      await expect(board(page)).toHaveAttribute("data-to-move", "none");
      expect(await measure(page)).toEqual(before);
      for (const part of [".ask", ".controls"]) await expect(page.locator(part).first()).toBeInViewport({ ratio: 1 });
    });
  }
}
