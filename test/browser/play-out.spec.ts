import type { Page } from "@playwright/test";
import { axeFaults } from "./support/axe.ts";
import { open } from "./support/open.ts";
import { legsOf } from "./support/solver.ts";
import { board, button, exercise, square, status } from "./support/study.ts";
import { expect, test } from "./support/test.ts";
import type { Work } from "./support/work.ts";

const LESSON = "./learn/rules/your-first-opponent/";

async function workCalled(id: string): Promise<Work> {
  const stops = (await legsOf("rules")).flatMap((leg) => leg.stops);
  const work = stops.find((stop) => stop.work?.id === id)?.work;
  if (!work) throw new Error(`no lesson has ${id}`);
  return work;
}

const state = (page: Page): Promise<string | null> => exercise(page).getAttribute("data-state");

/** Plays until the exercise is decided, each time the move that `move` names. */
async function playOut(page: Page, move: (position: string, toMove: "black" | "white") => string): Promise<void> {
  while ((await state(page)) === "ready") {
    const position = (await board(page).getAttribute("data-position")) ?? "";
    const toMove = (await board(page).getAttribute("data-to-move")) === "white" ? "white" : "black";
    await square(page, move(position, toMove)).click();
    await expect(board(page)).not.toHaveAttribute("data-position", position);
    await expect(exercise(page)).not.toHaveAttribute("data-state", "thinking", { timeout: 20_000 });
  }
}

test("the chapter Rules ends in an ending and a whole game, each played to its last disc", async ({ page }) => {
  test.setTimeout(120_000);
  await page.emulateMedia({ reducedMotion: "reduce" });
  const [ending, whole] = [await workCalled("ending-against-pia"), await workCalled("whole-game-against-pia")];
  await open(page, LESSON);
  await expect(button(page, "Hint")).not.toHaveAttribute("aria-disabled");
  await playOut(page, (position, toMove) => ending.nextMove?.(position, toMove) ?? "");
  await expect(exercise(page)).toHaveAttribute("data-state", "solved");
  await expect(status(page)).toContainText(/The game is over: \d+–\d+, Black wins\./);
  await button(page, "Next").click();
  await expect(exercise(page)).toHaveAttribute("data-exercise", whole.id);
  await expect(button(page, "Hint")).not.toHaveAttribute("aria-disabled");
  await playOut(page, (position, toMove) => whole.nextMove?.(position, toMove) ?? "");
  await expect(exercise(page)).toHaveAttribute("data-state", "solved");
  await expect(page.getByText(/^Solved: \d+–\d+: /)).toBeVisible();
});

test("the solution of an ending is played by both sides and can be stepped through; axe finds nothing", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page, LESSON);
  await expect(button(page, "Hint")).not.toHaveAttribute("aria-disabled");
  const before = await board(page).getAttribute("data-position");
  await button(page, "Show solution").click();
  await expect(exercise(page)).toHaveAttribute("data-state", "revealed", { timeout: 20_000 });
  await expect(page.getByText(/^Solution: \d+–\d+: Black wins\.$/)).toBeVisible();
  await expect(page.getByText(/decided it/)).toBeVisible({ timeout: 20_000 });
  const first = await board(page).getAttribute("data-position");
  await button(page, "Move on").click();
  await expect(status(page)).toHaveText(/[a-h][1-8], \d+ turned\./);
  expect(await board(page).getAttribute("data-position")).not.toBe(first);
  expect(await axeFaults(page)).toEqual([]);
  await button(page, "Try again").click();
  await expect(board(page)).toHaveAttribute("data-position", before ?? "");
});

test("a tap while the other side thinks is told, and plays nothing", async ({ page }) => {
  await open(page, `${LESSON}#whole`);
  await expect(exercise(page)).toHaveAttribute("data-exercise", "whole-game-against-pia");
  await expect(button(page, "Hint")).not.toHaveAttribute("aria-disabled");
  // The engine comes only when the tap has been made.
  let letGo = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(/_astro\/client\.[^/]*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await square(page, "f5").click();
  await expect(exercise(page)).toHaveAttribute("data-state", "thinking");
  await expect(async () => {
    await square(page, "d3").click();
    await expect(status(page)).toHaveText("It is the other side’s turn; wait for the answer.", { timeout: 500 });
  }).toPass();
  letGo();
  await expect(exercise(page)).toHaveAttribute("data-state", "ready", { timeout: 20_000 });
  await expect(square(page, "d3")).not.toHaveAttribute("data-disc", "black");
});

test("a move of a game is taken back with the answer to it", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page, `${LESSON}#whole`);
  await expect(button(page, "Hint")).not.toHaveAttribute("aria-disabled");
  await expect(button(page, "Undo")).toHaveAttribute("aria-disabled", "true");
  const before = (await board(page).getAttribute("data-position")) ?? "";
  await square(page, "f5").click();
  await expect(button(page, "Undo")).not.toHaveAttribute("aria-disabled", { timeout: 20_000 });
  expect(await board(page).getAttribute("data-position")).not.toBe(before);
  await button(page, "Undo").click();
  await expect(status(page)).toHaveText("Taken back.");
  await expect(board(page)).toHaveAttribute("data-position", before);
  await expect(button(page, "Undo")).toHaveAttribute("aria-disabled", "true");
});
