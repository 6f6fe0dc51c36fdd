import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { positionFrom } from "../../src/catalogue/subject.ts";
import type { Entry } from "../../src/progress/entry.ts";
import { openingsIn } from "../../src/progress/kinds/openings.ts";
import { nameOf, USUAL_SHAPE } from "../../src/reversi/index.ts";
import { valuedMoves } from "../../src/training/openings/judge.ts";
import { lineFrom, positionAfter } from "../../src/training/openings/lines.ts";
import { openingId } from "../../src/training/openings/position.ts";
import { comingBack } from "../../src/training/today/queue.ts";
import { readBook } from "../openings/read.ts";
import { open } from "./support/open.ts";
import { expect, test } from "./support/test.ts";

const MOVES = 20;
const DAY = 86_400_000;
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

/** Goes on with Tab until the focus is where it is wanted. */
async function tabTo(page: Page, selector: string): Promise<void> {
  for (let i = 0; i < 60; i += 1) {
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`Tab does not lead to ${selector}`);
}

/** Goes to a square with the arrow keys, and plays there. */
async function playByKeys(page: Page, square: string): Promise<void> {
  await tabTo(page, "[role=gridcell]");
  await page.keyboard.press("Control+Home");
  for (let file = 0; file < square.charCodeAt(0) - 97; file += 1) await page.keyboard.press("ArrowRight");
  for (let rank = 1; rank < Number(square.charAt(1)); rank += 1) await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
}

/** The legal moves, those with an arrow or those without. */
const legal = (page: Page, isShown: boolean): Promise<string[]> =>
  page
    .locator("[data-board] [data-legal]")
    .evaluateAll(
      (cells, wanted) =>
        cells
          .filter((cell) => /arrow/.test(cell.getAttribute("aria-label") ?? "") === wanted)
          .map((cell) => cell.getAttribute("data-square") ?? ""),
      isShown,
    );

const book = readBook();

/** The book's best move of the position that is shown: for what was met before, and so has no arrow. */
async function known(page: Page): Promise<string> {
  const board = page.locator("[role=grid][data-board]").first();
  const [text, side] = [await board.getAttribute("data-position"), await board.getAttribute("data-to-move")];
  const position = positionFrom({ position: text ?? "", toMove: side === "white" ? "white" : "black" });
  const [best] = valuedMoves(position, book.at(position)) ?? [];
  return best === undefined ? "" : nameOf(USUAL_SHAPE, best.square);
}

/** Adds a file of progress, on the page of progress. */
async function bringIn(page: Page, text: string): Promise<void> {
  await page.getByLabel("File of progress").setInputFiles({
    ...{ name: "mine.json", mimeType: "application/json" },
    buffer: Buffer.from(text),
  });
  await button(page, "Add").click();
  await expect(page.getByText("Added. Nothing that was here is lost.")).toBeVisible();
}

/** Saves the record, and gives the file with when each position of an opening is due. */
async function save(page: Page) {
  const downloading = page.waitForEvent("download");
  await button(page, "Save to a file").first().click();
  const text = readFileSync(await (await downloading).path(), "utf8");
  const { entries } = JSON.parse(text) as { entries: readonly Entry[] };
  const past = { attempts: [], puzzles: [], mistakes: [], openings: openingsIn(entries) };
  return { text, due: comingBack(past, new Map()).map(({ kind, id, due }) => ({ kind, id, due })) };
}

test("twenty moves are drilled by keyboard alone, and what is due then outlasts a reload and the way through a file", async ({
  page,
}) => {
  test.setTimeout(240_000);
  await open(page, "./openings/drill/");
  const exercise = page.locator("[data-exercise]");
  for (let move = 1; move <= MOVES; move += 1) {
    await expect(exercise).toHaveAttribute("data-state", "ready");
    await expect(page.locator("[data-board] [data-legal]").first()).toBeVisible();
    const asked = (await exercise.getAttribute("data-exercise")) ?? "";
    const [right = await known(page)] = await legal(page, true);
    const [other = right] = await legal(page, false);
    if (move === 5 && other !== right) {
      await playByKeys(page, other);
      await expect(exercise).toHaveAttribute("data-state", "wrong");
      await expect(page.locator(".verdict")).toContainText(/turns .* into .*lost/);
      await tabTo(page, ".controls .primary");
      await page.keyboard.press("Enter");
      await playByKeys(page, right);
      await expect(exercise).toHaveAttribute("data-state", "solved");
      await tabTo(page, ".controls .primary");
      await page.keyboard.press("Enter");
    } else await playByKeys(page, right);
    await expect(exercise).not.toHaveAttribute("data-exercise", asked);
  }

  await open(page, "./progress/");
  const { text, due } = await save(page);
  expect(due.length).toBeGreaterThan(MOVES / 2);
  const coming = page.getByRole("table").filter({ hasText: "Openings" });
  await page.reload();
  await expect(coming).toBeVisible();
  expect((await save(page)).due).toEqual(due);

  await button(page, "Erase everything").click();
  await page.getByRole("dialog").getByRole("button", { name: "Erase", exact: true }).click();
  await expect(coming).toHaveCount(0);
  await bringIn(page, text);
  await expect(coming).toBeVisible();
  expect((await save(page)).due).toEqual(due);
});

test("a position of an opening that is due is offered as part of Today, found there, and comes back later", async ({
  page,
}) => {
  const position = openingId(positionAfter(lineFrom("f5d6c3d3c4")));
  const missed = { position, at: Date.now() - 3 * DAY, outcome: "wrong", tries: 1, hints: 0, unaided: false };
  const entries = [{ kind: "opening", id: "one", version: 1, data: missed }];
  await open(page, "./progress/");
  await bringIn(page, JSON.stringify({ format: "outflank-record", version: 1, settings: {}, entries, aside: [] }));

  await open(page, "./");
  const today = page.getByRole("region", { name: "What is due today" });
  await expect(today).toContainText("1 opening move");
  await today.getByRole("link", { name: "Begin" }).click();
  const exercise = page.locator("[data-exercise]").first();
  await expect(exercise).toHaveAttribute("data-exercise", "opening-f5d6c3d3c4");
  await expect(page.locator(".task")).toContainText("So far: f5 d6 c3 d3 c4. White to move.");
  await page.locator("[data-board] [data-legal][data-square=f4]").click();
  await expect(exercise).toHaveAttribute("data-state", "solved");
  await button(page, "Next").click();
  await expect(page.getByText("That was all for today.")).toBeVisible();

  await open(page, "./");
  await page.waitForLoadState("networkidle");
  await expect(today).toHaveCount(0);
  await open(page, "./progress/");
  const [{ id, due } = { id: "", due: 0 }] = (await save(page)).due;
  expect(id).toBe(position);
  expect(due).toBeGreaterThan(Date.now() + DAY / 2);
});
