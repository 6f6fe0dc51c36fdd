import { atom, type ReadableAtom } from "nanostores";
import { type Book, loadBook } from "../../openings/index.ts";

/** What there is of the opening book. */
export interface Library {
  /** Null before its first plies are there. */
  readonly book: Book | null;
  /** On its way; as much as was wanted is there; all of it is; or it cannot be had, or no more of it. */
  readonly state: "loading" | "begun" | "whole" | "unreachable";
}

/** The book of a page: its first plies are fetched at once, the rest once it is wanted. */
export interface Shelf {
  readonly $library: ReadableAtom<Library>;
  /** Fetches the first plies; after a failure anew. */
  open(): void;
  /** Lets the rest come as well. */
  wantAll(): void;
}

/** The packs that are fetched at once; the others wait until they are wanted. */
const AT_ONCE: readonly string[] = ["names", "first"];

/** `fetched` gives a pack's text by its name, and rejects if it does not come. */
export function openShelf(fetched: (pack: string) => Promise<string>): Shelf {
  const $library = atom<Library>({ book: null, state: "loading" });
  let letCome: () => void = () => undefined;
  const wanted = new Promise<void>((resolve) => {
    letCome = resolve;
  });

  async function later(pack: string): Promise<string> {
    await wanted;
    const { book } = $library.get();
    // The pack before has been added by now.
    if (book !== null) $library.set({ book, state: "loading" });
    return fetched(pack);
  }

  async function load(): Promise<void> {
    $library.set({ book: null, state: "loading" });
    const loading = await loadBook((pack) => (AT_ONCE.includes(pack) ? fetched(pack) : later(pack)));
    if (!loading.ok) return $library.set({ book: null, state: "unreachable" });
    const { book, whole } = loading.value;
    $library.set({ book, state: "begun" });
    const all = await whole;
    $library.set({ book, state: all.ok ? "whole" : "unreachable" });
  }

  return {
    $library,
    open: () => void load(),
    wantAll: () => letCome(),
  };
}
