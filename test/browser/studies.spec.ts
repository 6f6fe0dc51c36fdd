import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { open } from "./support/open.ts";
import { dist } from "./support/pages.ts";
import { board, button, exercise, PHONES, pointIn, square, status, withoutTexts } from "./support/study.ts";
import { expect, test } from "./support/test.ts";

const ONE_AGAINST_53 = "./studies/one-against-fifty-three/";
/** The ten moves, and the wrong ones at each turn with what they win by: worked out by reading everything, apart from the page. */
const HUNT = [
  ["a2", { h1: 48, h8: 52 }],
  ["c3", { h1: 44, e2: 16, f2: 34, f5: 34, g6: 40, h7: 10, h8: 58 }],
  ["a1", { h1: 36, e2: 26, f2: 30, f5: 32, g6: 40, h7: 10, h8: 38 }],
  ["e2", { h1: 34, f2: 30, f5: 32, g6: 40, h7: 12, h8: 36 }],
  ["f2", { h1: 40, f5: 28, g6: 40, h7: 22, h8: 36 }],
  ["h1", { f5: 34, g6: 40, h7: 22, h8: 40 }],
  ["f5", { g6: 34, h7: 34, h8: 32 }],
  ["g6", { h7: 48, h8: 42 }],
  ["h7", { h8: 42 }],
  ["h8", {}],
] as const;
const WAY = HUNT.map(([move]) => move);

/** Waits until a move has been judged and the board shows it. */
async function judged(page: Page, name: string, state: "ready" | "solved" | "wrong"): Promise<void> {
  await expect(exercise(page)).toHaveAttribute("data-state", state, { timeout: 20_000 });
  // The answer to a wrong move may have turned its disc already.
  if (state !== "wrong") await expect(square(page, name)).toHaveAttribute("data-disc", "white");
}

async function expectEnd(page: Page): Promise<void> {
  await expect(exercise(page)).toHaveAttribute("data-state", "solved");
  await expect(board(page)).toHaveAttribute("data-position", "O".repeat(64));
  await expect(status(page)).toContainText("h8, 6 turned. The game is over: 0–64, White wins.");
}

test.describe("one against fifty-three, to its end", () => {
  // Ten moves, each judged: longer than most tests on a busy machine.
  test.beforeEach(() => test.slow());

  test("by keyboard", async ({ page }) => {
    await open(page, ONE_AGAINST_53);
    await square(page, "a1").focus();
    for (const [i, name] of WAY.entries()) {
      await page.keyboard.press("Control+Home");
      for (let file = "a".charCodeAt(0); file < name.charCodeAt(0); file += 1) await page.keyboard.press("ArrowRight");
      for (let rank = 1; rank < Number(name[1]); rank += 1) await page.keyboard.press("ArrowDown");
      await expect(square(page, name)).toBeFocused();
      await page.keyboard.press("Enter");
      await judged(page, name, i === WAY.length - 1 ? "solved" : "ready");
    }
    await expectEnd(page);
  });

  test("by the command field", async ({ page }) => {
    await open(page, ONE_AGAINST_53);
    await button(page, "Type a move").click();
    for (const [i, name] of WAY.entries()) {
      await page.getByRole("textbox").fill(name);
      await page.keyboard.press("Enter");
      await judged(page, name, i === WAY.length - 1 ? "solved" : "ready");
    }
    await expectEnd(page);
  });

  test.describe("on a touch screen", () => {
    test.use({ hasTouch: true, viewport: PHONES[0] });

    test("by touch", async ({ page }) => {
      await open(page, ONE_AGAINST_53);
      for (const [i, name] of WAY.entries()) {
        const { x, y } = await pointIn(square(page, name));
        await page.touchscreen.tap(x, y);
        await judged(page, name, i === WAY.length - 1 ? "solved" : "ready");
      }
      await expectEnd(page);
    });
  });

  test("each wrong try is refuted on the board, told what it costs, and can be taken back", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await open(page, ONE_AGAINST_53);
    for (const [i, [right, wrong]] of HUNT.entries()) {
      const before = (await board(page).getAttribute("data-position")) ?? "";
      for (const [name, score] of Object.entries(wrong)) {
        await square(page, name).click();
        await judged(page, name, "wrong");
        await expect(page.locator(".verdict")).toContainText(`${name} turns a win by 64 into a win by ${score}.`);
        await expect(page.getByRole("group", { name: "The moves that follow" })).toBeVisible();
        await button(page, "Try again").click();
        await expect(board(page)).toHaveAttribute("data-position", before);
      }
      await square(page, right).click();
      await judged(page, right, i === WAY.length - 1 ? "solved" : "ready");
    }
    await expectEnd(page);
  });
});

test("a refutation is stepped through to the end of the game", async ({ page }) => {
  await open(page, "./studies/whose-turn/");
  await square(page, "h7").click();
  await expect(page.locator(".verdict")).toContainText("h7 turns a win by 2 into a loss by 18.");
  const steps = page.getByRole("group", { name: "The moves that follow" });
  await expect(steps).toContainText("1 of 9");
  for (let at = 2; at <= 9; at += 1) await button(page, "Move on").click();
  await expect(steps).toContainText("9 of 9");
  await expect(status(page)).toContainText("The game is over: 23–41, White wins.");
});

test("solved tasks lead on to the next, and other defences can be tried", async ({ page }) => {
  await open(page, "./studies/six-against-six/");
  await square(page, "e2").click();
  await expect(exercise(page)).toHaveAttribute("data-state", "solved");
  for (const [task, moves] of [
    [2, ["d1"]],
    [3, ["d8"]],
    [4, ["g1", "d1"]],
  ] as const) {
    await button(page, "Next").click();
    await expect(page.getByText(`Task ${task} of 8`)).toBeVisible();
    for (const move of moves) {
      await square(page, move).click();
      await expect(square(page, move)).toHaveAttribute("data-disc", "white");
      await expect(exercise(page)).toHaveAttribute("data-state", move === moves.at(-1) ? "solved" : "ready");
    }
  }
  await button(page, "Other defences").click();
  await expect(page.locator(".task-note")).toHaveText("Choose Black’s answer yourself.");
  await expect(board(page)).toHaveAttribute("data-to-move", "black");
});

test("of the fifty-seven games any can be picked; a wrong move shows that White lives on", async ({ page }) => {
  await open(page, "./studies/nine-moves/");
  await expect(page.getByText("Game 1 of 57")).toBeVisible();
  for (const number of [1, 20, 57]) {
    await page.getByRole("combobox", { name: "Game" }).selectOption({ label: String(number) });
    await expect(page.getByText(`Game ${number} of 57`)).toBeVisible();
    const legal = await board(page)
      .locator("[data-legal]")
      .evaluateAll((cells) => cells.map((cell) => cell.getAttribute("data-square") ?? ""));
    let solved = 0;
    for (const name of legal) {
      await square(page, name).click();
      await expect(exercise(page)).toHaveAttribute("data-state", /wrong|solved/);
      if ((await exercise(page).getAttribute("data-state")) === "solved") solved += 1;
      else await expect(page.locator(".verdict")).toContainText(/White lives on, with \d+ discs?\./);
      await button(page, "Try again").click();
    }
    expect(solved).toBe(1);
  }
});

test("claims are proven in the browser, the count of all games of nine moves among them", async ({ page }) => {
  for (const [id, move, words] of [
    ["a-short-game", "h5", 4],
    ["nine-moves", "c7", 1],
  ] as const) {
    await open(page, `./studies/${id}/`);
    await square(page, move).click();
    const claims = page.locator("[data-claim]");
    await expect(claims).toHaveCount(words);
    for (const claim of await claims.all()) {
      await claim.getByRole("button", { name: "Prove it" }).click();
      await expect(claim).toContainText(/Proved: .*\d (ms|s)\./, { timeout: 30_000 });
    }
  }
});

/** What must not be legible in a page before its study is solved: right moves, and words of what is kept back. */
const SECRETS: Readonly<Record<string, RegExp>> = {
  "one-against-fifty-three": /\b(a2|c3|e2|g6)\b|twelve discs in two rows/,
  "six-against-six": /\b(e2|d1|d8|g1|a4|g4|a7)\b|What is proven/,
  "whose-turn": /\b(b7|b8|f8|h6)\b|That is what a tempo is/,
  "a-short-game": /\bh5\b|Fourteen to one/,
  "a-misprint": /\bf3\b|A 3 became an 8/,
  "four-gaps": /\b(d8|b8)\b|Why Black cannot follow/,
  "against-the-machine": /\b(h8|f8|h3)\b|What the corner cost/,
};

test("no page of a study tells outside its board where the answer is", () => {
  const ids = readdirSync(join(dist, "studies"), { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? [entry.name] : [],
  );
  for (const id of ids) {
    const secret = SECRETS[id];
    if (secret === undefined) continue;
    const html = readFileSync(join(dist, "studies", id, "index.html"), "utf8");
    // The board itself names all its squares, and a description of it tells every row.
    const outside = withoutTexts(html)
      .replace(/<div role="?gridcell[^>]*>/g, "")
      .replace(/<svg[\s\S]*?<\/svg>/g, "");
    expect(outside, id).not.toMatch(secret);
  }
});
