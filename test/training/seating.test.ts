import { expect, test } from "vitest";
import { LEVELS as ENGINE_LEVELS } from "../../src/engine/opponents/levels.ts";
import { VARIANT_IDS, VARIANTS } from "../../src/reversi/index.ts";
import { hasLevels, LEVELS, levelOf } from "../../src/training/seating.ts";

test("the levels are those of the engine", () => {
  expect(LEVELS).toEqual(ENGINE_LEVELS);
  expect([0, 1, 6, 7, 1.5].map(levelOf)).toEqual([undefined, 1, 6, undefined, undefined]);
});

test("every level plays the usual board from each of its starts, and no other board", () => {
  expect(VARIANT_IDS.filter((id) => hasLevels(VARIANTS[id]))).toEqual(["othello", "mirrored", "parallel"]);
});
