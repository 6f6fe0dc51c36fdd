import { appendFileSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import type { Puzzle } from "../../../src/catalogue/puzzle.ts";
import { stonerTraps } from "../../../src/coach/concepts/stoner.ts";
import { imageOfBits } from "../../../src/engine/canonical.ts";
import { fromBitBoard, opponentOf, passBits } from "../../../src/reversi/index.ts";
import type { Candidate } from "../../../src/workshop/puzzles/candidate.ts";
import { withoutTwins } from "../../../src/workshop/puzzles/choose.ts";
import { ratingsOf } from "../../../src/workshop/puzzles/difficulty.ts";
import { mayBeStoner } from "../../../src/workshop/puzzles/scan.ts";
import { MiningState } from "../../../src/workshop/puzzles/state.ts";
import { puzzles } from "../../content/puzzles.ts";

const some = puzzles.slice(0, 20).map(({ puzzle }) => puzzle);

const candidateOf = (puzzle: Puzzle, game: number, ply: number): Candidate => ({
  puzzle,
  difficulty: { levels: [1, 1, 1, 1], depth: 1, tempting: 1, legal: 4, right: 1, within: 1, empties: 8 },
  game,
  ply,
  said: ["wedge.given"],
  strength: 74,
  cost: 4,
});

describe("of the candidates", () => {
  test("one stays of two that are images of each other, in the other colours too", () => {
    const [puzzle] = some;
    if (puzzle === undefined) throw new Error("no puzzles");
    const turned = { ...puzzle, board: imageOfBits(puzzle.board, "quarter-turn") };
    const swapped = { ...turned, toMove: opponentOf(puzzle.toMove) };
    const all = [puzzle, turned, swapped].map((one, game) => candidateOf(one, game, 50));
    expect(withoutTwins(all)).toEqual(all.slice(0, 1));
    // The same discs with the other side to move are another question.
    const other = candidateOf({ ...puzzle, board: passBits(puzzle.board) }, 3, 50);
    expect(withoutTwins([...all, other])).toHaveLength(2);
  });

  test("two of a game stay at most, not close to one another", () => {
    const plies = [44, 46, 47, 50, 54];
    const all = plies.map((ply, i) => candidateOf(some[i] ?? (some[0] as Puzzle), 1, ply));
    expect(withoutTwins(all).map(({ ply }) => ply)).toEqual([44, 47]);
  });
});

test("ratings follow hardness, fill every hundred from 800 to 2400, and lie around the middle", () => {
  const hardness = Array.from({ length: 1000 }, (_, i) => (i * 7919) % 1000);
  const ratings = ratingsOf(hardness);
  const inOrder = hardness.map((value, i) => ({ value, rating: ratings[i] ?? 0 })).sort((a, b) => a.value - b.value);
  for (const [i, { rating }] of inOrder.entries()) expect(rating).toBeGreaterThanOrEqual(inOrder[i - 1]?.rating ?? 800);
  const bands = new Set(ratings.map((rating) => Math.min(23, Math.floor(rating / 100))));
  expect([...bands].sort((a, b) => a - b)).toEqual(Array.from({ length: 16 }, (_, i) => 8 + i));
  expect(ratings.filter((rating) => Math.abs(rating - 1550) <= 350).length).toBeCloseTo(683, -2);
});

test("a run goes on where the last one stopped, and finds again what was not written to its end", () => {
  const folder = mkdtempSync(join(tmpdir(), "mining-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const path = join(folder, "state");
  const first = new MiningState(path);
  first.add("endings", 0, [candidateOf(some[0] as Puzzle, 0, 50)]);
  first.add("endings", 1, []);
  first.add("endings", 2, [candidateOf(some[1] as Puzzle, 2, 50)]);
  const [found = ""] = readFileSync(path, "utf8").split("\n");
  appendFileSync(path, `${found.replace('"next":1', '"next":4')}\n{"stage":"endi`);
  const second = new MiningState(path);
  expect(second.next("endings")).toBe(3);
  expect(second.next("middles")).toBe(0);
  expect(second.candidates.map(({ game }) => game)).toEqual([0, 2]);
  // What comes after a line that was cut off stands on a line of its own, and nothing counts twice.
  second.add("endings", 3, [candidateOf(some[2] as Puzzle, 3, 50)]);
  const third = new MiningState(path);
  expect(third.next("endings")).toBe(4);
  expect(third.candidates.map(({ game }) => game)).toEqual([0, 2, 3]);
});

test("the quick look for a Stoner trap misses none", () => {
  let traps = 0;
  for (const { puzzle } of puzzles) {
    const isTrap = stonerTraps(fromBitBoard(puzzle.board, "black"), "black").some((trap) => trap.isTrap);
    if (!isTrap) continue;
    traps += 1;
    expect(mayBeStoner(puzzle.board)).toBe(true);
  }
  expect(traps).toBeGreaterThan(0);
});
