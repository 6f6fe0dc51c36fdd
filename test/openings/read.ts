import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { BOOK_PACKS } from "../../src/catalogue/book.ts";
import { Book, Names } from "../../src/openings/index.ts";
import { type Game, type Position, parseTranscript, positionOf, type Square } from "../../src/reversi/index.ts";

/** A file of the book, also in a test that has a page: there a URL is none of Node's. */
export const bookFile = (name: string): string =>
  readFileSync(join(dirname(fileURLToPath(import.meta.url)), "../../content/openings", name), "utf8");

export function readNames(): Names {
  const names = Names.parse(bookFile("names.tsv"));
  if (!names.ok) throw new Error(`content/openings/names.tsv:${names.error.line}: ${names.error.error}`);
  return names.value;
}

/** The whole book, or its first packs. */
export function readBook(packs = BOOK_PACKS.length): Book {
  const book = new Book(readNames());
  for (const { pack } of BOOK_PACKS.slice(0, packs)) {
    const added = book.add(bookFile(`${pack}.txt`));
    if (!added.ok) throw new Error(`content/openings/${pack}.txt:${added.error.line}: ${added.error.error}`);
  }
  return book;
}

function gameOf(text: string): Game {
  const game = parseTranscript(text);
  if (!game.ok) throw new Error(`${text}: ${game.error.code}`);
  return game.value;
}

export const positionAfter = (text: string): Position => positionOf(gameOf(text));

export const squaresOf = (text: string): readonly Square[] => gameOf(text).plies.map(({ move }) => move.square);
