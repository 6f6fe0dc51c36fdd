// Everything that must hold before a change is taken, one step after the other; `--all` visits every page of the site.
// The last line tells how many checks passed and failed. Lint, types and build count as one check each.
import { spawnSync } from "node:child_process";
import { readFileSync, rmSync } from "node:fs";
import { judge, sum, type Tally, tallyPlaywright, tallyVitest, tell } from "./tally.ts";

const unitReport = "test-results/unit.json";
const browserReport = "test-results/browser.json";
const nothing: Tally = { passed: 0, failed: 0, skipped: 0 };

if (process.argv.includes("--all")) process.env["TEST_ALL"] = "1";

/** Runs an npm script, its output going where ours goes, and gives its exit code. */
function npm(script: string, args: readonly string[] = []): number {
  const command = ["run", "--silent", script, "--", ...args];
  return spawnSync("npm", command, { stdio: "inherit", shell: process.platform === "win32" }).status ?? 1;
}

/** A step that is one check. */
function one(script: string): Tally {
  return npm(script) === 0 ? { ...nothing, passed: 1 } : { ...nothing, failed: 1 };
}

/** A step that runs many tests and leaves a report of them. */
function many(script: string, args: readonly string[], report: string, count: (report: never) => Tally): Tally {
  rmSync(report, { force: true });
  const exitCode = npm(script, args);
  try {
    return judge(exitCode, count(JSON.parse(readFileSync(report, "utf8")) as never));
  } catch {
    return { ...nothing, failed: 1 };
  }
}

const unitArgs = ["--coverage", "--reporter=default", "--reporter=json", `--outputFile.json=${unitReport}`];

const done: Tally[] = [];

function step(name: string, run: () => Tally): Tally {
  console.log(`\n== ${name}`);
  const start = performance.now();
  const tally = run();
  console.log(`== ${name}: ${tell(tally)} (${((performance.now() - start) / 1000).toFixed(0)} s)`);
  done.push(tally);
  return tally;
}

step("lint", () => one("lint"));
step("types", () => one("types"));
step("unit tests", () => many("unit", unitArgs, unitReport, tallyVitest));
const built = step("build", () => one("build")).failed === 0;
step("browser tests", () => {
  if (!built || npm("browser") !== 0) return { ...nothing, failed: 1 };
  return many("e2e", [], browserReport, tallyPlaywright);
});

const total = sum(done);
console.log(`\n${tell(total)}`);
process.exitCode = total.failed === 0 ? 0 : 1;
