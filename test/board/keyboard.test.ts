import { describe, expect, test } from "vitest";
import { squareByKey } from "../../src/board/keyboard.ts";
import { EIGHT_STARS, makeShape, USUAL_SHAPE } from "../../src/reversi/index.ts";
import { at } from "./positions.ts";

const go = (from: string, key: string, ctrl = false): string | undefined => {
  const square = squareByKey(USUAL_SHAPE, at(from), key, ctrl);
  return square === undefined ? undefined : USUAL_SHAPE.names[square];
};

describe("keys on the usual board", () => {
  test.each([
    ["d4", "ArrowLeft", "c4"],
    ["d4", "ArrowRight", "e4"],
    ["d4", "ArrowUp", "d3"],
    ["d4", "ArrowDown", "d5"],
    ["a1", "ArrowLeft", "a1"],
    ["a1", "ArrowUp", "a1"],
    ["h8", "ArrowRight", "h8"],
    ["h8", "ArrowDown", "h8"],
    ["d4", "Home", "a4"],
    ["d4", "End", "h4"],
    ["d4", "PageUp", "d1"],
    ["d4", "PageDown", "d8"],
    ["a4", "Home", "a4"],
  ])("from %s %s leads to %s", (from, key, to) => {
    expect(go(from, key)).toBe(to);
  });

  test("with Ctrl the ends are those of the board", () => {
    expect([go("d4", "Home", true), go("d4", "End", true)]).toEqual(["a1", "h8"]);
    expect([go("d4", "PageUp", true), go("d4", "PageDown", true)]).toEqual(["a1", "h8"]);
  });

  test("other keys, and arrows with Ctrl, move nothing", () => {
    expect([go("d4", "a"), go("d4", "Tab"), go("d4", "ArrowLeft", true)]).toEqual([undefined, undefined, undefined]);
  });
});

describe("keys where squares are missing", () => {
  const { shape } = EIGHT_STARS;
  const step = (from: string, key: string, ctrl = false): string | undefined =>
    shape.names[squareByKey(shape, at(from, shape), key, ctrl) ?? -1];

  test("an arrow towards a cut corner stays", () => {
    expect([step("c1", "ArrowLeft"), step("a3", "ArrowUp"), step("h1", "ArrowRight")]).toEqual(["c1", "a3", "h1"]);
  });

  test("Home, End and Ctrl lead to squares that exist", () => {
    expect([step("e1", "Home"), step("e1", "End"), step("a5", "PageUp"), step("a5", "PageDown")]).toEqual([
      "c1",
      "h1",
      "a3",
      "a8",
    ]);
    expect([step("e5", "Home", true), step("e5", "End", true)]).toEqual(["c1", "h10"]);
  });

  test("an arrow goes over a hole in the board", () => {
    const holed = makeShape(4, 1, ["b1"]);
    expect(squareByKey(holed, 0, "ArrowRight", false)).toBe(2);
    expect(squareByKey(holed, 2, "ArrowLeft", false)).toBe(0);
  });
});
