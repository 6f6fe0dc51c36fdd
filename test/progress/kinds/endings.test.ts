import "fake-indexeddb/auto";
import { describe, expect, test } from "vitest";
import { parseFile } from "../../../src/progress/file.ts";
import { fileOf, newBrowserForEach, openPage } from "../support.ts";

const data = { puzzle: "0a1b2c3", image: 3, at: 5, lead: -6, lost: 10 };
const entry = (change: object) => ({ kind: "ending", id: "e", version: 1, data: { ...data, ...change } });

describe("the entry of an ending that was played out", () => {
  test("is read as it was written", () => {
    const read = parseFile(fileOf([entry({})]));
    expect(read.ok && read.value.entries).toEqual([entry({})]);
  });

  test.each([
    ["no puzzle's id", { puzzle: "?" }, "puzzle", "not-text"],
    ["more discs than there are", { lead: 65 }, "lead", "not-whole"],
    ["fewer than none given away", { lost: -1 }, "lost", "not-whole"],
  ])("is refused with the place and the reason: %s", (_name, change, field, code) => {
    expect(parseFile(fileOf([entry(change)]))).toEqual({
      ok: false,
      error: { path: `entries[0].data.${field}`, code },
    });
  });
});

describe("in a browser", () => {
  newBrowserForEach();

  test("an ending is known after a reload, and is no try at a puzzle", async () => {
    const page = await openPage();
    expect(await page.recordEnding({ puzzle: "0a1b2c3", image: 3, lead: -6, lost: 10 })).toBe("database");
    const later = await openPage();
    expect(await later.endingRecords()).toMatchObject([{ puzzle: "0a1b2c3", lead: -6, lost: 10 }]);
    expect(await later.puzzleRecords()).toEqual([]);
  });
});
