import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { BitBoard } from "../../reversi/index.ts";
import type { PageTimes } from "./page/bench-page.ts";
import { figure, median, type Part } from "./report.ts";

const part = "in the browser";
const page = fileURLToPath(new URL("page/", import.meta.url));

/** Builds the page that measures and opens it in a browser; gives what it measured of these boards. */
async function measureIn(folder: string, executablePath: string, boards: readonly BitBoard[]): Promise<PageTimes> {
  const { build, preview } = await import("vite");
  await build({ root: page, configFile: false, logLevel: "error", build: { outDir: folder, assetsInlineLimit: 0 } });
  const server = await preview({ root: page, configFile: false, logLevel: "error", build: { outDir: folder } });
  const { chromium } = await import("@playwright/test");
  const { browserArgs } = await import("../../build/browser.ts");
  const browser = await chromium.launch({ executablePath, args: [...browserArgs] });
  try {
    const tab = await browser.newPage();
    await tab.goto(server.resolvedUrls?.local[0] ?? "");
    await tab.waitForFunction(() => "measure" in globalThis);
    return await tab.evaluate(
      (given) => (globalThis as unknown as { measure(boards: unknown): Promise<PageTimes> }).measure(given),
      boards as never,
    );
  } finally {
    await browser.close();
    await server.close();
  }
}

/** How long a page waits for the engine, and whether the page itself is ever kept busy. `boards` have sixteen empty squares. */
export async function benchBrowser(boards: readonly BitBoard[]): Promise<Part> {
  const { browserPath } = await import("../../build/browser.ts");
  const executablePath = browserPath();
  if (executablePath === undefined) return { part, figures: [], skipped: "there is no browser" };
  const folder = mkdtempSync(join(tmpdir(), "bench-"));
  try {
    const { first, firstExact, exact, longestTask, state } = await measureIn(folder, executablePath, boards);
    return {
      part: `${part} (${state})`,
      figures: [
        figure("first answer, nothing loaded", first, "ms"),
        figure("16 empty squares, every move exact, nothing loaded", firstExact, "ms"),
        figure(`16 empty squares, every move exact, median of ${exact.length}`, median(exact), "ms"),
        figure("16 empty squares, every move exact, longest", Math.max(...exact), "ms"),
        figure("longest task of the page over 50 ms", longestTask, "ms"),
      ],
    };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
