import type { Locator, Page } from "@playwright/test";
import { boardFrom } from "../../src/catalogue/place.ts";
import { formatSealedPuzzle, idOfPuzzle, type Puzzle } from "../../src/catalogue/puzzle.ts";
import { solveGoal } from "../../src/engine/goal.ts";
import { movesOf, OTHELLO, toBitBoard } from "../../src/reversi/index.ts";
import { axeFaults } from "./support/axe.ts";
import { open } from "./support/open.ts";
import { named, openPuzzle, PUZZLES, puzzleWith } from "./support/puzzles.ts";
import { expect, test } from "./support/test.ts";

test.use({ reducedMotion: "reduce" });

const task = (page: Page): Locator => page.locator("[data-exercise]");
const button = (page: Page, name: string): Locator => page.getByRole("button", { name, exact: true });
const square = (page: Page, name: string): Locator => page.locator(`[data-square="${name}"]`);
const text = (page: Page): Promise<string | null> => page.locator(".ask").textContent();

test("a right move solves a puzzle; then it is told why, what it is about, and where it comes from", async ({
  page,
}) => {
  const puzzle = puzzleWith("win", 1);
  const { right, tempting } = await openPuzzle(page, puzzle, 3);
  await expect(task(page)).toHaveAttribute("data-exercise", idOfPuzzle(puzzle));
  await expect(task(page)).toHaveAttribute("data-state", "ready");
  await expect(page.getByRole("link", { name: "Analysis" }).and(page.locator(".after *"))).toHaveCount(0);
  await square(page, right[0] ?? "").click();
  await expect(task(page)).toHaveAttribute("data-state", "solved");
  await expect(page.locator(".after-why")).toContainText(tempting);
  await expect(page.locator(".after-facts a").first()).toHaveAttribute("href", /\/(learn|glossary)\//);
  await expect(page.locator(".after-facts")).toContainText(
    puzzle.year === null ? "against itself" : String(puzzle.year),
  );
  await expect(page.getByText(/You play at grade \d of 5/)).toBeVisible();
  await button(page, "I think this is wrong").click();
  await expect(page.locator(".proof-moves li")).toHaveCount(movesOf(puzzle.board).length);
  await expect(page.locator(".proof-moves [data-right]")).toHaveCount(right.length);
  await expect(page.locator(".proof-spent")).toContainText(/\d positions?, \d+\.\d\d s/);
  expect(await axeFaults(page)).toEqual([]);
});

test("the tempting move is refuted on the board and by the coach, and can be taken back", async ({ page }) => {
  const puzzle = puzzleWith("win", 1);
  const { right, tempting } = await openPuzzle(page, puzzle, 5);
  await square(page, tempting).click();
  await expect(task(page)).toHaveAttribute("data-state", "wrong");
  await expect(page.locator(".verdict-title")).toContainText(tempting);
  await expect(page.locator(".line-steps")).toBeVisible();
  for (const name of right) expect(await text(page)).not.toContain(name);
  await button(page, "Try again").click();
  await square(page, right[0] ?? "").click();
  await expect(task(page)).toHaveAttribute("data-state", "solved");
});

test("the hints lead from an idea to a square, and no rung shows all legal moves", async ({ page }) => {
  const puzzle = puzzleWith("win", 1);
  const { right, tempting } = await openPuzzle(page, puzzle, 0);
  await button(page, "Hint").click();
  await expect(page.locator(".task-label")).toHaveText("Hint 1 of 3");
  await expect(page.locator("[data-mark=ring]")).toHaveCount(0);
  await button(page, "Hint").click();
  const status = page.getByRole("status").first();
  await expect(status).toContainText(/Ringed: /);
  await expect(status).toContainText(tempting);
  await button(page, "Hint").click();
  await expect(status).toContainText(right[0] ?? "");
  await square(page, right[0] ?? "").click();
  await expect(task(page)).toHaveAttribute("data-state", "solved");
});

/** A move that keeps the win in the position on the board. */
async function winning(page: Page, { toMove }: Puzzle): Promise<string> {
  const position = (await page.locator("[data-board]").getAttribute("data-position")) ?? "";
  const board = toBitBoard(boardFrom(OTHELLO, position), toMove);
  return named(solveGoal(board, { kind: "win" }, 1).line[0] ?? 0);
}

test("several moves are played against the best defence, and then against another", async ({ page }) => {
  const puzzle = puzzleWith("win", 2);
  const { right } = await openPuzzle(page, puzzle, 0);
  const solve = async (): Promise<string | null> => {
    await square(page, right[0] ?? "").click();
    await expect(page.locator(".task-note")).toHaveText("Right so far. Go on.");
    await expect(task(page)).toHaveAttribute("data-state", "ready");
    const answered = await page.locator("[data-board]").getAttribute("data-position");
    await square(page, await winning(page, puzzle)).click();
    await expect(task(page)).toHaveAttribute("data-state", "solved");
    return answered;
  };
  const first = await solve();
  await button(page, "Another defence").click();
  await expect(task(page)).toHaveAttribute("data-state", "ready");
  expect(await solve()).not.toBe(first);
});

test("who wins is answered with a number, by the command field alone", async ({ page }) => {
  const puzzle = puzzleWith("who-wins");
  await openPuzzle(page, puzzle, 2);
  await button(page, "Type instead").press("Enter");
  const field = page.getByRole("textbox");
  const answers = ["black", "white", "nobody"];
  const type = async (word: string): Promise<void> => {
    await field.fill(word);
    await field.press("Enter");
  };
  await type(String(answers.findIndex((who) => who !== puzzle.right) + 1));
  await expect(task(page)).toHaveAttribute("data-state", "wrong");
  await type("again");
  await type("hint");
  await expect(page.locator(".task-label")).toHaveText("Hint 1 of 2");
  await type(String(answers.indexOf(String(puzzle.right)) + 1));
  await expect(task(page)).toHaveAttribute("data-state", "solved");
  await expect(page.locator(".after-why")).toContainText("With best play");
  await type("proof");
  await expect(page.locator(".proof-spent")).toBeVisible();
  await type("next");
  await expect(task(page)).toHaveAttribute("data-state", "ready");
  await expect(task(page)).not.toHaveAttribute("data-exercise", idOfPuzzle(puzzle));
});

test("a puzzle is solved by the keyboard alone, and Next leads back to the board", async ({ page }) => {
  const puzzle = puzzleWith("win", 1);
  const { right } = await openPuzzle(page, puzzle, 1);
  const first = square(page, right[0] ?? "");
  await page.locator(".board [tabindex='0']").focus();
  await page.keyboard.press("Control+Home");
  const [file = "a", rank = "1"] = right[0] ?? "";
  for (let i = "a".charCodeAt(0); i < file.charCodeAt(0); i += 1) await page.keyboard.press("ArrowRight");
  for (let i = 1; i < Number(rank); i += 1) await page.keyboard.press("ArrowDown");
  await expect(first).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(task(page)).toHaveAttribute("data-state", "solved");
  await button(page, "Next").press("Enter");
  await expect(task(page)).toHaveAttribute("data-state", "ready");
  await expect(page.locator(".board [data-square]:focus")).toHaveCount(1);
});

test("a reload shows an open puzzle again as it lay, and keeps what was solved", async ({ page }) => {
  await open(page, "./puzzles/");
  const before = await page.locator("[data-board]").getAttribute("data-position");
  const id = await task(page).getAttribute("data-exercise");
  await page.reload();
  await expect(page.locator("html[data-ready]")).toBeAttached();
  await expect(page.locator("[data-board]")).toHaveAttribute("data-position", before ?? "");
  await button(page, "Show solution").click();
  await expect(task(page)).toHaveAttribute("data-state", "revealed");
  await page.reload();
  await expect(page.locator("html[data-ready]")).toBeAttached();
  await expect(task(page)).not.toHaveAttribute("data-exercise", id ?? "");
  await open(page, "./puzzles/?failed");
  await expect(task(page)).toHaveAttribute("data-exercise", id ?? "");
});

test("the next puzzle is there within 200 milliseconds", async ({ page }) => {
  await open(page, "./puzzles/");
  await page.waitForLoadState("networkidle");
  const taken = await page.evaluate(async () => {
    const id = (): string | undefined => document.querySelector<HTMLElement>("[data-exercise]")?.dataset["exercise"];
    const before = id();
    const began = performance.now();
    document.querySelector<HTMLElement>(".controls .last")?.click();
    while (id() === before) await new Promise((resolve) => requestAnimationFrame(resolve));
    return performance.now() - began;
  });
  expect(taken).toBeLessThan(200);
});

for (const [query, words] of [
  ["?id=nothing!", "nothing!"],
  ["?id=0000000&image=0", "0000000"],
  ["?image=9", "eight, numbered 0 to 7"],
  ["?motif=%3Cb%3Eluck%3C/b%3E", "<b>luck</b>"],
] as const) {
  test(`of ${query} it is told what is wrong, over the start, and Next gives a puzzle`, async ({ page }) => {
    await open(page, `./puzzles/${query}`);
    await expect(page.getByRole("alert")).toContainText(words);
    await expect(page.locator("[data-board]")).toHaveAttribute(
      "data-position",
      `${"-".repeat(27)}OX------XO${"-".repeat(27)}`,
    );
    await button(page, "Next").click();
    await expect(task(page)).toHaveAttribute("data-state", "ready");
    await expect(page.getByRole("alert")).toHaveCount(0);
  });
}

test("a pack that cannot be read is told, and loaded again on request", async ({ page }) => {
  await page.route("**/puzzles/packs/*.txt", (route) => route.fulfill({ body: "<!doctype html>" }));
  await open(page, "./puzzles/");
  await expect(page.getByRole("alert")).toContainText("could not be loaded");
  await page.unroute("**/puzzles/packs/*.txt");
  await button(page, "Load again").click();
  await expect(task(page)).toHaveAttribute("data-state", "ready");
});

test("nothing in the page tells the answer of an open puzzle: with another answer it is the same, to the byte", async ({
  page,
}) => {
  const puzzle = puzzleWith("win", 1);
  const id = idOfPuzzle(puzzle);
  const others = movesOf(puzzle.board).filter((move) => !puzzle.right.includes(move as never));
  const [right = 0, tempting = 0] = others;
  const other: Puzzle = { ...puzzle, right: [right], tempting, motifs: ["pass", "quiet"], year: 1999 };
  const pageWith = async (shown: Puzzle): Promise<string> => {
    await page.route(`**/puzzles/packs/${id.slice(0, 1)}.txt`, (route) =>
      route.fulfill({ body: `${formatSealedPuzzle(shown)}\n` }),
    );
    await open(page, `./puzzles/?id=${id}&image=0`);
    await page.waitForLoadState("networkidle");
    const html = await page.evaluate(() => document.documentElement.outerHTML);
    await page.unroute(`**/puzzles/packs/${id.slice(0, 1)}.txt`);
    return html;
  };
  const one = await pageWith(puzzle);
  expect(one).toContain(`data-exercise="${id}"`);
  expect(await pageWith(other)).toBe(one);
  for (const name of [...(puzzle.right as readonly number[])].map(named)) {
    expect(await page.locator(".ask").textContent()).not.toContain(name);
  }
});

test("the puzzle of the day is the same on each visit, and its line to share tells nothing of it", async ({ page }) => {
  await open(page, "./puzzles/daily/");
  const position = await page.locator("[data-board]").getAttribute("data-position");
  await button(page, "Hint").click();
  await button(page, "Show solution").click();
  await expect(task(page)).toHaveAttribute("data-state", "revealed");
  const line = page.getByText(/Outflank \d{4}-\d\d-\d\d ○○○ 0 tries, 1 hint/);
  await expect(line).toBeVisible();
  await open(page, "./puzzles/daily/");
  await expect(page.locator("[data-board]")).toHaveAttribute("data-position", position ?? "");
  await expect(line).toBeVisible();
});

test("a streak ends with the first miss, and a storm counts what one look has solved", async ({ page }) => {
  await open(page, "./puzzles/streak/");
  await expect(page.getByText("0 solved")).toBeVisible();
  await button(page, "Show solution").click();
  await expect(page.getByText("The streak ends at 0.")).toBeVisible();
  await page.reload();
  await expect(page.getByText("The streak ends at 0.")).toBeVisible();
  await button(page, "Once more").press("Enter");
  await expect(page.getByText("0 solved")).toBeVisible();
  await expect(page.locator(".board [data-square]:focus")).toHaveCount(1);
  await open(page, "./puzzles/storm/");
  await button(page, "Start the clock").press("Enter");
  await expect(page.getByRole("timer")).toHaveText(/2:5\d left, 0 solved/);
  await expect(page.locator(".board [data-square]:focus")).toHaveCount(1);
  const id = await task(page).getAttribute("data-exercise");
  const puzzle = PUZZLES.find((one) => idOfPuzzle(one) === id);
  expect(puzzle?.goal).toMatchObject({ within: 1 });
});

for (const viewport of [
  { width: 390, height: 664 },
  { width: 360, height: 640 },
  { width: 1280, height: 800 },
]) {
  test(`board, task and buttons are seen together at ${viewport.width}x${viewport.height}`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await openPuzzle(page, puzzleWith("win", 2), 0);
    for (const part of [".board-grid", ".task", ".controls"]) {
      const box = await page.locator(part).boundingBox();
      if (box === null) throw new Error(`${part} is not there`);
      expect(box.y).toBeGreaterThanOrEqual(0);
      expect(box.y + box.height).toBeLessThanOrEqual(viewport.height);
    }
  });
}

test("a sheet has six puzzles and their solutions behind, and its address keeps which", async ({ page }) => {
  await open(page, "./print/puzzles/");
  await expect(page.locator(".sheet-puzzle")).toHaveCount(6);
  await expect(page.locator(".sheet-back li")).toHaveCount(6);
  const names = await page.locator(".sheet-name").allTextContents();
  await page.reload();
  await expect(page.locator(".sheet-name")).toHaveText(names);
});
