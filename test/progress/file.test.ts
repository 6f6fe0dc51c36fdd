import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { gainOf, LONGEST_FILE, makeFile, mergeFiles, parseFile, type RecordFile } from "../../src/progress/file.ts";
import { attempt, fileOf, lessonData } from "./support.ts";

const time = fc.integer({ min: 0, max: 5 });

/** Entries from so small a world that records meet in the same ids. */
const entry = fc.oneof(
  fc.record({
    kind: fc.constant("attempt"),
    id: fc.constantFrom("i", "j"),
    version: fc.constant(1),
    data: fc.record({
      exercise: fc.constantFrom("a", "b"),
      at: time,
      outcome: fc.constantFrom("solved", "wrong", "revealed"),
      tries: fc.integer({ min: 0, max: 2 }),
      hints: fc.constant(0),
      unaided: fc.boolean(),
      image: fc.integer({ min: 0, max: 7 }),
    }),
  }),
  fc.record({
    kind: fc.constant("lesson"),
    id: fc.constantFrom("k", "l"),
    version: fc.constant(1),
    data: fc.record({
      steps: fc.uniqueArray(fc.constantFrom("one", "two", "three")),
      finished: fc.option(time),
    }),
  }),
);

const choice = <const T extends string>(...values: T[]) => fc.record({ value: fc.constantFrom(...values), at: time });

const settings = fc.record(
  {
    theme: choice("system", "light", "dark"),
    dots: choice("shown", "hidden"),
    numbers: choice("hidden", "shown"),
    motion: choice("system", "off"),
  },
  { requiredKeys: [] },
);

const aside = fc.array(
  fc.record({ place: fc.constantFrom("database" as const, "pending" as const), text: fc.constantFrom("", "x", "y") }),
);

function parsed(text: string): RecordFile {
  const read = parseFile(text);
  if (!read.ok) throw new Error(`${read.error.path}: ${read.error.code}`);
  return read.value;
}

const record = fc
  .record({ settings, entries: fc.array(entry, { maxLength: 6 }), aside })
  .map((raw) => parsed(fileOf(raw.entries, { settings: raw.settings, aside: raw.aside })));

describe("merging two records", () => {
  test("gives the same in either order", () => {
    fc.assert(
      fc.property(record, record, (a, b) => {
        expect(mergeFiles(a, b)).toEqual(mergeFiles(b, a));
      }),
    );
  });

  test("gives the same however three are grouped", () => {
    fc.assert(
      fc.property(record, record, record, (a, b, c) => {
        expect(mergeFiles(mergeFiles(a, b), c)).toEqual(mergeFiles(a, mergeFiles(b, c)));
      }),
    );
  });

  test("adds nothing the second time", () => {
    fc.assert(
      fc.property(record, record, (a, b) => {
        expect(mergeFiles(a, a)).toEqual(a);
        const once = mergeFiles(a, b);
        expect(mergeFiles(once, b)).toEqual(once);
        expect(gainOf(once, b)).toMatchObject({ added: [], changed: [], settings: 0 });
      }),
    );
  });

  test("loses no attempt, no step and no choice that is the latest", () => {
    fc.assert(
      fc.property(record, record, (a, b) => {
        const merged = mergeFiles(a, b);
        for (const { kind, id, data } of [...a.entries, ...b.entries]) {
          const found = merged.entries.find((other) => other.kind === kind && other.id === id);
          const stepsOf = (from: unknown): string[] => (from as { steps?: string[] }).steps ?? [];
          expect(found).toBeDefined();
          expect(stepsOf(found?.data)).toEqual(expect.arrayContaining(stepsOf(data)));
        }
        const latest = Math.max(a.settings.theme?.at ?? -1, b.settings.theme?.at ?? -1);
        expect(merged.settings.theme?.at ?? -1).toBe(latest);
      }),
    );
  });

  test("keeps the first time that a lesson was finished", () => {
    const at = (finished: number | null): RecordFile =>
      parsed(fileOf([{ ...lessonData(), data: { steps: [], finished } }]));
    const finished = (file: RecordFile): unknown =>
      file.entries.map(({ data }) => (data as { finished: unknown }).finished)[0];
    expect(finished(mergeFiles(at(9), at(4)))).toBe(4);
    expect(finished(mergeFiles(at(null), at(4)))).toBe(4);
    expect(finished(mergeFiles(at(null), at(null)))).toBe(null);
  });
});

describe("a file of a record", () => {
  test("says what was written into it", () => {
    fc.assert(
      fc.property(record, (a) => {
        expect(parsed(makeFile(a))).toEqual(a);
      }),
    );
  });

  const good = { ...attempt("a"), at: 1, image: 0 };
  const entryWith = (change: object): unknown => ({
    kind: "attempt",
    id: "x",
    version: 1,
    data: { ...good, ...change },
  });
  const { tries: _, ...withoutTries } = good;

  test("is read if nothing is wrong with it", () => {
    expect(parsed(fileOf([entryWith({})])).entries).toHaveLength(1);
  });

  test.each([
    ["no JSON", "{", "", "not-json"],
    ["nothing at all", "", "", "not-json"],
    ["JSON of something else", "[1,2]", "", "not-ours"],
    ["null", "null", "", "not-ours"],
    ["another format", fileOf([], { format: "giwarb" }), "", "not-ours"],
    ["a newer version", fileOf([], { version: 2 }), "version", "newer"],
    ["a version that is none", fileOf([], { version: "1" }), "version", "not-whole"],
    ["no entries", '{"format":"outflank-record","version":1,"settings":{},"aside":[]}', "entries", "missing"],
    ["entries that are no list", fileOf([], { entries: {} }), "entries", "not-a-list"],
    ["a stray field", fileOf([], { extra: 1 }), "extra", "unknown"],
    ["an entry that is a number", fileOf([entryWith({}), 7]), "entries[1]", "not-fields"],
    ["an entry without an id", fileOf([{ kind: "attempt", version: 1, data: good }]), "entries[0].id", "missing"],
    ["an entry of a newer version", fileOf([{ kind: "attempt", id: "x", version: 2, data: 1 }]), "entries[0]", "newer"],
    ["an entry of an unknown kind", fileOf([{ kind: "star", id: "x", version: 1, data: 1 }]), "entries[0]", "newer"],
    [
      "too few fields",
      fileOf([{ ...lessonData(), kind: "attempt", data: withoutTries }]),
      "entries[0].data.tries",
      "missing",
    ],
    ["a field too many", fileOf([entryWith({ rating: 1 })]), "entries[0].data.rating", "unknown"],
    ["tries that are negative", fileOf([entryWith({ tries: -1 })]), "entries[0].data.tries", "not-whole"],
    ["tries that are half", fileOf([entryWith({ tries: 1.5 })]), "entries[0].data.tries", "not-whole"],
    ["an image beyond eight", fileOf([entryWith({ image: 8 })]), "entries[0].data.image", "not-whole"],
    ["an outcome that is none", fileOf([entryWith({ outcome: "won" })]), "entries[0].data.outcome", "not-one-of"],
    ["a yes that is text", fileOf([entryWith({ unaided: "yes" })]), "entries[0].data.unaided", "not-yes-or-no"],
    ["an exercise without a name", fileOf([entryWith({ exercise: "" })]), "entries[0].data.exercise", "not-text"],
    [
      "a step that is a number",
      fileOf([{ ...lessonData(), data: { steps: ["a", 3], finished: null } }]),
      "entries[0].data.steps[1]",
      "not-text",
    ],
    [
      "a theme that is none",
      fileOf([], { settings: { theme: { value: "pink", at: 1 } } }),
      "settings.theme.value",
      "not-one-of",
    ],
    [
      "a setting that is none",
      fileOf([], { settings: { sound: { value: "on", at: 1 } } }),
      "settings.sound",
      "unknown",
    ],
  ])("is refused with the place and the reason: %s", (_name, text, path, code) => {
    expect(parseFile(text)).toEqual({ ok: false, error: { path, code } });
  });

  test("is not read if it is endless", () => {
    expect(parseFile(" ".repeat(LONGEST_FILE + 1))).toEqual({ ok: false, error: { path: "", code: "too-long" } });
  });

  test("may be any text at all, and reading it never throws", () => {
    fc.assert(fc.property(fc.oneof(fc.string(), fc.json()), (text) => void parseFile(text)));
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (settings, entries) => {
        parseFile(JSON.stringify({ format: "outflank-record", version: 1, settings, entries, aside: [] }));
      }),
    );
  });

  test("cannot reach the prototype of anything", () => {
    const text = fileOf([]).replace('"settings":{}', '"settings":{"__proto__":{"polluted":true}}');
    expect(parseFile(text)).toMatchObject({ ok: false, error: { code: "unknown" } });
    expect("polluted" in {}).toBe(false);
  });
});

describe("what a file would add", () => {
  test("is told before anything is changed: new entries, those that say more, and those that are known", () => {
    const other = { ...lessonData("x"), id: "rules/end" };
    const here = parsed(fileOf([lessonData("one"), other], { settings: { dots: { value: "hidden", at: 5 } } }));
    const file = parsed(
      fileOf([lessonData("two"), other, { ...lessonData("y"), id: "rules/turning" }], {
        settings: { dots: { value: "shown", at: 9 }, motion: { value: "off", at: 1 } },
      }),
    );
    const gain = gainOf(here, file);
    expect(gain.added.map(({ id }) => id)).toEqual(["rules/turning"]);
    expect(gain.changed.map(({ id }) => id)).toEqual(["rules/passing"]);
    expect(gain.known).toBe(1);
    expect(gain.settings).toBe(2);
  });
});
