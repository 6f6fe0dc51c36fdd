import { gzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { MOTIFS, type Motif } from "../../src/catalogue/motifs.ts";
import {
  formatPuzzle,
  formatSealedPuzzle,
  LEAST_RATING,
  MOST_RATING,
  PACKS,
  packOf,
} from "../../src/catalogue/puzzle.ts";
import {
  type BitBoard,
  emptiesOf,
  fromBitBoard,
  imageOfBoard,
  makeBoard,
  playBits,
  SYMMETRIES,
} from "../../src/reversi/index.ts";
import { CLOSE, MUCH } from "../../src/training/puzzles/prove.ts";
import { READ_EMPTIES } from "../../src/training/puzzles/right-moves.ts";
import { searcher } from "./engine.ts";
import { puzzles, puzzlesIn } from "./puzzles.ts";

/** A pack as the site serves it. */
const served = (pack: string): Buffer =>
  gzipSync(
    puzzles
      .filter((one) => one.pack === pack)
      .map(({ puzzle }) => formatSealedPuzzle(puzzle))
      .join("\n"),
  );

/** The eight images of a board as the side to move sees it, as text: whatever its colours. */
const imagesOf = (board: BitBoard): readonly string[] =>
  SYMMETRIES.map((symmetry) => makeBoard(imageOfBoard(fromBitBoard(board, "black"), symmetry)));

/** What seldom passes, and how often it did in the games that were looked through for it. */
const RARE: Readonly<Partial<Record<Motif, number>>> = {
  "stoner-defence": 75,
  "wipe-out": 45,
  "big-flip": 60,
  "big-flip-wrong": 80,
};

test("a line that is no puzzle is named with its file", () => {
  expect(() => puzzlesIn("x.txt", "# a note\n0000 b win:2 c3 e3 1430 parity 1994\n")).toThrow(
    "content/puzzles/x.txt:2: board",
  );
});

describe("the puzzles", () => {
  test("stand each in the pack of its id, in the order of the ids, each line as it is written", () => {
    expect(new Set(puzzles.map(({ pack }) => pack))).toEqual(new Set(PACKS));
    for (const { id, where, pack, line, puzzle } of puzzles) {
      expect(packOf(id), where).toBe(pack);
      expect(formatPuzzle(puzzle), where).toBe(line);
    }
    const ids = puzzles.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const pack of PACKS) {
      const own = puzzles.filter((one) => one.pack === pack).map(({ id }) => id);
      expect(own).toEqual(own.toSorted());
    }
  });

  test("are no two images of each other, with the colours swapped or not", () => {
    const seen = new Map<string, string>();
    for (const { id, puzzle } of puzzles) {
      const [own = ""] = imagesOf(puzzle.board);
      expect(seen.get(own), id).toBeUndefined();
      for (const image of imagesOf(puzzle.board)) seen.set(image, id);
    }
  });

  test("ask for the strongest move only where the end cannot be read out", () => {
    const early = puzzles.filter(({ puzzle }) => puzzle.goal.kind === "strongest");
    expect(early.length).toBeGreaterThan(0);
    expect(early.filter(({ puzzle }) => emptiesOf(puzzle.board) <= READ_EMPTIES).map(({ id }) => id)).toEqual([]);
  });

  test("ask for the most discs only in close games, and where there are many to be lost", () => {
    const counted = puzzles.filter(({ puzzle }) => puzzle.goal.kind === "most-discs");
    expect(counted.length).toBeGreaterThan(0);
    const decided = counted.filter(({ puzzle: { board, tempting } }) => {
      const [best, failing] = [board, playBits(board, tempting ?? -1)].map((at) => searcher.exact(at)?.score ?? 64);
      return Math.abs(best ?? 64) > CLOSE || (best ?? 64) + (failing ?? 64) < MUCH;
    });
    expect(decided.map(({ id }) => id)).toEqual([]);
  });

  test("have ratings of every hundred from 800 to 2400", () => {
    const ratings = puzzles.map(({ puzzle }) => puzzle.rating);
    for (let from = LEAST_RATING; from < MOST_RATING; from += 100) {
      const count = ratings.filter((rating) => rating >= from && rating < from + 100).length;
      expect(count, `${from} to ${from + 99}`).toBeGreaterThan(0);
    }
  });

  test("are about all themes there are, a hundred times or more but for those that hardly ever come up", () => {
    for (const motif of MOTIFS) {
      const count = puzzles.filter(({ puzzle }) => puzzle.motifs.includes(motif)).length;
      expect(count, motif).toBeGreaterThanOrEqual(RARE[motif] ?? 100);
    }
  });

  test("are five thousand or more", () => {
    expect(puzzles.length).toBeGreaterThanOrEqual(5000);
  });

  test("weigh less than 30 KB a pack and 600 KB in all, sealed and packed", () => {
    const sizes = PACKS.map((pack) => served(pack).length);
    expect(Math.max(...sizes)).toBeLessThan(25 * 1024);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(600 * 1024);
  });
});
