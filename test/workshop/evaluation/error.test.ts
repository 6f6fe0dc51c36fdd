import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { canonicalOf } from "../../../src/engine/canonical.ts";
import { loadEngine } from "../../../src/engine/load.node.ts";
import { type Engine, searcherOf } from "../../../src/engine/searcher.ts";
import { emptiesOf } from "../../../src/reversi/index.ts";
import { errorsOf, readKnown } from "../../../src/workshop/evaluation/error.ts";

const setOf = (empties: number): string =>
  fileURLToPath(new URL(`../../fixtures/held-out/${empties}.txt`, import.meta.url));

/** A small table, as it is emptied for every position. */
const TABLE_BITS = 14;

let engine: Engine;
beforeAll(async () => {
  const { module, weights } = await loadEngine();
  engine = searcherOf(module, weights, TABLE_BITS);
});

describe.each([
  { empties: 20, bound: 6.5, boundAfterSix: 4.1 },
  { empties: 24, bound: 5.6, boundAfterSix: 3.8 },
])("on 1000 held-out positions with $empties empties", ({ empties, bound, boundAfterSix }) => {
  const known = readKnown(setOf(empties));

  test("no two are images of one another", () => {
    expect(known.length).toBeGreaterThanOrEqual(1000);
    expect(known.every(({ board }) => emptiesOf(board) === empties)).toBe(true);
    expect(new Set(known.map(({ board }) => canonicalOf(board).key)).size).toBe(known.length);
  });

  test(`the evaluation is off by ${bound} discs at most on average, to neither side by more than one`, () => {
    const { mean, bias } = errorsOf(known, (board) => engine.evaluate(board));
    expect(mean).toBeLessThanOrEqual(bound);
    expect(Math.abs(bias)).toBeLessThan(1);
  });

  test(`six plies ahead it is off by ${boundAfterSix} discs at most`, () => {
    const { mean } = errorsOf(known, (board) => engine.search(board, 6)?.score ?? Number.NaN);
    expect(mean).toBeLessThanOrEqual(boundAfterSix);
  });
});

test.each([13, 19, 21])("with %i empties, an odd number, neither side is favoured by more than a disc", (empties) => {
  const known = readKnown(setOf(empties));
  expect(known.every(({ board }) => emptiesOf(board) === empties)).toBe(true);
  expect(Math.abs(errorsOf(known, (board) => engine.evaluate(board)).bias)).toBeLessThan(1);
});

describe("errors", () => {
  const folder = (): string => {
    const made = mkdtempSync(join(tmpdir(), "known-"));
    onTestFinished(() => rmSync(made, { recursive: true }));
    return made;
  };

  test("are counted by size, by square and by side", () => {
    const file = join(folder(), "two.txt");
    writeFileSync(file, `${"0".repeat(31)}1 4\n8${"0".repeat(31)} -6\n`);
    const known = readKnown(file);
    expect(known.map(({ board }) => [board.own.high < 0, board.other.low])).toEqual([
      [false, 1],
      [true, 0],
    ]);
    const { count, mean, rootMeanSquare, bias } = errorsOf(known, () => 1);
    expect([count, mean, bias]).toEqual([2, 5, 2]);
    expect(rootMeanSquare).toBeCloseTo(Math.sqrt((3 ** 2 + 7 ** 2) / 2));
  });

  test("are not counted of a line without a value", () => {
    const file = join(folder(), "none.txt");
    writeFileSync(file, `${"0".repeat(32)}\n`);
    expect(() => readKnown(file)).toThrow(`${file}:1: no position with its value`);
  });
});
