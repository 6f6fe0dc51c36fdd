import type { Page } from "@playwright/test";
import { open } from "./support/open.ts";
import { expect, test } from "./support/test.ts";

const square = (page: Page, name: string) => page.locator(`[data-square="${name}"]`);
const focused = (page: Page): Promise<string> =>
  page.evaluate(() => document.activeElement?.getAttribute("data-square") ?? "");

/** The square that is asked for in a place of the round, once it can be answered. */
async function askedAt(page: Page, place: number): Promise<string> {
  await expect(page.locator(`#task-${place}`)).toHaveAttribute("data-current");
  await expect(page.locator("[data-exercise]")).not.toHaveAttribute("aria-busy");
  const task = await page.locator(".task-text").textContent();
  return /Find ([a-h][1-8])/.exec(task ?? "")?.[1] ?? "";
}

/** Goes to a square from the one in focus by the arrow keys, and takes it. */
async function take(page: Page, name: string): Promise<void> {
  await expect.poll(() => focused(page)).not.toBe("");
  const at = await focused(page);
  const go = async (i: number, on: string, back: string): Promise<void> => {
    const by = name.charCodeAt(i) - at.charCodeAt(i);
    for (let left = Math.abs(by); left > 0; left -= 1) await page.keyboard.press(by > 0 ? on : back);
  };
  await go(0, "ArrowRight", "ArrowLeft");
  await go(1, "ArrowDown", "ArrowUp");
  await expect(square(page, name)).toBeFocused();
  await page.keyboard.press("Enter");
}

test("a round is gone through by the arrow keys alone, from square to square, and its score is kept", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page, "./train/find-squares/");
  const first = await askedAt(page, 1);
  for (let presses = 0; presses < 60 && (await focused(page)) === ""; presses += 1) await page.keyboard.press("Tab");
  const wrong = first === "h8" ? "h7" : "h8";
  await take(page, wrong);
  await expect(page.locator("[data-exercise]")).toHaveAttribute("data-state", "wrong");
  await page.getByRole("button", { name: "Try again" }).press("Enter");
  await expect(page.locator("[data-exercise]")).toHaveAttribute("data-state", "ready");
  for (let place = 1; place <= 10; place += 1) {
    const name = await askedAt(page, place);
    if (place === 1) expect(name).toBe(first);
    await take(page, name);
    if (place < 10) await expect(page.getByRole("status")).toContainText(`Question ${place + 1} of 10`);
  }
  await expect(page.locator("#score")).toBeFocused();
  await expect(page.getByText("9 of 10 at the first try", { exact: true }).first()).toBeVisible();
  await expect(page.getByText("Your best round so far.")).toBeVisible();
  await expect(page.locator(".round-missed").getByRole("link", { name: "Question 1 of 10" })).toBeVisible();
  await page.getByRole("button", { name: "Another round" }).press("Enter");
  await askedAt(page, 1);
  await expect(page).toHaveURL(/\/train\/find-squares\/$/);
  await open(page, "./train/");
  await expect(page.getByText(/^Best: 9 of 10 in /)).toBeVisible();
  await open(page, "./progress/");
  await expect(page.getByRole("link", { name: /Find the square/ })).toContainText("Best: 9 of 10");
});

test("a number is typed, checked with Enter, and Next leads to the following question", async ({ page }) => {
  await open(page, "./train/count-the-end/");
  const field = page.getByRole("textbox", { name: "Your number" });
  await field.fill("64");
  await field.press("Enter");
  await expect(page.locator("[data-exercise]")).toHaveAttribute("data-state", /wrong|solved/);
  await expect(page.locator(".verdict")).toBeVisible();
  await page.getByRole("button", { name: "Next" }).press("Enter");
  await expect(page.locator("#task-2")).toHaveAttribute("data-current");
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 664 }, hasTouch: true, isMobile: true });

  for (const drill of ["name-squares", "pass-or-end"]) {
    test(`all answers of ${drill} are seen together with the whole board`, async ({ page }) => {
      await open(page, `./train/${drill}/`);
      const foot = page.locator(".controls");
      const last = page.locator(".answer button").last();
      await expect(last).toBeVisible();
      const [answer, buttons, board] = await Promise.all(
        [last, foot, page.locator(".board-grid")].map((one) => one.boundingBox()),
      );
      if (!answer || !buttons || !board) throw new Error("something is not there");
      expect(answer.y + answer.height).toBeLessThanOrEqual(buttons.y);
      expect(board.y).toBeGreaterThanOrEqual(0);
      expect(board.y + board.height).toBeLessThanOrEqual(answer.y);
    });
  }

  test("the letters and numbers can be left out, and come back with a wrong answer", async ({ page }) => {
    await open(page, "./train/find-squares/");
    const name = await askedAt(page, 1);
    await page.getByRole("checkbox", { name: /Without letters/ }).check();
    await expect(page.locator(".board-files")).toBeHidden();
    await square(page, name === "a1" ? "b1" : "a1").tap();
    await expect(page.locator(".board-files")).toBeVisible();
  });
});
