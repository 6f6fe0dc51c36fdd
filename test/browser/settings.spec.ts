import type { Page } from "@playwright/test";
import { open } from "./support/open.ts";
import { expect, test } from "./support/test.ts";

const STUDY = "./studies/thirteen-against-fifty/";

const setting = (page: Page, name: string, value: string) =>
  page.getByRole("group", { name, exact: true }).getByRole("radio", { name: value, exact: true });

test("the theme is the same in the header and on the page, in every tab", async ({ page, context }) => {
  const other = await context.newPage();
  await open(other, "./settings/");
  await open(page, "./settings/");
  await setting(page, "Colours", "Dark").check();
  await expect(page.getByRole("combobox", { name: "Colours" })).toHaveValue("dark");
  await expect(setting(other, "Colours", "Dark")).toBeChecked();
  await expect(other.locator("html")).toHaveAttribute("data-theme", "dark");
  await other.getByRole("combobox", { name: "Colours" }).selectOption("light");
  await expect(setting(page, "Colours", "Light")).toBeChecked();
});

test("hidden legal squares are hidden on the board, to the eye and to the ear, and the move is still legal", async ({
  page,
}) => {
  await open(page, STUDY);
  await expect(page.locator("[data-legal]")).toHaveCount(1);
  await open(page, "./settings/");
  await setting(page, "Legal squares", "Hidden").check();
  await open(page, STUDY);
  await expect(page.locator("[data-legal]")).toHaveCount(0);
  await expect(page.locator(".board-overlay circle")).toHaveCount(0);
  const square = page.getByRole("gridcell", { name: "a8, empty", exact: true });
  await square.click();
  await expect(page.locator("[data-exercise]")).toHaveAttribute("data-state", "solved");
});

test("without motion the discs change at once", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  const moving = (): Promise<boolean> =>
    page.evaluate(async () => {
      document.querySelector<HTMLElement>("[data-square=a8]")?.click();
      await new Promise((resolve) => requestAnimationFrame(resolve));
      return document.querySelector("[data-board]")?.hasAttribute("data-moving") ?? false;
    });
  await open(page, STUDY);
  expect(await moving()).toBe(true);
  await open(page, "./settings/");
  await setting(page, "Motion", "Off").check();
  await open(page, STUDY);
  expect(await moving()).toBe(false);
});

test("move numbers that were chosen are shown in a game, and the button there is the same choice", async ({ page }) => {
  await open(page, "./settings/");
  await setting(page, "Move numbers", "Shown").check();
  await open(page, STUDY);
  await page.getByRole("button", { name: "Watch the game" }).click();
  const numbers = page.getByRole("button", { name: "Move numbers" });
  await expect(numbers).toHaveAttribute("aria-pressed", "true");
  await page.getByRole("button", { name: "Move on" }).click();
  await expect(page.locator("[data-numbered]")).toHaveCount(1);
  await numbers.click();
  await open(page, "./settings/");
  await expect(setting(page, "Move numbers", "Hidden")).toBeChecked();
});

test("a setting is chosen by keyboard", async ({ page }) => {
  await open(page, "./settings/");
  await setting(page, "Motion", "As the device").focus();
  await page.keyboard.press("ArrowDown");
  await expect(setting(page, "Motion", "Off")).toBeChecked();
  await expect(page.locator("html")).toHaveAttribute("data-motion", "off");
});

test("a browser that keeps no settings says so, and obeys for as long as the page is open", async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
  });
  await open(page, "./settings/");
  const notice = page.getByText("This browser keeps no settings");
  await expect(notice).toBeHidden();
  await setting(page, "Motion", "Off").check();
  await expect(notice).toBeVisible();
  await expect(setting(page, "Motion", "Off")).toBeChecked();
  await expect(page.locator("html")).toHaveAttribute("data-motion", "off");
});
