import { expect, test } from "vitest";
import { EDGES, type EdgeShape, edgeShapes } from "../../../src/coach/concepts/edges.ts";
import { emptyBoard, makeShape, withDiscs } from "../../../src/reversi/index.ts";
import { boardFrom, named } from "../support.ts";

const topOf = (signs: string): string => `${signs.padEnd(64, "-")}`;

test.each<[EdgeShape, string, string]>([
  ["six", "-XXXXXX-", "b1,c1,d1,e1,f1,g1"],
  ["five", "--XXXXX-", "c1,d1,e1,f1,g1"],
  ["four", "--XXXX--", "c1,d1,e1,f1"],
  ["four-plus-one", "-XXXX-X-", "b1,c1,d1,e1,g1"],
  ["one-two-one", "-X-XX-X-", "b1,d1,e1,g1"],
  ["isolated-c", "-X---OX-", "b1"],
])("a %s is named", (shape, edge, squares) => {
  expect(edgeShapes(boardFrom(topOf(edge)))).toEqual([
    { edge: "top", side: "black", shape, squares: expect.anything() },
  ]);
  expect(edgeShapes(boardFrom(topOf(edge))).map((one) => named(one.squares))).toEqual([squares]);
});

test.each([
  ["a six with a corner", "XXXXXXX-"],
  ["a five beside a disc of the other side", "-XXXXXO-"],
  ["a four that reaches a C-square", "-XXXX---"],
  ["a C-square whose corner is taken", "OX------"],
  ["nothing", ""],
])("%s has no name", (_, edge) => {
  expect(edgeShapes(boardFrom(topOf(edge)))).toEqual([]);
});

test("a six with four discs behind its middle is a mountain, too", () => {
  const shapes = edgeShapes(boardFrom(topOf("-OOOOOO---OOOO--")));
  expect(shapes.map(({ shape, squares }) => `${shape} ${named(squares)}`)).toEqual([
    "six b1,c1,d1,e1,f1,g1",
    "mountain b1,c1,d1,e1,f1,g1,c2,d2,e2,f2",
  ]);
  expect(edgeShapes(boardFrom(topOf("-OOOOOO---OOXO--"))).map(({ shape }) => shape)).toEqual(["six"]);
});

test("of the 6,561 ways to fill an edge each shape has as many as can be counted on paper", () => {
  const counts = new Map<EdgeShape, number>();
  for (let code = 0; code < 3 ** 8; code += 1) {
    const signs = Array.from({ length: 8 }, (_, i) => "-XO"[Math.floor(code / 3 ** i) % 3]).join("");
    for (const { side, shape } of edgeShapes(boardFrom(topOf(signs)))) {
      if (side === "black") counts.set(shape, (counts.get(shape) ?? 0) + 1);
    }
  }
  // A shape that looks the same from both ends counts once, any other twice. An isolated C leaves five squares free, 3^5 ways; of
  // these a 4 + 1 and a 1-2-1 are called by their own names; and it can stand at either end.
  const onPaper = { six: 1, five: 2, four: 1, "four-plus-one": 2, "one-two-one": 1, "isolated-c": 2 * (3 ** 5 - 2) };
  expect(Object.fromEntries(counts)).toEqual(onPaper);
});

test("each edge has eight squares, and no other board has shapes", () => {
  expect(EDGES.map(({ edge, squares }) => `${edge} ${named(squares.slice(0, 1))}-${named(squares.slice(7))}`)).toEqual([
    "top a1-h1",
    "left a1-a8",
    "right h1-h8",
    "bottom a8-h8",
  ]);
  const small = makeShape(6, 6);
  expect(edgeShapes(withDiscs(emptyBoard(small), [1, 2, 3, 4], "black"))).toEqual([]);
});
