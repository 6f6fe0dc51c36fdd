import "fake-indexeddb/auto";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { makeFile, parseFile } from "../../../src/progress/file.ts";
import { mistakeId } from "../../../src/progress/kinds/mistake-id.ts";
import { type MistakeRecord, mistakes, mistakesIn } from "../../../src/progress/kinds/mistakes.ts";
import { entriesByHand, fileOf, newBrowserForEach, openPage } from "../support.ts";

/** After f5, White to move has d6, f4 and f6. */
const record = (change: Partial<MistakeRecord> = {}): MistakeRecord => ({
  position: `${"-".repeat(27)}OX------XXX${"-".repeat(26)}`,
  toMove: "white",
  played: "f4",
  best: ["d6", "f6"],
  before: 0,
  after: -6,
  isExact: false,
  times: [5],
  ...change,
});

const entry = (data: MistakeRecord) => ({ kind: "mistake", id: mistakeId(data), version: 1, data });

describe("the entry of a mistake", () => {
  test("is read as it was written, and its position and side are its name", () => {
    const read = parseFile(fileOf([entry(record())]));
    expect(read.ok && read.value.entries).toEqual([entry(record())]);
    expect(mistakeId(record())).toBe(`${record().position}O`);
    expect(mistakeId(record({ toMove: "black" }))).toBe(`${record().position}X`);
  });

  test.each([
    ["a board that is too small", { position: "XO" }, "position", "not-text"],
    ["no square", { played: "j9" }, "played", "not-text"],
    ["a move that is not legal", { played: "a1" }, "played", "not-moves"],
    ["a best move that is not legal", { best: ["d6", "c3"] }, "played", "not-moves"],
    ["more discs than there are", { after: -65 }, "after", "not-whole"],
    ["no time", { times: [] }, "times", "missing"],
  ])("is refused with the place and the reason: %s", (_, change, field, code) => {
    expect(parseFile(fileOf([entry(record(change))]))).toEqual({
      ok: false,
      error: { path: `entries[0].data.${field}`, code },
    });
  });

  test("meets another of its position: all times are kept, and what was played last", () => {
    const [first, second] = [record({ times: [3, 5] }), record({ times: [5, 9], played: "f6" })];
    expect(mistakes.merge(first, second)).toEqual(record({ times: [3, 5, 9], played: "f6" }));
  });

  test("meets another the same way in whatever order, and however three are grouped", () => {
    const some = fc.record({
      played: fc.constantFrom("d6", "f4", "f6"),
      times: fc.uniqueArray(fc.integer({ min: 0, max: 2 }), { minLength: 1 }),
    });
    const made = ({ played, times }: { played: string; times: number[] }) =>
      record({ played, times: times.sort((x, y) => x - y) });
    fc.assert(
      fc.property(some, some, some, (first, second, third) => {
        const [a, b, c] = [made(first), made(second), made(third)];
        expect(mistakes.merge(a, b)).toEqual(mistakes.merge(b, a));
        expect(mistakes.merge(a, a)).toEqual(a);
        expect(mistakes.merge(mistakes.merge(a, b), c)).toEqual(mistakes.merge(a, mistakes.merge(b, c)));
      }),
    );
  });

  test("survives a file", () => {
    const read = parseFile(fileOf([entry(record())]));
    if (!read.ok) throw new Error(read.error.code);
    expect(parseFile(makeFile(read.value))).toEqual(read);
    expect(mistakesIn(read.value.entries)).toEqual(new Map([[mistakeId(record()), record()]]));
  });
});

describe("in a browser", () => {
  newBrowserForEach();

  test("what is kept twice is there once, also from two tabs", async () => {
    const [first, second] = [await openPage(), await openPage()];
    const found = [[mistakeId(record()), record()]] as const;
    await Promise.all([first.recordMistakes(found), second.recordMistakes(found)]);
    await first.recordMistakes(found);
    expect(await entriesByHand()).toEqual([entry(record())]);
    const page = await openPage();
    expect((await page.readRecord()).mistakes).toEqual(new Map(found));
  });
});
