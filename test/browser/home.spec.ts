import { expect, test } from "./support/test.ts";

test("one tap on the home page turns eighteen discs, and the way on leads to the study", async ({ page }) => {
  await page.goto("./");
  await expect(page.locator("html[data-ready]")).toBeAttached();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("13 against 50. Your move.");
  await expect(page.getByRole("heading", { name: "How it works" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "What has just happened" })).toHaveCount(0);
  await page.locator("[data-board] [data-square=a8]").click();
  await expect(page.locator("[data-exercise]")).toHaveAttribute("data-state", "solved");
  await expect(page.locator("[data-board] [data-disc=black]")).toHaveCount(32);
  await expect(page.getByRole("status")).toHaveText(/^a8, 18 turned\. The game is over: 32–32, a draw\. Solved\. /);
  await expect(page.getByRole("heading", { name: "What has just happened" })).toBeVisible();
  await expect(page.getByRole("link", { name: /why no move can turn more/ })).toBeVisible();
  await page.getByRole("button", { name: "Next", exact: true }).click();
  await expect(page).toHaveURL(/\/studies\/thirteen-against-fifty\/$/);
  await page.getByRole("link", { name: "Read why" }).click();
  await expect(page.locator("#why")).toBeFocused();
  await expect(page.locator("[data-exercise]")).toHaveAttribute("data-state", "ready");
});

test("a tap that comes before the board answers is made as soon as it does", async ({ page }) => {
  let letGo = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(/Study\.[^/]*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto("./", { waitUntil: "commit" });
  await page.locator("[data-board] [data-square=a8]").click();
  await expect(page.locator("[data-exercise]")).toHaveAttribute("data-state", "ready");
  letGo();
  await expect(page.locator("[data-exercise]")).toHaveAttribute("data-state", "solved");
});

test("the move can be typed on the home page, as it says", async ({ page }) => {
  await page.goto("./");
  await expect(page.locator("html[data-ready]")).toBeAttached();
  await expect(page.getByText(/or type a move/)).toBeVisible();
  await page.getByRole("button", { name: "Type a move" }).click();
  await expect(page.getByRole("textbox")).toBeFocused();
  await page.keyboard.type("a8");
  await page.keyboard.press("Enter");
  await expect(page.locator("[data-exercise]")).toHaveAttribute("data-state", "solved");
});

test("the home page does not give the move away", async ({ request }) => {
  const html = await (await request.get("./")).text();
  expect(html.replace(/<div[^>]*data-square=[^>]*>/g, "")).not.toMatch(/\ba8\b|eighteen|three rows/i);
});

for (const viewport of [
  { width: 360, height: 640 },
  { width: 1280, height: 900 },
]) {
  test(`its board and buttons are seen together at ${viewport.width}x${viewport.height}`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.goto("./");
    await expect(page.locator("html[data-ready]")).toBeAttached();
    await expect(page.locator("[data-board]")).toBeInViewport({ ratio: 1 });
    for (const name of ["Hint", "Show solution", "Next"]) {
      await expect(page.getByRole("button", { name, exact: true })).toBeInViewport({ ratio: 1 });
    }
  });
}

test("who has never played sees where to begin, plays the first lesson's row, and is offered a game at the lesson's end", async ({
  page,
}) => {
  await page.goto("./");
  await expect(page.locator("html[data-ready]")).toBeAttached();
  const begin = page.getByRole("link", { name: "Never played? Start here" });
  await expect(begin).toHaveCount(1);
  await expect(begin).toBeInViewport({ ratio: 1 });
  await begin.click();
  await expect(page).toHaveURL(/\/learn\/rules\/outflanking\/$/);
  await expect(page.locator("html[data-ready]")).toBeAttached();
  await page.locator("[data-board] [data-square=f4]").click();
  await expect(page.locator("[data-exercise]")).toHaveAttribute("data-state", "solved");
  await page.goto("./learn/rules/outflanking/#recap");
  await page.getByRole("link", { name: "Play a first game now" }).click();
  await expect(page).toHaveURL(/\/play\/\?level=1/);
  await expect(page.locator("[role=grid][data-board]").first()).toHaveAttribute("data-to-move", "black");
});
