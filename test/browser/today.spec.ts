import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { idOfPuzzle, PACKS, parsePuzzle } from "../../src/catalogue/puzzle.ts";
import { unseal } from "../../src/catalogue/seal.ts";
import { nameOf, USUAL_SHAPE } from "../../src/reversi/index.ts";
import { open } from "./support/open.ts";
import { expect, test } from "./support/test.ts";

const DAY = 86_400_000;

/** Puzzles of one move, with the names of a right square and of the tempting one. */
const puzzles = PACKS.slice(0, 8)
  .flatMap((pack) => readFileSync(new URL(`../../content/puzzles/${pack}.txt`, import.meta.url), "utf8").split("\n"))
  .flatMap((line) => {
    const read = parsePuzzle(line);
    if (!read.ok || typeof read.value.right === "string" || read.value.tempting === null) return [];
    const { goal, right, tempting, rating, motifs } = read.value;
    if (!("within" in goal) || goal.within !== 1) return [];
    const name = (square: number): string => nameOf(USUAL_SHAPE, square);
    return [{ id: idOfPuzzle(read.value), right: name(right[0] ?? 0), tempting: name(tempting), rating, motifs }];
  });
const [one, two] = puzzles as [(typeof puzzles)[number], (typeof puzzles)[number]];

const puzzleEntry = (i: number, daysAgo: number, isSolved: boolean) => {
  const { id, rating, motifs } = puzzles[i % puzzles.length] ?? one;
  const outcome = isSolved ? "solved" : "wrong";
  const at = Math.floor(Date.now() - daysAgo * DAY);
  const tried = { puzzle: id, at, outcome, tries: 1, hints: 0, unaided: isSolved, image: 0 };
  return { kind: "puzzle", id: `p${i}`, version: 1, data: { ...tried, rating, motifs, mode: "train", run: null } };
};
const attemptEntry = (exercise: string, daysAgo: number) => {
  const at = Math.floor(Date.now() - daysAgo * DAY);
  const data = { exercise, at, outcome: "wrong", tries: 1, hints: 0, unaided: false, image: 0 };
  return { kind: "attempt", id: exercise, version: 1, data };
};
/** After f5, where White played f4. */
const position = `${"-".repeat(27)}OX------XXX${"-".repeat(26)}`;
const mistakeEntry = {
  ...{ kind: "mistake", id: `${position}O`, version: 1 },
  data: {
    ...{ position, toMove: "white", played: "f4", best: ["f6"], before: 0, after: -6, isExact: false },
    times: [Date.now() - 3 * DAY],
  },
};

const fileOf = (entries: readonly object[]) => ({
  name: "mine.json",
  mimeType: "application/json",
  buffer: Buffer.from(JSON.stringify({ format: "outflank-record", version: 1, settings: {}, entries, aside: [] })),
});
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const box = (page: Page) => page.getByRole("region", { name: "What is due today" });

async function bringIn(page: Page, file: ReturnType<typeof fileOf> | string): Promise<void> {
  await open(page, "./progress/");
  await page.getByLabel("File of progress").setInputFiles(file);
  await button(page, "Add").click();
  await expect(page.getByText("Added. Nothing that was here is lost.")).toBeVisible();
}

/** Everything that the record amounts to on the page of progress: rating, themes, what comes back. */
async function numbers(page: Page): Promise<readonly string[]> {
  await open(page, "./progress/");
  await expect(page.getByRole("heading", { name: "What comes back" })).toBeVisible();
  await page.getByText("The same as a table").click();
  return page.getByRole("table").allInnerTexts();
}

/** The puzzles in the record and how they came out, by the file that is saved. */
async function outcomes(page: Page): Promise<readonly string[]> {
  await open(page, "./progress/");
  const downloading = page.waitForEvent("download");
  await button(page, "Save to a file").first().click();
  const { entries } = JSON.parse(readFileSync(await (await downloading).path(), "utf8"));
  return entries
    .filter((entry: { kind: string }) => entry.kind === "puzzle")
    .map(({ data }: { data: { puzzle: string; outcome: string } }) => `${data.puzzle} ${data.outcome}`)
    .sort();
}

const exercise = (page: Page, id: string) =>
  page
    .locator(`[data-exercise="${id}"][aria-busy]`)
    .or(page.locator(`[data-exercise="${id}"]`))
    .first();
const square = (page: Page, name: string) => page.locator(`[data-board] [data-square=${name}]`).first();

test("a newcomer is told of nothing that is due", async ({ page }) => {
  await open(page, "./");
  await page.waitForLoadState("networkidle");
  await expect(box(page)).toHaveCount(0);
  await expect(page.locator("html")).not.toHaveAttribute("data-due");
});

test("what was missed is told as due on the first page and at the puzzles, and begins with one button", async ({
  page,
}) => {
  await bringIn(page, fileOf([puzzleEntry(0, 5, false), attemptEntry("first-row", 2), mistakeEntry]));
  for (const path of ["./puzzles/", "./"]) {
    await open(page, path);
    await expect(box(page)).toContainText("Today: 3 due (1 puzzle, 1 lesson task, 1 from your games), about 3 minutes");
  }
  await box(page).getByRole("link", { name: "Begin" }).click();
  await expect(page.getByText("Today: 1 of 3")).toBeVisible();
  await expect(page.locator("[data-exercise]").first()).toHaveAttribute("data-exercise", one.id);
  await button(page, "Next").click();
  await expect(page.getByText("Today: 2 of 3")).toBeVisible();
  await expect(page.getByText("In a game of yours. White to move: find a better move.")).toBeVisible();
  await button(page, "Next").click();
  await expect(page.getByText("Today: 3 of 3")).toBeVisible();
  await expect(page.locator("[data-exercise]").first()).toHaveAttribute("data-exercise", "first-row");
  await button(page, "Next").click();
  await expect(page.getByText("That was all for today.")).toBeVisible();
});

test("what has been done today is no longer due", async ({ page }) => {
  await bringIn(page, fileOf([puzzleEntry(0, 3, false)]));
  await open(page, "./puzzles/?today");
  const panel = page.locator("[data-exercise]").first();
  await expect(panel).toHaveAttribute("data-exercise", one.id);
  // In another image than the last time: the position is not the one that was missed, and the right square neither.
  await button(page, "Show solution").click();
  await expect(panel).toHaveAttribute("data-state", "revealed");
  await open(page, "./");
  await page.waitForLoadState("networkidle");
  await expect(box(page)).toHaveCount(0);
});

test.describe("a puzzle’s result", () => {
  for (const { outcome, name, end } of [
    { outcome: "solved", name: one.right, end: "solved" },
    { outcome: "wrong", name: one.tempting, end: "wrong" },
  ]) {
    test(`is kept when the page is reloaded as soon as it is ${outcome}, while the discs still turn`, async ({
      page,
    }) => {
      await page.emulateMedia({ reducedMotion: "no-preference" });
      await open(page, `./puzzles/?id=${one.id}&image=0`);
      await expect(exercise(page, one.id)).toHaveAttribute("data-state", "ready");
      const reloaded = page.waitForEvent("load");
      await page.evaluate(
        ({ state, at }) => {
          const panel = document.querySelector("[data-exercise]");
          if (panel === null) throw new Error("there is no puzzle");
          new MutationObserver(() => {
            if (panel.getAttribute("data-state") === state) location.reload();
          }).observe(panel, { attributes: true });
          const cell = document.querySelector<HTMLElement>(`[data-board] [data-square=${at}]`);
          cell?.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true }));
          cell?.click();
        },
        { state: end, at: name },
      );
      await reloaded;
      expect(await outcomes(page)).toEqual([`${one.id} ${outcome}`]);
    });
  }

  test("is kept from each of two tabs that come to different ones", async ({ page, context }) => {
    const other = await context.newPage();
    await Promise.all([open(page, `./puzzles/?id=${one.id}&image=0`), open(other, `./puzzles/?id=${two.id}&image=0`)]);
    await Promise.all([
      expect(exercise(page, one.id)).toHaveAttribute("data-state", "ready"),
      expect(exercise(other, two.id)).toHaveAttribute("data-state", "ready"),
    ]);
    await Promise.all([square(page, one.right).click(), square(other, two.tempting).click()]);
    await expect(exercise(page, one.id)).toHaveAttribute("data-state", "solved");
    await expect(exercise(other, two.id)).toHaveAttribute("data-state", "wrong");
    expect(await outcomes(page)).toEqual([`${one.id} solved`, `${two.id} wrong`].sort());
  });
});

test("saved, erased and brought in again, the record gives the same rating, cards and Today", async ({ page }) => {
  const tries = Array.from({ length: 26 }, (_, i) => puzzleEntry(i, 30 - i, i % 3 !== 0));
  await bringIn(page, fileOf([...tries, attemptEntry("first-row", 2), mistakeEntry]));
  const before = await numbers(page);
  await open(page, "./");
  const due = await box(page).textContent();
  await open(page, "./progress/");
  const downloading = page.waitForEvent("download");
  await button(page, "Save to a file").first().click();
  const file = await (await downloading).path();
  await button(page, "Erase everything").click();
  await button(page, "Erase").click();
  await expect(page.getByText("Nothing here yet.")).toBeVisible();
  await bringIn(page, file);
  expect(await numbers(page)).toEqual(before);
  await open(page, "./");
  await expect(box(page)).toBeVisible();
  expect(await box(page).textContent()).toBe(due);
});

test("a lesson task by itself is sealed, and the same as in its lesson", async ({ request }) => {
  const text = await (await request.get("./exercises/first-row.txt")).text();
  expect(text).not.toContain("Black");
  expect(JSON.parse(unseal(text)).facts.kind).toBe("best-move");
});
