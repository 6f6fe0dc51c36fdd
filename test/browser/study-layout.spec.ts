import { makeBoard, parseTranscript, positionOf } from "../../src/reversi/index.ts";
import { BEFORE, board, button, expectSolved, open, PHONES, pointIn, STUDY, square, status } from "./support/study.ts";
import { expect, test } from "./support/test.ts";

for (const viewport of [
  ...PHONES,
  { width: 844, height: 390 },
  { width: 1280, height: 720 },
  { width: 1280, height: 900 },
]) {
  test(`board, task and buttons are seen together at ${viewport.width}x${viewport.height}`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await open(page);
    const parts = [
      board(page),
      page.locator(".task"),
      button(page, "Hint"),
      button(page, "Show solution"),
      button(page, "Next"),
    ];
    for (const part of [...parts, button(page, "Type a move")]) await expect(part).toBeInViewport({ ratio: 1 });
    await button(page, "Hint").click();
    await button(page, "Hint").click();
    for (const part of parts) await expect(part).toBeInViewport({ ratio: 1 });
    await square(page, "a8").click();
    for (const part of [board(page), page.locator(".verdict"), button(page, "Try again"), button(page, "Next")]) {
      await expect(part).toBeInViewport({ ratio: 1 });
    }
  });
}

test("the game can be stepped through and left again without scrolling on a small phone", async ({ page }) => {
  await page.setViewportSize(PHONES[1]);
  await open(page);
  await button(page, "Watch the game").click();
  for (const name of ["Move on", "Last move", "Move numbers", "To the task"]) {
    await expect(button(page, name)).toBeInViewport({ ratio: 1 });
  }
});

test("nothing under the board moves when a hint or a refusal comes", async ({ page }) => {
  await page.setViewportSize(PHONES[0]);
  await open(page);
  const place = async () => (await button(page, "Show solution").boundingBox())?.y;
  const before = await place();
  await square(page, "b3").click();
  expect(await place()).toBe(before);
  await button(page, "Hint").click();
  await button(page, "Hint").click();
  expect(await place()).toBe(before);
});

test.describe("on a touch screen", () => {
  test.use({ hasTouch: true, viewport: PHONES[0] });

  test("a tap in the upper quarter of a square, after scrolling, means that square", async ({ page }) => {
    await open(page);
    await page.evaluate(() => scrollTo(0, 37));
    for (const name of ["a1", "b2", "d4", "h5", "e7", "h8"]) {
      const { x, y } = await pointIn(square(page, name), 0.3);
      await page.touchscreen.tap(x, y);
      await expect(status(page)).toHaveText(new RegExp(`^${name} holds`));
    }
  });

  test("the page scrolls when a finger moves over the board, and no square is chosen", async ({ page }) => {
    await open(page);
    const { x, y } = await pointIn(square(page, "e6"));
    const session = await page.context().newCDPSession(page);
    const touch = (type: "touchStart" | "touchMove" | "touchEnd", points: { x: number; y: number }[]) =>
      session.send("Input.dispatchTouchEvent", { type, touchPoints: points });
    await touch("touchStart", [{ x, y }]);
    for (let moved = 20; moved <= 200; moved += 20) await touch("touchMove", [{ x, y: y - moved }]);
    await touch("touchEnd", []);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100);
    await expect(status(page)).toBeEmpty();
    await expect(board(page)).toBeInViewport({ ratio: 1 });
  });
});

test("a1 stays at the top left where text runs from right to left", async ({ page }) => {
  await open(page);
  await page.evaluate(() => document.documentElement.setAttribute("dir", "rtl"));
  const [a1, h8, whole] = await Promise.all([
    square(page, "a1").boundingBox(),
    square(page, "h8").boundingBox(),
    board(page).boundingBox(),
  ]);
  expect(a1?.x).toBeLessThan(h8?.x ?? 0);
  expect(a1?.y).toBeLessThan(h8?.y ?? 0);
  expect(whole?.x).toBeGreaterThanOrEqual(0);
  await square(page, "a8").click();
  await expectSolved(page);
});

test("on paper the board is a picture", async ({ page }) => {
  await open(page);
  await page.emulateMedia({ media: "print" });
  await expect(board(page)).toBeHidden();
  await expect(page.getByRole("img", { name: "Thirteen against fifty" })).toBeVisible();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the page is readable, shows the board as a picture and says what to look for", async ({ page }) => {
    await page.goto(STUDY);
    await expect(page.getByRole("heading", { name: "Thirteen against fifty" })).toBeVisible();
    await expect(page.getByText("White has fifty discs, Black thirteen.")).toBeVisible();
    await expect(page.getByRole("figure")).toContainText("Black to move, one move left: reach a draw.");
    await expect(page.getByRole("img", { name: "Thirteen against fifty" })).toBeVisible();
    await expect(page.locator("noscript p")).toContainText("The board answers only where JavaScript runs.");
    await expect(page.getByRole("button")).toHaveCount(0);
  });

  test("the game that led there can be read, and leads there", async ({ page }) => {
    await page.goto(STUDY);
    await page.getByText("The moves that led here").click();
    const moves = page.getByRole("main").locator("details").getByRole("listitem");
    await expect(moves.first()).toBeVisible();
    const told = await moves.allTextContents();
    expect([told[0], told.at(-1)]).toEqual(["Black f5", "Black h8; White passes"]);
    const game = parseTranscript(told.map((move) => move.replace(/;.*|\w+ /g, "")).join(" "));
    expect(game.ok && makeBoard(positionOf(game.value).board)).toBe(BEFORE);
  });
});

test("the board can be had as a picture that does not tell the answer", async ({ request }) => {
  const response = await request.get(`${STUDY}board.svg`);
  expect(response.headers()["content-type"]).toContain("image/svg+xml");
  const svg = await response.text();
  expect(svg).toContain("Row 8: a empty, b to g white, h black.");
  expect(svg).not.toMatch(/\ba8\b/);
});

test("the list of studies leads to the study", async ({ page }) => {
  await open(page, "./studies/");
  await page.getByRole("link", { name: /Thirteen against fifty/ }).click();
  await expect(page).toHaveURL(/\/studies\/thirteen-against-fifty\/$/);
});
