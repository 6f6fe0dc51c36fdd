import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { describe, expect, it, vi } from "vitest";
import { RECORD_ERROR_CODES } from "../../src/reversi/index.ts";
import { PATIENT } from "../reversi/support.ts";

vi.setConfig({ testTimeout: PATIENT });

const COMMAND = fileURLToPath(new URL("../../src/commands/solve.ts", import.meta.url));

const FFO_1 = "--XXXXX--OOOXX-O-OOOXXOX-OXOXOXXOXXXOXXX--XOXOXX-XXXOOO--OOOOO--";
const FFO_4 = "-XXXXXX-X-XXXOO-XOXXXOOXXXOXOOOX-OXOOXXX--OOOXXX--OOXX----XOXXO-";
const START = "---------------------------OX------XO---------------------------";
/** Black is stuck, White has c5 and e7. */
const STUCK = "-------------------X-------XX--O---XXXOO-----X-O-----X----------";
const WIPED_OUT = "--------------------X------XXX----XXXXX----XXX------X-----------";
const FULL = "X".repeat(40) + "O".repeat(24);

/** Runs the command as a user does and gives its exit code, its JSON lines and what it says on standard error. */
function run(args: readonly string[], input = "") {
  const { status, stdout, stderr } = spawnSync(process.execPath, [COMMAND, ...args], { input, encoding: "utf8" });
  const lines = stdout.split("\n").filter((line) => line !== "");
  return { status, stderr, records: lines.map((line): Record<string, unknown> => JSON.parse(line)) };
}

describe("the command solve", () => {
  it("prints exactly what is promised for an ending, and for each of its moves if asked", () => {
    const { status, records, stderr } = run(["-"], `${FFO_1} X;\n`);
    expect([status, stderr]).toEqual([0, ""]);
    expect(records).toEqual([
      {
        ok: true,
        board: FFO_1,
        toMove: "black",
        empties: 14,
        exact: true,
        depth: 14,
        score: 18,
        best: ["g8"],
        line: expect.arrayContaining(["g8"]),
        nodes: expect.any(Number),
        ms: expect.any(Number),
      },
    ]);
    const [all] = run(["--all", "-"], `${FFO_1} X;\n`).records;
    // The scores of the published table.
    const scores = { g8: 18, h1: 12, a2: 6, h7: 6, a3: 4, b1: -4, a4: -22, g2: -24 };
    const moves = all?.["moves"] as readonly { move: string; score: number }[];
    expect(Object.fromEntries(moves.map(({ move, score }) => [move, score]))).toEqual(scores);
    expect(all?.["best"]).toEqual(["g8"]);
  });

  it("lists every best move with --all", () => {
    const [fourth] = run(["--all", "-"], `${FFO_4} X; h8:+0; a5:+0;\n`).records;
    expect(fourth).toMatchObject({ score: 0, best: ["a5", "h8"], exact: true });
  });

  it("says so when the side to move must pass, and when the game is over", () => {
    const lines = `${STUCK} X;\n\n% a comment\n${WIPED_OUT} O;\n${FULL} X;\n`;
    const { status, records } = run(["--depth", "6", "--all", "-"], lines);
    expect(status).toBe(0);
    expect(records).toHaveLength(3);
    expect(records[0]).toMatchObject({ toMove: "black", best: ["--"], exact: false });
    expect(records[0]?.["moves"]).toEqual([{ move: "--", score: records[0]?.["score"] }]);
    expect(records[1]).toMatchObject({ toMove: "white", score: -64, best: [], line: [], moves: [], exact: true });
    expect(records[2]).toMatchObject({ score: 16, empties: 0, best: [], line: [], moves: [], exact: true });
  });

  it("looks so many plies ahead, and mirrored moves score the same", () => {
    const [start] = run(["--depth", "9", "--all", "-"], `${START} X\n`).records;
    expect(start).toMatchObject({ empties: 60, exact: false, depth: 9, best: ["d3", "c4", "f5", "e6"] });
    const moves = start?.["moves"] as readonly { move: string; score: number }[];
    expect(new Set(moves.map(({ score }) => score)).size).toBe(1);
  });

  it("names a bad line by its number in the file, goes on with the next and ends with 1", () => {
    const { status, records } = run(["-"], `% title\nno board\n\n${FULL} X;\n${START} X; a1:+2;\n`);
    expect(status).toBe(1);
    expect(records.map(({ ok, line }) => [ok, typeof line === "number" ? line : "solved"])).toEqual([
      [false, 2],
      [true, "solved"],
      [false, 5],
    ]);
    for (const { error, message } of records.filter(({ ok }) => ok === false)) {
      expect(RECORD_ERROR_CODES).toContain(error);
      expect(message).not.toBe("");
    }
  });

  it("gives the same with several threads, in the same order", () => {
    const withoutTime = ({ ms: _, ...rest }: Record<string, unknown>) => rest;
    const lines = `${FFO_1} X;\nnonsense\n${FULL} X;\n${STUCK} O;\n`;
    const one = run(["--depth", "5", "-"], lines).records.map(withoutTime);
    expect(run(["--depth", "5", "--threads", "2", "-"], lines).records.map(withoutTime)).toEqual(one);
  });

  it("tells how it is used when it is asked for what it does not do", () => {
    for (const args of [
      [],
      ["--all"],
      ["--depth", "x", "-"],
      ["--depth", "0", "-"],
      ["--exact", "--depth", "5", "-"],
      ["a", "b"],
    ]) {
      const { status, records, stderr } = run(args);
      expect([args, status, records]).toEqual([args, 2, []]);
      expect(stderr).toContain("usage");
    }
    expect(run(["no-such-file.obf"])).toMatchObject({ status: 2, records: [] });
  });
});
