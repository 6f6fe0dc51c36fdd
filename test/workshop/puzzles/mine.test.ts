import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { expect, onTestFinished, test } from "vitest";
import { nameOf, USUAL_SHAPE } from "../../../src/reversi/index.ts";
import { movesByDice } from "../support.ts";

const MINER = fileURLToPath(new URL("../../../src/workshop/puzzles/mine.ts", import.meta.url));
const GAMES = 6;
/** Milliseconds after which a run counts as hung, on a busy machine. */
const SLOW = 600_000;

/** A table of games by dice, each turned in the end. */
function tableOfGames(path: string): void {
  const header = "year\tmoves\tplies\tcomplete\tblack_score\tblack_theoretical_at_24";
  const rows = Array.from({ length: GAMES }, (_, i) => {
    const moves = movesByDice(i + 1).map((square) => nameOf(USUAL_SHAPE, square));
    return [2000, moves.join(""), moves.length, 1, 40, 20].join("\t");
  });
  writeFileSync(path, gzipSync(`${[header, ...rows].join("\n")}\n`));
}

test(
  "the same games, seed and count give the same packs, in one go or stopped on the way",
  () => {
    const folder = mkdtempSync(join(tmpdir(), "miner-"));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const games = join(folder, "games.tsv.gz");
    tableOfGames(games);
    const packsOf = (out: string, ...options: readonly string[]): readonly string[] => {
      const packs = join(folder, out);
      execFileSync(process.execPath, [MINER, games, "--count", "6", "--out", packs, ...options], { stdio: "pipe" });
      return readdirSync(packs).map((file) => readFileSync(join(packs, file), "utf8"));
    };
    const state = join(folder, "state");
    const first = packsOf("first", "--state", state);
    expect(first.join("").match(/^[0-9a-f]{32} /gm)?.length).toBeGreaterThan(1);
    // Cut off in the middle of what was found.
    const known = readFileSync(state, "utf8");
    writeFileSync(state, known.slice(0, known.length / 2));
    expect(packsOf("second", "--state", state)).toEqual(first);
    expect(packsOf("third", "--state", state, "--write")).toEqual(first);
  },
  SLOW,
);
