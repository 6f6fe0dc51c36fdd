import "fake-indexeddb/auto";
import fc from "fast-check";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { drillStanding } from "../../../src/progress/drill-standing.ts";
import { parseFile } from "../../../src/progress/file.ts";
import { type RoundRecord, rounds } from "../../../src/progress/kinds/rounds.ts";
import { entriesByHand, fileOf, newBrowser, openPage } from "../support.ts";

const round = (change: Partial<RoundRecord> = {}): RoundRecord => ({
  drill: "find-squares",
  at: 5,
  right: 8,
  of: 10,
  seconds: 40,
  ...change,
});

const entry = (data: object) => ({ kind: "round", id: "r", version: 1, data });

describe("the entry of a round", () => {
  test("is read as it was written", () => {
    const read = parseFile(fileOf([entry(round())]));
    expect(read.ok && read.value.entries).toEqual([entry(round())]);
  });

  test.each([
    ["a drill that nobody knows", { drill: "juggling" }, "drill", "not-one-of"],
    ["longer than a page stays open", { seconds: 2e8 }, "seconds", "not-whole"],
    ["half a second", { seconds: 0.5 }, "seconds", "not-whole"],
    ["fewer than none right", { right: -1 }, "right", "not-whole"],
    ["no questions", { of: 0 }, "of", "not-whole"],
    ["a field too many", { name: "x" }, "name", "unknown"],
  ])("is refused with the place and the reason: %s", (_, change, field, code) => {
    expect(parseFile(fileOf([entry({ ...round(), ...change })]))).toEqual({
      ok: false,
      error: { path: `entries[0].data.${field}`, code },
    });
  });

  test("meets another of its id the same way in whatever order, and however three are grouped", () => {
    const some = fc.record({ right: fc.integer({ min: 0, max: 2 }), at: fc.integer({ min: 0, max: 2 }) });
    fc.assert(
      fc.property(some, some, some, (first, second, third) => {
        const [a, b, c] = [round(first), round(second), round(third)];
        expect(rounds.merge(a, b)).toEqual(rounds.merge(b, a));
        expect(rounds.merge(a, a)).toEqual(a);
        expect(rounds.merge(rounds.merge(a, b), c)).toEqual(rounds.merge(a, rounds.merge(b, c)));
      }),
    );
  });
});

describe("where a learner stands with a drill", () => {
  test("the most right is best, then the quickest, and the last is the newest", () => {
    const own = [
      round({ at: 1, right: 9, seconds: 50 }),
      round({ at: 2, right: 9, seconds: 30 }),
      round({ at: 3, right: 8, seconds: 10 }),
    ];
    const other = round({ drill: "name-squares", at: 4, right: 10 });
    expect(drillStanding("find-squares", [...own, other])).toEqual({ best: own[1], last: own[2] });
  });

  test("is not told before the first round", () => {
    expect(drillStanding("find-squares", [round({ drill: "stable-discs" })])).toBeNull();
  });
});

describe("in a browser", () => {
  beforeEach(() => {
    newBrowser();
  });

  test("a round that is kept is there after a reload, and once however often it is kept", async () => {
    const page = await openPage();
    await page.recordRound("visit", round());
    await page.recordRound("visit", round());
    expect(await entriesByHand()).toEqual([{ ...entry(round()), id: "visit" }]);
    const { drillStandings } = await openPage();
    expect(await drillStandings()).toEqual(new Map([["find-squares", { best: round(), last: round() }]]));
    vi.unstubAllGlobals();
  });

  test("nothing is known where nothing was done", async () => {
    const { drillStandings } = await openPage();
    expect(await drillStandings()).toEqual(new Map());
    vi.unstubAllGlobals();
  });
});
