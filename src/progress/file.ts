/**
 * The record as a file, to take it to another browser or keep it safe:
 *
 *     {
 *       "format": "outflank-record", "version": 1,
 *       "settings": { "theme": { "value": "dark", "at": 1764547200000 } },
 *       "entries": [ { "kind": "lesson", "id": "…", "version": 1, "data": { … } } ],
 *       "aside": [ { "place": "database", "text": "…" } ]
 *     }
 *
 * `settings` are those that were ever chosen (settings.ts), `entries` everything that was kept (entry.ts), `aside` what could not be
 * understood, as text. The same record makes the same file. Times are milliseconds since 1970. `version` is raised when this frame
 * changes; what is inside an entry has its own version.
 */
import { fail, ok, type Result } from "../reversi/result.ts";
import type { Aside } from "./database.ts";
import { type Entry, keyOf, mergeAll, readEntry } from "./entry.ts";
import { KINDS } from "./kinds/index.ts";
import {
  type Chosen,
  type ChosenSettings,
  isValue,
  mergeSettings,
  SETTING_NAMES,
  SETTINGS,
  type SettingName,
  type SettingValue,
} from "./settings.ts";
import { anything, type Fault, type FaultCode, fields, list, moment, oneOf, type Shape, whole } from "./shape.ts";

const FORMAT = "outflank-record";
const VERSION = 1;
/** The longest file that is read, in characters: years of daily practice are a tenth of it. */
export const LONGEST_FILE = 30_000_000;

export interface RecordFile {
  readonly settings: ChosenSettings;
  readonly entries: readonly Entry[];
  readonly aside: readonly Aside[];
}

/** Why a file is refused: besides what a value may be, it is no JSON, none of ours, too long, or made by a newer version of the site. */
export type FileFault = Fault<FaultCode | "not-json" | "not-ours" | "too-long" | "newer">;

const choiceOf = <N extends SettingName>(name: N): Shape<Chosen<SettingValue<N>>> => {
  const values: readonly SettingValue<N>[] = SETTINGS[name];
  const shape = fields<Chosen<string>>({ value: oneOf(values), at: moment });
  return (value, path) => {
    const read = shape(value, path);
    if (!read.ok) return read;
    return isValue(name, read.value.value)
      ? ok({ value: read.value.value, at: read.value.at })
      : fail({ path, code: "not-one-of" });
  };
};

const chosenSettings: Shape<ChosenSettings> = fields<ChosenSettings>(
  { theme: choiceOf("theme"), dots: choiceOf("dots"), numbers: choiceOf("numbers"), motion: choiceOf("motion") },
  SETTING_NAMES,
);

const someText: Shape<string> = (value, path) =>
  typeof value === "string" ? ok(value) : fail({ path, code: "not-text" });

const frame = fields<{
  format: string;
  version: number;
  settings: ChosenSettings;
  entries: readonly unknown[];
  aside: readonly Aside[];
}>({
  format: someText,
  version: whole(1, 1e6),
  settings: chosenSettings,
  entries: list(anything),
  aside: list(fields<Aside>({ place: oneOf(["database", "pending"]), text: someText })),
});

function parseJson(text: string): Result<unknown, FileFault> {
  try {
    return ok(JSON.parse(text));
  } catch {
    return fail({ path: "", code: "not-json" });
  }
}

/** Which of our files this is. What else is in it is read only if it is one that this version knows. */
function versionOf(value: unknown): Result<number, FileFault> {
  const { format, version }: { format?: unknown; version?: unknown } =
    typeof value === "object" && value !== null ? value : {};
  if (format !== FORMAT) return fail({ path: "", code: "not-ours" });
  const read = whole(1, 1e6)(version, "version");
  return !read.ok || read.value <= VERSION ? read : fail({ path: "version", code: "newer" });
}

/** Reads a file of a record. Everything in it is understood, or it is refused with the place and the reason. */
export function parseFile(text: string): Result<RecordFile, FileFault> {
  if (text.length > LONGEST_FILE) return fail({ path: "", code: "too-long" });
  const json = parseJson(text);
  if (!json.ok) return json;
  const version = versionOf(json.value);
  if (!version.ok) return version;
  const framed = frame(json.value, "");
  if (!framed.ok) return framed;
  const entries: Entry[] = [];
  for (const [index, value] of framed.value.entries.entries()) {
    const path = `entries[${index}]`;
    const read = readEntry(KINDS, value, path, true);
    if (read.state === "bad") return fail(read.fault);
    if (read.state === "newer") return fail({ path, code: "newer" });
    entries.push(read.entry);
  }
  const { settings, aside } = framed.value;
  return ok(mergeFiles({ settings, aside, entries }, NOTHING));
}

const NOTHING: RecordFile = { settings: {}, entries: [], aside: [] };

const asideKey = ({ place, text }: Aside): string => JSON.stringify([place, text]);

/** What two records amount to. Commutative, associative and idempotent. */
export function mergeFiles(a: RecordFile, b: RecordFile): RecordFile {
  const aside = new Map([...a.aside, ...b.aside].map((item) => [asideKey(item), item]));
  return {
    settings: mergeSettings(a.settings, b.settings),
    entries: mergeAll(KINDS, [...a.entries, ...b.entries]),
    aside: [...aside].sort(([x], [y]) => (x < y ? -1 : 1)).map(([, item]) => item),
  };
}

/** The text of a file. `newer` are entries that a newer version of the site wrote: they go along as they stand. */
export const makeFile = ({ settings, entries, aside }: RecordFile, newer: readonly Entry[] = []): string =>
  `${JSON.stringify({ format: FORMAT, version: VERSION, settings, entries: [...entries, ...newer], aside }, null, 1)}\n`;

/** What a file would add to a record. */
export interface Gain {
  /** Entries that are not in the record, and those that would tell more than they do now. */
  readonly added: readonly Entry[];
  readonly changed: readonly Entry[];
  /** How many entries are there already and say nothing new. */
  readonly known: number;
  /** How many settings would change. */
  readonly settings: number;
}

/** What merging `file` into `here` would do. */
export function gainOf(here: RecordFile, file: RecordFile): Gain {
  const before = new Map(here.entries.map((entry) => [keyOf(entry), JSON.stringify(entry)]));
  const after = new Map(mergeFiles(here, file).entries.map((entry) => [keyOf(entry), entry]));
  const touched = file.entries.flatMap((entry) => after.get(keyOf(entry)) ?? []);
  const added = touched.filter((entry) => !before.has(keyOf(entry)));
  const changed = touched.filter((entry) => {
    const old = before.get(keyOf(entry));
    return old !== undefined && old !== JSON.stringify(entry);
  });
  const merged = mergeSettings(here.settings, file.settings);
  const names = Object.keys(merged) as (keyof ChosenSettings)[];
  return {
    added,
    changed,
    known: touched.length - added.length - changed.length,
    settings: names.filter((name) => merged[name]?.value !== here.settings[name]?.value).length,
  };
}
