import { BOOK_PACKS, NAMES_PACK } from "../../catalogue/book.ts";
import { Book, Names } from "../../openings/index.ts";

const files = import.meta.glob<string>("../../../content/openings/*.{txt,tsv}", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** The text of a pack of the book, or of the names, as it is written. */
function written(pack: string): string {
  const text = Object.entries(files).find(([name]) =>
    name.endsWith(`/${pack}.${pack === NAMES_PACK ? "tsv" : "txt"}`),
  )?.[1];
  if (text === undefined) throw new Error(`content/openings has no ${pack}`);
  return text;
}

/** The text of a pack of the book, or of the names; what is for people who correct it is left out. */
export const bookText = (pack: string): string => written(pack).replace(/^#.*\n/gm, "");

let whole: Book | undefined;

/** The whole book, for pages that are made in advance. Throws, so that the build stops, where a line of it cannot be read. */
export function wholeBook(): Book {
  if (whole !== undefined) return whole;
  const names = Names.parse(written(NAMES_PACK));
  if (!names.ok) throw new Error(`content/openings/names.tsv:${names.error.line}: ${names.error.error}`);
  const book = new Book(names.value);
  for (const { pack } of BOOK_PACKS) {
    const added = book.add(written(pack));
    if (!added.ok) throw new Error(`content/openings/${pack}.txt:${added.error.line}: ${added.error.error}`);
  }
  whole = book;
  return book;
}
