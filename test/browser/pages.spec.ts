import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { visited } from "./support/pages.ts";
import { expect, test } from "./support/test.ts";

const narrow = { width: 320, height: 640 };

/** Opens a page and waits until its islands in the first view answer. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator("html[data-ready]")).toBeAttached();
}

/** How far the page can be scrolled sideways, in pixels, whichever way its text runs. */
function overflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

for (const { path, language } of visited) {
  test.describe(`${path} in ${language}`, () => {
    for (const colorScheme of ["light", "dark"] as const) {
      test(`axe finds nothing, ${colorScheme}`, async ({ page }) => {
        await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
        await open(page, path);
        const { violations } = await new AxeBuilder({ page }).analyze();
        const found = violations.map(({ id, help, nodes }) => ({ id, help, at: nodes.map(({ html }) => html) }));
        expect(found).toEqual([]);
      });
    }

    test("tells its language and direction, and has one main heading", async ({ page }) => {
      await open(page, path);
      await expect(page.locator("html")).toHaveAttribute("lang", language);
      await expect(page.locator("html")).toHaveAttribute("dir", /^(ltr|rtl)$/);
      await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
      await expect(page).toHaveTitle(/\S/);
    });

    test("does not scroll sideways at 320 pixels, in either direction of text", async ({ page }) => {
      await page.setViewportSize(narrow);
      await open(page, path);
      expect(await overflow(page)).toBe(0);
      await page.evaluate(() => document.documentElement.setAttribute("dir", "rtl"));
      expect(await overflow(page)).toBe(0);
    });

    test("keeps a1 at the top left of its boards where text runs from right to left", async ({ page }) => {
      await page.setViewportSize(narrow);
      await open(page, path);
      await page.evaluate(() => document.documentElement.setAttribute("dir", "rtl"));
      for (const board of await page.locator("[role=grid][data-board]").all()) {
        const [first, last] = [board.locator("[data-square]").first(), board.locator("[data-square]").last()];
        await expect(first).toHaveAttribute("data-square", "a1");
        const [a1, end] = [await first.boundingBox(), await last.boundingBox()];
        expect(a1?.x).toBeLessThan(end?.x ?? 0);
        expect(a1?.y).toBeLessThan(end?.y ?? 0);
      }
    });
  });

  test.describe(`${path} in ${language} without JavaScript`, () => {
    test.use({ javaScriptEnabled: false });

    test("shows its heading and its text", async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      // biome-ignore lint/performance/useDomNodeTextContent: only what is rendered counts
      const text = await page.getByRole("main").innerText();
      expect(text.replace(/\s+/g, " ").length).toBeGreaterThan(80);
    });
  });
}
