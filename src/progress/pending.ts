import type { Entry } from "./entry.ts";
import { PENDING } from "./here.ts";

/** What one write left behind. `text` is JSON of a list of entries, if nothing has harmed it. */
export interface Pending {
  readonly key: string;
  readonly text: string;
}

/** What localStorage refused, by key: it lasts as long as the page. */
const inMemory = new Map<string, string>();

/** A random name of 32 characters. `crypto.randomUUID` would need a secure address. */
export const randomName = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");

/** Keeps entries at once, all or none. Gives the key, and whether they outlast the page. */
export function addPending(entries: readonly Entry[]): { readonly key: string; readonly lasts: boolean } {
  const key = PENDING + randomName();
  const text = JSON.stringify(entries);
  try {
    localStorage.setItem(key, text);
    return { key, lasts: true };
  } catch {
    inMemory.set(key, text);
    return { key, lasts: false };
  }
}

/** Everything that waits, also from other tabs and earlier visits. */
export function allPending(): readonly Pending[] {
  const found = new Map(inMemory);
  try {
    for (const key of Object.keys(localStorage).filter((name) => name.startsWith(PENDING))) {
      const text = localStorage.getItem(key);
      if (text !== null) found.set(key, text);
    }
  } catch {
    // A storage that cannot be read holds nothing for us now; what it holds is found when it can be.
  }
  return [...found].map(([key, text]) => ({ key, text }));
}

/** Forgets what no longer waits. What the storage refuses to remove is merged again some day, which changes nothing. */
export function dropPending(keys: readonly string[]): void {
  for (const key of keys) {
    inMemory.delete(key);
    try {
      localStorage.removeItem(key);
    } catch {
      // As above.
    }
  }
}

/** Whether what waits under `key` would be lost with the page. */
export const isOnlyInMemory = (key: string): boolean => inMemory.has(key);

/** Whether localStorage takes anything at all now. */
export function canWait(): boolean {
  try {
    const probe = `${PENDING}probe`;
    localStorage.setItem(probe, "[]");
    localStorage.removeItem(probe);
    return true;
  } catch {
    return false;
  }
}
