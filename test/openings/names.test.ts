import { describe, expect, test } from "vitest";
import { calledOf, Names, turned } from "../../src/openings/index.ts";
import { plainText, searchNames } from "../../src/openings/search.ts";
import { keyOf, standAfter } from "../../src/openings/stand.ts";
import { nameOf, USUAL_SHAPE } from "../../src/reversi/index.ts";
import { positionAfter, readBook, readNames, squaresOf } from "./read.ts";

const names = readNames();
const book = readBook();
const called = (text: string): readonly string[] => searchNames(names, text).map(calledOf);
const so = (text: string) => names.soFar(squaresOf(text));

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

describe("the names", () => {
  test("stand each at the end of a legal line that is in the book", () => {
    expect(names.all).toHaveLength(457);
    for (const name of names.all) {
      const stand = standAfter(name.line);
      expect(stand, name.id).toBeDefined();
      const text = name.line.map((square) => nameOf(USUAL_SHAPE, square)).join("");
      expect(book.at(positionAfter(text))?.names.map(({ id }) => id)).toContain(name.id);
    }
  });

  test("have links that differ, and Latin letters for everyone", () => {
    expect(new Set(names.all.map(({ id }) => id)).size).toBe(names.all.length);
    const latin = /^[\p{Script=Latin}\p{N}\p{P}\p{S} ]+$/u;
    expect(names.all.map(calledOf).filter((name) => !latin.test(name))).toEqual([]);
  });

  test.each(TRANSPOSING)("of %s are those of %s", (one, other) => {
    const at = (text: string) =>
      names.at(keyOf(standAfter(squaresOf(text)) ?? { board: positionless, toMove: "black" }));
    expect(at(other)).toEqual(at(one));
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

  test("know that others give the same name to other positions", () => {
    const variants = names.all.filter(({ variants }) => variants.length > 0);
    expect(variants.length).toBeGreaterThanOrEqual(24);
    for (const variant of variants.flatMap((name) => name.variants)) expect(standAfter(variant)).toBeDefined();
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

const positionless = { own: { low: 0, high: 0 }, other: { low: 0, high: 0 } };

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
