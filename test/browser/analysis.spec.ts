import type { Page } from "@playwright/test";
import { axeFaults } from "./support/axe.ts";
import { board, button, open, PHONES, square, status } from "./support/study.ts";
import { expect, test } from "./support/test.ts";

const ANALYSIS = "./analysis/";
const START = `${"-".repeat(27)}OX------XO${"-".repeat(27)}`;

/** Ten empty squares, Black to move, what each move is worth, and what is left of it when the disc on d7 is black: by another program. */
const TEN = "-OO--OOO-OOXXXXXOOOOXXXOOOXOXXOOOOOXOOOOOOOOOOOO--OOOOO---OOOOO-";
const TEN_WORTH = { b7: "+2", b8: "−6", a2: "−18", a7: "−18", h7: "−20" };
const TURNED_WORTH = { b8: "−6", a2: "−18", a7: "−18", h7: "−20", b7: "−30" };

const panel = (page: Page) => page.locator(".analysis");
const worth = (page: Page) => page.locator(".analysis .verdict-title");
const search = (page: Page): string => new URL(page.url()).search;
const row = (page: Page, name: string) => page.locator(".value-move", { hasText: name });

/** Opens the analysis of a position that is read out in no time, and waits until it is. */
async function openTen(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page, `${ANALYSIS}?position=${TEN}&side=black`);
  await expect(worth(page)).toHaveText("Black wins by 2 with best play.", { timeout: 30_000 });
}

async function expectValues(page: Page, values: Readonly<Record<string, string>>): Promise<void> {
  await expect(page.locator(".value-move")).toHaveCount(Object.keys(values).length);
  for (const [name, score] of Object.entries(values)) {
    await expect(row(page, name).locator(".value-score")).toHaveText(score);
    await expect(row(page, name)).toContainText("exact");
    await expect(square(page, name)).toHaveAccessibleName(new RegExp(`worth ${score.replace("+", "\\+")}`));
  }
}

test("every move of an ending gets its true value, in the list and on its square", async ({ page }) => {
  await openTen(page);
  await expectValues(page, TEN_WORTH);
  await expect(panel(page)).toHaveAttribute("data-reading", "done");
  expect(await axeFaults(page)).toEqual([]);
});

test("a position without an end in sight is read deeper and deeper, and says how deep", async ({ page }) => {
  await open(page, `${ANALYSIS}?moves=f5d6c3`);
  await expect(page.locator(".value-sure").first()).toHaveText(/^depth \d+$/, { timeout: 30_000 });
  const depth = async (): Promise<number> =>
    Number(((await page.locator(".value-sure").first().textContent()) ?? "").replace(/\D/g, ""));
  const first = await depth();
  await expect.poll(depth, { timeout: 30_000 }).toBeGreaterThan(first);
  await expect(worth(page)).toHaveText(/^(Black|White) is about \d+ ahead\.$|^About even\.$/);
});

test("both sides are moved by keys alone, taken back and brought back; the address tells it and a reload keeps it", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page, ANALYSIS);
  await square(page, "a1").focus();
  for (const key of ["Control+Home", ...Array(5).fill("ArrowRight"), ...Array(4).fill("ArrowDown"), "Enter"]) {
    await page.keyboard.press(key);
  }
  await expect(status(page)).toHaveText("f5, 1 turned.");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(board(page)).toHaveAttribute("data-to-move", "black");
  const two = await board(page).getAttribute("data-position");
  await expect.poll(() => search(page)).toBe("?moves=f5f6");
  await page.keyboard.press("u");
  await expect(board(page)).toHaveAttribute("data-to-move", "white");
  await expect.poll(() => search(page)).toBe("?moves=f5f6&ply=1");
  await page.keyboard.press("y");
  await expect(board(page)).toHaveAttribute("data-position", two ?? "");
  await page.keyboard.press("u");
  await page.reload();
  await expect(page.locator("html[data-ready]")).toBeAttached();
  await expect(page.getByRole("button", { name: "1. Black f5" })).toHaveAttribute("aria-current", "step");
  await page.getByRole("button", { name: "2. White f6" }).click();
  await expect(board(page)).toHaveAttribute("data-position", two ?? "");
});

test("a forced pass and the end of a game are told", async ({ page }) => {
  await open(page, `${ANALYSIS}?moves=f5f6d3g5h5h4f7h6`);
  await expect(page.getByText("Black has no move and passes. White to move", { exact: true })).toBeVisible();
  await open(page, `${ANALYSIS}?moves=e6f4e3f6g5d6e7f5c5`);
  await expect(worth(page)).toHaveText("Black has won by 64.");
  await expect(board(page)).toHaveAttribute("data-to-move", "none");
});

for (const [link, words] of [
  ["?moves=f5b4", "Move 2, “b4”: a disc there would turn nothing. Legal there: f4, d6, f6."],
  ["?position=XO", "The board has too few or too many squares."],
  [`?position=${TEN}&side=red`, "“red” is no side: it can be black or white."],
  ["?moves=<img src=x onerror=alert(1)>", "Move 1, “<img”: this is neither a square nor a pass."],
] as const) {
  test(`the link ${link} says what is wrong, and the board shows the start`, async ({ page }) => {
    await open(page, ANALYSIS + link);
    await expect(page.getByRole("alert")).toContainText(words);
    await expect(board(page)).toHaveAttribute("data-position", START);
    await expect(panel(page).locator("img")).toHaveCount(0);
    await square(page, "f5").click();
    await expect(page.getByRole("alert")).toHaveCount(0);
  });
}

test("a game is pasted; a text that cannot be read stays to be corrected, and the board stays as it is", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page, ANALYSIS);
  await button(page, "Paste").click();
  const field = page.getByRole("textbox", { name: "A position or a game" });
  await field.fill("1. F5 d6 2. C3 x9");
  await button(page, "Lay it out").click();
  await expect(page.getByRole("alert")).toContainText("Move 4, “x9”: this board has no such square.");
  await expect(field).toHaveValue("1. F5 d6 2. C3 x9");
  await expect(board(page)).toHaveAttribute("data-position", START);
  await field.fill("1. F5 d6 2. C3 d3");
  await button(page, "Lay it out").click();
  await expect(status(page)).toHaveText(
    /^What was pasted is on the board\. Move 4 of 4\. d3, 1 turned\. Black to move\.$/,
  );
  await expect.poll(() => search(page)).toBe("?moves=f5d6c3d3");
});

test("a disc that gets the other colour changes the verdict and the values, and goes back in one step", async ({
  page,
}) => {
  await openTen(page);
  await button(page, "What if?").click();
  await square(page, "d7").click();
  await expect(worth(page)).toHaveText("What was a win for Black by 2 becomes a win for White by 6.", {
    timeout: 30_000,
  });
  await expectValues(page, TURNED_WORTH);
  await expect(page.getByText("Worth something else: b7 +2 → −30.")).toBeVisible();
  await expect(page.getByText("Black: the same moves.")).toBeVisible();
  await expect.poll(() => search(page)).toContain("&recoloured=d7");
  await page.reload();
  await expect(worth(page)).toHaveText("What was a win for Black by 2 becomes a win for White by 6.", {
    timeout: 30_000,
  });
  await button(page, "As it was").click();
  await expect(board(page)).toHaveAttribute("data-position", TEN);
  await expectValues(page, TEN_WORTH);
});

test("recolouring works by keys and by command, and several are taken back one by one", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page, `${ANALYSIS}?moves=f5d6`);
  const before = (await board(page).getAttribute("data-position")) ?? "";
  await square(page, "e4").focus();
  await page.keyboard.press("w");
  await page.keyboard.press("Enter");
  await expect(square(page, "e4")).toHaveAttribute("data-disc", "white");
  await expect(status(page)).toContainText("With white on e4.");
  await page.keyboard.press("Escape");
  await button(page, "Type").click();
  await page.getByRole("textbox", { name: "Type a square" }).fill("what if d4");
  await page.keyboard.press("Enter");
  await expect(square(page, "d4")).toHaveAttribute("data-disc", "black");
  await button(page, "Undo").click();
  await expect(square(page, "d4")).toHaveAttribute("data-disc", "white");
  await button(page, "Undo").click();
  await expect(board(page)).toHaveAttribute("data-position", before);
});

test("the line of a move is stepped through beside the game, and the coach says what the move costs and why", async ({
  page,
}) => {
  await openTen(page);
  await row(page, "h7").click();
  await expect(square(page, "h7")).toHaveAttribute("data-disc", "black");
  await expect(page.locator(".coach-outcome")).toHaveText("h7 turns a win by 2 into a loss by 20.", {
    timeout: 30_000,
  });
  await expect(page.locator(".trio-board").first()).toContainText("Chosen: h7 −20");
  await expect(page.getByText("Best: b7 +2")).toBeVisible();
  await button(page, "Move on").click();
  await expect(status(page)).toHaveText(/^The line, move 2 of 10\. /);
  await button(page, "Show on the board").first().click();
  // What is marked: the reply that h7 makes possible.
  await expect(page.getByText("h7 makes h8 possible for White.", { exact: false })).toBeVisible();
  await expect(page.getByRole("gridcell", { name: /^h8, empty, legal move, \w+/ })).toBeAttached();
  await expect.poll(() => search(page)).toContain(TEN);
  await button(page, "Back").click();
  await expect(board(page)).toHaveAttribute("data-position", TEN);
  await row(page, "b7").click();
  await button(page, "Play it").click();
  await expect(page.getByRole("button", { name: "1. Black b7" })).toHaveAttribute("aria-current", "step");
});

test("the coach speaks of each move that is made, as long as that is wanted", async ({ page }) => {
  await openTen(page);
  await square(page, "b1").focus();
  await page.keyboard.press("c");
  await expect(page.getByText("Make a move, and the coach says what it costs and why.")).toBeVisible();
  await square(page, "b8").click();
  await expect(page.locator(".coach-outcome")).toHaveText("b8 turns a win by 2 into a loss by 6.", { timeout: 30_000 });
  await expect(page.locator(".trio-board").first()).toContainText("Played: b8 −6");
});

test("values can be hidden, and overlays lie over the board", async ({ page }) => {
  await openTen(page);
  await square(page, "a1").focus();
  await page.keyboard.press("v");
  await expect(worth(page)).toHaveText("Values are hidden");
  await expect(page.locator(".value-move")).toHaveCount(0);
  await page.keyboard.press("f");
  await expect(page.getByRole("gridcell", { name: /frontier/ }).first()).toBeAttached();
});

test("where the engine does not run, the plain search reads the ending out, and that is said", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(globalThis, "WebAssembly", { value: undefined });
  });
  await openTen(page);
  await expectValues(page, TEN_WORTH);
  await expect(page.getByText("Only the plain search works in this browser")).toBeVisible();
});

test("a board of another size is moved on, without values", async ({ page }) => {
  await open(page, `${ANALYSIS}?board=six&moves=b3`);
  await expect(board(page)).toHaveAttribute("data-files", "6");
  await expect(worth(page)).toHaveText("No values here");
});

test("a game that was played is analysed", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page, "./play/?moves=e6f4e3f6g5d6e7f5&side=both");
  await square(page, "c5").click();
  const position = await board(page).getAttribute("data-position");
  await page.getByRole("link", { name: "Analyse" }).click();
  await expect(board(page)).toHaveAttribute("data-position", position ?? "");
  await expect(worth(page)).toHaveText("Black has won by 64.");
});

test("on a phone board, verdict and buttons are seen together", async ({ page }) => {
  for (const viewport of PHONES) {
    await page.setViewportSize(viewport);
    await openTen(page);
    await expect(board(page)).toBeInViewport({ ratio: 1 });
    await expect(worth(page)).toBeInViewport({ ratio: 1 });
    for (const name of ["Undo", "Redo", "What if?"]) await expect(button(page, name)).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  }
});
