import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { makeGgf, makeObf, makePgn, makePosition, makeQuest, makeWthor, positionOf } from "../../src/reversi/index.ts";
import { gameFrom, PATIENT } from "../reversi/support.ts";

vi.setConfig({ testTimeout: PATIENT });

const COMMAND = fileURLToPath(new URL("../../src/commands/game.ts", import.meta.url));
const START = "---------------------------OX------XO---------------------------";
const PASS = "f5f6d3g5h5h4f7h6";

/** Runs the command as a user does and gives its exit code, its JSON lines and what it says on standard error. */
function run(args: readonly string[], input?: string) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [COMMAND, ...args], {
    input: input ?? "",
    encoding: "utf8",
  });
  const lines = stdout.split("\n").filter((line) => line !== "");
  return { status, stderr, records: lines.map((line): Record<string, unknown> => JSON.parse(line)) };
}

let folder = "";
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "game-"));
});
afterAll(() => rmSync(folder, { recursive: true }));

function file(name: string, content: string | Uint8Array): string {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}

describe("the command game", () => {
  it("prints exactly what is promised for a finished game with its passes", () => {
    const finished = "e6f4e3f6g5d6e7f5c5";
    const { status, records } = run(["-"], `${finished}\n`);
    expect(status).toBe(0);
    expect(records).toEqual([
      {
        ok: true,
        format: "transcript",
        start: START,
        plies: 9,
        passes: [],
        board: "--------------------X------XXX----XXXXX----XXX------X-----------",
        toMove: null,
        black: 13,
        white: 0,
        score: "64-0",
        legal: [],
      },
    ]);
  });

  it("prints a pass that is due, no score before the end, and what is legal", () => {
    const { records } = run(["-"], PASS);
    expect(records).toEqual([
      {
        ok: true,
        format: "transcript",
        start: START,
        plies: 8,
        passes: [8],
        board: "-------------------X-------XX--O---XXXOO-----X-O-----X----------",
        toMove: "white",
        black: 8,
        white: 4,
        score: null,
        legal: ["c5", "e7"],
      },
    ]);
  });

  it("prints exactly what is promised for an error, and ends with code 1", () => {
    const { status, records } = run(["-"], "f5d6b4\n");
    expect(status).toBe(1);
    expect(records).toEqual([
      {
        ok: false,
        error: "ILLEGAL_MOVE",
        ply: 3,
        token: "b4",
        legal: ["c3", "c4", "c5", "c6", "c7"],
        message: 'ply 3, "b4": a disc there turns nothing (Black to move: c3 c4 c5 c6 c7)',
      },
    ]);
  });

  it("takes one record a line in any form, skips blank lines and comments and keeps the order", () => {
    const game = gameFrom("f5d6c3");
    const ggf = makeGgf({ tags: [], game, notes: [] });
    const text = [
      "",
      "F5 d6 2. C3",
      "   ",
      "% a comment of a file of positions",
      " %",
      "c5c6d6e6f6c4b6e7f3e3",
      `3 ${ggf}(;GM[Othello]BO[8 ${START} X]B[A1];)${ggf}`,
      makeObf({ position: positionOf(game), scores: [], score: 4, comment: "" }),
      `${makePosition(positionOf(game))} d3`,
      "oops",
      makeQuest({ black: null, white: null, created: null, game }),
      "",
    ].join("\r\n");
    const { status, records } = run([file("records.txt", `\ufeff${text}`)]);
    expect(status).toBe(1);
    expect(records.map(({ ok, format, error, plies }) => [ok, format ?? error, plies])).toEqual([
      [true, "transcript", 3],
      [true, "transcript", 10],
      [true, "ggf", 3],
      [false, "ILLEGAL_MOVE", undefined],
      [true, "ggf", 3],
      [true, "obf", 0],
      [true, "board", 1],
      [false, "BAD_TOKEN", undefined],
      [true, "othello-quest", 3],
    ]);
    expect(records[1]?.["start"]).toBe("---------------------------XO------OX---------------------------");
  });

  it("reads .json, .pgn and .wtb whole", () => {
    const game = gameFrom(PASS);
    const json = JSON.stringify(JSON.parse(makeQuest({ black: "x", white: "y", created: null, game })), null, 2);
    const pgn = makePgn({ tags: [["Event", "x"]], game, result: "34-30" });
    const header = { created: { year: 2026, month: 1, day: 2 }, year: 2025, kind: 0, depth: 24 };
    const wthor = { tournament: 1, black: 2, white: 3, blackScore: 32, theoreticalScore: 32, game };
    const summary = (path: string) => {
      const { status, records } = run([path]);
      return [status, ...records.map(({ format, plies, passes }) => [format, plies, passes])];
    };
    expect(summary(file("one.json", json))).toEqual([0, ["othello-quest", 8, [8]]]);
    expect(summary(file("two.PGN", `${pgn}\n${pgn}`))).toEqual([0, ["pgn", 8, [8]], ["pgn", 8, [8]]]);
    expect(summary(file("two.wtb", makeWthor(header, [wthor, wthor])))).toEqual([
      0,
      ["wthor", 8, [8]],
      ["wthor", 8, [8]],
    ]);
    const cut = run([file("cut.wtb", makeWthor(header, [wthor]).subarray(1))]);
    expect([cut.status, cut.records[0]?.["error"]]).toEqual([1, "BAD_FILE"]);
  });

  it("prints boards of other shapes with a mark where there is no square", () => {
    const { records } = run(["-"], "##------##".concat("#--------#", "-".repeat(60), "#--------#", "##------##"));
    expect(records).toMatchObject([{ ok: true, format: "board", toMove: null, score: "44-44" }]);
    expect(String(records[0]?.["board"]).slice(0, 12)).toBe("##------###-");
  });

  it("ends quietly when its reader has read enough", () => {
    const many = file("many.txt", "f5d6c3\n".repeat(5000));
    const { stdout, stderr } = spawnSync("sh", ["-c", `"${process.execPath}" "${COMMAND}" "${many}" | head -n 1`], {
      encoding: "utf8",
    });
    expect([stdout.split("\n").length, stderr]).toEqual([2, ""]);
  });

  it("says on standard error what is wrong with its arguments, and prints nothing else", () => {
    for (const args of [[], ["a", "b"], [join(folder, "none.txt")], [folder]]) {
      const { status, records, stderr } = run(args);
      expect([status, records]).toEqual([2, []]);
      expect(stderr.trim().split("\n")).toHaveLength(1);
      expect(stderr).toMatch(/usage|cannot read/);
    }
  });

  it("reads text in UTF-16 as well, told by the mark at its head", () => {
    const text = "\ufefff5d6\r\nc4\r\n";
    const little = Buffer.from(text, "utf16le");
    for (const [name, bytes] of Object.entries({ little, big: Buffer.from(little).swap16() })) {
      const { status, records } = run([file(`${name}.txt`, bytes)]);
      expect([status, records.map((record) => record["plies"])]).toEqual([0, [2, 1]]);
    }
  });

  it("finds nothing to read in an empty file that is read whole, and no record in one that has a record a line", () => {
    for (const extension of ["json", "pgn"]) {
      const { status, records } = run([file(`empty.${extension}`, "\n")]);
      expect([extension, status, records.map((record) => record["error"])]).toEqual([extension, 1, ["EMPTY"]]);
    }
    expect(run(["-"], "\n\n")).toMatchObject({ status: 0, records: [] });
  });

  it("tells how it is used when no file is named", () => {
    for (const args of [[], [""], ["--help"], ["-h"], ["a", "b"]]) {
      const { status, stderr, records } = run(args);
      expect([args, status, records]).toEqual([args, 2, []]);
      expect(stderr).toContain("usage");
    }
  });
});
