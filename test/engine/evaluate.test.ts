import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, test } from "vitest";
import { imageOfBits } from "../../src/engine/canonical.ts";
import { loadEngine } from "../../src/engine/load.node.ts";
import { type Engine, searcherOf } from "../../src/engine/searcher.ts";
import {
  type BitBoard,
  emptyBoard,
  legalSquares,
  passBits,
  type Square,
  SYMMETRIES,
  sizeOfSet,
  toBitBoard,
  USUAL_SHAPE,
  withDiscs,
} from "../../src/reversi/index.ts";
import { featureModuleOf, layoutOf } from "../../src/workshop/evaluation/rows.ts";
import { placeCount, plainEvaluation, weightCount, weightsOf } from "./plain-evaluation.ts";
import { boardOf, endingOf } from "./support.ts";

const packed = readFileSync(new URL("../../src/engine/weights/evaluation.bin", import.meta.url));

let module: WebAssembly.Module;
let weights: Uint8Array;
let engine: Engine;
beforeAll(async () => {
  const loaded = await loadEngine();
  if (loaded.weights === null) throw new Error("there are no weights");
  ({ module } = loaded);
  weights = loaded.weights;
  engine = searcherOf(module, weights, 10);
});

const engineWith = (own: Uint8Array): Engine => searcherOf(module, own, 10);

const canMove = (board: BitBoard): boolean => sizeOfSet(legalSquares(board)) > 0;

/** Positions of games played by dice with 0 to 57 empties in which the side to move has a move. */
const boards: readonly BitBoard[] = Array.from({ length: 240 }, (_, seed) =>
  endingOf(seed + 1, (7 * seed) % 58),
).flatMap(({ board, toMove }) => (toMove === null ? [] : [toBitBoard(board, toMove)]));

/** A board with own and other discs on these squares. */
const boardWith = (own: readonly Square[], other: readonly Square[]): BitBoard =>
  toBitBoard(withDiscs(withDiscs(emptyBoard(USUAL_SHAPE), own, "black"), other, "white"), "black");

describe("the file of weights", () => {
  test("holds what the engine takes, in less than 300 KB", () => {
    expect(packed.length).toBeLessThan(300_000);
    expect(weights.length).toBe(6 * weightCount + 61);
  });

  test("is refused when it has another size", () => {
    expect(() => engineWith(weights.subarray(1))).toThrow(RangeError);
  });
});

describe("the features", () => {
  test("are the weights of what lies on 46 places, of the mobility and of the potential mobility of either side", () => {
    const features = featureModuleOf(module);
    const { firstWeights } = layoutOf(features);
    expect(placeCount).toBe(46);
    expect(firstWeights.length).toBe(50);
    const ascending = (list: readonly number[]): readonly number[] => [...list].sort((a, b) => a - b);
    for (const board of boards) {
      const at = features.features(board.own.low, board.own.high, board.other.low, board.other.high);
      const row = new Uint16Array(features.memory.buffer, at, firstWeights.length);
      expect(ascending(firstWeights.map((first, column) => first + (row[column] ?? 0)))).toEqual(
        ascending(weightsOf(board)),
      );
    }
  });
});

describe("the evaluation", () => {
  test("is the sum of weights that a plain count gives, between knots and at them", () => {
    const signed = new Int8Array(weights);
    for (const board of boards) {
      const plain = Math.max(-63, Math.min(63, plainEvaluation(signed, board)));
      // The engine counts in parts of a disc.
      expect(Math.abs(engine.evaluate(board) - plain)).toBeLessThanOrEqual(1 / 32);
    }
  });

  test("is the same for all eight images", () => {
    for (const board of boards) {
      const images = SYMMETRIES.map((symmetry) => engine.evaluate(imageOfBits(board, symmetry)));
      expect(new Set(images).size).toBe(1);
    }
  });

  test("sees only who is to move, not the colours", () => {
    const { board, toMove } = endingOf(3, 30);
    const text = board.contents
      .map((content) => (content === "empty" ? "-" : content === "black" ? "X" : "O"))
      .join("");
    const swapped = text.replace(/[XO]/g, (disc) => (disc === "X" ? "O" : "X"));
    const [side, opponent] = toMove === "black" ? (["black", "white"] as const) : (["white", "black"] as const);
    expect(engine.evaluate(boardOf(swapped, opponent))).toBe(engine.evaluate(boardOf(text, side)));
  });

  test("of a side that must pass is minus that of the other", () => {
    const passes = Array.from({ length: 400 }, (_, seed) => endingOf(seed + 1, 1 + (seed % 12)))
      .flatMap(({ board, toMove }) => (toMove === null ? [] : [passBits(toBitBoard(board, toMove))]))
      .filter((board) => !canMove(board));
    expect(passes.length).toBeGreaterThan(10);
    for (const board of passes) expect(engine.evaluate(board) + engine.evaluate(passBits(board))).toBe(0);
  });

  test("of a game that is over is its score, empty squares to the winner", () => {
    expect(engine.evaluate(boardWith([0, 1, 2], []))).toBe(64);
    expect(engine.evaluate(boardWith([], [0, 1, 2]))).toBe(-64);
    expect(engine.evaluate(boardWith([0, 7], [56, 63]))).toBe(0);
    expect(engine.evaluate(boardWith([0, 7], [56]))).toBe(62);
  });

  test("gives nothing for what has no weight", () => {
    const silent = engineWith(new Uint8Array(weights.length));
    for (const board of boards) expect(silent.evaluate(board)).toBe(0);
  });

  test("stays within 63 discs", () => {
    const [board] = boards;
    if (board === undefined) throw new Error("there is no position");
    expect(engineWith(new Uint8Array(weights.length).fill(127)).evaluate(board)).toBe(63);
    expect(engineWith(new Uint8Array(weights.length).fill(-127)).evaluate(board)).toBe(-63);
  });

  test("does without weights: corners and mobility then count", () => {
    const without = searcherOf(module, null, 10);
    const start = boardOf(`${"-".repeat(27)}OX------XO${"-".repeat(27)}`, "black");
    expect(without.evaluate(start)).toBe(0);
  });
});
