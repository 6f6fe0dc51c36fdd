import { describe, expect, test, vi } from "vitest";
import "fake-indexeddb/auto";
import {
  abortNextWrites,
  attempt,
  byHand,
  entriesByHand,
  lessonData,
  makeStores,
  newBrowserForEach,
  openPage,
  rawDatabase,
  refuseDatabase,
  solvedAfterReload,
} from "./support.ts";

// Ways in which a browser's storage goes wrong, numbered through both files of faults. In each, nothing that was confirmed is lost and
// nothing throws at the page. Those that need a real browser stand in test/browser/progress.spec.ts.

const browser = newBrowserForEach();

describe("the database", () => {
  test("01 refuses to open: an attempt waits in localStorage, and is known after a reload", async () => {
    refuseDatabase();
    const page = await openPage();
    expect(await page.recordAttempt(attempt("a"))).toBe("pending");
    expect((await page.readRecord()).keeping).toBe("pending");
    expect(await solvedAfterReload()).toEqual(["a"]);
  });

  test("02 does not exist at all: the same", async () => {
    vi.stubGlobal("indexedDB", undefined);
    const page = await openPage();
    expect(await page.recordAttempt(attempt("a"))).toBe("pending");
    expect(await solvedAfterReload()).toEqual(["a"]);
  });

  test("03 opens again after it was refused: what waited is brought in", async () => {
    refuseDatabase();
    await (await openPage()).recordAttempt(attempt("a"));
    vi.restoreAllMocks();
    expect(await solvedAfterReload()).toEqual(["a"]);
    expect(await entriesByHand()).toHaveLength(1);
    expect(Object.keys(browser.local)).toEqual([]);
  });

  test("04 never answers: the page goes on without it after its patience", async () => {
    vi.useFakeTimers();
    vi.spyOn(indexedDB, "open").mockReturnValue(new EventTarget() as IDBOpenDBRequest);
    const page = await openPage();
    const kept = page.recordAttempt(attempt("a"));
    await vi.advanceTimersByTimeAsync(5000);
    expect(await kept).toBe("pending");
  });

  test("05 is held up by an upgrade that another tab blocks: an attempt waits, and is brought in when the tab lets go", async () => {
    const old = await rawDatabase(1, makeStores);
    const upgrading = rawDatabase(2);
    // The old tab does not give way, so that the upgrade waits, and everything that comes after it.
    const page = await openPage();
    vi.useFakeTimers({ toFake: ["setTimeout"] });
    const kept = page.recordAttempt(attempt("a"));
    await vi.waitFor(() => expect(vi.getTimerCount()).toBeGreaterThan(0));
    vi.advanceTimersByTime(5000);
    vi.useRealTimers();
    expect(await kept).toBe("pending");
    old.close();
    (await upgrading).close();
    expect(await solvedAfterReload()).toEqual(["a"]);
  });

  test("06 was made by a newer version: it is read, not written, and an attempt waits for that version", async () => {
    const newer = await rawDatabase(7, (db) => {
      makeStores(db);
      db.createObjectStore("novelties");
    });
    newer.close();
    await byHand("entries", (store) => store.put(lessonData("one")));
    const before = await entriesByHand();
    const page = await openPage();
    expect(await page.recordAttempt(attempt("a"))).toBe("pending");
    const record = await page.readRecord();
    expect(record.keeping).toBe("newer");
    expect(record.lessons.get("rules/passing")?.steps).toEqual(["one"]);
    expect(await page.eraseRecord()).toEqual({ ok: false, error: "newer" });
    expect(await entriesByHand()).toEqual(before);
    expect(await solvedAfterReload()).toEqual(["a"]);
  });

  test("07 loses its connection: the next write opens another", async () => {
    const page = await openPage();
    await page.recordAttempt(attempt("a"));
    const close = IDBDatabase.prototype.close;
    const original = IDBDatabase.prototype.transaction;
    vi.spyOn(IDBDatabase.prototype, "transaction").mockImplementationOnce(function (this: IDBDatabase, ...args) {
      close.call(this);
      return original.apply(this, args);
    });
    expect(await page.recordAttempt(attempt("b"))).toBe("database");
    expect(await solvedAfterReload()).toEqual(["a", "b"]);
  });

  test("08 is deleted while the page is open: it gives way, and the next write makes it anew", async () => {
    const page = await openPage();
    await page.recordAttempt(attempt("a"));
    await new Promise<void>((resolve, reject) => {
      const request = indexedDB.deleteDatabase("outflank");
      request.onsuccess = () => resolve();
      request.onerror = () => reject(request.error);
    });
    expect(await page.recordAttempt(attempt("b"))).toBe("database");
    expect(await solvedAfterReload()).toEqual(["b"]);
  });

  test("09 aborts the transaction after it took the write: the attempt is not called kept, and is not lost", async () => {
    const page = await openPage();
    abortNextWrites(1);
    expect(await page.recordAttempt(attempt("a"))).toBe("pending");
    expect(await entriesByHand()).toEqual([]);
    vi.restoreAllMocks();
    expect(await solvedAfterReload()).toEqual(["a"]);
  });

  test("10 is full: the same", async () => {
    const page = await openPage();
    await page.recordAttempt(attempt("a"));
    vi.spyOn(IDBObjectStore.prototype, "put").mockImplementation(() => {
      throw new DOMException("full", "QuotaExceededError");
    });
    expect(await page.recordAttempt(attempt("b"))).toBe("pending");
    expect(await solvedAfterReload()).toEqual(["a", "b"]);
  });

  test("11 holds an entry that is no entry: it is put aside and can be saved; the others are read", async () => {
    const page = await openPage();
    await page.recordAttempt(attempt("a"));
    await byHand("entries", (store) => store.put({ kind: "attempt", id: "x", version: 1, data: { tries: "many" } }));
    const record = await page.readRecord();
    expect(record.attempts.map(({ exercise }) => exercise)).toEqual(["a"]);
    expect(record.aside).toBe(1);
    expect(await entriesByHand()).toHaveLength(1);
    expect(JSON.parse(await page.exportRecord()).aside).toEqual([
      { place: "database", text: '{"kind":"attempt","id":"x","version":1,"data":{"tries":"many"}}' },
    ]);
  });

  test("12 holds what JSON cannot write: it is put aside as text", async () => {
    await (await openPage()).recordAttempt(attempt("a"));
    await byHand("entries", (store) => store.put({ kind: "attempt", id: "x", version: 1, data: 10n }));
    const page = await openPage();
    expect((await page.readRecord()).aside).toBe(1);
    expect(JSON.parse(await page.exportRecord()).aside).toHaveLength(1);
  });

  test("13 holds an entry of a newer version: it is neither read nor overwritten, and what meets it waits", async () => {
    const newer = { ...lessonData(), version: 9, data: { stars: 3 } };
    await (await openPage()).recordAttempt(attempt("a"));
    await byHand("entries", (store) => store.put(newer));
    const page = await openPage();
    expect(await page.markStep("rules/passing", "one")).toBe("pending");
    const record = await page.readRecord();
    expect(record.newer).toBe(1);
    expect(record.attempts).toHaveLength(1);
    expect(await entriesByHand()).toContainEqual(newer);
    expect(JSON.parse(await page.exportRecord()).entries).toContainEqual(newer);
  });

  test("14 holds a kind that only a newer version knows: it is left and saved with the rest", async () => {
    const review = { kind: "review", id: "x", version: 1, data: { due: 5 } };
    await (await openPage()).recordAttempt(attempt("a"));
    await byHand("entries", (store) => store.put(review));
    const page = await openPage();
    expect((await page.readRecord()).newer).toBe(1);
    expect(JSON.parse(await page.exportRecord()).entries).toContainEqual(review);
    expect(await entriesByHand()).toContainEqual(review);
  });
});
