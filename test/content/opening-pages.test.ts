import { expect, test } from "vitest";
import { solvedLine } from "../../src/openings/solved.ts";
import { positionOf } from "../../src/reversi/index.ts";
import { readBook } from "../openings/read.ts";
import { readFiles, readLibrary } from "./library.ts";
import { withLines } from "./lines.ts";
import {
  faultsByBook,
  faultsOfClaims,
  faultsOfNextBest,
  faultsOfPlace,
  faultsOfSlip,
  gameAfter,
  inPage,
  movesOfName,
  pageFrom,
  readPages,
  strangersInCosts,
  strangersOf,
  textOfPage,
} from "./opening-pages.ts";

const library = readLibrary(readFiles());
const book = readBook();
const pages = readPages();

test("the pages about openings have names that the book has, in the order of how many games came to them", () => {
  expect(pages.flatMap((page) => inPage(page, faultsOfPlace(page, book)))).toEqual([]);
  const games = pages
    .toSorted((a, b) => a.head.order - b.head.order)
    .map(({ head }) => {
      const name = book.names.all.find(({ id }) => id === head.name);
      return name === undefined ? 0 : (book.at(positionOf(gameAfter(movesOfName(name))))?.games ?? 0);
    });
  expect(games).toEqual(games.toSorted((a, b) => b - a));
  expect(new Set(pages.map(({ head }) => head.order)).size).toBe(pages.length);
});

test.each(pages.map((page) => [page.id, page] as const))(
  "all that the page about %s claims is proven, and its slip is one",
  async (_, page) => {
    expect(withLines(await faultsOfClaims(page, library))).toEqual([]);
    expect(inPage(page, strangersOf(page))).toEqual([]);
    expect(inPage(page, faultsOfNextBest(page))).toEqual([]);
    expect(inPage(page, await faultsOfSlip(page, book))).toEqual([]);
  },
  120_000,
);

test.each(pages.map((page) => [page.id, page] as const))(
  "the book bears out what the page about %s says that moves are worth and cost",
  (_, page) => {
    expect(inPage(page, faultsByBook(page, book))).toEqual([]);
    expect(inPage(page, strangersInCosts(page))).toEqual([]);
  },
);

test("the parallel is the rarest of the three answers to f5, and the Comp’Oth lies on the game that was given with the proof of 2023", () => {
  const games = ["f5d6", "f5f6", "f5f4"].map((moves) => book.at(positionOf(gameAfter(moves)))?.games ?? 0);
  expect(games.indexOf(Math.min(...games))).toBe(2);
  const line = book.names.all.find(({ id }) => id === "compoth")?.line ?? [];
  expect(line).toEqual(solvedLine.slice(0, 8));
});

test("a page that cannot be read is named with line and field", () => {
  const changed = (from: string, to: string) => () => pageFrom("tiger", textOfPage("tiger").replace(from, to));
  expect(changed("name: tiger", "name: Tiger!")).toThrow(/^content\/openings\/pages\/en\/tiger\.mdx:\d+: name: /);
  expect(changed('<Step id="plan"', '<Step id="plan" colour="red"')).toThrow(
    /^content\/openings\/pages\/en\/tiger\.mdx:\d+: step plan: Unrecognized key: "colour"$/,
  );
});

test("a claim that is not true, a square that nothing bears out and a slip that is none are told", async () => {
  const changed = (from: string, to: string) => pageFrom("tiger", textOfPage("tiger").replace(from, to));
  expect((await faultsOfClaims(changed('count="6"', 'count="7"'), library)).join()).toContain("is not true");
  expect(strangersOf(changed("White answers f4", "White answers h8"))).toEqual(["step plan: names h8"]);
  expect(strangersOf(changed("with a black row", "with nine black rows"))).toEqual(["step line: says 9"]);
  expect((await faultsOfSlip(changed("least: 5", "least: 30"), book))[0]).toBe("slip: b3 does not cost 30");
  expect((await faultsOfSlip(changed("only 2.", "only 3."), book)).join()).toContain("the coach says");
  expect(faultsByBook(changed('move="b3" least="5"', 'move="b3" least="30"'), book).join()).toContain("In the book b3");
  expect(faultsByBook(changed('from="4" to="10"', 'from="9" to="10"'), book).join()).toContain("In the book c6");
  expect(strangersInCosts(changed("them will do", "them costs five discs"))).toEqual(["summary: says costs five"]);
  expect(strangersInCosts(changed("them will do", "them is six behind or more"))).toEqual(["summary: says six behind"]);
  expect(strangersInCosts(changed("them will do", "them costs five discs or more"))).toEqual([]);
  expect(faultsOfNextBest(changed('move="b3" least="5"', 'move="b3" least="30"'))).toHaveLength(2);
  expect(faultsOfPlace(changed('play="f5d6c3d3c4"', 'play="f5d6c3d3"'), book)).toEqual([
    "step line: it plays f5d6c3d3c4",
  ]);
});
