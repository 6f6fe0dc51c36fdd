import type { Page } from "@playwright/test";
import { board, button, exercise, open, square, status } from "./support/study.ts";
import { expect, test } from "./support/test.ts";

test.use({ reducedMotion: "reduce" });

const LESSON = "./learn/rules/outflanking/";
const WINDOWS = [
  { width: 360, height: 640 },
  { width: 390, height: 664 },
  { width: 667, height: 375 },
  { width: 844, height: 390 },
  { width: 1024, height: 768 },
  { width: 1280, height: 800 },
  { width: 1440, height: 900 },
] as const;

type Box = readonly [x: number, y: number, width: number, height: number];

/** Where the first element of `selector` stands in the window, in whole pixels. */
const placeOf = (page: Page, selector: string): Promise<Box> =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return [Math.round(x), Math.round(y), Math.round(width), Math.round(height)];
    });

const gridOf = (page: Page): Promise<Box> => placeOf(page, ".board-grid");

/** Presses a button without the test's own scrolling. */
const press = (page: Page, name: string): Promise<void> =>
  button(page, name).evaluate((element: HTMLElement) => element.click());

const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

for (const viewport of WINDOWS) {
  test(`board and buttons keep their places in every state at ${viewport.width}x${viewport.height}`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await open(page);
    const places = async () => ({
      grid: await gridOf(page),
      row: (await placeOf(page, ".controls .button"))[1],
      next: await placeOf(page, ".controls .last"),
    });
    const first = await places();
    const expectSame = async (state: string): Promise<void> => {
      const now = await places();
      expect(now.grid, state).toEqual(first.grid);
      expect(now.row, state).toBe(first.row);
      expect([now.next[1], now.next[0] + now.next[2]], state).toEqual([first.next[1], first.next[0] + first.next[2]]);
    };

    await press(page, "Hint");
    await press(page, "Hint");
    await expectSame("hinted");
    await square(page, "d4").dispatchEvent("click");
    await expect(status(page)).toContainText("d4");
    await expectSame("refused");

    await press(page, "Watch the game");
    const replayed = { grid: await gridOf(page), on: await placeOf(page, ".replay-steps") };
    for (let ply = 1; ply <= 12; ply += 1) {
      await press(page, "Move on");
      if (ply % 4 === 0) {
        expect({ grid: await gridOf(page), on: await placeOf(page, ".replay-steps") }, `ply ${ply}`).toEqual(replayed);
      }
    }
    await press(page, "Last move");
    expect({ grid: await gridOf(page), on: await placeOf(page, ".replay-steps") }, "last ply").toEqual(replayed);
    expect(replayed.grid).toEqual(first.grid);
    await press(page, "To the task");

    await square(page, "a8").dispatchEvent("click");
    await expect(exercise(page)).toHaveAttribute("data-state", "solved");
    await expectSame("solved");
    for (const step of [1, 2, 3, 4]) {
      await press(page, "Next");
      await expectSame(`step ${step}`);
    }
    await press(page, "Try again");
    await expectSame("again");
    await press(page, "Show solution");
    await expect(exercise(page)).toHaveAttribute("data-state", "revealed");
    await expectSame("revealed");

    expect(Math.abs(first.grid[2] - first.grid[3])).toBeLessThanOrEqual(1);
    await button(page, "Type a move").click();
    await page.locator(".command-input").fill("?");
    await page.locator(".command-input").press("Enter");
    expect((await gridOf(page)).slice(2), "with the field's help").toEqual(first.grid.slice(2));
  });
}

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
]) {
  test(`the board stays on its place of the page when text opens at the end at ${viewport.width}x${viewport.height}`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await open(page);
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    const placed = async () => ({
      y: (await gridOf(page))[1],
      scrolled: Math.round(await page.evaluate(() => scrollY)),
    });
    const before = await placed();
    await square(page, "a8").dispatchEvent("click");
    await expect(page.locator("#why")).toBeVisible();
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    const after = await placed();
    // The page itself may be scrolled, so that what is said of the move is seen.
    expect(after.y - before.y).toBe(before.scrolled - after.scrolled);
  });
}

for (const path of ["./studies/thirteen-against-fifty/", LESSON]) {
  test(`text is seen, and nothing reaches over the edge, in small windows as enlarged four times: ${path}`, async ({
    page,
  }) => {
    await open(page, path);
    for (const viewport of [
      { width: 320, height: 256 },
      { width: 320, height: 200 },
      { width: 568, height: 320 },
    ]) {
      const where = `${viewport.width}x${viewport.height}`;
      await page.setViewportSize(viewport);
      const isSeen = await page
        .locator(".frame-text .prose p")
        .first()
        .evaluate((text) => {
          text.scrollIntoView({ block: "center" });
          const { x, y, height } = text.getBoundingClientRect();
          return text.contains(document.elementFromPoint(x + 8, y + Math.min(height, 20) / 2));
        });
      expect(isSeen, where).toBe(true);
      expect(await overflow(page), where).toBe(0);
    }
  });

  test(`nothing reaches over the edge with large letters: ${path}`, async ({ page }) => {
    await open(page, path);
    for (const { width, size } of [
      { width: 280, size: 16 },
      { width: 390, size: 24 },
      { width: 390, size: 32 },
      { width: 1280, size: 32 },
    ]) {
      await page.setViewportSize({ width, height: 800 });
      await page.evaluate((px) => {
        document.documentElement.style.fontSize = `${px}px`;
      }, size);
      expect(await overflow(page), `${width} pixels, letters of ${size}`).toBe(0);
      await expect(board(page)).toBeVisible();
    }
  });
}

for (const viewport of WINDOWS) {
  test(`board, task and buttons of a lesson are seen together at ${viewport.width}x${viewport.height}`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await open(page, LESSON);
    for (const part of [board(page), page.locator(".task"), button(page, "Hint"), button(page, "Next")]) {
      await expect(part).toBeInViewport({ ratio: 1 });
    }
    const before = { grid: await gridOf(page), next: await placeOf(page, ".controls .last") };
    await press(page, "Hint");
    await expect(page.locator(".task-note")).not.toBeEmpty();
    expect({ grid: await gridOf(page), next: await placeOf(page, ".controls .last") }).toEqual(before);
    // The next step is answered by a button of its own, which is seen as well.
    await press(page, "Next");
    for (const part of [board(page), page.locator(".task"), button(page, "Check"), button(page, "Next")]) {
      await expect(part).toBeInViewport({ ratio: 1 });
    }
  });
}

test("the board never becomes smaller when the window grows", async ({ page }) => {
  await open(page);
  const sizeAt = async (width: number, height: number): Promise<number> => {
    await page.setViewportSize({ width, height });
    return (await gridOf(page))[2];
  };
  for (const height of [720, 900, 1100]) {
    let size = 0;
    for (let width = 960; width <= 2560; width += 64) {
      const next = await sizeAt(width, height);
      expect(next, `${width}x${height}`).toBeGreaterThanOrEqual(size);
      size = next;
    }
  }
  for (const width of [1152, 1440, 1920]) {
    let size = 0;
    // From here up the header has its full height.
    for (let height = 808; height <= 1600; height += 36) {
      const next = await sizeAt(width, height);
      expect(next, `${width}x${height}`).toBeGreaterThanOrEqual(size);
      size = next;
    }
  }
});
