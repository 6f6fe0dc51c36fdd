import { describe, expect, test } from "vitest";
import { stableDiscs } from "../../src/coach/concepts/stable.ts";
import { canonicalOf } from "../../src/engine/canonical.ts";
import { contentAt, countDiscs, toBitBoard } from "../../src/reversi/index.ts";
import { afterMove, type Entry, positionIn } from "../../src/training/drills/round.ts";
import { turnable } from "../../src/training/proof/witness.ts";
import type { RefereeSide } from "../reversi/referee.ts";
import { faultsOfPool, leadsOf, lineOfPool, readPool } from "./pools.ts";

const emptyIn = ({ board }: Entry): number => [...board].filter((content) => content === "-").length;

/** Parts of `pool` that are about equal: each holds at least a quarter of it. */
const quarter = (pool: readonly Entry[]): number => pool.length / 4;

describe.each(["count-the-end", "pass-or-end", "stable-discs"])("the positions of %s", (drill) => {
  const pool = readPool(drill);

  test("are 120 to 200, each line of the file one", () => {
    expect(faultsOfPool(drill)).toEqual([]);
    expect(pool.length).toBeGreaterThanOrEqual(120);
    expect(pool.length).toBeLessThanOrEqual(200);
  });

  test("differ, also when turned and mirrored", () => {
    const keys = pool.map((entry) => canonicalOf(toBitBoard(positionIn(entry).board, entry.side)).key);
    expect(new Set(keys).size).toBe(pool.length);
  });

  test("have the side to move that they name, both about as often", () => {
    const faults = pool.flatMap((entry, i) =>
      positionIn(entry).toMove === entry.side ? [] : [`${lineOfPool(drill, i)}: ${entry.side} has no move`],
    );
    expect(faults).toEqual([]);
    const black = pool.filter(({ side }) => side === "black").length;
    expect(Math.min(black, pool.length - black)).toBeGreaterThan(quarter(pool));
  });
});

test("a line of a drill that is no position is named with its file", () => {
  const good = `${"-".repeat(27)}OX------XO${"-".repeat(27)} X d3`;
  expect(faultsOfPool("pass-or-end", `${good}\n${good.replace("d3", "d9")}\n`)).toEqual([
    `content/drills/pass-or-end.txt:2: no position: "${good.replace("d3", "d9")}"`,
  ]);
});

test("after the moves of pass-or-end the other side moves, passes, or the game is over, each about as often", () => {
  const pool = readPool("pass-or-end");
  const nexts = pool.map((entry) => afterMove(entry)?.next);
  for (const next of ["other", "pass", "end"]) {
    expect(nexts.filter((one) => one === next).length).toBeGreaterThan(quarter(pool));
  }
});

const sideOf = ({ side }: Entry): RefereeSide => (side === "black" ? "X" : "O");

test("in the positions of count-the-end one, two or three squares are empty, and where there is a choice it matters", () => {
  const pool = readPool("count-the-end");
  for (const empties of [1, 2, 3]) {
    expect(pool.filter((entry) => emptyIn(entry) === empties).length).toBeGreaterThan(quarter(pool));
  }
  for (const [i, entry] of pool.entries()) {
    if (emptyIn(entry) === 1) continue;
    const leads = leadsOf({ board: entry.board, side: sideOf(entry) });
    expect(Math.max(...leads) - Math.min(...leads), lineOfPool("count-the-end", i)).toBeGreaterThanOrEqual(4);
  }
});

test("in the positions of stable-discs each disc is stable, or has been seen to be turned", () => {
  for (const [i, entry] of readPool("stable-discs").entries()) {
    const where = lineOfPool("stable-discs", i);
    const position = positionIn(entry);
    const stable = stableDiscs(position.board);
    const others = position.board.shape.squares.filter(
      (square) => contentAt(position.board, square) !== "empty" && !stable.has(square),
    );
    expect(turnable(position, others, 2000).size, where).toBe(others.length);
    expect(stable.size, where).toBeGreaterThan(2);
    expect(countDiscs(position.board).empty, where).toBeGreaterThan(5);
  }
});
