import type { Page } from "@playwright/test";
import { axeFaults } from "./support/axe.ts";
import { pages } from "./support/pages.ts";
import { button, open, PHONES, square } from "./support/study.ts";
import { expect, test } from "./support/test.ts";

test.use({ reducedMotion: "reduce" });

/** Games as a visit leaves them until the next page puts them into the database. */
const GAMES = Array.from({ length: 10 }, (_, i) => ({
  kind: "game",
  id: `game-${i}`,
  version: 1,
  data: {
    variant: "othello",
    level: (i % 6) + 1,
    learner: ["black", "white", "both"][i % 3],
    moves: i % 2 === 0 ? "e6f4e3f6g5d6e7f5c5" : "f5d6c3d3c4",
    plies: i % 2 === 0 ? 9 : 5,
    begun: 1_796_000_000_000,
    at: 1_796_000_000_000 + i * 86_400_000,
  },
}));

const wide = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** The ends of all tools of the analysis, and where the bar at the foot begins, in pixels. */
const toolsAndBar = (page: Page) =>
  page.evaluate(() => {
    const boxes = (selector: string) =>
      [...document.querySelectorAll(`.analysis ${selector}`)].map((one) => one.getBoundingClientRect());
    return { ends: boxes(".side-tools > .button").map(({ bottom }) => bottom), bar: boxes(".controls")[0]?.top ?? 0 };
  });

for (const viewport of PHONES) {
  test(`all tools of the analysis stand over the bar at the foot at ${viewport.width}x${viewport.height}, whatever is said`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    // No round of the engine ever comes: what is said first stays, which is long.
    await page.route(/_astro\/kit\.[^/]*\.js$/, () => undefined);
    await open(page, "./analysis/");
    await expect(page.locator(".analysis .verdict-title")).toHaveText("Reading …");
    const said = page.locator(".analysis .verdict-text");
    const first = await toolsAndBar(page);
    expect(first.ends).toHaveLength(7);
    expect(Math.max(...first.ends)).toBeLessThanOrEqual(first.bar);
    for (const text of ["An estimate.", "Moves are valued on the usual board only. All else works as there."]) {
      await said.evaluate((place, words) => place.replaceChildren(words), text);
      expect(await toolsAndBar(page)).toEqual(first);
    }
  });

  test(`so do they with the tool that reads longer at ${viewport.width}x${viewport.height}`, async ({
    page,
    complaints,
  }) => {
    await page.setViewportSize(viewport);
    const renderer = /renderer-url="([^"]+)"/.exec(pages.find(({ path }) => path === "./analysis/")?.html ?? "")?.[1];
    await page.route(/_astro\/client\.[^/]*\.js$/, (route) =>
      route
        .request()
        .url()
        .endsWith(renderer ?? "no renderer")
        ? route.continue()
        : route.abort(),
    );
    await open(page, "./analysis/");
    await expect(button(page, "Read longer")).toBeVisible();
    // The browser itself logs what it could not load.
    complaints.length = 0;
    const { ends, bar } = await toolsAndBar(page);
    expect(ends).toHaveLength(8);
    expect(Math.max(...ends)).toBeLessThanOrEqual(bar);
  });
}

for (const width of [320, 360, 390]) {
  test(`the buttons of a game in a lesson stand in one row at ${width}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 664 });
    await open(page, "./learn/rules/your-first-opponent/#whole");
    await expect(button(page, "Undo")).toBeVisible();
    const rows = await page
      .locator(".controls > .button:visible")
      .evaluateAll((all) => new Set(all.map((one) => Math.round(one.getBoundingClientRect().y))).size);
    expect(rows).toBe(1);
    expect(await wide(page)).toBe(0);
  });
}

test("the ring of the focus is drawn inside its square, and by nothing else", async ({ page }) => {
  for (const path of ["./analysis/", "./learn/rules/pass-and-end/", "./play/", "./studies/whose-turn/"]) {
    await open(page, path);
    await square(page, "d3").focus();
    await page.keyboard.press("ArrowDown");
    const styles = await square(page, "d4").evaluate((one) => [
      getComputedStyle(one).outlineStyle,
      getComputedStyle(one, "::before").borderTopStyle,
    ]);
    expect(styles, path).toEqual(["none", "solid"]);
  }
});

for (const [width, colorScheme] of [
  [320, "dark"],
  [390, "light"],
  [1280, "dark"],
] as const) {
  test(`the list of earlier games is free of faults at ${width}, ${colorScheme}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme });
    await page.addInitScript((games) => localStorage.setItem("outflank:pending:test", JSON.stringify(games)), GAMES);
    await open(page, "./progress/");
    const games = page.getByRole("region", { name: "Earlier games" });
    await expect(games.getByRole("listitem")).toHaveCount(8);
    expect(await axeFaults(page)).toEqual([]);
    expect(await wide(page)).toBe(0);
    await games.getByRole("button").click();
    await expect(games.getByRole("listitem")).toHaveCount(10);
  });
}
