// Sees to it that there is a Chromium which starts: installs one if need be, starts it and prints its version.
import { spawnSync } from "node:child_process";
import { setTimeout } from "node:timers/promises";
import { chromium } from "@playwright/test";
import { browserArgs, browserPath } from "./browser.ts";

// The first is enough for tests, and the quickest.
const packages = ["chromium-headless-shell", "chromium"];
const attempts = 10;
const pauseMs = 15_000;

function run(command: string, args: readonly string[]): boolean {
  return (
    spawnSync(command, args, {
      stdio: ["ignore", "ignore", "inherit"],
      env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
    }).status === 0
  );
}

/** apt-get waits for the lock of an installation, but not for the lock of the package lists: hence the attempts. */
async function installWithApt(): Promise<void> {
  const wait = ["-o", "DPkg::Lock::Timeout=300", "-qq"];
  for (let attempt = 1; attempt <= attempts; attempt++) {
    run("apt-get", [...wait, "update"]);
    for (const name of packages) {
      if (browserPath() || run("apt-get", [...wait, "install", "-y", "--no-install-recommends", name])) return;
    }
    await setTimeout(pauseMs);
  }
}

async function install(): Promise<void> {
  console.log("No Chromium found: installing one.");
  const canUseApt = process.getuid?.() === 0 && spawnSync("apt-get", ["--version"]).status === 0;
  if (canUseApt) await installWithApt();
  if (!browserPath()) run("npx", ["playwright", "install", "chromium"]);
}

if (!browserPath()) await install();
const path = browserPath();
if (!path) {
  console.error("No Chromium: install one (Debian: apt-get install chromium) or set CHROMIUM_PATH to it.");
  process.exit(1);
}
try {
  const browser = await chromium.launch({ executablePath: path, args: [...browserArgs] });
  console.log(`Chromium ${browser.version()} at ${path}`);
  await browser.close();
} catch (error) {
  console.error(`${path} does not start: ${error instanceof Error ? error.message : String(error)}`);
  process.exit(1);
}
