import { describe, expect, test } from "vitest";
import { calledOf, elsewhere, Names, turned } from "../../src/openings/index.ts";
import { plainText, searchNames } from "../../src/openings/search.ts";
import { keyOf, START, standAfter } from "../../src/openings/stand.ts";
import { nameOf, type Square, USUAL_SHAPE } from "../../src/reversi/index.ts";
import { positionAfter, readBook, readNames, squaresOf } from "./read.ts";

const names = readNames();
const book = readBook();
const called = (text: string): readonly string[] => searchNames(names, text).map(calledOf);
const so = (text: string) => names.soFar(squaresOf(text));

const movesOf = (line: readonly Square[]): string => line.map((square) => nameOf(USUAL_SHAPE, square)).join("");
const keyAfter = (text: string): string => keyOf(standAfter(squaresOf(text)) ?? START);

/** Named positions and another order of moves that leads there, from a list of openings kept apart. */
const TRANSPOSING = [
  ["f5d6c3d3c4f4c5b5b4b3c2f6g4e3e6c6", "f5d6c3d3c4b5b4f4c5b3c2f6g4e3e6c6"],
  ["f5f6e6f4c3", "f5f6e6d6c3"],
  ["f5f6e6f4c3c4", "f5f6e6d6c3d3"],
  ["f5f6e6f4c3d6f3c4c5b4", "f5f6e6d6c3f4c6d3e3d2"],
  ["f5f6e6f4c3d7f3", "f5f6e6d6c3g4c6"],
  ["f5f6e6f4e3", "f5f6e6d6c5"],
  ["f5f6e6f4e3c5c4", "f5f6e6d6c5e3d3"],
  ["f5f6e6f4e3c5c4d3c3", "f5f6e6d6c5e3d3c4c3"],
  ["f5f6e6f4e3c5c4d3f3e2", "f5f6e6d6c5e3d3c4c6b5"],
  ["f5f6e6f4e3c5c4e7", "f5f6e6d6c5e3d3g5"],
  ["f5d6c3d3c4", "f5d6c4d3c3"],
  ["f5d6c3d3c4f4", "f5d6c4d3c3f4"],
] as const;

/** Names, without case and signs, that the sources of a list kept apart give to one position or the other. */
const DISPUTED = [
  ["fjt", "f5d6c3d3c4f4c5b3c2b4", "f5d6c3d3c4f4c5b3c2b4e3e6c6f6a5a4b5a6d7c7e7"],
  ["ganglion", "f5d6c4g5", "f5d6c3g5"],
  ["kung", "f5d6c3d3c4f4f6b4", "f5d6c3d3c4f4f6b4f3e6e3g5g6g4h4h5h6g3h3f7f8f2f1"],
  ["leaders tiger", "f5d6c3d3c4f4e6", "f5d6c3d3c4f4e6b3e2c5c6e3d2f6f3c2"],
  ["nicolet", "f5d6c3d3c4f4c5b3c2e3", "f5d6c4d3c5b4"],
  ["ralle", "f5d6c5f4e3c6d3f3", "f5d6c5f4e3c6d3f3e6f6g4g3g5h5h4h3g6h6f2e2f1d1"],
  ["こうもり", "f5f6e6f4e3c5g5", "f5f6e6f4e3c5g5g3"],
  ["まこ虎", "f5d6c3d3c4f4c5b5b4b3c2f6g4e3e6c6", "f5d6c3d3c4f4c5b5"],
  ["シャープコンポス", "f5d6c3d3c4f4f6f3e6e7d7g6g5c5b6c6b5c7f8e8f7h6h4b4", "f5d6c3d3c4f4f6f3e6e7d7g6g5c5b6"],
  ["バナナ", "f5d6c3d3c4f4c5b4", "f5d6c3d3c4f4c5b4b3c2d7c6e6b5a5"],
  ["フラットコンポス", "f5d6c3d3c4f4f6f3e6e7d7g6g5c5c6f7e8h6h4c8f8h5h7", "f5d6c3d3c4f4f6f3e6e7d7g6g5c5c6"],
  ["ブライトウェル", "f5d6c3d3c4f4e3", "f5d6c3d3c4f4e3f3e6f6g4e2d2c6e7"],
  ["ヨット", "f5f6e6f4e3c5c4e7b5e2", "f5f6e6f4e3c5c4e7b5e2f3f2g5g4g6d6h3"],
  ["ラッコ", "f5d6c4g5f6f4f3d3c3g6e3e6c5e2f2c6d7", "f5d6c4g5f6"],
  ["大和久流", "f5d6c5f4e3f6f3c4d3", "f5d6c5f4e3f6"],
  ["戦車", "f5f6e6f4e3c5c6d6e7f7", "f5f6e6f4e3c5c6d6e7"],
  ["沈没船", "f5f6e6f4e3c5c4d7c6e2f3d3c3d2", "f5f6e6f4e3c5c4d7"],
  ["海老", "f5d6c3d3c6f4e3c5c4b5d7", "f5d6c3d3c6"],
  ["燕", "f5d6c4g5c6", "f5d6c4g5c6c5d7d3b4c3e3b5a4"],
  ["猫定石・坂口流", "f5d6c4d3c5f4e3f3c2c6", "f5d6c4d3c5f4e3f3c2c6e6d2g4b6b5c3"],
  ["裏ヨット", "f5f6e6f4g5e7f7h5e8c5g4h4e3d6f3", "f5f6e6f4g5e7f7h5e8c5"],
  ["酉", "f5d6c3d3c4f4c5b3c2e3", "f5d6c3d3c4f4c5b3c2e3d2c6b4"],
  ["野いちご", "f5f6e6f4g5e7f7d6f3g6d8h5e3d7c3d3c4c5", "f5f6e6f4g5e7f7d6"],
  ["金魚", "f5d6c3d3c4f4c5b3c2e6", "f5d6c3d3c4f4c5b3c2e6c6b4b5d2e3a6c1b6f3f6f7e2"],
] as const;

/** What marks a note about a position, which is no name of it: an arrow, several moves, moves after a colon, and what it comes before or from. */
const NOTE =
  /→|⇒|[-=]>|[a-h][1-8][\s,、・-]*[a-h][1-8]|[:：].*[a-h][1-8]|\b(?:on the way|best from|before)\b|直前|手前/i;

describe("the names", () => {
  test("stand each at the end of a legal line that is in the book", () => {
    expect(names.all).toHaveLength(453);
    for (const name of names.all) {
      const stand = standAfter(name.line);
      expect(stand, name.id).toBeDefined();
      expect(book.at(positionAfter(movesOf(name.line)))?.names.map(({ id }) => id)).toContain(name.id);
    }
  });

  test("have links that differ, and Latin letters for everyone", () => {
    expect(new Set(names.all.map(({ id }) => id)).size).toBe(names.all.length);
    const latin = /^[\p{Script=Latin}\p{N}\p{P}\p{S} ]+$/u;
    expect(names.all.map(calledOf).filter((name) => !latin.test(name))).toEqual([]);
  });

  test("are names, not notes about a position", () => {
    for (const note of [
      "黒3-c4→虎定石化",
      "On the way to Ishii",
      "みこし直前分岐",
      "Best from Grand Central",
      "Tiger: c4 f4",
    ]) {
      expect(note).toMatch(NOTE);
    }
    const texts = names.all.flatMap(({ english, japanese, transliteration }) => [
      ...[...english, ...japanese],
      ...(transliteration === null ? [] : [transliteration]),
    ]);
    expect(texts.filter((text) => NOTE.test(text))).toEqual([]);
  });

  test.each(TRANSPOSING)("of %s are those of %s", (one, other) => {
    expect(names.at(keyAfter(other))).toEqual(names.at(keyAfter(one)));
    expect(so(other).name).toEqual(so(one).name);
  });

  test.each([
    "f5d6c3d3c4",
    "e6f4c3c4d3",
    "F5D6C3D3C4",
    "1. f5 d6 2. c3 d3 3. c4",
    "1.F5 d6 2.C3 d3 3.C4",
    "c4e3f6e6f5",
  ])("are found by moves, typed as %s", (text) => {
    expect(called(text)[0]).toBe("Tiger");
  });

  test.each([
    ["tiger", "Tiger"],
    ["TORA", "Tiger"],
    ["tor", "Tiger"],
    ["虎", "Tiger"],
    ["bergtiger", "BergTiger"],
    ["yoguruto", "Yōguruto purin"],
    ["kaisokusen", "Kaisokusen"],
    ["noichigo joseki", "Noichigo jōseki"],
    ["野イチゴ", "Noichigo"],
    ["コウモリ", "Bat"],
  ])("are found by %s", (text, name) => {
    expect(called(text).join(", ").toLowerCase()).toContain(name.toLowerCase());
  });

  test("are not found by what is none", () => {
    for (const text of ["", "  ", "qqqq", "f5d6f1", "f5"]) expect(called(text)).toEqual([]);
  });

  test.each(DISPUTED)("tell of %s that others give it to another position, from both sides", (name, one, other) => {
    for (const [here, there] of [
      [one, other],
      [other, one],
    ] as const) {
      const told = elsewhere(names, keyAfter(here)).map(({ text, line }) => [plainText(text), movesOf(line)] as const);
      const [text] = told.find(([, moves]) => moves === there) ?? [];
      expect(text, here).toContain(plainText(name));
    }
  });

  test("tell of no name that it is disputed which is not", () => {
    const told = names.all.flatMap(({ line }) =>
      elsewhere(names, keyAfter(movesOf(line))).map((other) => movesOf(other.line)),
    );
    expect(new Set(told)).toEqual(new Set(DISPUTED.flatMap(([, one, other]) => [one, other])));
  });

  test("tell how far a game has one, and where it left it", () => {
    expect(so("f5d6c3d3c4")).toMatchObject({ at: 5, leftAt: null });
    const left = so("f5d6c3d3c4g5");
    expect(left.name && calledOf(left.name)).toBe("Tiger");
    expect([left.at, left.leftAt]).toEqual([5, 6]);
    expect(so("f5")).toEqual({ name: null, at: 0, leftAt: null });
    expect(so("")).toEqual({ name: null, at: 0, leftAt: null });
  });

  test("say on which line they cannot be read", () => {
    expect(Names.parse("# text\ntiger\tf5f3\tTiger\t\t\t")).toEqual({
      ok: false,
      error: { line: 2, error: "illegal" },
    });
    expect(Names.parse("tiger")).toEqual({ ok: false, error: { line: 1, error: "fields" } });
  });
});

test("texts are compared without case, accents, spaces, and in one kana", () => {
  expect(plainText("Noichigo Jōseki")).toBe("noichigojoseki");
  expect(plainText("ﾈｺ")).toBe(plainText("ねこ"));
  expect(plainText("猫定石・基本形")).toBe("猫定石基本形");
});

describe("a game", () => {
  test.each([
    ["f5d6c3", "identity", "f5"],
    ["e6f4c3", "main-diagonal", "e6"],
    ["c4e3f6", "half-turn", "c4"],
    ["d3c5f6", "other-diagonal", "d3"],
  ])("that begins as %s is turned to f5", (text, by, first) => {
    const game = turned(squaresOf(text));
    expect(game).toMatchObject({ by, first });
    expect(game?.moves.map((square) => nameOf(USUAL_SHAPE, square)).join("")).toBe("f5d6c3");
  });

  test("that is not of Othello is not turned", () => {
    expect(turned([0])).toBeUndefined();
    expect(turned([])).toEqual({ moves: [], by: "identity", first: null });
  });
});
