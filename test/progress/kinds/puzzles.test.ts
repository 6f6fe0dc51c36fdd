import "fake-indexeddb/auto";
import fc from "fast-check";
import { describe, expect, test, vi } from "vitest";
import { makeFile, mergeFiles, parseFile } from "../../../src/progress/file.ts";
import { type PuzzleRecord, puzzles, puzzlesIn } from "../../../src/progress/kinds/puzzles.ts";
import { entriesByHand, fileOf, newBrowserForEach, openPage, refuseDatabase } from "../support.ts";

const record = (change: Partial<PuzzleRecord> = {}): PuzzleRecord => ({
  puzzle: "0a1b2c3",
  at: 5,
  outcome: "solved",
  tries: 1,
  hints: 0,
  unaided: true,
  image: 3,
  rating: 1430,
  motifs: ["parity", "only-move"],
  mode: "train",
  run: null,
  ...change,
});

const entry = (data: object, id = "p") => ({ kind: "puzzle", id, version: 1, data });

const { at: _, ...seen } = record();

describe("the entry of a try at a puzzle", () => {
  test("is read as it was written", () => {
    const read = parseFile(fileOf([entry(record())]));
    expect(read.ok && read.value.entries).toEqual([entry(record())]);
  });

  test.each([
    ["no puzzle's id", { puzzle: "../../x" }, "puzzle", "not-text"],
    ["a rating that no puzzle has", { rating: 2401 }, "rating", "not-whole"],
    ["a ninth image", { image: 8 }, "image", "not-whole"],
    ["a mode that nobody knows", { mode: "blitz" }, "mode", "not-one-of"],
    ["an outcome that nobody knows", { outcome: "won" }, "outcome", "not-one-of"],
    ["motifs that are no list", { motifs: "parity" }, "motifs", "not-a-list"],
    ["a field too many", { name: "x" }, "name", "unknown"],
  ])("is refused with the place and the reason: %s", (_name, change, field, code) => {
    expect(parseFile(fileOf([entry({ ...record(), ...change })]))).toEqual({
      ok: false,
      error: { path: `entries[0].data.${field}`, code },
    });
  });

  test("meets another of its id the same way in whatever order, and however three are grouped", () => {
    const some = fc.record({ tries: fc.integer({ min: 0, max: 2 }), at: fc.integer({ min: 0, max: 2 }) });
    fc.assert(
      fc.property(some, some, some, (first, second, third) => {
        const [a, b, c] = [record(first), record(second), record(third)];
        expect(puzzles.merge(a, b)).toEqual(puzzles.merge(b, a));
        expect(puzzles.merge(a, a)).toEqual(a);
        expect(puzzles.merge(puzzles.merge(a, b), c)).toEqual(puzzles.merge(a, puzzles.merge(b, c)));
      }),
    );
  });

  test("survives a file, and two files hold all tries of both, oldest first", () => {
    const one = parseFile(fileOf([entry(record({ at: 7 }), "late"), entry(record({ at: 6 }), "both")]));
    const other = parseFile(fileOf([entry(record({ at: 1 }), "early"), entry(record({ at: 6 }), "both")]));
    if (!(one.ok && other.ok)) throw new Error("not read");
    const merged = mergeFiles(one.value, other.value);
    expect(parseFile(makeFile(merged))).toEqual({ ok: true, value: merged });
    expect(puzzlesIn(merged.entries).map(({ at }) => at)).toEqual([1, 6, 7]);
  });
});

describe("in a browser", () => {
  newBrowserForEach();

  test("a try is safe before anything is loaded, and known after a reload", async () => {
    vi.useFakeTimers({ now: 5, toFake: ["Date"] });
    const page = await openPage();
    const kept = page.recordPuzzle(seen);
    const waiting = Object.keys(localStorage).filter((key) => key.startsWith("outflank:pending:"));
    expect(waiting).toHaveLength(1);
    expect(JSON.parse(localStorage.getItem(waiting[0] ?? "") ?? "")).toMatchObject([
      { kind: "puzzle", data: record() },
    ]);
    expect(await kept).toBe("database");
    expect(await (await openPage()).puzzleRecords()).toEqual([record()]);
  });

  test("two tabs add what each of them saw, and the same puzzle twice is two tries", async () => {
    const [first, second] = [await openPage(), await openPage()];
    await Promise.all([first.recordPuzzle(seen), second.recordPuzzle({ ...seen, outcome: "wrong", unaided: false })]);
    expect(await entriesByHand()).toHaveLength(2);
    const known = await (await openPage()).puzzleRecords();
    expect(known.map(({ outcome }) => outcome).sort()).toEqual(["solved", "wrong"]);
  });

  test("where there is no database a try waits, and is known all the same", async () => {
    refuseDatabase();
    expect(await (await openPage()).recordPuzzle({ ...seen, mode: "storm", run: "r" })).toBe("pending");
    expect(await (await openPage()).puzzleRecords()).toMatchObject([{ mode: "storm", run: "r" }]);
  });

  test("erasing forgets them, and importing the exported file brings them back", async () => {
    const page = await openPage();
    await page.recordPuzzle(seen);
    const before = await page.puzzleRecords();
    const file = await page.exportRecord();
    await page.eraseRecord();
    expect(await page.puzzleRecords()).toEqual([]);
    const read = page.parseFile(file);
    if (!read.ok) throw new Error(read.error.code);
    await page.importRecord(read.value);
    expect(await page.puzzleRecords()).toEqual(before);
  });
});
