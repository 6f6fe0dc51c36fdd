import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { describe, expect, it, vi } from "vitest";
import { PATIENT } from "../reversi/support.ts";

vi.setConfig({ testTimeout: PATIENT });

const COMMAND = fileURLToPath(new URL("../../src/commands/perft.ts", import.meta.url));

const run = (...args: readonly string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [COMMAND, ...args], { encoding: "utf8" });
  return { status, stdout, stderr };
};

describe("the command perft", () => {
  it("prints the number of leaves and nothing else", () => {
    expect(run("9")).toEqual({ status: 0, stdout: "3005288\n", stderr: "" });
    expect(run("0").stdout).toBe("1\n");
    expect(run("4").stdout).toBe("244\n");
  });

  it("tells how it is used when the depth is missing, no number or more than anyone waits for", () => {
    for (const args of [[], ["x"], ["-1"], ["1.5"], ["3", "4"], ["15"], ["99"]]) {
      const { status, stdout, stderr } = run(...args);
      expect([args, status, stdout]).toEqual([args, 2, ""]);
      expect(stderr).toContain("usage");
    }
  });
});
