import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { open } from "./support/open.ts";
import { expect, test } from "./support/test.ts";

const STUDY = "./studies/thirteen-against-fifty/";

/** Finds the move and waits for the verdict. */
async function solve(page: Page): Promise<void> {
  await page.locator("[data-board] [data-square=a8]").first().click();
  await expect(page.locator("[data-exercise]").first()).toHaveAttribute("data-state", "solved");
}

/** A study in the list, which says whether it is solved. */
const listed = (page: Page) => page.getByRole("listitem").filter({ hasText: "Thirteen against fifty" });
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

/** Solves the study and waits until the list of studies says so. */
async function solveAndKeep(page: Page): Promise<void> {
  await open(page, STUDY);
  await solve(page);
  await open(page, "./studies/");
  await expect(listed(page).getByText("Solved", { exact: true })).toBeVisible();
}

/** Saves the record and gives the name and the text of the file. */
async function save(page: Page): Promise<{ name: string; text: string }> {
  const downloading = page.waitForEvent("download");
  await button(page, "Save to a file").first().click();
  const download = await downloading;
  return { name: download.suggestedFilename(), text: readFileSync(await download.path(), "utf8") };
}

const asFile = (text: string, name = "mine.json") => ({
  name,
  mimeType: "application/json",
  buffer: Buffer.from(text),
});

/** Makes the browser refuse storages in every page from now on. */
const refuse = (page: Page, ...storages: ("indexedDB" | "localStorage")[]): Promise<unknown> =>
  page.addInitScript((names) => {
    for (const name of names) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException("refused", "SecurityError");
        },
      });
    }
  }, storages);

test.describe("a solve is kept", () => {
  test("when the page is reloaded while the discs still turn", async ({ page }) => {
    await open(page, STUDY);
    const reloaded = page.waitForEvent("load");
    await page.evaluate(() => {
      const exercise = document.querySelector("[data-exercise]");
      if (exercise === null) throw new Error("there is no exercise");
      // Before the page that shows the verdict is even painted: nothing that waits for anything comes to run on it.
      new MutationObserver(() => {
        if (exercise.getAttribute("data-state") === "solved") location.reload();
      }).observe(exercise, { attributes: true });
      document.querySelector<HTMLElement>("[data-square=a8]")?.click();
    });
    await reloaded;
    await open(page, "./studies/");
    await expect(listed(page).getByText("Solved", { exact: true })).toBeVisible();
    await open(page, "./progress/");
    await expect(page.getByText(/^Solved on .*, at the first try and without help$/)).toBeVisible();
  });

  test("and told in another tab that is open", async ({ page, context }) => {
    await open(page, "./progress/");
    await expect(page.getByText("Nothing here yet.")).toBeVisible();
    const other = await context.newPage();
    await open(other, STUDY);
    await other.getByRole("button", { name: "Hint" }).click();
    await solve(other);
    await expect(page.getByText(/^Solved on [^,]+, \d{4}$/)).toBeVisible();
  });

  test("as often as two tabs solve it at once", async ({ page, context }) => {
    const other = await context.newPage();
    await Promise.all([open(page, STUDY), open(other, STUDY)]);
    await Promise.all([solve(page), solve(other)]);
    await open(page, "./progress/");
    expect(JSON.parse((await save(page)).text).entries).toHaveLength(2);
  });

  test("where the browser refuses the database, and the page says how", async ({ page }) => {
    await refuse(page, "indexedDB");
    await solveAndKeep(page);
    await open(page, "./progress/");
    await expect(page.getByText("kept in a smaller one")).toBeVisible();
    await expect(page.getByText(/^Solved on/)).toBeVisible();
    expect(JSON.parse((await save(page)).text).entries).toHaveLength(1);
  });

  test("where localStorage refuses, once its transaction is done", async ({ page }) => {
    await refuse(page, "localStorage");
    await open(page, STUDY);
    const told = page.evaluate(
      () =>
        new Promise<void>((resolve) =>
          new BroadcastChannel("outflank:record").addEventListener("message", () => resolve()),
        ),
    );
    await solve(page);
    await told;
    await open(page, "./progress/");
    await expect(page.getByText(/^Solved on/)).toBeVisible();
  });
});

test("where the browser keeps nothing, the board answers and the page of progress says so", async ({ page }) => {
  await refuse(page, "indexedDB", "localStorage");
  await open(page, STUDY);
  await solve(page);
  await open(page, "./progress/");
  await expect(page.getByText("This browser does not keep your progress")).toBeVisible();
  await page
    .getByLabel("File of progress")
    .setInputFiles(
      asFile(
        '{"format":"outflank-record","version":1,"settings":{},"aside":[],"entries":[{"kind":"lesson","id":"x","version":1,"data":{"steps":["a"],"finished":null}}]}',
      ),
    );
  await button(page, "Add").click();
  await expect(page.getByRole("alert")).toHaveText("The browser refuses to store it. Nothing was changed.");
});

test("the record of a newer version is shown, left alone, and told", async ({ page }) => {
  await solveAndKeep(page);
  await page.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const request = indexedDB.open("outflank", 99);
        request.onupgradeneeded = () => request.result.createObjectStore("novelties");
        request.onsuccess = () => {
          request.result.close();
          resolve();
        };
        request.onerror = () => reject(request.error);
      }),
  );
  await open(page, "./progress/");
  await expect(page.getByText("A newer version of this site wrote your progress.")).toBeVisible();
  await expect(page.getByText(/^Solved on/)).toBeVisible();
});

test("the record is saved, erased and brought back by keyboard", async ({ page }) => {
  await solveAndKeep(page);
  await open(page, "./progress/");
  const { name, text } = await save(page);
  expect(name).toMatch(/^outflank-progress-\d{4}-\d\d-\d\d\.json$/);
  await expect(page.getByText(`The file is in your downloads: ${name}.`)).toBeVisible();

  await button(page, "Erase everything").focus();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Erase your progress?" });
  await expect(dialog.getByRole("button", { name: "Save to a file" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(page.getByText(/^Solved on/)).toBeVisible();
  await expect(button(page, "Erase everything")).toBeFocused();
  await page.keyboard.press("Enter");
  await dialog.getByRole("button", { name: "Erase", exact: true }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByText("Nothing here yet.")).toBeVisible();
  await expect(page.getByRole("status")).toHaveText("Your progress is erased.");

  const field = page.getByLabel("File of progress");
  await field.setInputFiles(asFile(text));
  await expect(page.getByText("mine.json would add:")).toBeFocused();
  await expect(page.getByRole("group").getByRole("listitem")).toHaveText("1 try");
  await expect(page.getByText("Nothing here yet.")).toBeVisible();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByText(/^Solved on/)).toBeVisible();
  await expect(page.getByRole("status")).toHaveText("Added. Nothing that was here is lost.");
  await expect(field).toBeFocused();

  await field.setInputFiles(asFile(text));
  await expect(page.getByText("Everything in mine.json is here already.")).toBeVisible();
});

for (const [what, text, why] of [
  ["no file of ours", "<html>", "It is not a file of progress, or it has been cut short: it is not valid JSON."],
  [
    "a file with a mistake",
    '{"format":"outflank-record","version":1,"settings":{},"aside":[],"entries":[{"kind":"lesson","id":"x","version":1,"data":{"steps":["a",3],"finished":null}}]}',
    "At entries[0].data.steps[1]: text is expected, not empty and not too long.",
  ],
] as const) {
  test(`${what} is refused with the reason, and changes nothing`, async ({ page }) => {
    await solveAndKeep(page);
    await open(page, "./progress/");
    const before = (await save(page)).text;
    await page.getByLabel("File of progress").setInputFiles(asFile(text, "odd.json"));
    await expect(page.getByRole("alert")).toHaveText(`odd.json cannot be used, and nothing was changed. ${why}`);
    await expect(button(page, "Add")).toHaveCount(0);
    expect((await save(page)).text).toBe(before);
  });
}

test("an earlier game is listed with how far it came, and is opened again as it was left", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  // c5 takes White's last disc, and the game is over.
  await open(page, "./play/?moves=e6f4e3f6g5d6e7f5&side=black&level=2");
  await page.locator("[data-board] [data-square=c5]").click();
  await expect(page.locator(".verdict-title")).toHaveText("You win by 64.");
  const finished = (await page.locator("[data-board]").getAttribute("data-position")) ?? "";
  await open(page, "./play/?level=1&side=both");
  await page.locator("[data-board] [data-square=f5]").click();
  await expect(page.locator("[data-board] [data-square=f5]")).toHaveAttribute("data-disc", "black");
  await page.getByRole("link", { name: "Earlier games" }).click();
  const games = page.getByRole("region", { name: "Earlier games" }).getByRole("listitem");
  await expect(games).toHaveCount(2);
  await expect(games.nth(0)).toContainText(/Two at one board\s*1 move so far\./);
  await expect(games.nth(1)).toContainText(/Tomo\s*You win by 64\./);
  await games.nth(1).getByRole("link").click();
  await expect(page.locator("[data-board]")).toHaveAttribute("data-position", finished);
  await expect(page.locator(".verdict-title")).toHaveText("You win by 64.");
});

test("a game that is not kept here is not opened, and the page says so", async ({ page }) => {
  await open(page, "./play/?game=somebody-elses");
  await expect(page.getByRole("alert")).toHaveText(/^The game of this link is not kept in this browser\./);
  await page.locator("[data-board] [data-square=f5]").click();
  await expect(page.locator("[data-board] [data-square=f5]")).toHaveAttribute("data-disc", "black");
});
