import type { RefObject } from "preact";
import { useRef } from "preact/hooks";
import type { Item } from "./item.ts";
import type { Supply } from "./supply.ts";

interface Ahead {
  /** Fetches the next one, unless it is on its way. */
  readonly prepare: () => void;
  /** The next one, on its way or fetched now. Rejects where it cannot be loaded; then it is fetched anew when asked for again. */
  readonly take: () => Promise<Item | null>;
}

/** What a supply gives next, fetched while the one before is thought about. */
export function useAhead(supply: RefObject<Supply>): Ahead {
  const coming = useRef<Promise<Item | null> | null>(null);
  const fetched = (): Promise<Item | null> => supply.current?.() ?? Promise.resolve(null);
  return {
    prepare: () => {
      if (coming.current !== null) return;
      const next = fetched();
      coming.current = next;
      next.catch(() => {
        if (coming.current === next) coming.current = null;
      });
    },
    take: () => {
      const next = coming.current ?? fetched();
      coming.current = null;
      return next;
    },
  };
}
