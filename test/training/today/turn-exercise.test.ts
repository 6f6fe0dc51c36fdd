import { describe, expect, test } from "vitest";
import { exercise } from "../../../src/catalogue/exercise.ts";
import { placeOf } from "../../../src/catalogue/place.ts";
import {
  imageOfBoard,
  imageOfSquare,
  inverseOf,
  nameOf,
  positionOf,
  SYMMETRIES,
  type Symmetry,
  USUAL_SHAPE,
} from "../../../src/reversi/index.ts";
import { imagesOf } from "../../../src/training/today/images.ts";
import { turnFacts, turnWords } from "../../../src/training/today/turn-exercise.ts";
import { canTurnText, turnText } from "../../../src/training/today/turn-words.ts";
import { answerSquares } from "../../content/check-exercise.ts";
import { idOf, readFiles, readLibrary } from "../../content/library.ts";

const { exercises } = readLibrary(readFiles());
/** Each exercise that turns, with one of its images: another one for each. */
const turning = [...exercises].flatMap(([path, data], i) => {
  const { words, ...facts } = data;
  const images = imagesOf(data, words.en);
  const image = 1 + (i % (images - 1));
  return images > 1 ? [{ id: idOf(path), data, facts, image, symmetry: SYMMETRIES[image] ?? "identity" }] : [];
});
const positionIn = (facts: Parameters<typeof placeOf>[0]) => {
  const game = placeOf(facts);
  if (!game.ok) throw new Error("no position");
  return positionOf(game.value);
};

/** The squares that a text names, in its order. */
const namesIn = (value: unknown): readonly string[] => JSON.stringify(value).match(/\b[a-h][1-8]\b/g) ?? [];

/** What each square is called in an image. */
const imagesIn = (symmetry: Symmetry): ReadonlyMap<string, string> =>
  new Map(
    USUAL_SHAPE.names.map((name, square) => [name, nameOf(USUAL_SHAPE, imageOfSquare(USUAL_SHAPE, square, symmetry))]),
  );

describe("an exercise whose words hold in other images, too", () => {
  test("is what most of those in lessons are", () => {
    const usual = [...exercises.values()].filter(({ variant }) => variant === "othello");
    expect(turning.length).toBeGreaterThan(0.6 * usual.length);
  });

  test.each(turning)(
    "$id is a whole exercise in another image, on the image of its board",
    ({ data, facts, image, symmetry }) => {
      const { board, legal } = positionIn(facts);
      const turned = turnFacts(facts, image);
      const words = turnWords(data.words.en, image);
      expect(exercise.safeParse({ ...turned, words: data.words }).success).toBe(true);
      const names = imagesIn(symmetry);
      expect(namesIn(words)).toEqual(namesIn(data.words.en).map((name) => names.get(name)));
      expect(turnWords(words, SYMMETRIES.indexOf(inverseOf(symmetry))).task).toEqual(data.words.en.task);
      const shown = positionIn(turned);
      expect(shown.board).toEqual(imageOfBoard(board, symmetry));
      const moved = legal.map(({ square }) => imageOfSquare(USUAL_SHAPE, square, symmetry)).sort((a, b) => a - b);
      expect(shown.legal.map(({ square }) => square).sort((a, b) => a - b)).toEqual(moved);
      expect(turnFacts(turned, SYMMETRIES.indexOf(inverseOf(symmetry)))).toEqual(facts);
    },
  );

  test.each(turning)("$id has its hints on the images of their squares", ({ facts, image, symmetry }) => {
    const squaresOf = (of: typeof facts): readonly string[] =>
      of.hints.flatMap((hint) => ("squares" in hint ? hint.squares : "square" in hint ? [hint.square] : []));
    const names = imagesIn(symmetry);
    expect(squaresOf(turnFacts(facts, image))).toEqual(squaresOf(facts).map((name) => names.get(name)));
  });

  test("has its answer on the images of its squares", async () => {
    for (const { id, data, facts, image, symmetry } of turning.filter((_, i) => i % 6 === 0)) {
      const right = await answerSquares(data);
      const turned = exercise.parse({ ...turnFacts(facts, image), words: data.words });
      const names = right.map((square) => imageOfSquare(USUAL_SHAPE, square, symmetry));
      expect([...(await answerSquares(turned))].sort(), id).toEqual(names.sort());
    }
  }, 60_000);
});

describe("what is said of a place", () => {
  // A quarter turn clockwise: a1 becomes h1.
  test.each([
    ["The corner a1, then b1.", "The corner h1, then h2."],
    ["Look at the top edge.", "Look at the right edge."],
    ["A pair at the top left, one at the bottom.", "A pair at the top right, one on the left."],
    ["On the left.", "At the top."],
    ["Look along row 5 and the bottom row.", "Look along column d and the left column."],
    ["It stands in rank 3 and file e.", "It stands in file f and rank 5."],
    [
      "Five squares left. It is right, and the row is white up to c8.",
      "Five squares left. It is right, and the row is white up to a3.",
    ],
  ])("“%s” is turned with the board", (text, turned) => {
    expect(canTurnText(text)).toBe(true);
    expect(turnText(text, "quarter-turn")).toBe(turned);
  });

  test.each([
    "Look up.",
    "The square above it.",
    "Go to the left from c3.",
    "At the left end of the row.",
    "The disc left of g3 stays.",
    "The same squares must be taken, and the right side must take each.",
    "Look at the second row.",
    "Both corners on the h-file.",
    "They begin with f5d6c3.",
    "Turn it until the game begins on f5.",
  ])("“%s” holds in one image only, or may", (text) => {
    expect(canTurnText(text)).toBe(false);
  });
});

describe("an exercise is not turned", () => {
  const words = { task: "Black to move. Win.", hints: ["Look.", "Look closer."], solved: "It wins." };
  const place = { position: "-".repeat(27).concat("OX------XO").padEnd(64, "-"), toMove: "black" };
  const images = (facts: object, said = words): number => {
    const base = { hints: [{ kind: "idea" }, { kind: "idea" }], words: { en: said } };
    return imagesOf(exercise.parse({ ...base, ...facts }), said);
  };
  const flips = { kind: "best-move", goal: { kind: "flips", count: 1 } };

  test("but where nothing forbids it", () => {
    expect(images({ ...flips, ...place })).toBe(8);
    expect(images({ ...flips, moves: "f5d6" })).toBe(4);
  });

  test.each([
    ["its words give a direction", { ...flips, ...place }, { ...words, hints: ["Look to the left.", "Closer."] }],
    ["it begins at the start", flips, words],
    ["its board is of another shape", { ...flips, variant: "six", moves: "c2" }, words],
    ["it asks for names", { kind: "name-square", ask: "find", squares: "c4", ...place }, words],
    ["a board is to be laid", { kind: "setup", ...place }, words],
    ["it asks for a file", { kind: "mark", what: { kind: "row", name: "c" }, ...place }, words],
    ["it gives moves to follow", { kind: "line", goal: { kind: "follow", moves: "f5" }, ...place }, words],
  ])("where %s", (_, some, said) => {
    expect(images(some, said)).toBe(1);
  });
});
