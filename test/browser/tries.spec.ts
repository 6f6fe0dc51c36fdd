import type { Locator, Page } from "@playwright/test";
import { type Disc, toBitBoard } from "../../src/reversi/index.ts";
import { boardFrom } from "../coach/support.ts";
import { axeFaults } from "./support/axe.ts";
import { isTrue } from "./support/said-of-tries.ts";
import { board, button, exercise, open, PHONES, square, status } from "./support/study.ts";
import { expect, test } from "./support/test.ts";

test.use({ reducedMotion: "reduce" });

const STUDY = "./studies/whose-turn/";
const LESSON = "./learn/rules/pass-and-end/#finish";

const told = (page: Page): Locator => page.locator(".tries > p");

/** Tries a move of `side` that is wrong, and gives what is then said of it, as far as the rules can confirm it. */
async function sentenceAfter(page: Page, name: string, side: Disc): Promise<{ text: string; holds: boolean | null }> {
  await expect(exercise(page)).toHaveAttribute("data-state", "ready", { timeout: 20_000 });
  const signs = (await board(page).getAttribute("data-position")) ?? "";
  await square(page, name).dispatchEvent("click");
  await expect(exercise(page)).toHaveAttribute("data-state", "wrong", { timeout: 20_000 });
  await expect(told(page).first()).toBeVisible({ timeout: 20_000 });
  const text = await told(page)
    .first()
    .evaluate((one) => one.firstChild?.textContent ?? "");
  return { text, holds: isTrue(text, toBitBoard(boardFrom(signs), side)) };
}

test("wrong tries in a study are followed by a reason that the rules confirm and that does not name the answer", async ({
  page,
}) => {
  await open(page, STUDY);
  const corner = await sentenceAfter(page, "g7", "black");
  expect(corner).toEqual({
    text: "g7 is an X-square, diagonally next to a corner: it lets White take the corner h8 at once.",
    holds: true,
  });
  await expect(square(page, "h8")).toHaveAccessibleName(/ring/);
  await button(page, "Try again").click();
  await expect(page.locator(".tries")).toHaveCount(0);
  await expect(square(page, "h8")).not.toHaveAccessibleName(/ring/);

  const reply = await sentenceAfter(page, "h7", "black");
  expect(reply.text).toContain("h7 makes h6 possible for White.");
  expect(reply.holds).toBe(true);
  await button(page, "More").click();
  await expect(button(page, "More")).toBeFocused();
  await expect(
    told(page)
      .getByRole("link", { name: /^More: / })
      .first(),
  ).toBeVisible();
  expect(await told(page).allTextContents()).not.toContainEqual(expect.stringMatching(/\bb7\b/));
  await button(page, "Try again").click();

  await square(page, "b7").click();
  await expect(exercise(page)).toHaveAttribute("data-state", "solved");
  await expect(page.locator(".tries")).toHaveCount(0);
});

test("once a study is solved the last wrong try is compared with the best move, and leads to the step that teaches why", async ({
  page,
}) => {
  await open(page, STUDY);
  await sentenceAfter(page, "g7", "black");
  await button(page, "Try again").click();
  await expect(page.getByRole("button", { name: /^Why not/ })).toHaveCount(0);
  await square(page, "b7").click();
  await expect(exercise(page)).toHaveAttribute("data-state", "solved");
  await button(page, "Why not g7?").click();
  await expect(page.getByText("g7 turns a win by 2 into a loss by 12.", { exact: true })).toBeVisible({
    timeout: 20_000,
  });
  await expect(page.getByText("Best: b7", { exact: true })).toBeVisible();
  await expect(button(page, "Why not g7?")).toBeFocused();
  expect(await axeFaults(page)).toEqual([]);
  await page.getByRole("link", { name: "More: X-square" }).click();
  await expect(page).toHaveURL(/\/learn\/[a-z-]+\/[a-z-]+\/#[a-z-]+$/);
  await expect(page.locator("html[data-ready]")).toBeAttached();
});

test("a wrong try in a lesson is followed by a reason that the rules confirm", async ({ page }) => {
  await open(page, LESSON);
  const opened = await sentenceAfter(page, "c7", "black");
  const text = "c7 makes b8 possible for White; without it White would have no move at all.";
  expect(opened).toEqual({ text, holds: true });
});

for (const viewport of [...PHONES, { width: 844, height: 390 }, { width: 1280, height: 800 }]) {
  for (const [path, wrong] of [
    [STUDY, "h7"],
    [LESSON, "c7"],
  ] as const) {
    test(`nothing waits for the reason or moves when it comes at ${viewport.width}x${viewport.height}: ${path}`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport);
      let release = (): void => undefined;
      const held = new Promise<void>((done) => {
        release = done;
      });
      await page.route(/\/Tries\.[^/]*\.js/, async (route) => {
        await held;
        await route.continue();
      });
      await open(page, path);
      await expect(exercise(page)).toHaveAttribute("data-state", "ready", { timeout: 20_000 });
      await square(page, wrong).dispatchEvent("click");
      await expect(exercise(page)).toHaveAttribute("data-state", "wrong", { timeout: 20_000 });
      await expect(page.locator(".line-step").first()).toBeVisible();
      const parts = ["[data-board]", ".controls", ".line-steps", ".standing", ".tools, .side-tools"];
      const places = () => Promise.all(parts.map((part) => page.locator(part).first().boundingBox()));
      const before = await places();
      const spoken = await status(page).textContent();
      release();
      await expect(told(page).first()).toBeInViewport({ timeout: 20_000 });
      expect(await places()).toEqual(before);
      expect(await status(page).textContent()).toBe(spoken);
    });
  }
}
