import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";

// The first is Chromium without windows: it takes well under half the work of the whole one.
const installed = [
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

/**
 * The path of the Chromium that tests use: `CHROMIUM_PATH` if it is set, else Playwright's own download, else one that
 * the system has. `undefined` if there is none.
 */
export function browserPath(): string | undefined {
  const chosen = process.env["CHROMIUM_PATH"];
  if (chosen) return chosen;
  return [chromium.executablePath(), ...installed].find((path) => existsSync(path));
}

/** The arguments Chromium needs here: its sandbox refuses to start for root, and only for root is it left out. */
export const browserArgs: readonly string[] = process.getuid?.() === 0 ? ["--no-sandbox"] : [];
