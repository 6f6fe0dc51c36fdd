import { IDBFactory } from "fake-indexeddb";
import { afterEach, beforeEach, vi } from "vitest";
import type { Entry } from "../../src/progress/entry.ts";

/** A localStorage that can be told to refuse. Its own keys are the stored ones, as in a browser. */
function storageStub(): Storage & { refuse: (...what: ("get" | "set" | "remove")[]) => void } {
  const refused = new Set<string>();
  const methods = {
    getItem(key: string): string | null {
      if (refused.has("get")) throw new DOMException("refused", "SecurityError");
      return (Object.getOwnPropertyDescriptor(store, key)?.value as string | undefined) ?? null;
    },
    setItem(key: string, value: string): void {
      if (refused.has("set")) throw new DOMException("full", "QuotaExceededError");
      Reflect.set(store, key, String(value));
    },
    removeItem(key: string): void {
      if (refused.has("remove")) throw new DOMException("refused", "SecurityError");
      Reflect.deleteProperty(store, key);
    },
    refuse(...what: string[]): void {
      refused.clear();
      for (const name of what) refused.add(name);
    },
  };
  const store = Object.create(methods);
  return store;
}

/** A browser whose storages are empty. What is stored stays when a page is opened anew. */
export function newBrowser() {
  const local = storageStub();
  vi.stubGlobal("window", new EventTarget());
  vi.stubGlobal("localStorage", local);
  vi.stubGlobal("indexedDB", new IDBFactory());
  return local;
}

/** Gives each test of a file a browser of its own, and takes back after it what the test had stubbed. */
export function newBrowserForEach(): { local: ReturnType<typeof newBrowser> } {
  const browser = { local: storageStub() };
  beforeEach(() => {
    browser.local = newBrowser();
  });
  afterEach(() => {
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });
  return browser;
}

/** Opens a page: every module anew, as after a reload, over the same storages. */
export async function openPage() {
  vi.resetModules();
  const record = await import("../../src/progress/record.ts");
  const keeper = await import("../../src/progress/keeper.ts");
  const settings = await import("../../src/progress/settings.ts");
  return { ...record, ...keeper, ...settings };
}

export const attempt = (exercise: string) =>
  ({ exercise, outcome: "solved", tries: 1, hints: 0, unaided: true }) as const;

export const lessonData = (...steps: string[]): Entry => ({
  kind: "lesson",
  id: "rules/passing",
  version: 1,
  data: { steps, finished: null },
});

/** Opens the database as something else than the record would: at `version`, changed by `upgrade`. */
export function rawDatabase(version?: number, upgrade?: (db: IDBDatabase) => void): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open("outflank", version);
    request.onupgradeneeded = () => upgrade?.(request.result);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

export const makeStores = (db: IDBDatabase): void => {
  db.createObjectStore("entries", { keyPath: ["kind", "id"] });
  db.createObjectStore("aside", { keyPath: ["place", "text"] });
};

/** Does one thing with a store of the database, by hand. */
export async function byHand<T>(
  store: "entries" | "aside",
  work: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  const db = await rawDatabase();
  const transaction = db.transaction(store, "readwrite");
  const request = work(transaction.objectStore(store));
  await new Promise<void>((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error);
  });
  db.close();
  return request.result;
}

/** What stands in the database, by hand. */
export const entriesByHand = (): Promise<Entry[]> => byHand("entries", (store) => store.getAll());

/** A file of a record, as text. */
export const fileOf = (entries: readonly unknown[], rest: object = {}): string =>
  JSON.stringify({ format: "outflank-record", version: 1, settings: {}, entries, aside: [], ...rest });

/** The exercises that a page opened anew knows to be solved. */
export async function solvedAfterReload(): Promise<string[]> {
  const page = await openPage();
  return [...(await page.solvedExercises())].sort();
}

/** Makes the browser refuse to open any database. */
export const refuseDatabase = (): void => {
  vi.spyOn(indexedDB, "open").mockImplementation(() => {
    throw new DOMException("refused", "SecurityError");
  });
};

/** Makes the next `times` writing transactions abort, as a full disk does, after their writes were accepted. */
export function abortNextWrites(times: number): void {
  const original = IDBDatabase.prototype.transaction;
  let left = times;
  vi.spyOn(IDBDatabase.prototype, "transaction").mockImplementation(function (this: IDBDatabase, ...args) {
    const transaction = original.apply(this, args);
    if (args[1] === "readwrite" && left > 0) {
      left -= 1;
      const put = IDBObjectStore.prototype.put;
      vi.spyOn(IDBObjectStore.prototype, "put").mockImplementation(function (this: IDBObjectStore, value: unknown) {
        const request = put.call(this, value);
        if (this.transaction === transaction) request.addEventListener("success", () => transaction.abort());
        return request;
      });
    }
    return transaction;
  });
}
