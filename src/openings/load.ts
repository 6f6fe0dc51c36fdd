import { BOOK_PACKS, NAMES_PACK } from "../catalogue/book.ts";
import { fail, ok, type Result } from "../reversi/index.ts";
import { Book, type BookFault } from "./book.ts";
import { Names, type NamesFault } from "./names.ts";

/** Why the book could not be loaded: a pack did not come, or a line of it cannot be read. */
export type LoadError = { readonly pack: string; readonly fault: BookFault | NamesFault | "unreachable" };

/** The book with its first plies, and the rest on its way: the same book, which has grown, or why it has not. */
export interface Loading {
  readonly book: Book;
  readonly whole: Promise<Result<Book, LoadError>>;
}

/** So many lines of a pack are read in one go: on a phone a twentieth of a second. */
const AT_ONCE = 300;

/** Loads the book by what fetches a pack's text by its name; that rejects if it does not come. Gives it once the first plies are there. */
export async function loadBook(fetched: (pack: string) => Promise<string>): Promise<Result<Loading, LoadError>> {
  const [{ pack: first }, ...later] = BOOK_PACKS;
  const [namesText, firstText] = await Promise.all([textOf(NAMES_PACK, fetched), textOf(first, fetched)]);
  if (!namesText.ok) return namesText;
  if (!firstText.ok) return firstText;
  const names = Names.parse(namesText.value);
  if (!names.ok) return fail({ pack: NAMES_PACK, fault: names.error });
  const book = new Book(names.value);
  const begun = book.add(firstText.value);
  if (!begun.ok) return fail({ pack: first, fault: begun.error });
  return ok({
    book,
    whole: grown(
      book,
      later.map(({ pack }) => pack),
      fetched,
    ),
  });
}

async function textOf(pack: string, fetched: (pack: string) => Promise<string>): Promise<Result<string, LoadError>> {
  try {
    return ok(await fetched(pack));
  } catch {
    return fail({ pack, fault: "unreachable" });
  }
}

async function grown(
  book: Book,
  packs: readonly string[],
  fetched: (pack: string) => Promise<string>,
): Promise<Result<Book, LoadError>> {
  for (const pack of packs) {
    const text = await textOf(pack, fetched);
    if (!text.ok) return text;
    const lines = text.value.split("\n");
    for (let from = 0; from < lines.length; from += AT_ONCE) {
      const added = book.add(lines.slice(from, from + AT_ONCE).join("\n"));
      if (!added.ok) return fail({ pack, fault: { ...added.error, line: from + added.error.line } });
      // So that the page answers in between.
      await new Promise((resolve) => setTimeout(resolve, 0));
    }
  }
  return ok(book);
}
