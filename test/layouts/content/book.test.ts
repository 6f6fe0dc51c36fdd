import { expect, test } from "vitest";
import { BOOK_PACKS } from "../../../src/catalogue/book.ts";
import { bookText, wholeBook } from "../../../src/layouts/content/book.ts";
import { startPosition } from "../../../src/reversi/index.ts";

test("a page is given the packs of the book and its names without what is for those who correct them", () => {
  for (const pack of [...BOOK_PACKS.map(({ pack }) => pack), "names"]) {
    const text = bookText(pack);
    expect(text.length).toBeGreaterThan(1000);
    expect(text).not.toMatch(/^#/m);
  }
  expect(() => bookText("second.txt")).toThrow("no second.txt");
});

test("the whole book is at hand when pages are made", () => {
  const book = wholeBook();
  expect(book.at(startPosition())?.games).toBeGreaterThan(100_000);
  expect(book.names.all).toHaveLength(453);
  expect(wholeBook()).toBe(book);
});
