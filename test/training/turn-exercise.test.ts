import { describe, expect, test } from "vitest";
import { exercise } from "../../src/catalogue/exercise.ts";
import { placeOf } from "../../src/catalogue/place.ts";
import {
  imageOfBoard,
  imageOfSquare,
  inverseOf,
  nameOf,
  positionOf,
  type Square,
  SYMMETRIES,
  USUAL_SHAPE,
} from "../../src/reversi/index.ts";
import { turnFacts, turns } from "../../src/training/turn-exercise.ts";
import { idOf, readFiles, readLibrary } from "../content/library.ts";

const { exercises } = readLibrary(readFiles());
const turning = [...exercises].flatMap(([path, data]) => {
  const { words, ...facts } = data;
  return turns(facts, words.en) ? [{ id: idOf(path), data, facts }] : [];
});
const positionIn = (facts: Parameters<typeof placeOf>[0]) => {
  const game = placeOf(facts);
  if (!game.ok) throw new Error("no position");
  return positionOf(game.value);
};

describe("an exercise whose words name no place on the board", () => {
  test("is found among those of the lessons", () => {
    expect(turning.length).toBeGreaterThan(30);
  });

  test.each(turning)("$id is a whole exercise in each image, on the image of its board", ({ data, facts }) => {
    const { board, legal } = positionIn(facts);
    for (const [image, symmetry] of SYMMETRIES.entries()) {
      const turned = turnFacts(facts, image);
      expect(exercise.safeParse({ ...turned, words: data.words }).success).toBe(true);
      const shown = positionIn(turned);
      expect(shown.board).toEqual(imageOfBoard(board, symmetry));
      const moved = legal.map(({ square }) => imageOfSquare(USUAL_SHAPE, square, symmetry)).sort((a, b) => a - b);
      expect(shown.legal.map(({ square }) => square).sort((a, b) => a - b)).toEqual(moved);
      expect(turnFacts(turned, SYMMETRIES.indexOf(inverseOf(symmetry)))).toEqual(facts);
    }
  });

  test.each(turning)("$id has its hints on the images of their squares", ({ facts }) => {
    const squaresOf = (of: typeof facts): readonly string[] =>
      of.hints.flatMap((hint) => ("squares" in hint ? hint.squares : "square" in hint ? [hint.square] : []));
    for (const [image, symmetry] of SYMMETRIES.entries()) {
      const named = (square: Square): string => nameOf(USUAL_SHAPE, imageOfSquare(USUAL_SHAPE, square, symmetry));
      const all = USUAL_SHAPE.names.map((name, square) => [name, named(square)] as const);
      const images = new Map<string, string>(all);
      expect(squaresOf(turnFacts(facts, image))).toEqual(squaresOf(facts).map((name) => images.get(name)));
    }
  });
});

describe("an exercise is not turned", () => {
  const words = { task: "Black to move. Win.", hints: ["Look.", "Look closer."], solved: "It wins." };
  const facts = { kind: "best-move", variant: "othello", position: "-".repeat(64) } as const;

  test("but where nothing forbids it", () => {
    expect(turns(facts, words)).toBe(true);
  });

  test.each([
    ["its words name a square", facts, { ...words, solved: "Then a1 is yours." }],
    ["its words name a side of the board", facts, { ...words, hints: ["Look at the left edge.", "Closer."] }],
    ["it begins at the start", { ...facts, position: undefined }, words],
    ["moves lead to it", { ...facts, moves: "f5d6" }, words],
    ["its board is of another shape", { ...facts, variant: "six" as never }, words],
    ["it asks for names", { ...facts, kind: "name-square" as const }, words],
    ["it asks for a file", { ...facts, what: { kind: "row", name: "c" } }, words],
    ["it gives moves to follow", { ...facts, goal: { kind: "follow", moves: "f5" } }, words],
  ])("where %s", (_, some, said) => {
    expect(turns(some, said)).toBe(false);
  });
});
