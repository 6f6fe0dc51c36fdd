import type { Page } from "@playwright/test";
import { button, exercise, open, square } from "./support/study.ts";
import { expect, test } from "./support/test.ts";

/** A study whose moves are judged by reading the game out: fourteen empty squares or fewer. */
const READ_OUT = "./studies/whose-turn/";

/** The files of the engine that a page asks for, by the ends of their names. */
function engineFiles(page: Page): string[] {
  const files: string[] = [];
  page.on("request", (request) => {
    const [name = ""] = new URL(request.url()).pathname.split("/").slice(-1);
    if (/\.wasm$|\.bin$/.test(name)) files.push(name.replace(/\..*\./, "."));
  });
  return files;
}

/** Has the page show a solution, which the search must find. */
async function solve(page: Page): Promise<void> {
  await button(page, "Show solution").click();
  await expect(exercise(page)).toHaveAttribute("data-state", "revealed", { timeout: 30_000 });
}

test("the engine is loaded with the first question, once, and without the weights where the end is near", async ({
  page,
}) => {
  const files = engineFiles(page);
  await open(page, READ_OUT);
  await page.waitForLoadState("networkidle");
  expect(files).toEqual([]);
  await solve(page);
  expect(files).toEqual(["engine.wasm"]);
});

test("the policy of a page lets WebAssembly be compiled, and nothing else be made at run time", async ({ page }) => {
  await open(page, READ_OUT);
  const policy = await page.locator("meta[http-equiv=content-security-policy]").getAttribute("content");
  const scripts = /script-src ([^;]*)/.exec(policy ?? "")?.[1]?.split(" ") ?? [];
  expect(scripts).toContain("'wasm-unsafe-eval'");
  expect(scripts).not.toContain("'unsafe-eval'");
  expect(scripts).not.toContain("'unsafe-inline'");
});

test("where WebAssembly is missing the plain search answers", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(globalThis, "WebAssembly", { value: undefined });
  });
  await open(page, READ_OUT);
  await solve(page);
});

test("where no worker can be started the page itself answers", async ({ page }) => {
  await page.addInitScript(() => {
    const refuse = (): never => {
      throw new Error("not allowed");
    };
    Object.defineProperty(globalThis, "Worker", { value: refuse });
  });
  await open(page, READ_OUT);
  await solve(page);
});

test("a move is judged while the page stays at hand", async ({ page }) => {
  await open(page, READ_OUT);
  const legal = await page
    .locator("[data-legal]")
    .evaluateAll((cells) => cells.map((cell) => (cell instanceof HTMLElement ? (cell.dataset["square"] ?? "") : "")));
  await square(page, legal[0] ?? "").click();
  await expect(exercise(page)).toHaveAttribute("data-state", /^(wrong|solved|ready)$/, { timeout: 30_000 });
});

test("an opponent for whom a simpler search plays is told to be one; with the engine nothing is said", async ({
  page,
}) => {
  const note = page.getByText(/^The engine does not run here, so a simpler and weaker search plays for Edda\.$/);
  const play = async (): Promise<void> => {
    await open(page, "./play/?moves=f5d6&side=black&level=3");
    await square(page, "c5").click();
    await expect(page.locator(".play")).toHaveAttribute("data-state", "ready", { timeout: 30_000 });
  };
  await play();
  await expect(note).toHaveCount(0);
  await page.addInitScript(() => {
    Object.defineProperty(globalThis, "WebAssembly", { value: undefined });
  });
  await play();
  await expect(note).toBeVisible();
});

test("the trained weights are on their way while the first moves are answered without them", async ({ page }) => {
  const files = engineFiles(page);
  await open(page, "./play/?moves=f5d6&side=black&level=1");
  await page.waitForLoadState("networkidle");
  expect(files).toEqual([]);
  await square(page, "c5").click();
  await expect(page.locator(".play")).toHaveAttribute("data-state", "ready", { timeout: 30_000 });
  await expect.poll(() => files.toSorted()).toEqual(["engine.wasm", "evaluation.bin"]);
});
