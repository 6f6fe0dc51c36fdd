import { describe, expect, it } from "vitest";
import { LONGEST_SIDE, makeShape, nameOf, squareNamed, USUAL_SHAPE } from "../../src/reversi/index.ts";

describe("a shape", () => {
  it("numbers the usual board from a1 to h8, row by row", () => {
    expect(USUAL_SHAPE.squares).toHaveLength(64);
    expect([0, 7, 8, 37, 63].map((square) => nameOf(USUAL_SHAPE, square))).toEqual(["a1", "h1", "a2", "f5", "h8"]);
    expect(squareNamed(USUAL_SHAPE, "F5")).toBe(37);
  });

  it("knows no square beyond its edges", () => {
    for (const name of ["i1", "a9", "a0", "", "f55", "constructor"]) {
      expect(squareNamed(USUAL_SHAPE, name)).toBeUndefined();
    }
    expect(() => nameOf(USUAL_SHAPE, 64)).toThrow(RangeError);
  });

  it("has rays as long as the way to the edge", () => {
    const lengths = (square: number) => USUAL_SHAPE.rays[square]?.map((ray) => ray.length);
    expect(lengths(0)).toEqual([0, 0, 7, 7, 7, 0, 0, 0]);
    expect(lengths(27)).toEqual([3, 3, 4, 4, 4, 3, 3, 3]);
  });

  it("leaves out missing squares and stops rays at them", () => {
    const shape = makeShape(4, 3, ["c1", "a3"]);
    expect(shape.squares.map((square) => nameOf(shape, square))).toEqual([
      "a1",
      "b1",
      "d1",
      "a2",
      "b2",
      "c2",
      "d2",
      "b3",
      "c3",
      "d3",
    ]);
    expect(squareNamed(shape, "c1")).toBeUndefined();
    expect(shape.rays[0]?.[2]).toEqual([1]);
    expect(shape.rays[2]).toEqual([]);
  });

  it("may have up to ten files and ranks, and no other number", () => {
    expect(nameOf(makeShape(LONGEST_SIDE, LONGEST_SIDE), 99)).toBe("j10");
    for (const [files, ranks] of [
      [0, 8],
      [8, 0],
      [11, 8],
      [8, 11],
      [2.5, 8],
      [-1, 8],
    ] as const) {
      expect(() => makeShape(files, ranks)).toThrow(RangeError);
    }
  });
});
