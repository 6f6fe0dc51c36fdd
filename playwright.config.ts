import { defineConfig } from "@playwright/test";
import { browserArgs, browserPath } from "./src/build/browser.ts";

const executablePath = browserPath();

// The server takes any free port and says which, so that no other checkout's server is ever tested by mistake.
// Playwright puts the port it reads there into this variable.
const port = process.env["OUTFLANK_PORT"] ?? "0";
// What these find does not depend on the device, or they choose the window and the touch screen themselves.
const onceOnly = [
  "analysis",
  "answers",
  "board-size",
  "budget",
  "built",
  "chapter",
  "engine",
  "frame",
  "glossary",
  "home",
  "opening-drill",
  "openings",
  "overlays",
  "play",
  "play-out",
  "progress",
  "puzzles",
  "renewed",
  "script-off",
  "sight",
  "settings",
  "steady-layout",
  "strategy",
  "studies",
  "train",
  "today",
  "tries",
].map((name) => `**/${name}.spec.ts`);
// What takes minutes and hardly ever fails where its sibling passes runs with every page.
const isWhole = Boolean(process.env["TEST_ALL"]);
const left = isWhole ? [] : [/@every-way/];
const leftOnPhone = isWhole ? [] : ["**/study.spec.ts"];
const phoneOnly = ["**/narrow.spec.ts"];
const base = process.env["BASE_PATH"] ?? "/";

export default defineConfig({
  testDir: "test/browser",
  outputDir: "test-results/browser",
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  grepInvert: left,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [["list"], ["json", { outputFile: "test-results/browser.json" }]],
  use: {
    baseURL: `http://localhost:${port}${base}`,
    browserName: "chromium",
    launchOptions: { args: [...browserArgs], ...(executablePath ? { executablePath } : {}) },
    screenshot: "only-on-failure",
    actionTimeout: 10_000,
    navigationTimeout: 20_000,
  },
  projects: [
    {
      name: "desktop",
      testIgnore: phoneOnly,
      grepInvert: [...(isWhole ? [] : [/@phone-screen/]), ...left],
      use: { viewport: { width: 1280, height: 900 } },
    },
    {
      name: "phone",
      testIgnore: [...onceOnly, ...leftOnPhone],
      grepInvert: [/@wide-screen/, ...left],
      use: { viewport: { width: 390, height: 664 }, hasTouch: true, isMobile: true },
    },
  ],
  webServer: {
    command: "node src/build/serve.ts",
    env: { PORT: "0" },
    wait: { stdout: /Ready: http:\/\/localhost:(?<outflank_port>\d+)/ },
    timeout: 60_000,
  },
});
