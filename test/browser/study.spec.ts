import type { Locator, Page } from "@playwright/test";
import { axeFaults } from "./support/axe.ts";
import {
  AFTER,
  BEFORE,
  board,
  button,
  exercise,
  expectSolved,
  open,
  PHONES,
  pointIn,
  STUDY,
  square,
  status,
  withoutTexts,
} from "./support/study.ts";
import { expect, test } from "./support/test.ts";

/** Presses Tab until `target` has the focus, as someone without a mouse would. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let press = 0; press < 40; press += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error("Tab never got there");
}

test.describe("the study is solved", () => {
  test("by keyboard only, with the explanation and another try", async ({ page }) => {
    await open(page);
    await tabTo(page, square(page, "a1"));
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await expect(status(page)).toHaveText("a2 holds a white disc; discs go on empty squares.");
    await page.keyboard.press("PageDown");
    await expect(square(page, "a8")).toBeFocused();
    await page.keyboard.press("Enter");
    await expectSolved(page);
    await tabTo(page, button(page, "Next"));
    await page.keyboard.press("Enter");
    await expect(status(page)).toContainText("Row 1 of 3: 6 discs turn.");
    await tabTo(page, page.getByRole("link", { name: "Read why" }));
    await page.keyboard.press("Shift+Tab");
    await page.keyboard.press("Shift+Tab");
    await expect(button(page, "Try again")).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(exercise(page)).toHaveAttribute("data-state", "ready");
    await expect(button(page, "Hint")).toBeFocused();
  });

  test.describe("on a touch screen", () => {
    test.use({ hasTouch: true, viewport: PHONES[0] });

    test("by touch only", async ({ page }) => {
      await open(page);
      const wrong = await pointIn(square(page, "b3"));
      await page.touchscreen.tap(wrong.x, wrong.y);
      await expect(page.getByText("b3 holds a white disc; discs go on empty squares.").first()).toBeVisible();
      const right = await pointIn(square(page, "a8"));
      await page.touchscreen.tap(right.x, right.y);
      await expectSolved(page);
    });
  });

  test("by the command field only", async ({ page }) => {
    await open(page);
    await tabTo(page, button(page, "Type a move"));
    await page.keyboard.press("Enter");
    await expect(page.getByRole("textbox")).toBeFocused();
    await page.keyboard.type("l");
    await page.keyboard.press("Enter");
    await expect(status(page)).toHaveText("1 legal move: a8.");
    await page.keyboard.type("h8");
    await page.keyboard.press("Enter");
    await expect(status(page)).toHaveText("h8 holds a black disc; discs go on empty squares.");
    await page.keyboard.type("A8");
    await page.keyboard.press("Enter");
    await expectSolved(page);
  });

  test("by accessible names only", async ({ page }) => {
    await open(page);
    await page.getByRole("gridcell", { name: "a8, empty, legal move", exact: true }).click();
    await expectSolved(page);
    await expect(page.getByRole("gridcell", { name: "a8, black, last move", exact: true })).toBeVisible();
    await expect(page.getByRole("gridcell", { name: "d5, black", exact: true })).toBeVisible();
  });
});

test("a try on any of the other 63 squares is told the truth and changes nothing", async ({ page }) => {
  await open(page);
  for (const [index, symbol] of [...BEFORE].entries()) {
    if (symbol === "-") continue;
    const name = `${"abcdefgh"[index % 8]}${Math.floor(index / 8) + 1}`;
    await square(page, name).click();
    const colour = symbol === "X" ? "black" : "white";
    await expect(status(page)).toHaveText(`${name} holds a ${colour} disc; discs go on empty squares.`);
  }
  await expect(board(page)).toHaveAttribute("data-position", BEFORE);
  await expect(exercise(page)).toHaveAttribute("data-state", "ready");
});

test("hints come in rungs, ring squares on the board and can be read again", async ({ page }) => {
  await open(page);
  await button(page, "Hint").click();
  await expect(page.getByText("Hint 1 of 2")).toBeVisible();
  await expect(page.getByRole("gridcell", { name: /ring/ })).toHaveCount(0);
  await button(page, "Hint").click();
  await expect(page.getByText("Hint 2 of 2")).toBeVisible();
  await expect(page.getByRole("gridcell", { name: /ring/ })).toHaveCount(3);
  await expect(page.getByRole("gridcell", { name: "h1, black, ring" })).toBeVisible();
  await expect(status(page)).toContainText("Ringed: a1, h1, h8.");
  await button(page, "Hint").click();
  await expect(page.getByText("Hint 1 of 2")).toBeVisible();
  await square(page, "a8").click();
  await expect(page.getByRole("gridcell", { name: /ring/ })).toHaveCount(0);
  await expectSolved(page);
});

test("the solution is played on the board, and can then be tried", async ({ page }) => {
  await open(page);
  await expect(button(page, "Next")).toBeDisabled();
  await button(page, "Show solution").click();
  await expect(exercise(page)).toHaveAttribute("data-state", "revealed");
  await expect(board(page)).toHaveAttribute("data-position", AFTER);
  await expect(status(page)).toHaveText("a8, 18 turned. The game is over: 32–32, a draw.");
  await expect(page.getByText("Solution: a8 turns 18. 32–32: a draw.")).toBeVisible();
  // What comes within a second of the move is taken for the rest of a double tap, and says nothing.
  await expect(async () => {
    await square(page, "c4").click();
    expect(await status(page).textContent()).toBe("The move is made. “Try again” takes it back.");
  }).toPass();
  await button(page, "Try again").click();
  await expect(exercise(page)).toHaveAttribute("data-state", "ready");
  await expect(board(page)).toHaveAttribute("data-position", BEFORE);
  await square(page, "a8").click();
  await expectSolved(page);
});

test("Next walks through the three rows and their sum, then leads on", async ({ page }) => {
  await open(page);
  await square(page, "a8").click();
  const rows = [
    [
      "Row 1 of 3: 6 discs turn",
      "a8 and a1 are black, and all between them was white: outflanked.",
      "a2, black, labelled 6",
    ],
    [
      "Row 2 of 3: 6 discs turn",
      "a8 and h1 are black, and all between them was white: outflanked.",
      "g2, black, labelled 12",
    ],
    [
      "Row 3 of 3: 6 discs turn",
      "a8 and h8 are black, and all between them was white: outflanked.",
      "g8, black, labelled 18",
    ],
    ["6 + 6 + 6 = 18", "Black: 13 + 18 + 1 = 32. White: 50 − 18 = 32.", "a2, black, labelled 6"],
  ] as const;
  for (const [title, text, cell] of rows) {
    await button(page, "Next").click();
    await expect(page.getByText(title, { exact: true })).toBeVisible();
    await expect(page.getByText(text, { exact: true })).toBeVisible();
    await expect(page.getByRole("gridcell", { name: cell, exact: true })).toBeVisible();
  }
  await button(page, "Next").click();
  await expect(page).toHaveURL(/\/studies\/(?!thirteen)[^/]+\/$/);
});

test("the game that led there can be stepped through, with its pass and its move numbers", async ({ page }) => {
  await open(page);
  await button(page, "Watch the game").click();
  await expect(button(page, "Move on")).toBeFocused();
  await expect(board(page)).toHaveAttribute("data-position", `${"-".repeat(27)}OX------XO${"-".repeat(27)}`);
  await button(page, "Move on").click();
  await expect(status(page)).toHaveText("1. Black f5, 1 turned.");
  await button(page, "Move numbers").click();
  await expect(page.getByRole("gridcell", { name: "f5, black, last move, move 1", exact: true })).toBeVisible();
  await page.getByRole("slider").focus();
  await page.keyboard.press("End");
  await expect(status(page)).toHaveText("59. Black h8, 5 turned. White has no move and passes.");
  await expect(board(page)).toHaveAttribute("data-position", BEFORE);
  await expect(board(page)).toHaveAttribute("data-to-move", "black");
  await page.keyboard.press("ArrowLeft");
  await expect(status(page)).toContainText("58. White d1");
  await button(page, "Move back").click();
  await expect(status(page)).toContainText("57. Black a1");
  await button(page, "First move").click();
  await expect(status(page)).toHaveText("The start. Black is first to move.");
  await button(page, "To the task").click();
  await expect(board(page)).toHaveAttribute("data-position", BEFORE);
  await expect(button(page, "Watch the game")).toBeFocused();
});

test("each claim is proven in the browser when asked, and only once the study is done", async ({ page }) => {
  await open(page);
  await expect(page.getByRole("heading", { name: "What this study claims" })).toHaveCount(0);
  await square(page, "a8").click();
  const claims = page.locator("[data-claim]");
  await expect(claims).toHaveCount(8);
  for (const claim of await claims.all()) {
    await claim.getByRole("button", { name: "Prove it" }).click();
    await expect(claim).toContainText(/Proved: .*\d\.\d\d s\./);
  }
  await expect(page.locator("[data-claim=reachable]")).toContainText("59 moves replayed");
  await expect(page.locator("[data-claim=flips]")).toContainText("18 discs turned");
  await expect(page.locator("[data-claim=most-flips]")).toContainText("64 squares tried");
});

test("nothing in the page outside its squares names the answer or tells a hint before it is asked for", async ({
  page,
  request,
}) => {
  const html = await (await request.get(STUDY)).text();
  const outside = withoutTexts(html.replace(/<div[^>]*data-square=[^>]*>/g, ""));
  expect(html.match(/data-square/g)).toHaveLength(64);
  expect(outside).not.toMatch(/\ba8\b/i);
  expect(outside).not.toMatch(/corner|eighteen|outflanked|both its ends|what the last disc will turn/i);
  await open(page);
  const live = await page.evaluate(() => {
    const copy = document.documentElement.cloneNode(true) as HTMLElement;
    for (const cell of copy.querySelectorAll("[data-square]")) cell.remove();
    return copy.outerHTML;
  });
  expect(live).not.toMatch(/\ba8\b/i);
});

test("the position is the new one at once, while the discs are still turning", async ({ page }) => {
  await open(page);
  const seen = await square(page, "a8").evaluate(async (cell: HTMLElement) => {
    cell.click();
    await new Promise((resolve) => requestAnimationFrame(resolve));
    const grid = cell.closest<HTMLElement>("[role=grid]");
    return { position: grid?.dataset["position"], moving: document.getAnimations().length };
  });
  expect(seen.position).toBe(AFTER);
  expect(seen.moving).toBe(19);
});

test("nothing moves where motion is not wanted", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page);
  await square(page, "a8").click();
  await expectSolved(page);
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
});

for (const colorScheme of ["light", "dark"] as const) {
  test(`the disc before the side to move looks as on the board, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await open(page);
    const looks = await page.evaluate(() => {
      const look = (selector: string, part?: string) => {
        const place = document.querySelector(selector);
        if (place === null) throw new Error(`no ${selector}`);
        const { backgroundImage, boxShadow, borderRadius } = getComputedStyle(place, part);
        return { backgroundImage, boxShadow, borderRadius };
      };
      const felt = getComputedStyle(document.documentElement).getPropertyValue("--felt");
      const probe = document.body.appendChild(document.createElement("i"));
      probe.style.color = felt;
      const ground = document.querySelector(".turn-disc");
      return {
        small: look(".turn-disc[data-disc=black]", "::before"),
        large: look("[data-board] [data-disc=black] > .disc"),
        ground: ground && getComputedStyle(ground).backgroundColor,
        felt: getComputedStyle(probe).color,
      };
    });
    expect(looks.small).toEqual(looks.large);
    expect(looks.small.backgroundImage).toContain("radial-gradient");
    expect(looks.ground).toBe(looks.felt);
  });
}

test("axe finds nothing once the study is solved", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page);
  await square(page, "a8").click();
  await button(page, "Next").click();
  await button(page, "Type a move").click();
  await expect(page.locator("[data-claim]")).toHaveCount(8);
  expect(await axeFaults(page)).toEqual([]);
});

test("axe finds nothing while the game is watched", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page);
  await button(page, "Watch the game").click();
  await button(page, "Move numbers").click();
  await button(page, "Last move").click();
  expect(await axeFaults(page)).toEqual([]);
});
