import type { Page } from "@playwright/test";
import { button, open, STUDY, square } from "./support/study.ts";
import { expect, test } from "./support/test.ts";

const notice = (page: Page) => page.getByRole("alert").filter({ hasText: "renewed since you opened it" });

/** Takes away all scripts that the page has not loaded yet, as a newer version of the site does. */
async function renew(page: Page): Promise<void> {
  await page.route(/\/_astro\/.*\.js$/, (route) => route.fulfill({ status: 404, contentType: "text/plain", body: "" }));
}

const ACTS: readonly (readonly [name: string, path: string, act: (page: Page) => Promise<void>])[] = [
  ["a lesson", "./learn/rules/your-first-opponent/#whole", (page) => square(page, "d3").click()],
  ["the test of a chapter", "./learn/rules/test/", (page) => square(page, "d3").click()],
  ["a study", STUDY, (page) => square(page, "a8").click()],
  ["a game", "./play/", (page) => square(page, "f5").click()],
  ["the analysis", "./analysis/", (page) => button(page, "Coach").click()],
];

for (const [name, path, act] of ACTS) {
  test(`${name} says that the page has been renewed when a part of it is gone, and loads anew`, async ({
    page,
    complaints,
  }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await page.emulateMedia({ reducedMotion: "reduce" });
    await open(page, path);
    await expect(notice(page)).toBeHidden();
    await renew(page);
    await act(page);
    await expect(notice(page)).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    await page.unroute(/\/_astro\/.*\.js$/);
    await button(page, "Reload").click();
    await expect(page.locator("html[data-ready]")).toBeAttached();
    await expect(notice(page)).toBeHidden();
    // The browser itself logs what it could not load.
    complaints.length = 0;
  });
}

test("a part that cannot be had for want of a connection is no renewal; the word of it goes with the next touch", async ({
  page,
  complaints,
}) => {
  await open(page, "./analysis/");
  await page.route("**", (route) => route.abort());
  await button(page, "Coach").click();
  const cut = page.getByRole("alert").filter({ hasText: "A part of this page did not load." });
  await expect(cut).toBeVisible();
  await expect(button(page, "Reload")).toBeHidden();
  await button(page, "Coach").click();
  await expect(cut).toBeHidden();
  complaints.length = 0;
});
