import { describe, expect, test, vi } from "vitest";
import "fake-indexeddb/auto";
import {
  abortNextWrites,
  attempt,
  byHand,
  entriesByHand,
  fileOf,
  lessonData,
  newBrowserForEach,
  openPage,
  refuseDatabase,
  solvedAfterReload,
} from "./support.ts";

// Ways in which a browser's storage goes wrong, numbered through both files of faults. In each, nothing that was confirmed is lost and
// nothing throws at the page. Those that need a real browser stand in test/browser/progress.spec.ts.

const browser = newBrowserForEach();

describe("localStorage", () => {
  test("15 refuses to write: an attempt goes into the database all the same", async () => {
    browser.local.refuse("set");
    const page = await openPage();
    expect(await page.recordAttempt(attempt("a"))).toBe("database");
    expect(await solvedAfterReload()).toEqual(["a"]);
  });

  test("16 refuses to be read: the same", async () => {
    browser.local.refuse("get", "set", "remove");
    const page = await openPage();
    expect(await page.recordAttempt(attempt("a"))).toBe("database");
    expect(await solvedAfterReload()).toEqual(["a"]);
  });

  test("17 is refused altogether, and so is the database: the page says so and knows the attempt as long as it is open", async () => {
    vi.stubGlobal("localStorage", undefined);
    refuseDatabase();
    const page = await openPage();
    expect(await page.recordAttempt(attempt("a"))).toBe("memory");
    const record = await page.readRecord();
    expect(record.keeping).toBe("memory");
    expect(record.attempts).toHaveLength(1);
    expect(await page.importRecord({ settings: {}, entries: [lessonData("one")], aside: [] })).toEqual({
      ok: false,
      error: "refused",
    });
  });

  test("18 does not let go of what is in the database: it is merged again and counted once", async () => {
    browser.local.refuse("remove");
    await (await openPage()).recordAttempt(attempt("a"));
    const page = await openPage();
    expect((await page.readRecord()).attempts).toHaveLength(1);
  });

  test.each([
    ["19 cut short", '[{"kind":"attempt","id":"x"'],
    ["20 no list", '{"kind":"attempt"}'],
    ["21 empty", ""],
    ["22 a list of nonsense", '[7,null,"x",[]]'],
  ])("%s, what waits there is put aside, and the rest is brought in", async (_, text) => {
    browser.local.setItem("outflank:pending:0", text);
    browser.local.setItem("outflank:pending:1", JSON.stringify([lessonData("one")]));
    const page = await openPage();
    const record = await page.readRecord();
    expect(record.lessons.get("rules/passing")?.steps).toEqual(["one"]);
    expect(record.aside).toBeGreaterThan(0);
    expect(Object.keys(browser.local)).toEqual([]);
    expect((await byHand("aside", (store) => store.getAll())).length).toBe(record.aside);
  });

  test("23 holds a write of a newer version: it goes on waiting as it stands", async () => {
    const text = JSON.stringify([{ ...lessonData(), version: 4, data: { stars: 3 } }]);
    browser.local.setItem("outflank:pending:0", text);
    const page = await openPage();
    expect((await page.readRecord()).newer).toBe(1);
    expect(browser.local.getItem("outflank:pending:0")).toBe(text);
  });

  test("24 is full when a setting is chosen: it holds for the page, and the page knows that it does not last", async () => {
    const page = await openPage();
    browser.local.refuse("set");
    page.setSetting("theme", "dark");
    expect(page.$settings.get().theme).toBe("dark");
    expect(page.$settingsKept.get()).toBe(false);
    browser.local.refuse();
    page.setSetting("theme", "dark");
    expect(page.$settingsKept.get()).toBe(true);
    expect((await openPage()).$settings.get().theme).toBe("dark");
  });

  test("25 refuses to be read when settings are: the defaults are in force", async () => {
    browser.local.setItem("outflank:theme", "dark");
    browser.local.refuse("get");
    expect((await openPage()).$settings.get()).toEqual((await openPage()).DEFAULT_SETTINGS);
  });

  test.each(['"><b>pink', "dark@", "dark@-5", "dark@99999999999999999999", "DARK", "sepia@1764547200000", "toString"])(
    "26 holds “%s” for a setting: it counts as the default and is left there",
    async (text) => {
      browser.local.setItem("outflank:theme", text);
      const page = await openPage();
      expect(page.$settings.get().theme).toBe("system");
      expect(browser.local.getItem("outflank:theme")).toBe(text);
    },
  );
});

describe("time", () => {
  test("27 a reload before the database is even loaded keeps the solve", async () => {
    const page = await openPage();
    // Not waited for: the page is gone at once, and with it everything that had not been written by then.
    vi.spyOn(indexedDB, "open").mockReturnValue(new EventTarget() as IDBOpenDBRequest);
    void page.recordAttempt(attempt("a"));
    vi.restoreAllMocks();
    expect(await solvedAfterReload()).toEqual(["a"]);
  });

  test("28 two tabs mark steps of one lesson at once: both are kept", async () => {
    const [one, two] = [await openPage(), await openPage()];
    await Promise.all([
      one.markStep("rules/passing", "one"),
      two.markStep("rules/passing", "two"),
      one.markStep("rules/passing", "three"),
      two.finishLesson("rules/passing"),
    ]);
    const progress = await (await openPage()).lessonProgress("rules/passing");
    expect(progress.steps).toEqual(["one", "three", "two"]);
    expect(progress.finished).toBeGreaterThan(0);
  });

  test("29 two tabs bring in the same waiting write at once: it is counted once", async () => {
    refuseDatabase();
    await (await openPage()).recordAttempt(attempt("a"));
    vi.restoreAllMocks();
    const [one, two] = [await openPage(), await openPage()];
    await Promise.all([one.readRecord(), two.readRecord()]);
    expect(await entriesByHand()).toHaveLength(1);
  });
});

describe("a file", () => {
  const file = { settings: {}, entries: [{ ...lessonData("x"), id: "rules/end" }, lessonData("two")], aside: [] };

  test("30 is half imported when the transaction aborts: nothing of it is there, and the next try adds all", async () => {
    const page = await openPage();
    await page.markStep("rules/passing", "one");
    const before = await entriesByHand();
    abortNextWrites(1);
    browser.local.refuse("set");
    expect(await page.importRecord(file)).toEqual({ ok: false, error: "refused" });
    expect(await entriesByHand()).toEqual(before);
    vi.restoreAllMocks();
    expect(await page.importRecord(file)).toEqual({ ok: true, value: "database" });
    const { lessons } = await page.readRecord();
    expect(lessons.get("rules/passing")?.steps).toEqual(["one", "two"]);
    expect(lessons.get("rules/end")?.steps).toEqual(["x"]);
  });

  test("31 meets an entry of a newer version: none of it is imported", async () => {
    const page = await openPage();
    await page.recordAttempt(attempt("a"));
    await byHand("entries", (store) => store.put({ ...lessonData(), version: 9, data: { stars: 3 } }));
    const before = await entriesByHand();
    expect(await page.importRecord(file)).toEqual({ ok: false, error: "newer" });
    expect(await entriesByHand()).toEqual(before);
  });

  test("32 is imported where there is no database: it waits as a whole", async () => {
    refuseDatabase();
    const page = await openPage();
    expect(await page.importRecord(file)).toEqual({ ok: true, value: "pending" });
    vi.restoreAllMocks();
    expect((await (await openPage()).readRecord()).lessons.size).toBe(2);
  });

  test("33 erasing fails: everything is still there", async () => {
    const page = await openPage();
    await page.recordAttempt(attempt("a"));
    vi.spyOn(IDBObjectStore.prototype, "clear").mockImplementation(() => {
      throw new DOMException("aborted", "AbortError");
    });
    expect(await page.eraseRecord()).toEqual({ ok: false, error: "refused" });
    vi.restoreAllMocks();
    expect(await solvedAfterReload()).toEqual(["a"]);
  });

  test("34 that was saved before everything was erased brings it back", async () => {
    const page = await openPage();
    await page.recordAttempt(attempt("a"));
    await page.markStep("rules/passing", "one");
    const saved = await page.exportRecord();
    expect(await page.eraseRecord()).toEqual({ ok: true, value: null });
    expect(await solvedAfterReload()).toEqual([]);
    const parsed = page.parseFile(saved);
    if (!parsed.ok) throw new Error(parsed.error.code);
    await page.importRecord(parsed.value);
    expect(await page.exportRecord()).toBe(saved);
    expect(page.parseFile(fileOf([])).ok).toBe(true);
  });
});
