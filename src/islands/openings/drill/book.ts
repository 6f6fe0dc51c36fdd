import { type Book, type Loading, loadBook } from "../../../openings/index.ts";
import { fetchPack } from "../fetch-pack.ts";

let loading: Promise<Loading> | null = null;

/** The opening book with its first plies, fetched once for the page. Rejects, and is fetched anew the next time, where it cannot be had. */
export function fetchBook(): Promise<Loading> {
  loading ??= loadBook(fetchPack).then((loaded) => {
    if (!loaded.ok) throw new Error(loaded.error.pack);
    return loaded.value;
  });
  loading.catch(() => {
    loading = null;
  });
  return loading;
}

/** The whole of it. Rejects where that cannot be had. */
export async function fetchWholeBook(): Promise<Book> {
  const { whole } = await fetchBook();
  const book = await whole;
  if (book.ok) return book.value;
  loading = null;
  throw new Error(book.error.pack);
}
