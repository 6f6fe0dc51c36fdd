import { expect, test } from "vitest";
import {
  formatPuzzle,
  formatSealedPuzzle,
  idOfPuzzle,
  isPuzzleId,
  PACKS,
  packOf,
  parsePuzzle,
  parseSealedPuzzle,
} from "../../src/catalogue/puzzle.ts";
import { squareNamed, USUAL_SHAPE } from "../../src/reversi/index.ts";

// d3 (19) and e4 (28) to the side to move, d4 (27) and e5 (36) to the other: bit 19 is 0x00080000, bit 28 0x10000000, and so on.
const BOARD = "00000000100800000000001008000000";
const LINES = [
  `${BOARD} b win:2 c3,d6 e3 1430 parity,only-move 1994`,
  `${BOARD} w strongest a1 h8 800 quiet -`,
  `${BOARD} w who-wins d - 2400 who-wins 2001`,
];

test.each(LINES)("%s is read and written again", (line) => {
  const read = parsePuzzle(line);
  if (!read.ok) throw new Error(read.error);
  expect(formatPuzzle(read.value)).toBe(line);
  const sealed = formatSealedPuzzle(read.value);
  expect(parseSealedPuzzle(sealed)).toEqual(read);
  expect(isPuzzleId(idOfPuzzle(read.value))).toBe(true);
  expect(PACKS).toContain(packOf(idOfPuzzle(read.value)));
});

test("a line says what it says", () => {
  const read = parsePuzzle(LINES[0] ?? "");
  const named = (name: string) => squareNamed(USUAL_SHAPE, name);
  expect(read.ok && read.value).toEqual({
    board: { own: { low: 0x10080000, high: 0 }, other: { low: 0x08000000, high: 0x10 } },
    toMove: "black",
    goal: { kind: "win", within: 2 },
    right: [named("c3"), named("d6")],
    tempting: named("e3"),
    rating: 1430,
    motifs: ["parity", "only-move"],
    year: 1994,
  });
});

test("a sealed line shows no square of its answer", () => {
  const read = parsePuzzle(LINES[0] ?? "");
  if (!read.ok) throw new Error(read.error);
  expect(formatSealedPuzzle(read.value)).not.toMatch(/\b[a-h][1-8]\b/);
});

test("an id depends on what is asked alone", () => {
  const idOf = (line: string): string => {
    const read = parsePuzzle(line);
    return read.ok ? idOfPuzzle(read.value) : read.error;
  };
  const [line = ""] = LINES;
  expect(idOf(line.replace("1430 parity,only-move 1994", "900 swindle -"))).toBe(idOf(line));
  expect(idOf(line.replace("win:2", "win:3"))).not.toBe(idOf(line));
  expect(idOf(line.replace(" b ", " w "))).not.toBe(idOf(line));
});

test.each([
  ["fields", (line: string) => line.slice(0, -5)],
  ["fields", (line: string) => `${line} more`],
  ["board", (line: string) => line.replace("1008", "xx08")],
  ["board", (line: string) => line.replace("00000010", "10000010").replace("0000001008000000", "0000001018000000")],
  ["side", (line: string) => line.replace(" b ", " x ")],
  ["goal", (line: string) => line.replace("win:2", "win")],
  ["goal", (line: string) => line.replace("win:2", "toString:2")],
  ["goal", (line: string) => line.replace("win:2", "win:0")],
  ["answer", (line: string) => line.replace("c3,d6", "c3,j9")],
  ["answer", (line: string) => line.replace("c3,d6 e3", "c3 -")],
  ["answer", (line: string) => line.replace("win:2", "who-wins")],
  ["rating", (line: string) => line.replace("1430", "799")],
  ["rating", (line: string) => line.replace("1430", "1e3")],
  ["motifs", (line: string) => line.replace("parity", "luck")],
  ["motifs", (line: string) => line.replace("parity", "only-move")],
  ["year", (line: string) => line.replace("1994", "94")],
])("a line whose %s is wrong is refused for it", (error, spoil) => {
  expect(parsePuzzle(spoil(LINES[0] ?? ""))).toEqual({ ok: false, error });
});

test.each(["", "a b c", `${BOARD} b win:2 1430 parity 1994 !!`])(
  "%j is no sealed puzzle, and nothing is thrown",
  (line) => {
    expect(parseSealedPuzzle(line).ok).toBe(false);
  },
);
