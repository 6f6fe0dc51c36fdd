import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { loadEngine } from "../../../src/engine/load.node.ts";
import { searcherOf } from "../../../src/engine/searcher.ts";
import { isHeldOut, momentsOf } from "../../../src/workshop/evaluation/games.ts";
import { trainedWeights } from "../../../src/workshop/evaluation/training.ts";
import { gamesByDice } from "../support.ts";

const games = gamesByDice(120);

let module: WebAssembly.Module;
beforeAll(async () => {
  ({ module } = await loadEngine());
});

function folder(): string {
  const made = mkdtempSync(join(tmpdir(), "training-"));
  onTestFinished(() => rmSync(made, { recursive: true }));
  return made;
}

const train = (work: string): Uint8Array =>
  trainedWeights({ games, work, strays: 200, rounds: 2, module, tell: () => undefined });

const mean = (list: readonly number[]): number => list.reduce((sum, value) => sum + value, 0) / list.length;

describe("the training", () => {
  test("learns from the games that are not held out, and gives the same bytes when it goes on where it was broken off", () => {
    const work = folder();
    const weights = train(work);
    const engine = searcherOf(module, new Uint8Array(gunzipSync(weights)), 10);
    const values = readFileSync(join(work, "exact.bin"));
    const trained = games.filter((game) => !isHeldOut(game));
    expect(values.length).toBe(9 * trained.length);
    const errors = trained.flatMap(({ moves }, game) =>
      momentsOf(moves)
        .filter(({ empties }) => empties === 12)
        .map(({ board }) => Math.abs(engine.evaluate(board) - values.readInt8(9 * game + 8))),
    );
    const known = trained.map((_, game) => Math.abs(values.readInt8(9 * game + 8)));
    // With more weights than positions it comes much nearer to what it has seen than nought does.
    expect(mean(errors)).toBeLessThan(mean(known) / 2);

    writeFileSync(join(work, "exact.bin"), values.subarray(0, 9 * 50));
    rmSync(join(work, "first.bin"));
    rmSync(join(work, "strays.bin"));
    expect(train(work)).toEqual(weights);
  });
});
