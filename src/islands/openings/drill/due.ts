import type { Translate } from "../../../locales/text.ts";
import { positionOfOpening } from "../../../training/openings/position.ts";
import { fetchBook, fetchWholeBook } from "./book.ts";
import { type OpeningItem, openingItem } from "./item.ts";
import { soFarWords } from "./words.ts";

/** A position of an opening that is due, by its id, reached by the moves that people play most; null where the book has it no longer. Rejects where the book cannot be had. */
export async function dueOpening(id: string, t: Translate): Promise<OpeningItem | null> {
  const position = positionOfOpening(id);
  if (position === null) return null;
  const { book: begun } = await fetchBook();
  const book = begun.at(position) === undefined ? await fetchWholeBook() : begun;
  const [line] = book.ordersTo(position);
  if (line === undefined) return null;
  const asking = { line, from: line.length, onLine: [], isShown: false, isTrap: false };
  const before = [t("opening-drill.due"), soFarWords(line, t)].filter(Boolean).join(" ");
  return openingItem(book, { ...asking, before }, t);
}
