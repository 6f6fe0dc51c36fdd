import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { BOOK_PACKS, formatBookNode, parseBookNode } from "../../src/catalogue/book.ts";
import { parseOpeningName } from "../../src/catalogue/opening-names.ts";
import { Book, loadBook } from "../../src/openings/index.ts";
import { imageOfSquare, nameOf, type SquareName, START_SYMMETRIES, USUAL_SHAPE } from "../../src/reversi/index.ts";
import { bookFile, positionAfter, readBook, readNames, squaresOf } from "./read.ts";

const book = readBook();
const name = (square: number): SquareName => nameOf(USUAL_SHAPE, square);

const rows = readFileSync(new URL("../fixtures/openings/tree.tsv", import.meta.url), "utf8")
  .trimEnd()
  .split("\n")
  .slice(1)
  .map((line) => {
    const [moves = "", , ...figures] = line.split("\t");
    return { moves, figures: figures.map(Number), node: book.at(positionAfter(moves)) };
  });

describe("the book", () => {
  test("counts the games as another program did, but for the 41 that its table held twice", () => {
    const off = rows.filter(({ node, figures: [games = 0, discs = 0, black = 0, draws = 0, white = 0] }) => {
      if (node === undefined) return true;
      const more = [games - node.games, black - node.black, draws - node.draws, white - node.white];
      return more.some((times) => times < 0 || times > 41) || Math.abs(node.discs - discs) > (41 * 32) / games;
    });
    expect(rows).toHaveLength(1722);
    expect(off).toEqual([]);
  });

  test("agrees with most of that table to the game", () => {
    const equal = rows.filter(({ node, figures: [games] }) => node?.games === games);
    expect(equal.length).toBeGreaterThan(1500);
  });

  test("gives a position in whatever orientation it is asked for", () => {
    const node = book.at(positionAfter("f5d6c3d3c4"));
    for (const by of START_SYMMETRIES) {
      const turn = (square: number): number => imageOfSquare(USUAL_SHAPE, square, by);
      const text = squaresOf("f5d6c3d3c4")
        .map((square) => name(turn(square)))
        .join("");
      const image = book.at(positionAfter(text));
      expect(image?.games).toBe(node?.games);
      expect(image?.moves.map(({ square }) => square)).toEqual(node?.moves.map(({ square }) => turn(square)));
    }
  });

  test("tells moves that mirror each other once", () => {
    const start = book.at(positionAfter(""));
    expect(start?.moves.map(({ square, share }) => [name(square), share])).toEqual([["f5", 1]]);
    expect(start?.moves[0]?.twins.map(name).sort()).toEqual(["c4", "d3", "e6"]);
    expect(book.at(positionAfter("f5f6e6"))?.moves.filter(({ twins }) => twins.length === 1).length).toBeGreaterThan(0);
  });

  test("shares what was played out to the whole, the most played first", () => {
    const moves = book.at(positionAfter("f5d6"))?.moves ?? [];
    expect(moves.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 9);
    expect(moves.map(({ games }) => games)).toEqual(moves.map(({ games }) => games).toSorted((a, b) => b - a));
    expect(moves.slice(0, 2).map(({ square }) => name(square))).toEqual(["c3", "c5"]);
  });

  test("merges transpositions, and tells the orders that lead there", () => {
    const [one, other] = ["f5d6c4d3c3", "f5d6c3d3c4"].map(positionAfter);
    if (one === undefined || other === undefined) throw new Error("no such positions");
    expect(book.at(one)?.games).toBe(book.at(other)?.games);
    const orders = book.ordersTo(one).map((line) => line.map(name).join(""));
    expect(orders).toEqual(expect.arrayContaining(["f5d6c3d3c4", "f5d6c4d3c3"]));
    for (const order of orders) expect(book.at(positionAfter(order))).toEqual(book.at(positionAfter(orders[0] ?? "")));
  });

  test("marks the game of best play of 2023, and no other move", () => {
    const solved = "f5d6c3d3c4f4f6f3e6e7d7c5b6";
    for (let ply = 0; ply < solved.length; ply += 2) {
      const moves = book.at(positionAfter(solved.slice(0, ply)))?.moves ?? [];
      const marked = moves.filter(({ isSolved }) => isSolved).map(({ square }) => name(square));
      expect([ply, marked]).toEqual([ply, [solved.slice(ply, ply + 2)]]);
    }
  });

  test("knows nothing of a position that nobody came to", () => {
    expect(book.at(positionAfter("f5f4f3g4h3"))).toBeUndefined();
  });

  test("weighs less than 60 KB for the first plies and 500 KB in all", () => {
    const size = (file: string): number => gzipSync(bookFile(file)).length;
    const packs = BOOK_PACKS.map(({ pack }) => size(`${pack}.txt`));
    expect((packs[0] ?? 0) + size("names.tsv")).toBeLessThan(60_000);
    expect(packs.reduce((a, b) => a + b, size("names.tsv"))).toBeLessThan(500_000);
  });

  test("says which line of a pack is wrong, and keeps what it had", () => {
    const small = new Book(readNames());
    expect(small.add("- 3 1 1 3200 f5/3\n0 f5 3 1 1 3200\n1 f5 3 1 1 3200")).toEqual({
      ok: false,
      error: { line: 3, error: "illegal" },
    });
    expect(small.add("- 3 1 1 3200\n<!doctype html>")).toEqual({ ok: false, error: { line: 2, error: "fields" } });
    expect(small.at(positionAfter("f5"))?.games).toBe(3);
  });
});

describe("a line of the book", () => {
  test("is read as it is written", () => {
    const lines = BOOK_PACKS.flatMap(({ pack }) => bookFile(`${pack}.txt`).split("\n")).filter((line) =>
      /^[\d-]/.test(line),
    );
    expect(lines.length).toBeGreaterThan(9000);
    for (const line of lines) {
      const node = parseBookNode(line);
      expect(node.ok ? formatBookNode(node.value) : node.error).toBe(line);
    }
  });

  test.each([
    ["", "fields"],
    ["- 1 1 1", "fields"],
    ["x f5 3 1 1 3200", "parent"],
    ["0 i9 3 1 1 3200", "parent"],
    ["0 f5 3 2 2 3200", "numbers"],
    ["0 f5 3 1 -1 3200", "numbers"],
    ["0 f5 3 1 1 6500", "numbers"],
    ["0 f5 3 1 1 3200 d6", "moves"],
    ["0 f5 3 1 1 3200 d6/1/99/18", "moves"],
    ["0 f5 3 1 1 3200 z6/1", "moves"],
  ])("that says %j is refused for its %s", (line, error) => {
    expect(parseBookNode(line)).toEqual({ ok: false, error });
  });

  test.each([
    ["tiger\tf5d6", "fields"],
    ["Tiger\tf5d6\tTiger\t\t\t", "id"],
    ["tiger\tf5d9\tTiger\t\t\t", "line"],
    ["tiger\tf5d6\t\t\t\t", "names"],
    ["tora\tf5d6\t\t虎\t\t", "names"],
  ])("of names that says %j is refused for its %s", (line, error) => {
    expect(parseOpeningName(line)).toEqual({ ok: false, error });
  });
});

describe("loading the book", () => {
  const text = (pack: string): string => bookFile(pack === "names" ? "names.tsv" : `${pack}.txt`);

  test("gives the first plies at once and grows to the whole", async () => {
    const asked: string[] = [];
    const loading = await loadBook((pack) => {
      asked.push(pack);
      return Promise.resolve(text(pack));
    });
    if (!loading.ok) throw new Error("the book does not load");
    const { book: growing, whole } = loading.value;
    const first = growing.size;
    await whole;
    expect([first < 1000, growing.size]).toEqual([true, book.size]);
    expect(asked.sort()).toEqual(["first", "names", "rest", "second", "third"]);
  });

  test("says which line of a later pack is wrong", async () => {
    const spoilt = (pack: string): Promise<string> =>
      Promise.resolve(pack === "second" ? text(pack).split("\n").with(700, "<!doctype html>").join("\n") : text(pack));
    const loading = await loadBook(spoilt);
    expect(loading.ok && (await loading.value.whole)).toEqual({
      ok: false,
      error: { pack: "second", fault: { line: 701, error: "fields" } },
    });
  });

  test("says which pack did not come", async () => {
    const refuse = (pack: string): Promise<string> =>
      pack === "third" ? Promise.reject(new Error("offline")) : Promise.resolve(text(pack));
    const loading = await loadBook(refuse);
    expect(loading.ok && (await loading.value.whole)).toEqual({
      ok: false,
      error: { pack: "third", fault: "unreachable" },
    });
    expect(await loadBook(() => Promise.reject(new Error("offline")))).toEqual({
      ok: false,
      error: { pack: "names", fault: "unreachable" },
    });
  });
});
