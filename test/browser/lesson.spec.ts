import type { Locator, Page } from "@playwright/test";
import { axeFaults } from "./support/axe.ts";
import { open } from "./support/open.ts";
import { expect, test } from "./support/test.ts";

const LESSON = "./learn/rules/outflanking/";
const board = (page: Page): Locator => page.locator("[role=grid][data-board]").first();
const exercise = (page: Page): Locator => page.locator("[data-exercise]");
const square = (page: Page, name: string): Locator => board(page).locator(`[data-square=${name}]`);
const button = (page: Page, name: string): Locator => page.getByRole("button", { name, exact: true });

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("every step can be read, with its task, its board as a picture and the board in words", async ({ page }) => {
    await page.goto(LESSON);
    const steps = page.locator("section.step");
    const count = await steps.count();
    expect(count).toBeGreaterThan(5);
    for (const step of await steps.all()) await expect(step).toBeVisible();
    await expect(steps.getByRole("img")).toHaveCount(count - 1);
    await expect(steps.first()).toContainText("Your move:");
    await steps.first().getByText("The board in words").click();
    await expect(steps.first()).toContainText("Row 4: a empty, b white, c to e black");
    await expect(page.getByRole("grid")).toBeHidden();
    await expect(page.locator("noscript p")).toContainText("needs JavaScript");
    expect(await page.locator("[data-prove]").count()).toBeGreaterThan(5);
    await expect(page.locator("[data-prove]:visible")).toHaveCount(0);
  });
});

test("one step is shown at a time; the address, the bars and the focus follow", async ({ page }) => {
  await open(page, LESSON);
  await expect(page.locator("section.step:visible")).toHaveCount(1);
  const bars = page.getByRole("navigation", { name: "Steps of this lesson" }).getByRole("link");
  await expect(bars.first()).toHaveAttribute("aria-current", "step");
  const place = await board(page).boundingBox();
  await button(page, "Next").click();
  await expect(page).toHaveURL(/#word$/);
  await expect(page.locator("#word")).toBeFocused();
  await expect(bars.nth(1)).toHaveAttribute("aria-current", "step");
  await expect(page.locator("section.step:visible")).toHaveCount(1);
  expect(await board(page).boundingBox()).toEqual(place);
  await page.goBack();
  await expect(page.locator("#row")).toBeVisible();
  await bars.nth(3).click();
  await expect(page.locator("section.step:visible")).toHaveAttribute("id", "where");
  await page.reload();
  await expect(page.locator("html[data-ready]")).toBeAttached();
  await expect(page.locator("section.step:visible")).toHaveAttribute("id", "where");
});

test("a wrong mark shows the row that fails, and the next try keeps what was right", async ({ page }) => {
  await open(page, `${LESSON}#where`);
  await expect(button(page, "Hint")).not.toHaveAttribute("aria-disabled");
  for (const name of ["d3", "c3"]) await square(page, name).click();
  await button(page, "Check").click();
  await expect(exercise(page)).toHaveAttribute("data-state", "wrong");
  await expect(page.locator(".verdict")).toContainText("The row from c3 to e5 ends at f6, which is empty.");
  await expect(page.getByRole("gridcell", { name: /arrow to f6/ })).toHaveAttribute("data-square", "c3");
  await expect(button(page, "Try again")).toBeFocused();
  await button(page, "Try again").click();
  await expect(page.getByRole("gridcell", { name: "d3, empty, dot" })).toBeVisible();
});

test("a claim is proven in the reader's own browser, and then every defence can be tried", async ({ page }) => {
  await open(page, "./learn/variants/small-boards/#no-good-start");
  const claim = page.locator("#no-good-start .prove").nth(1);
  await claim.press("Enter");
  const proof = page.locator("#no-good-start .proof").nth(1);
  await expect(proof).toContainText(/^Proved: [\d,]+ positions looked at, \d+\.\d\d s/);
  await button(page, "Try every defence").click();
  await square(page, "b1").click();
  await expect(page.locator(".task")).toContainText("With best play it loses by 10 discs.");
  await button(page, "Back to the lesson").click();
  await expect(square(page, "b1")).toHaveAttribute("data-disc", "empty");
});

test("axe finds nothing after a wrong answer, nor beside the command field", async ({ page }) => {
  test.setTimeout(150_000);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page, `${LESSON}#where`);
  await expect(button(page, "Hint")).not.toHaveAttribute("aria-disabled");
  await square(page, "c3").click();
  await button(page, "Check").click();
  await button(page, "Type instead").click();
  await expect(exercise(page)).toHaveAttribute("data-state", "wrong");
  expect(await axeFaults(page)).toEqual([]);
});

test("the page holds no hint, no reason and no right answer that could be read", async ({ request }) => {
  const html = await (await request.get(LESSON)).text();
  expect(html).toContain("Mark every disc that turns.");
  for (const words of [
    "Start at g3",
    "You cannot go wrong",
    "Draw a straight line",
    "In chess",
    "first move, in every",
  ]) {
    expect(html).not.toContain(words);
  }
  // The key of a right choice, and what is asked; the texts of the interface have keys that only end so.
  expect(html).not.toMatch(/(&quot;|")(right(&quot;|"):|turned-by|legal-moves)/);
});

test("the list leads to the first lesson and tells what is done", async ({ page }) => {
  await open(page, "./learn/");
  await expect(page.getByRole("link", { name: "Start here" })).toHaveAttribute(
    "href",
    /\/learn\/rules\/outflanking\/$/,
  );
  await page.getByRole("link", { name: "Start here" }).click();
  await expect(page.locator("html[data-ready]")).toBeAttached();
  await square(page, "f4").click();
  await expect(exercise(page)).toHaveAttribute("data-state", "solved");
  await page.goto("./learn/");
  await expect(page.locator("[data-lesson='rules/outflanking']")).toContainText(/1 of \d+ steps/);
  await expect(page.getByRole("link", { name: "Go on" })).toBeVisible();
});
