import "fake-indexeddb/auto";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { mergeFiles, parseFile } from "../../../src/progress/file.ts";
import { type ChosenLine, chosenLines, type OpeningRecord, openingsIn } from "../../../src/progress/kinds/openings.ts";
import { comingBack } from "../../../src/training/today/queue.ts";
import { fileOf, newBrowserForEach, openPage } from "../support.ts";

const POSITION = `${"0123456789abcdef".repeat(2)}b`;
const DAY = 86_400_000;

const record = (change: Partial<OpeningRecord> = {}): OpeningRecord => ({
  ...{ position: POSITION, at: 5, outcome: "solved", tries: 1, hints: 0, unaided: true },
  ...change,
});
const entry = (data: object, id = "o") => ({ kind: "opening", id, version: 1, data });
const chosen = (data: object, id: string) => ({ kind: "opening-line", id, version: 1, data });

describe("the entry of a try at an opening", () => {
  test("is read as it was written", () => {
    const read = parseFile(fileOf([entry(record())]));
    expect(read.ok && read.value.entries).toEqual([entry(record())]);
  });

  test.each([
    ["a position too short", { position: "0123b" }, "position", "not-text"],
    ["a position of no side", { position: `${POSITION.slice(0, -1)}x` }, "position", "not-text"],
    ["an outcome that nobody knows", { outcome: "won" }, "outcome", "not-one-of"],
    ["a field too many", { image: 1 }, "image", "unknown"],
  ])("is refused with the place and the reason: %s", (_name, change, field, code) => {
    expect(parseFile(fileOf([entry({ ...record(), ...change })]))).toEqual({
      ok: false,
      error: { path: `entries[0].data.${field}`, code },
    });
  });

  test("is there once in two files that hold it both, and the oldest comes first", () => {
    const [one, two] = [
      [entry(record({ at: 9 }), "b"), entry(record({ at: 2 }), "a")],
      [entry(record({ at: 2 }), "a"), entry(record({ at: 4, outcome: "wrong", unaided: false }), "c")],
    ].map((entries) => parseFile(fileOf(entries)));
    if (!one?.ok || !two?.ok) throw new Error("the files cannot be read");
    expect(openingsIn(mergeFiles(one.value, two.value).entries).map(({ at }) => at)).toEqual([2, 4, 9]);
  });
});

describe("what was chosen to be drilled", () => {
  test("counts as it was chosen last, in whatever order the records meet", () => {
    const some = fc.record({
      line: fc.constantFrom(null, "f5d6"),
      isOn: fc.boolean(),
      at: fc.integer({ min: 0, max: 2 }),
    });
    fc.assert(
      fc.property(some, some, some, (a: ChosenLine, b: ChosenLine, c: ChosenLine) => {
        expect(chosenLines.merge(a, b)).toEqual(chosenLines.merge(b, a));
        expect(chosenLines.merge(a, a)).toEqual(a);
        expect(chosenLines.merge(chosenLines.merge(a, b), c)).toEqual(chosenLines.merge(a, chosenLines.merge(b, c)));
        expect(chosenLines.merge(a, b).at).toBe(Math.max(a.at, b.at));
      }),
    );
  });

  test("holds moves where it holds a line", () => {
    const of = (line: string | null) => parseFile(fileOf([chosen({ line, isOn: true, at: 1 }, POSITION)]));
    expect(of("f5d6c3").ok && of(null).ok).toBe(true);
    expect(of("f5d6<b>")).toEqual({ ok: false, error: { path: "entries[0].data.line", code: "not-text" } });
  });
});

describe("the record", () => {
  newBrowserForEach();

  test("gives the same days when an opening is due after a reload, and after it went through a file into an empty browser", async () => {
    const first = await openPage();
    await first.recordOpening({ position: POSITION, outcome: "wrong", tries: 1, hints: 0, unaided: false });
    await first.recordOpening({ position: POSITION, outcome: "solved", tries: 2, hints: 0, unaided: false });
    await first.recordOpening({ ...record(), position: `${POSITION.slice(0, -1)}w` });
    await first.chooseLine(POSITION, "f5d6c3", true);
    const dueIn = async ({ openKeeper }: Pick<typeof first, "openKeeper">) => {
      const { attempts, puzzles, openings } = await (await openKeeper()).readRecord();
      const past = { attempts, puzzles, openings, mistakes: [] };
      return comingBack(past, new Map()).map(({ kind, id, due }) => ({ kind, id, due }));
    };
    const due = await dueIn(first);
    expect(due.map(({ kind }) => kind)).toEqual(["opening", "opening"]);
    const [missed, known] = due;
    expect(missed?.id).toBe(POSITION);
    expect((missed?.due ?? 0) - Date.now()).toBeLessThanOrEqual(DAY);
    expect((known?.due ?? 0) - Date.now()).toBeGreaterThan(DAY);

    const reloaded = await openPage();
    expect(await dueIn(reloaded)).toEqual(due);
    expect([...(await reloaded.starredPositions())]).toEqual([POSITION]);

    const { exportRecord, eraseRecord, parseFile: parse, importRecord } = await reloaded.openKeeper();
    const file = parse(await exportRecord());
    await eraseRecord();
    expect(await dueIn(reloaded)).toEqual([]);
    if (!file.ok) throw new Error(file.error.code);
    await importRecord(file.value);
    expect(await dueIn(await openPage())).toEqual(due);
    expect([...(await reloaded.starredPositions())]).toEqual([POSITION]);
  });
});
