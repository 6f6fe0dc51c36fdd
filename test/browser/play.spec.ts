import type { Page } from "@playwright/test";
import { axeFaults } from "./support/axe.ts";
import { board, button, open, PHONES, pointIn, square, status } from "./support/study.ts";
import { expect, test } from "./support/test.ts";

const PLAY = "./play/";
const START = `${"-".repeat(27)}OX------XO${"-".repeat(27)}`;
/** Over after one more move: c5 takes the last white disc. */
const NEARLY_OVER = "e6f4e3f6g5d6e7f5";
/** Black has no move after White's h6, which White plays next. */
const BEFORE_PASS = "f5f6d3g5h5h4f7";

const table = (page: Page) => page.locator(".play");

/** Waits until the opponent has answered, or the game is over. */
async function answered(page: Page): Promise<void> {
  await expect(table(page)).toHaveAttribute("data-state", /^(ready|over)$/, { timeout: 30_000 });
}

/** What stands under the board. */
const said = (page: Page) => page.locator(".play .task-text");

const legal = (page: Page) => board(page).locator("[data-legal]");
const plies = async (page: Page): Promise<number> =>
  (await board(page).locator("[data-disc=black], [data-disc=white]").count()) - 4;

/** The name of the first square that is marked as legal. */
const firstLegal = async (page: Page): Promise<string> => (await legal(page).first().getAttribute("data-square")) ?? "";

/** Plays until the game is over, each time the first legal move; `play` makes it. */
async function playOut(page: Page, play: (name: string) => Promise<void>): Promise<void> {
  for (let turn = 0; turn < 60; turn += 1) {
    await answered(page);
    if ((await table(page).getAttribute("data-state")) === "over") return;
    const before = (await board(page).getAttribute("data-position")) ?? "";
    await play(await firstLegal(page));
    await expect(board(page)).not.toHaveAttribute("data-position", before);
  }
}

/** Lets discs change at once, so that a whole game takes no time. */
const calm = (page: Page): Promise<void> => page.emulateMedia({ reducedMotion: "reduce" });

test("a whole game is played by keyboard alone, against the gentlest opponent", async ({ page }) => {
  test.setTimeout(120_000);
  await calm(page);
  await open(page, PLAY);
  await square(page, "a1").focus();
  await playOut(page, async (name) => {
    // Home and PageUp lead to a1, from where the arrows count.
    await page.keyboard.press("Control+Home");
    for (let file = 0; file < name.charCodeAt(0) - 97; file += 1) await page.keyboard.press("ArrowRight");
    for (let rank = 1; rank < Number(name[1]); rank += 1) await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
  });
  await expect(table(page)).toHaveAttribute("data-state", "over");
  await expect(status(page)).toContainText(/The game is over: \d+–\d+/);
  await expect(page.locator(".verdict-title")).toHaveText(/^(You win by \d+\.|Pia wins by \d+\.|A draw\.)$/);
  await expect(board(page)).toHaveAttribute("data-to-move", "none");
  await button(page, "Rematch").press("Enter");
  await expect(board(page)).toHaveAttribute("data-position", START);
  await expect(board(page).locator(":focus")).toHaveCount(1);
});

test.describe("on a touch screen", () => {
  test.use({ hasTouch: true, viewport: PHONES[0] });

  test("a whole game on four by four is played by touch, and won by the guest, who has the better side", async ({
    page,
  }) => {
    test.setTimeout(120_000);
    await calm(page);
    await open(page, PLAY);
    await page.getByRole("combobox", { name: /^Board/ }).selectOption("4 × 4");
    await button(page, "Start").tap();
    await playOut(page, async (name) => {
      const place = await pointIn(square(page, name), 0.3);
      await page.touchscreen.tap(place.x, place.y);
    });
    // White wins four by four by eight against the best play, and by no less against any other.
    await expect(page.locator(".verdict-title")).toHaveText(/^The guest wins by ([89]|\d\d)\.$/);
    const discs = (await page.locator(".player-count").allTextContents()).map(Number);
    expect(discs.reduce((sum, count) => sum + count, 0)).toBe((await plies(page)) + 4);
    await expect(board(page)).toHaveAttribute("data-files", "4");
  });

  test("board, message and buttons are seen together, and the board is the largest thing", async ({ page }) => {
    for (const viewport of PHONES) {
      await page.setViewportSize(viewport);
      await open(page, PLAY);
      await expect(board(page)).toBeInViewport({ ratio: 1 });
      for (const name of ["Undo", "Redo", "New game"]) await expect(button(page, name)).toBeInViewport({ ratio: 1 });
      await expect(page.locator(".play .task")).toBeInViewport({ ratio: 1 });
      const box = await board(page).boundingBox();
      expect(box?.width).toBeGreaterThan(viewport.width * 0.85);
    }
  });
});

test("the own move is seen first, then the answer, which is told with its side", async ({ page }) => {
  await open(page, `${PLAY}?level=1`);
  await square(page, "f5").click();
  await expect(board(page)).toHaveAttribute("data-to-move", "white");
  expect(await plies(page)).toBe(1);
  await expect(status(page)).toHaveText("f5, 1 turned.");
  await answered(page);
  expect(await plies(page)).toBe(2);
  await expect(status(page)).toHaveText(/^White [a-h][1-8], \d turned\.$/);
  await expect(page.getByText(/^Pia played [a-h][1-8]: \d turned\.$/)).toBeVisible();
  await expect(page.getByRole("gridcell", { name: /white, last move/ })).toHaveCount(1);
});

test("a tap while the opponent thinks is told and plays nothing", async ({ page }) => {
  await open(page, PLAY);
  const [state, position] = await square(page, "f5").evaluate(async (cell: HTMLElement) => {
    const grid = cell.closest<HTMLElement>("[role=grid]");
    cell.click();
    await new Promise((resolve) => requestAnimationFrame(() => resolve(null)));
    grid?.querySelector<HTMLElement>("[data-square=d6]")?.click();
    await new Promise((resolve) => requestAnimationFrame(() => resolve(null)));
    return [document.querySelector<HTMLElement>(".play")?.dataset["state"], grid?.dataset["position"]];
  });
  expect(state).toBe("thinking");
  expect(position?.replaceAll("-", "")).toHaveLength(5);
  await expect(status(page)).toHaveText("It is Pia’s turn. Your tap on d6 is not played; wait for the answer.");
  await answered(page);
  expect(await plies(page)).toBe(2);
});

test("undo while the opponent thinks drops its answer; undo and redo go by the learner's turns", async ({ page }) => {
  await open(page, PLAY);
  await square(page, "f5").click();
  await button(page, "Undo").click();
  await expect(board(page)).toHaveAttribute("data-position", START);
  await expect(board(page)).toHaveAttribute("data-to-move", "black");
  await square(page, "d3").click();
  await answered(page);
  expect(await plies(page)).toBe(2);
  await expect(square(page, "f5")).toHaveAttribute("data-disc", "empty");
  const after = await board(page).getAttribute("data-position");
  await button(page, "Undo").click();
  await expect(board(page)).toHaveAttribute("data-position", START);
  await expect(button(page, "Undo")).toHaveAttribute("aria-disabled", "true");
  await button(page, "Redo").click();
  await expect(board(page)).toHaveAttribute("data-position", after ?? "");
  await expect(board(page)).toHaveAttribute("data-to-move", "black");
});

test("two play at one board, a move of either colour at a time", async ({ page }) => {
  await open(page, PLAY);
  await page.getByRole("radio", { name: /Two at one board/ }).check();
  for (const [name, toMove] of [
    ["f5", "white"],
    ["d6", "black"],
    ["c3", "white"],
  ] as const) {
    await square(page, name).click();
    await expect(board(page)).toHaveAttribute("data-to-move", toMove);
  }
  await button(page, "Undo").click();
  await expect(board(page)).toHaveAttribute("data-to-move", "black");
});

test("a pass is seen and told, and does not end the game", async ({ page }) => {
  await open(page, `${PLAY}?moves=${BEFORE_PASS}&side=both`);
  await square(page, "h6").click();
  await expect(status(page)).toHaveText("h6, 1 turned. Black has no move and passes.");
  await expect(page.getByText("Black has no move and passes: White moves again.")).toBeVisible();
  await expect(board(page)).toHaveAttribute("data-to-move", "white");
  await expect(legal(page)).toHaveCount(2);
});

test("a pass of the learner is announced, and the opponent moves again only a moment later", async ({ page }) => {
  await page.clock.install();
  await open(page, `${PLAY}?moves=${BEFORE_PASS}h6&side=black&level=1`);
  await expect(page.getByText("You pass", { exact: true })).toBeVisible();
  await expect(said(page)).toContainText(/You have no move and pass\./);
  await page.clock.runFor(1000);
  expect(await plies(page)).toBe(8);
  await page.clock.runFor(3000);
  await answered(page);
  await expect(said(page)).toContainText(/You had no move and passed\. Pia played (c5|e7)/);
  expect(await plies(page)).toBe(9);
});

test("the end tells who won, by how much, and what lies on the board; undo and the moves go on from there", async ({
  page,
}) => {
  await open(page, `${PLAY}?moves=${NEARLY_OVER}&level=2`);
  await square(page, "c5").click();
  await expect(status(page)).toHaveText("c5, 5 turned. The game is over: 64–0, Black wins. You win by 64.");
  await expect(page.getByText("You win by 64.", { exact: true })).toBeVisible();
  await expect(page.locator(".verdict-text")).toHaveText(
    "Black 64, White 0. On the board it is 13 to 0; the 51 empty squares count for the winner.",
  );
  await button(page, "Moves").click();
  await button(page, "Move back").click();
  await expect(status(page)).toContainText("8. White f5");
  await button(page, "To the game").click();
  await button(page, "Undo").click();
  await expect(table(page)).toHaveAttribute("data-state", "ready");
  await square(page, "c5").click();
  await button(page, "Other colour").click();
  await answered(page);
  await expect(page.locator("[data-player=black] .player-name")).toHaveText("Tomo");
  expect(await plies(page)).toBe(1);
});

test("a new game asks nothing, and can be undone until a move is made", async ({ page }) => {
  await open(page, `${PLAY}?moves=f5d6c3d3c4&side=both`);
  const before = await board(page).getAttribute("data-position");
  await button(page, "New game").click();
  await expect(board(page)).toHaveAttribute("data-position", START);
  await expect(status(page)).toContainText("Undo brings the last game back.");
  await button(page, "Undo").click();
  await expect(board(page)).toHaveAttribute("data-position", before ?? "");
});

test("a page that is ready shows what its address asks for, however late that comes", async ({ page }) => {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/read-link*.js", async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(`${PLAY}?moves=f5d6&level=4`);
  await expect(table(page)).toHaveAttribute("aria-busy", "true");
  await expect(page.locator("astro-island[ssr]")).toHaveCount(0);
  await expect(page.locator("html")).not.toHaveAttribute("data-ready");
  release();
  await page.locator("html[data-ready]").waitFor();
  expect(await plies(page)).toBe(2);
});

test.describe("a game that was begun", () => {
  test("is there after a reload, with what was taken back and who sat there", async ({ page }) => {
    await open(page, `${PLAY}?level=3&side=both`);
    for (const name of ["f5", "d6", "c3"]) await square(page, name).click();
    await button(page, "Undo").click();
    await expect(page).toHaveURL(/\/play\/$/);
    await page.reload();
    await expect(board(page).locator("[data-disc=black], [data-disc=white]")).toHaveCount(6);
    await expect(said(page)).toContainText(/The game goes on where you left it\./);
    await button(page, "Redo").click();
    await expect(square(page, "c3")).toHaveAttribute("data-disc", "black");
    await expect(page.getByRole("radio", { name: /Two at one board/ })).toBeChecked();
  });

  test("is answered after a reload that came while the opponent thought", async ({ page }) => {
    await open(page, PLAY);
    await square(page, "f5").click();
    await page.reload();
    await expect(board(page).locator("[data-disc=black], [data-disc=white]")).toHaveCount(6);
    await answered(page);
  });

  test("gives way to a link, and is there again when the link is gone", async ({ page }) => {
    await open(page, `${PLAY}?side=both`);
    await square(page, "d3").click();
    await open(page, `${PLAY}?moves=f5d6&level=4`);
    expect(await plies(page)).toBe(2);
    await expect(page.locator("[data-player=white] .player-name")).toHaveText("Ravi");
    await open(page, PLAY);
    await expect(square(page, "d3")).toHaveAttribute("data-disc", "black");
  });

  test("in one tab does not touch the game of another; the same game goes on in both", async ({ page, context }) => {
    await open(page, `${PLAY}?side=both`);
    await square(page, "f5").click();
    await expect.poll(() => page.evaluate(() => Object.keys(localStorage).length)).toBe(0);
    const other = await context.newPage();
    await open(other, PLAY);
    await expect(square(other, "f5")).toHaveAttribute("data-disc", "black");
    await square(other, "d6").click();
    await expect(square(page, "d6")).toHaveAttribute("data-disc", "white");
    await expect(said(page)).toContainText(/The game went on in another tab\./);
    await button(other, "New game").click();
    await square(other, "c4").click();
    await square(page, "c3").click();
    await expect(square(page, "c3")).toHaveAttribute("data-disc", "black");
    await expect(square(other, "c3")).toHaveAttribute("data-disc", "empty");
    await expect(square(other, "c4")).toHaveAttribute("data-disc", "black");
  });
});

for (const [query, words] of [
  ["moves=f5d6z9", "This link cannot be used: move 3, “z9”, is not on this board. The board shows the start."],
  ["moves=f5f4f3a1", /move 4, “a1”, is not legal there\. Legal are: [a-h][1-8]/],
  ["moves=%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E", /move 1, “<img”, is not a square\./],
  ["moves=f5&level=9", /“9” is no level; levels go from 1 to 6\./],
  ["board=round", /“round” is no board that is known here\./],
] as const) {
  test(`a bad link shows what is wrong, and the start: ${query}`, async ({ page }) => {
    await open(page, `${PLAY}?${query}`);
    await expect(page.getByRole("alert")).toContainText(words);
    await expect(board(page)).toHaveAttribute("data-position", START);
    await expect(page.locator("main img")).toHaveCount(0);
  });
}

test("everything can be typed", async ({ page }) => {
  await calm(page);
  await open(page, `${PLAY}?side=both`);
  await button(page, "Type a move").click();
  const type = async (text: string): Promise<void> => {
    await page.getByRole("textbox").fill(text);
    await page.keyboard.press("Enter");
  };
  for (const text of ["f5", "d6", "undo", "redo", "c3"]) await type(text);
  await type("moves");
  await expect(status(page)).toHaveText("1. F5 d6 2. C3");
  await type("new");
  await expect(board(page)).toHaveAttribute("data-position", START);
  await type("level 4");
  await expect(page.locator("[data-player=white] .player-name")).toHaveText("Ravi");
});

test("an opponent that cannot be loaded is told, and can be asked again", async ({ page, complaints }) => {
  let isCut = true;
  await page.route(/_astro\/client\.[^/]*\.js$/, (route) => (isCut ? route.abort() : route.continue()));
  await open(page, PLAY);
  await square(page, "f5").click();
  await expect(said(page)).toContainText(/Pia could not be reached/);
  expect(await plies(page)).toBe(1);
  isCut = false;
  // The browser itself logs what it could not load.
  complaints.length = 0;
  await button(page, "Ask again").click();
  await answered(page);
  expect(await plies(page)).toBe(2);
});

for (const colorScheme of ["light", "dark"] as const) {
  test(`axe finds nothing while a game is on, nor at its end, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await open(page, `${PLAY}?moves=${NEARLY_OVER}&level=2`);
    await button(page, "Type a move").click();
    await expect(page.getByRole("textbox")).toBeFocused();
    expect(await axeFaults(page)).toEqual([]);
    await square(page, "c5").click();
    await expect(page.locator(".verdict")).toBeVisible();
    expect(await axeFaults(page)).toEqual([]);
  });
}

for (const [width, height] of [
  [1024, 600],
  [1280, 720],
  [1280, 900],
  [1920, 1080],
  [844, 390],
] as const) {
  test(`the board is as large as the window allows at ${width}x${height}, and whole`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await open(page, `${PLAY}?moves=f5d6c3d3c4&side=both`);
    await expect(board(page)).toBeInViewport({ ratio: 1 });
    const header = (await page.locator(".site-header").boundingBox())?.height ?? 0;
    const felt = (await board(page).boundingBox())?.width ?? 0;
    // A column of text beside it, and what lies under the header.
    const room = Math.min(height - header, width - 320);
    expect(felt).toBeGreaterThan(0.82 * room);
    for (const name of ["Undo", "Redo", "New game", "Moves"])
      await expect(button(page, name)).toBeInViewport({ ratio: 1 });
  });
}

for (const viewport of [
  { width: 320, height: 256 },
  { width: 320, height: 568 },
]) {
  test(`nothing reaches over the edge at ${viewport.width}x${viewport.height}, and every button can be reached`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await open(page, `${PLAY}?moves=f5d6c3d3c4&side=both`);
    const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect(over).toBe(0);
    await button(page, "Undo").click();
    await button(page, "Start").click();
    await expect(board(page)).toHaveAttribute("data-position", START);
  });
}
