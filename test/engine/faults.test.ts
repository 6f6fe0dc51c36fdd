// The faults of other programs' engines that faults.md lists under D, and those under E that a client of an engine can have.
import { readFileSync } from "node:fs";
import { afterAll, describe, expect, test } from "vitest";
import { type Analysis, analyse, type ReadBeside } from "../../src/engine/analysis.ts";
import { imageOfBits } from "../../src/engine/canonical.ts";
import { startEngine } from "../../src/engine/client.ts";
import type { Found } from "../../src/engine/searcher.ts";
import {
  imageOfSquare,
  legalSquares,
  passBits,
  SYMMETRIES,
  squareNamed,
  squaresOfSet,
  USUAL_SHAPE,
} from "../../src/reversi/index.ts";
import { partsHere } from "./pool/workers.ts";
import { boardOf, brute, endingOf } from "./support.ts";

const START = boardOf("---------------------------OX------XO---------------------------", "black");

const engine = startEngine(partsHere("engine"));
afterAll(() => engine.close());

const valuesOf = (analysis: Analysis | null): ReadonlyMap<number, number> =>
  new Map(analysis?.moves.map(({ square, score }) => [square, score]));

/** A position of a game played by dice that is not over. */
function middleOf(seed: number, empty: number) {
  const position = endingOf(seed, empty);
  if (position.toMove === null) throw new Error(`the game of seed ${seed} is over`);
  return boardOf(position.board, position.toMove);
}

describe("D-40: no root move has less time than another", () => {
  test("under a limit of time all moves are searched to the same depth", async () => {
    for (const seed of [3, 4, 7]) {
      const board = middleOf(seed, 34);
      const found = await engine.analyse(board, { limit: { kind: "time", milliseconds: 150 }, moves: "every" }).answer;
      expect(found?.moves).toHaveLength(squaresOfSet(legalSquares(board)).length);
      expect(new Set(found?.moves.map(({ depth }) => depth)).size).toBe(1);
    }
  });

  test("a round in which the time ran out for one move changes the value of none", async () => {
    const board = middleOf(3, 34);
    let asked = 0;
    // Two plies ahead each move is worth 2, four plies ahead -10; but the time is up before the last one is searched so far.
    const read: ReadBeside = ({ depth }) => {
      asked += 1;
      const isLate = asked === 2 * squaresOfSet(legalSquares(board)).length;
      const score = depth === 1 ? -2 : 10;
      const found: Found = { score, move: null, line: [], isExact: false, depth: Number(depth), nodes: 1 };
      return { answer: Promise.resolve(isLate ? null : found), cancel: () => undefined };
    };
    const request = { limit: { kind: "time", milliseconds: 10_000 }, moves: "every" } as const;
    const found = await analyse(board, request, 1, read, () => undefined).answer;
    expect(new Set(valuesOf(found).values())).toEqual(new Set([2]));
  });
});

describe("D-40: an X-square that loses is not called good because the time was short", () => {
  // Positions of real and composed games in which an X-square beside an empty corner loses; each move with its exact value, by another program.
  const lines = readFileSync(new URL("../fixtures/x-squares.txt", import.meta.url), "utf8")
    .trimEnd()
    .split("\n");

  test.each(lines)("%s", async (line) => {
    const [board = "", side, ...cells] = line.split(" ");
    const truth = new Map(cells.map((cell) => [squareNamed(USUAL_SHAPE, cell.slice(0, 2)), Number(cell.slice(3))]));
    const asked = boardOf(board, side === "black" ? "black" : "white");
    const found = await engine.analyse(asked, { limit: { kind: "depth", plies: 10 }, moves: "every" }).answer;
    const values = [...valuesOf(found)];
    expect(values).toHaveLength(truth.size);
    const [best = Number.NaN] = values.toSorted(([, a], [, b]) => b - a).map(([square]) => truth.get(square));
    expect(Math.max(...truth.values()) - best).toBeLessThanOrEqual(6);
  });
});

test("D-41: a deadline for each root move ends a search that would take for ever, and the rest is told", async () => {
  const board = middleOf(2, 40);
  const moves = squaresOfSet(legalSquares(board)).length;
  const began = performance.now();
  const found = await engine.analyse(board, { limit: { kind: "exact" }, moves: "every", perMove: 40 }).answer;
  // Five rounds at most; a busy machine may be late, a deadline that is not kept takes hours.
  expect(performance.now() - began).toBeLessThan(5 * 40 * moves + 5000);
  expect(found?.moves).toHaveLength(moves);
  expect(found?.isExact).toBe(false);
});

describe("D-42: no impossible values, and exact is said of each move for itself", () => {
  const board = middleOf(5, 12);
  const legal = squaresOfSet(legalSquares(board));

  test("a score beyond the board is cut to it", async () => {
    const read: ReadBeside = () => {
      const found: Found = { score: 105, move: legal[0] ?? 0, line: [], isExact: true, depth: 12, nodes: 1 };
      return { answer: Promise.resolve(found), cancel: () => undefined };
    };
    const request = { limit: { kind: "depth", plies: 4 }, moves: "every" } as const;
    const found = await analyse(board, request, 1, read, () => undefined).answer;
    for (const { score } of found?.moves ?? []) expect(Math.abs(score)).toBeLessThanOrEqual(64);
  });

  test("a move that was not read out in time is not exact, whatever the others are", async () => {
    let late = 0;
    const read: ReadBeside = ({ depth }) => {
      const isExact = depth === "exact";
      late += isExact ? 1 : 0;
      const found: Found = { score: 4, move: null, line: [], isExact, depth: isExact ? 11 : depth, nodes: 1 };
      return { answer: Promise.resolve(isExact && late === 1 ? null : found), cancel: () => undefined };
    };
    const request = { limit: { kind: "exact" }, moves: "every", perMove: 10 } as const;
    const found = await analyse(board, request, 1, read, () => undefined).answer;
    expect(found?.isExact).toBe(false);
    expect(found?.moves.filter(({ isExact }) => !isExact)).toHaveLength(1);
    expect(found?.moves.find(({ isExact }) => !isExact)?.depth).toBe(2);
  });
});

test("D-43: with one to four empty squares there is a move, and its value is right", async () => {
  for (let seed = 1; seed <= 40; seed += 1) {
    const ending = endingOf(seed, 1 + (seed % 4));
    if (ending.toMove === null) continue;
    const board = boardOf(ending.board, ending.toMove);
    const found = await engine.analyse(board, { limit: { kind: "exact" }, moves: "best" }).answer;
    expect(found?.moves, `seed ${seed}`).toHaveLength(1);
    expect(found, `seed ${seed}`).toMatchObject({ isExact: true, score: brute(ending).value });
  }
});

describe("D-44: what is symmetric is worth the same", () => {
  test("the four first moves are equal", async () => {
    const found = await engine.analyse(START, { limit: { kind: "depth", plies: 7 }, moves: "every" }).answer;
    expect(new Set(valuesOf(found).values()).size).toBe(1);
    expect(found?.moves).toHaveLength(4);
  });

  test("all images of a position have the same values", async () => {
    for (const empty of [44, 30]) {
      const board = middleOf(11, empty);
      const request = { limit: { kind: "depth", plies: 6 }, moves: "every" } as const;
      const values = valuesOf(await engine.analyse(board, request).answer);
      for (const symmetry of SYMMETRIES) {
        const image = valuesOf(await engine.analyse(imageOfBits(board, symmetry), request).answer);
        const expected = [...values].map(([square, score]) => [imageOfSquare(USUAL_SHAPE, square, symmetry), score]);
        expect(new Map(image), symmetry).toEqual(new Map(expected as [number, number][]));
      }
    }
  });
});

test("D-45: a side that must pass is worth what its opponent is worth, with the other sign", async () => {
  let passes = 0;
  for (let seed = 1; seed <= 400 && passes < 10; seed += 1) {
    const ending = endingOf(seed, 2 + (seed % 5));
    if (ending.passes === null || ending.toMove === null) continue;
    passes += 1;
    const toMove = boardOf(ending.board, ending.toMove);
    const request = { limit: { kind: "exact" }, moves: "best" } as const;
    const after = await engine.analyse(toMove, request).answer;
    const before = await engine.analyse(passBits(toMove), request).answer;
    expect(before?.score, `seed ${seed}`).toBe(0 - (after?.score ?? Number.NaN));
    expect(before?.moves).toEqual([]);
  }
  expect(passes).toBeGreaterThan(3);
});

test("E-48: an answer never comes in the turn in which it was asked for, however quickly it is found", async () => {
  const board = middleOf(1, 1);
  let isAnswered = false;
  const asked = engine.choose(board, { kind: "level", level: 1 }, 1);
  void asked.answer.then(() => {
    isAnswered = true;
  });
  expect(isAnswered).toBe(false);
  expect(await asked.answer).not.toBeNull();
});

test("E-50: of two questions in quick succession only the second is answered, and nothing is left under way", async () => {
  const [first, second] = [middleOf(21, 14), middleOf(22, 14)];
  const request = { limit: { kind: "exact" }, moves: "every" } as const;
  const told: string[] = [];
  const early = engine.analyse(first, request, () => told.push("first"));
  const late = engine.analyse(second, request, () => told.push("second"));
  early.cancel();
  expect(await early.answer).toBeNull();
  expect(valuesOf(await late.answer).size).toBe(squaresOfSet(legalSquares(second)).length);
  expect(new Set(told)).toEqual(new Set(["second"]));
  const again = await engine.analyse(first, request).answer;
  expect(again?.isExact).toBe(true);
});

test("E-52: the last move of a game is chosen like any other", async () => {
  for (const level of [1, 2, 3, 4, 5, 6] as const) {
    const board = middleOf(1, 1);
    const chosen = await engine.choose(board, { kind: "level", level }, 1).answer;
    expect(squaresOfSet(legalSquares(board))).toContain(chosen?.square);
  }
});
