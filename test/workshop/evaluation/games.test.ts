import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { describe, expect, onTestFinished, test } from "vitest";
import { canonicalOf } from "../../../src/engine/canonical.ts";
import {
  imageOfSquare,
  nameOf,
  play,
  START_SYMMETRIES,
  startPosition,
  toBitBoard,
  USUAL_SHAPE,
} from "../../../src/reversi/index.ts";
import { isHeldOut, momentsOf, readGames } from "../../../src/workshop/evaluation/games.ts";
import { heldOutAt } from "../../../src/workshop/evaluation/held-out.ts";
import { randomFrom } from "../../../src/workshop/evaluation/random.ts";
import { gamesByDice, movesByDice } from "../support.ts";

const games = gamesByDice(400);

function fileOf(lines: readonly string[]): string {
  const folder = mkdtempSync(join(tmpdir(), "games-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, "games.tsv.gz");
  writeFileSync(file, gzipSync(`${lines.join("\n")}\n`));
  return file;
}

describe("a table of games", () => {
  const header = "year\tmoves\tplies\tcomplete\tblack_score\tblack_theoretical_at_24";
  const text = movesByDice(1)
    .map((square) => nameOf(USUAL_SHAPE, square))
    .join("");

  test("is read with Black's leads in discs, without broken-off games and those read before", () => {
    const file = fileOf([
      header,
      `2000\t${text}\t60\t1\t40\t31`,
      "2000\tf5d6\t2\t0\t0\t0",
      `2001\t${text}\t60\t1\t40\t31`,
    ]);
    expect(readGames(file)).toEqual([{ moves: movesByDice(1), finalLead: 16, leadAt24: -2, year: 2000 }]);
  });

  test.each([`2000\tf5z9\t2\t1\t40\t31`, `2000\tf5d6\t2\t1\t\t31`])(
    "is refused with the line that is none: %s",
    (line) => {
      const file = fileOf([header, line]);
      expect(() => readGames(file)).toThrow(`${file}:2: no game`);
    },
  );
});

describe("the positions of a game", () => {
  test("are those of the rules, each seen by the side that moves, also after passes", () => {
    let passes = 0;
    for (const { moves } of games.slice(0, 100)) {
      let position = startPosition();
      for (const [index, { board, sign, empties }] of momentsOf(moves).entries()) {
        const { toMove } = position;
        expect(sign).toBe(toMove === "black" ? 1 : -1);
        expect(empties).toBe(60 - index);
        if (toMove !== null) expect(board).toEqual(toBitBoard(position.board, toMove));
        const after = play(position, moves[index] ?? -1);
        if (!after.ok) throw new Error(after.error);
        if (after.value.toMove === toMove) passes += 1;
        position = after.value;
      }
    }
    expect(passes).toBeGreaterThan(10);
  });

  test("end with an error where a move turns nothing", () => {
    expect(() => momentsOf([0])).toThrow("move 1 turns nothing");
  });
});

describe("the games held out", () => {
  test("are about one in twenty, and always the same", () => {
    const random = randomFrom(1);
    const many = Array.from({ length: 2000 }, () => ({
      moves: Array.from({ length: 60 }, () => Math.floor(64 * random())),
      finalLead: 0,
      leadAt24: 0,
      year: 2000,
    }));
    const held = many.map(isHeldOut);
    // Three standard deviations of the binomial distribution.
    expect(Math.abs(held.filter(Boolean).length - 100)).toBeLessThan(30);
    expect(many.map((game) => isHeldOut({ ...game, finalLead: 1 }))).toEqual(held);
  });

  test("give positions of which none, in any image, occurs in a game of the training", () => {
    const held = games.filter(isHeldOut);
    const [game] = held;
    if (game === undefined) throw new Error("no game is held out");
    const keys = (which: typeof games): readonly string[] =>
      heldOutAt(which, 30, 1000).map(({ moment }) => canonicalOf(moment.board).key);
    const all = keys(games);
    expect(all.length).toBe(held.filter(({ moves }) => moves.length > 30).length);
    const images = START_SYMMETRIES.map((symmetry) => ({
      ...game,
      moves: game.moves.map((square) => imageOfSquare(USUAL_SHAPE, square, symmetry)),
    }));
    const inTraining = images.filter((image) => !isHeldOut(image));
    expect(inTraining.length).toBeGreaterThan(0);
    const left = keys([...games, ...inTraining]);
    expect(left.length).toBe(all.length - 1);
    expect(new Set(left).size).toBe(left.length);
  });
});
