// Everything that must hold before a change is taken; `--all` visits every page of the site and measures what the tests of the rules
// cover. Unit tests keep one processor busy, or several; what has but one thing to do at a time runs beside them. What a step prints
// stands together, and the end of what a failed step printed is told once more at the end, where a record that is cut short still has
// it. The last line tells how many checks passed and failed. Lint, unused code, copies, types and build count as
// one check each.
import { spawn } from "node:child_process";
import { readFileSync, rmSync } from "node:fs";
import { judge, sum, type Tally, tallyPlaywright, tallyVitest, tell } from "./tally.ts";

const unitReport = "test-results/unit.json";
const browserReport = "test-results/browser.json";
const nothing: Tally = { passed: 0, failed: 0, skipped: 0 };

const isWhole = process.argv.includes("--all");
if (isWhole) process.env["TEST_ALL"] = "1";

type Print = (text: string) => void;

/** Runs an npm script, hands what it prints to `print`, and gives its exit code. */
function npm(print: Print, script: string, args: readonly string[] = []): Promise<number> {
  const command = ["run", "--silent", script, "--", ...args];
  return new Promise((resolve) => {
    const child = spawn("npm", command, { stdio: ["ignore", "pipe", "pipe"], shell: process.platform === "win32" });
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding("utf8").on("data", print);
    child.on("error", ({ message }) => print(`${message}\n`));
    child.on("close", (exitCode) => resolve(exitCode ?? 1));
  });
}

/** A step that is one check. */
const one =
  (script: string) =>
  async (print: Print): Promise<Tally> =>
    (await npm(print, script)) === 0 ? { ...nothing, passed: 1 } : { ...nothing, failed: 1 };

/** A step that runs many tests and leaves a report of them. */
const many =
  (script: string, args: readonly string[], report: string, count: (report: never) => Tally) =>
  async (print: Print): Promise<Tally> => {
    rmSync(report, { force: true });
    const exitCode = await npm(print, script, args);
    try {
      return judge(exitCode, count(JSON.parse(readFileSync(report, "utf8")) as never));
    } catch {
      return { ...nothing, failed: 1 };
    }
  };

const show: Print = (text) => process.stdout.write(text);
const done: Tally[] = [];

/** The last lines of what a failed step printed, enough to hold what Vitest and Playwright sum up. */
const LAST_LINES = 60;
const failures: string[] = [];

/** Runs a step and tells how it ended: what it prints comes as it is printed, or at the end where another step prints, too. */
async function step(name: string, run: (print: Print) => Promise<Tally>, isAlone = true): Promise<Tally> {
  const kept: string[] = [];
  const start = performance.now();
  if (isAlone) show(`\n== ${name}\n`);
  const tally = await run((text) => {
    kept.push(text);
    if (isAlone) show(text);
  });
  if (!isAlone) show(`\n== ${name}\n${kept.join("")}`);
  show(`== ${name}: ${tell(tally)} (${((performance.now() - start) / 1000).toFixed(0)} s)\n`);
  done.push(tally);
  if (tally.failed > 0)
    failures.push(`\n== ${name} failed\n${kept.join("").trimEnd().split("\n").slice(-LAST_LINES).join("\n")}\n`);
  return tally;
}

async function readAndBuild(): Promise<boolean> {
  for (const script of ["lint", "unused", "copies", "types"]) await step(script, one(script), false);
  return (await step("build", one("build"), false)).failed === 0;
}

const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${unitReport}`];
const unitArgs = isWhole ? ["--coverage", ...reporters] : reporters;

const [isBuilt] = await Promise.all([
  readAndBuild(),
  step("unit tests", many("unit", unitArgs, unitReport, tallyVitest), false),
]);
await step("browser tests", async (print) => {
  if (!isBuilt || (await npm(print, "browser")) !== 0) return { ...nothing, failed: 1 };
  return many("e2e", [], browserReport, tallyPlaywright)(print);
});

for (const failure of failures) show(failure);
const total = sum(done);
console.log(`\n${tell(total)}`);
process.exitCode = total.failed === 0 ? 0 : 1;
