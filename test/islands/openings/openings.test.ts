import { describe, expect, test, vi } from "vitest";
import type { Analysis } from "../../../src/engine/client.ts";
import { find } from "../../../src/islands/openings/find.ts";
import { type Library, openShelf, type Shelf } from "../../../src/islands/openings/library.ts";
import { otherOrders } from "../../../src/islands/openings/Orders.tsx";
import { bestOf, isWanting, rowsOf } from "../../../src/islands/openings/rows.ts";
import { opener } from "../../../src/islands/openings/turn.ts";
import { usualFrom } from "../../../src/islands/openings/usual.ts";
import {
  analysisOf,
  gameOf,
  makeLink,
  movesText,
  playOf,
  readLink,
  squaresOf,
} from "../../../src/islands/openings/walk.ts";
import { namingOf, percent, rowWords, spokenName, statsWords } from "../../../src/islands/openings/words.ts";
import { ENGLISH, translator } from "../../../src/locales/text.ts";
import { calledOf } from "../../../src/openings/index.ts";
import { keyOf, standOf } from "../../../src/openings/stand.ts";
import { nameOf, type Position, positionOf, squareNamed, USUAL_SHAPE } from "../../../src/reversi/index.ts";
import { bookFile, readBook } from "../../openings/read.ts";

const t = translator(ENGLISH);
const book = readBook();
const at = (name: string): number => squareNamed(USUAL_SHAPE, name) ?? -1;
const name = (square: number): string => nameOf(USUAL_SHAPE, square);
const squares = (moves: string): readonly number[] => (moves.match(/../g) ?? []).map(at);
const placeAfter = (moves: string): Position => positionOf(gameOf(squares(moves)));

/** The name so far and what is told of it. */
function told(moves: string) {
  const line = squares(moves);
  const soFar = book.names.soFar(line);
  const ahead = book.names.ahead(keyOf(standOf(placeAfter(moves))));
  return { ...namingOf(soFar, line.length, ahead, t), spoken: spokenName(soFar, line.length, t) };
}

/** What an engine might say of a position: every legal move, each worth one disc less than the one before. */
function analysisOfAll({ legal }: Position): Analysis {
  const moves = legal.map(({ square }, i) => ({ square, score: 5 - i, depth: 12, isExact: false, line: [square] }));
  return { score: 5, depth: 12, isExact: false, moves, best: [], line: [], nodes: 0 } as unknown as Analysis;
}

describe("a link", () => {
  test.each([
    ["f5d6c3d3c4", "f5"],
    ["e6f4c3c4d3", "e6"],
    ["E6 F4 C3 C4 D3", "e6"],
    ["1. F5 d6 2. C3 d3 3. C4", "f5"],
    ["c4e3f6e6f5", "c4"],
    ["d3c5f6f5e6", "d3"],
  ])("of %s leads to the Tiger and says that it began with %s", (moves, first) => {
    const read = readLink(`?moves=${encodeURIComponent(moves)}`);
    expect(read?.ok && [movesText(read.value.game), read.value.first]).toEqual(["f5d6c3d3c4", first]);
  });

  test("without moves asks for nothing, or for the start", () => {
    expect(readLink("?theme=dark")).toBeNull();
    const start = readLink("?moves=");
    expect(start?.ok && [movesText(start.value.game), start.value.first]).toEqual(["", null]);
  });

  test.each(["f5a1", "f4d6", "f5d6x9", "<img src=x>", "f5d6c3 pass"])("of %s says what is wrong with it", (moves) => {
    const read = readLink(`?moves=${encodeURIComponent(moves)}`);
    expect(read?.ok).toBe(false);
  });

  test("is made of the moves on the board, and leads back; so do those to a game and to the analysis", () => {
    const game = gameOf(squares("f5d6c3"));
    expect(makeLink(game)).toBe("?moves=f5d6c3");
    expect(makeLink(gameOf([]))).toBe("");
    expect(playOf(game)).toBe("/play/?moves=f5d6c3&side=white");
    expect(analysisOf(game)).toBe("/analysis/?moves=f5d6c3");
  });
});

test("people go on as the games do that came here: the most played move, and then the most played after it", () => {
  const text = (moves: string) => usualFrom(book, placeAfter(moves)).map(name).join("");
  expect(text("f5")).toBe("d6c3d3c4f4f6");
  expect(text("f5d6c3d3c4").startsWith("f4")).toBe(true);
  expect(text("f5f4f3g4h3")).toBe("");
});

test("any first move is turned to f5, and the second tap of a double tap there is not a move", () => {
  let time = 0;
  const turn = opener(() => time);
  for (const first of ["f5", "e6", "d3", "c4"]) {
    expect(turn.toF5(at(first))).toEqual({ square: at("f5"), first });
    expect(turn.isEcho(at(first))).toBe(first !== "f5");
  }
  expect(turn.toF5(at("f6"))).toBeNull();
  time = 2000;
  expect(turn.isEcho(at("c4"))).toBe(false);
});

describe("the moves of a position", () => {
  test("are those of the book, the most played first, with its values where it has them", () => {
    const position = placeAfter("f5d6");
    const rows = rowsOf(position, book.at(position), analysisOfAll(position));
    expect(rows.map(({ square }) => name(square)).toSorted()).toEqual(["c3", "c4", "c5", "c6", "c7"]);
    expect(rows.slice(0, 3).map(({ square }) => name(square))).toEqual(["c3", "c5", "c4"]);
    expect(rows.map(({ value }) => value?.by)).toEqual(Array(5).fill("book"));
    expect(isWanting(rows)).toBe(false);
  });

  test("beyond the book are all that are legal, with the engine’s values, the best first", () => {
    const position = placeAfter("f5f4f3g4h3");
    expect(book.at(position)).toBeUndefined();
    const blank = rowsOf(position, undefined, null);
    expect(blank).toHaveLength(position.legal.length);
    expect([isWanting(blank), bestOf(blank)]).toEqual([true, []]);
    const rows = rowsOf(position, undefined, analysisOfAll(position));
    expect(rows.map(({ value }) => value?.score)).toEqual(position.legal.map((_, i) => 5 - i));
    expect(new Set(rows.map(({ value }) => value?.by))).toEqual(new Set(["engine"]));
    expect(bestOf(rows)).toEqual([rows[0]?.square]);
  });

  test("no square is told twice, and every legal one is told, in any position of the names", () => {
    for (const { line } of book.names.all) {
      const position = positionOf(gameOf(line));
      const rows = rowsOf(position, book.at(position), null);
      const all = rows.flatMap(({ square, twins }) => [square, ...twins]).toSorted((a, b) => a - b);
      expect(all).toEqual(position.legal.map(({ square }) => square).toSorted((a, b) => a - b));
    }
  });

  test("are said with their value, its depth and source, their games and how those went", () => {
    const position = placeAfter("f5d6c3d3");
    const [tiger] = rowsOf(position, book.at(position), null);
    if (tiger === undefined) throw new Error("the book has lost the Tiger");
    const value = { score: -2, depth: 19, isExact: false, by: "book" } as const;
    const results = { games: 200, black: 90, draws: 11, white: 99, discs: 31 };
    const row = { ...tiger, value, games: 1200, share: 0.504, results, isSolved: true };
    expect(rowWords(row, "en", t)).toBe(
      "c4, about 2 behind, depth 19, leads to Tiger, on the line of the proof of 2023, " +
        "played here in 1,200 games, 50\u00a0%. Black won 45\u00a0%, 6\u00a0% drawn, White won 49\u00a0%",
    );
    expect(rowWords({ ...row, value: { ...value, by: "engine" } }, "en", t)).toContain("engine, depth 19");
    expect(rowWords({ ...row, value: null, games: 0 }, "en", t)).toMatch(/^c4, no value yet, .*not played/);
  });
});

test("shares are whole, and games are told with how they ended", () => {
  expect([0, 0.004, 0.01, 0.126, 1].map(percent)).toEqual(["0", "<1", "1", "13", "100"]);
  const node = book.at(placeAfter("f5d6"));
  expect(node && statsWords(node, "en", t)).toMatch(/^[\d,]{6} games came here: Black won \d\d\s%, \d\s% drawn, White/);
});

describe("the name so far", () => {
  test("is that of the position, with its other names", () => {
    const tiger = told("f5d6c3d3c4");
    expect([tiger.title, tiger.japanese, tiger.spoken]).toEqual(["Tiger", "虎", "Tiger."]);
    expect(tiger.text).toMatch(/^Also called Tora, 虎定石\. On the way to /);
  });

  test("is the same in another order of moves", () => {
    expect(told("f5d6c4d3c3").title).toBe("Tiger");
  });

  test("says at which move the game left it, and says so aloud just then", () => {
    const left = "f5d6c3d3c4f4c5b3c2e3d2c6b4b5a4";
    const ply = squares(left).findIndex((_, i) => told(left.slice(0, 2 * (i + 1))).text.startsWith("You left"));
    expect(ply).toBeGreaterThan(5);
    const { title, text, spoken } = told(left.slice(0, 2 * (ply + 1)));
    expect(text).toBe(`You left ${title} at move ${ply + 1}.`);
    expect(spoken).toBe(text);
    expect(told(left.slice(0, 2 * ply)).spoken).not.toContain("left");
    const two = told("f5f6f7");
    expect(two.text).toMatch(/at move 3\.$/);
  });

  test("is none at the start", () => {
    expect(told("").title).toBe("The start");
  });
});

describe("the search", () => {
  const found = (text: string): readonly string[] => find(text, book).map(({ title, moves }) => title || moves);

  test.each([
    ...["tiger", "TIGER", "虎", "Tora", "e6f4c3c4d3", "F5 D6 C3 D3 C4", "1. e6 f4 2. c3 c4 3. d3"],
    ...[
      "1.f5 2.d6 3.c3 4.d3 5.c4",
      "1) F5 2) D6 3) C3 4) D3 5) C4",
      "1c4 2e3 3f6 4e6 5f5",
      "f5-d6-c3-d3-c4",
      "ｅ６ｆ４ｃ３ｃ４ｄ３",
    ],
  ])("finds the Tiger by %s", (text) => {
    const [first] = find(text, book);
    expect([first?.title, first?.moves]).toEqual(["Tiger", "f5d6c3d3c4"]);
  });

  test("leads where moves lead that have no name, turned to f5", () => {
    expect(found("c4 c3 d3")).toHaveLength(1);
    expect(find("c4c3d3", book)[0]?.walk.first).toBe("c4");
    expect(found("zzz")).toEqual([]);
  });

  test("leads from every name to a position of that name", () => {
    for (const { id } of book.names.all.slice(0, 60)) {
      const opening = book.names.all.find((one) => one.id === id);
      if (opening === undefined) continue;
      const hit = find(calledOf(opening), book).find(({ key }) => key === id);
      expect(hit && squaresOf(hit.walk.game)).toEqual(opening.line);
    }
  });
});

test("other orders that reach a position are told, not the one that was walked", () => {
  const walked = squares("f5d6c3d3c4");
  const orders = otherOrders(book, placeAfter("f5d6c3d3c4"), walked).map((line) => line.map(name).join(""));
  expect(orders).toContain("f5d6c4d3c3");
  expect(orders).not.toContain("f5d6c3d3c4");
});

describe("the book of a page", () => {
  const text = (pack: string): string => bookFile(pack === "names" ? "names.tsv" : `${pack}.txt`);
  const reach = (shelf: Shelf, state: Library["state"]) =>
    vi.waitFor(() => expect(shelf.$library.get().state).toBe(state));
  const settled = () => new Promise((resolve) => setTimeout(resolve));

  test("comes with its first plies at once, and whole when it is wanted", async () => {
    const asked: string[] = [];
    const shelf = openShelf((pack) => {
      asked.push(pack);
      return Promise.resolve(text(pack));
    });
    shelf.open();
    await reach(shelf, "begun");
    await settled();
    expect(asked).toEqual(["names", "first"]);
    shelf.wantAll();
    await reach(shelf, "whole");
    expect(shelf.$library.get().book?.size).toBe(book.size);
  });

  test("says that it cannot be had, and is fetched again when asked", async () => {
    let isCut = true;
    const shelf = openShelf((pack) => (isCut ? Promise.reject(new Error("cut")) : Promise.resolve(text(pack))));
    shelf.open();
    await reach(shelf, "unreachable");
    isCut = false;
    shelf.wantAll();
    shelf.open();
    await reach(shelf, "whole");
  });
});
