import "fake-indexeddb/auto";
import { IDBFactory } from "fake-indexeddb";
import { describe, expect, test, vi } from "vitest";
import { type Kind, mergeEntry, readEntry } from "../../src/progress/entry.ts";
import { KINDS } from "../../src/progress/kinds/index.ts";
import { fields, whole } from "../../src/progress/shape.ts";
import { byHand, makeStores, rawDatabase } from "./support.ts";

interface Score {
  readonly best: number;
}

/** A kind in its third version: once a bare number, then { top }, now { best } in points instead of half points. */
const scores: Kind<Score> = {
  name: "score",
  version: 3,
  shape: fields<Score>({ best: whole(0, 200) }),
  migrations: [(data) => ({ top: data }), (data) => ({ best: (data as { top: number }).top * 2 })],
  merge: (a, b) => ({ best: Math.max(a.best, b.best) }),
};

const at = (version: number, data: unknown) => ({ kind: "score", id: "x", version, data });
const read = (version: number, data: unknown) => readEntry([scores], at(version, data));
const now = { kind: "score", id: "x", version: 3, data: { best: 14 } };

describe("an entry of an older version", () => {
  test.each([
    [1, 7],
    [2, { top: 7 }],
    [3, { best: 14 }],
  ])("%i is brought to the present one when it is read", (version, data) => {
    expect(read(version, data)).toEqual({ state: "good", entry: now });
  });

  test("that does not fit after its migration, or trips it up, is bad and not lost in an exception", () => {
    expect(read(1, "seven")).toMatchObject({ state: "bad", fault: { path: "data.best" } });
    expect(read(2, null)).toMatchObject({ state: "bad", fault: { path: "data" } });
  });

  test("that stands in the database is written in its new form when something is merged into it", async () => {
    vi.stubGlobal("indexedDB", new IDBFactory());
    vi.resetModules();
    const { mergeIn } = await import("../../src/progress/database.ts");
    (await rawDatabase(1, makeStores)).close();
    await byHand("entries", (store) => store.put(at(1, 7)));
    await mergeIn([scores], { entries: [at(3, { best: 9 })], aside: [] });
    expect(await byHand("entries", (store) => store.getAll())).toEqual([now]);
    vi.unstubAllGlobals();
  });
});

describe("an entry", () => {
  test("of a newer version stands as it is, whatever is in it", () => {
    expect(read(4, { stars: [1] })).toEqual({ state: "newer", entry: at(4, { stars: [1] }) });
  });

  test.each([
    null,
    undefined,
    7,
    "x",
    [],
    {},
    { kind: "score" },
    at(0, 1),
    at(1.5, 1),
    { ...now, id: "" },
    { ...now, more: 1 },
  ])("is not %j", (value) => {
    expect(readEntry([scores], value).state).toBe("bad");
  });

  test("meets another of its kind and id by the kind's rule", () => {
    expect(mergeEntry([scores], now, at(3, { best: 20 }))).toEqual(at(3, { best: 20 }));
  });
});

test("each kind has a name of its own and a migration for each version before the present", () => {
  expect(new Set(KINDS.map(({ name }) => name)).size).toBe(KINDS.length);
  for (const { version, migrations } of KINDS) expect(migrations).toHaveLength(version - 1);
});
