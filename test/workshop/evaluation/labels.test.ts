import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { loadEngine } from "../../../src/engine/load.node.ts";
import { type Engine, searcherOf } from "../../../src/engine/searcher.ts";
import {
  type BitBoard,
  emptiesOf,
  finalScore,
  fromBitBoard,
  legalSquares,
  OTHELLO,
  type Position,
  play,
  resolve,
  sizeOfSet,
} from "../../../src/reversi/index.ts";
import { momentsOf } from "../../../src/workshop/evaluation/games.ts";
import { solveGames } from "../../../src/workshop/evaluation/labels.ts";
import { labelStrays, straysFrom } from "../../../src/workshop/evaluation/strays.ts";
import { lossesOf, valuesOf } from "../../../src/workshop/evaluation/truth.ts";
import { gamesByDice } from "../support.ts";

const games = gamesByDice(40);

let engine: Engine;
beforeAll(async () => {
  const { module } = await loadEngine();
  engine = searcherOf(module, null, 12);
});

function inFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "labels-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return join(folder, "labels.bin");
}

/** Black's best lead by trying everything, by the rules; passes come from them. */
function bestLead(position: Position): number {
  const score = finalScore(position);
  if (score !== null) return score.black - score.white;
  const leads = position.legal.map(({ square }) => {
    const after = play(position, square);
    if (!after.ok) throw new Error(after.error);
    return bestLead(after.value);
  });
  return position.toMove === "black" ? Math.max(...leads) : Math.min(...leads);
}

const valueByRules = (board: BitBoard): number => bestLead(resolve(OTHELLO, fromBitBoard(board, "black"), "black"));

describe("solved positions of games", () => {
  test("have the values that trying everything gives, across passes too", () => {
    const exact = solveGames(games, engine, { from: 1, to: 5, file: inFolder() }, () => {});
    let passes = 0;
    for (const [index, { moves }] of games.entries()) {
      const moments = momentsOf(moves);
      for (const [at, { board, empties, sign }] of moments.entries()) {
        if (empties > 5) continue;
        expect(exact.valueOf(index, empties)).toBe(valueByRules(board));
        if (moments[at + 1]?.sign === sign) passes += 1;
      }
    }
    expect(passes).toBeGreaterThan(3);
  });

  test("are none outside the range and where a game has ended", () => {
    const [game = { moves: [], finalLead: 0, leadAt24: 0, year: 2000 }] = games;
    const short = { ...game, moves: game.moves.slice(0, 57) };
    const exact = solveGames([short], engine, { from: 2, to: 4, file: inFolder() }, () => {});
    expect([1, 2, 3, 4, 5].map((empties) => exact.valueOf(0, empties) === null)).toEqual([
      true,
      true,
      true,
      false,
      true,
    ]);
  });

  test("go on where a run was broken off", () => {
    const whole = inFolder();
    const broken = inFolder();
    solveGames(games, engine, { from: 1, to: 6, file: whole }, () => {});
    writeFileSync(broken, readFileSync(whole).subarray(0, 6 * 7));
    const done: number[] = [];
    solveGames(games, engine, { from: 1, to: 6, file: broken }, (count) => done.push(count));
    expect(readFileSync(broken)).toEqual(readFileSync(whole));
    solveGames(games, engine, { from: 1, to: 6, file: whole }, (count) => done.push(count));
    expect(done).toEqual([40]);
  });
});

describe("what positions are held to be worth", () => {
  const [game] = games;
  if (game === undefined) throw new Error("there is no game");
  const moments = momentsOf(game.moves);
  const exact = {
    from: 4,
    to: 12,
    valueOf: (_: number, empties: number) => (empties < 4 || empties > 12 ? null : empties),
  };
  const at = (empties: number) => moments.findIndex((moment) => moment.empties === empties);
  const sign = (empties: number): number => moments[at(empties)]?.sign ?? 0;
  const valuesWith = (loss: number) => valuesOf(0, { ...game, leadAt24: 10 }, moments, exact, () => loss);

  test("is what has been solved, near the end", () => {
    expect(valuesWith(2)[at(12)]).toBe(12);
    expect(valuesWith(2)[at(5)]).toBe(5);
  });

  test("is what the file knows, early on, from the side that moves", () => {
    for (const empties of [24, 40, 41]) expect(valuesWith(0)[at(empties)]).toBe(sign(empties) * 10);
    expect(valuesWith(2)[at(24)]).toBe(sign(24) * 10);
  });

  test("goes over from one to the other between", () => {
    const solved = sign(12) * 12;
    expect(valuesWith(0)[at(18)]).toBeCloseTo(sign(18) * (5 + solved / 2));
    expect(valuesWith(0)[at(15)]).toBeCloseTo(sign(15) * (2.5 + 0.75 * solved));
  });

  test("is more by what the side gives away at its own moves until it is known, and less by what the other does", () => {
    // The game has no pass before 12 empties.
    expect(moments.slice(0, at(11)).every((moment, index) => moment.sign === (index % 2 === 0 ? 1 : -1))).toBe(true);
    const more = (empties: number): number => (valuesWith(2)[at(empties)] ?? 0) - (valuesWith(0)[at(empties)] ?? 0);
    expect([25, 23, 19, 13].map(more)).toEqual([2, 2, 2, 2].map((loss) => expect.closeTo(loss)));
    expect([26, 24, 18, 14].map(more)).toEqual([0, 0, 0, 0].map((loss) => expect.closeTo(loss)));
  });

  test("takes what moves give away from values that follow one another", () => {
    const solved = [8, 6, -3];
    const line = momentsOf(game.moves.slice(0, 3)).map((moment, index) => ({ ...moment, empties: 8 - index }));
    const known = { from: 6, to: 8, valueOf: (_: number, empties: number) => solved[8 - empties] ?? null };
    const losses = lossesOf([line], known);
    // 8 for one side, then 6 for the other: 14 given away; then 6 against 3 for the first side: 3 given away.
    expect([8, 7, 6, 20, 30].map(losses)).toEqual([14, 3, 0, 14, 8.5]);
  });
});

describe("positions off the games", () => {
  const options = { count: 200, fewest: 6, most: 50, seed: 7 };

  test("are fixed by the seed and have a side to move that can", () => {
    const strays = [...straysFrom(games, options)];
    expect(strays).toEqual([...straysFrom(games, options)]);
    expect(strays).not.toEqual([...straysFrom(games, { ...options, seed: 8 })]);
    expect(strays.length).toBe(200);
    for (const { board, empties } of strays) {
      expect(empties).toBe(emptiesOf(board));
      expect(empties).toBeGreaterThanOrEqual(6);
      expect(empties).toBeLessThanOrEqual(50);
      expect(sizeOfSet(legalSquares(board))).toBeGreaterThan(0);
    }
  });

  test("get exact values near the end, and go on where a run was broken off", () => {
    const strays = [...straysFrom(games, { count: 12, fewest: 2, most: 5, seed: 1 })];
    const file = inFolder();
    const labels = labelStrays(strays, engine, file, () => {});
    expect([...labels]).toEqual(strays.map(({ board }) => valueByRules(board)));
    writeFileSync(file, readFileSync(file).subarray(0, 5));
    expect(labelStrays(strays, engine, file, () => {})).toEqual(labels);
  });
});
