import { expect, test } from "vitest";
import type { Claim } from "../../../src/catalogue/claim.ts";
import { readsDeep } from "../../../src/training/proof/deep.ts";

const value: Claim = { kind: "value", score: 4 };
/** FFO #23, eighteen empty squares, and an ending with ten. */
const DEEP = "--O-------OOX---OOOXXXO-OOOOXOXXXXXOOXOXXXXXXOOXX-XXXXOX--XXXX--";
const NEAR = "XOOXXX-XXOOOXXXOXOOOXXXOXOXXXOXOXOXOOXOOXXOOXOO-X-OOOO----XOO---";

test("a proof reads deep if it reads the game out with many empty squares", () => {
  expect(readsDeep({ claim: value, place: { position: DEEP, toMove: "black" } })).toBe(true);
  expect(readsDeep({ claim: value, place: { position: NEAR, toMove: "black" } })).toBe(false);
});

test("what is seen on the board, or is no position, is not read out", () => {
  const seen: Claim = { kind: "squares", count: 64 };
  expect(readsDeep({ claim: seen, place: { position: DEEP, toMove: "black" } })).toBe(false);
  expect(readsDeep({ claim: value, place: { position: "nothing", toMove: "black" } })).toBe(false);
});
