/**
 * The record of a learner, as it is stored. Keys are ids of content, so that it is the same in every language.
 *
 * It consists of entries, each of a kind:
 *
 *     { "kind": "attempt", "id": "5f1c…", "version": 1, "data": { … } }
 *
 * `kind` and `id` together are unique; `version` is that of the kind's data. Kinds stand in `kinds.ts`, one file each, which says what
 * `data` is. To add a kind, write its file and add it to that list: the database needs no change.
 *
 * Where entries stand:
 *
 * - IndexedDB `outflank`, version 1. Store `entries`, key path `["kind", "id"]`: the entries. Store `aside`, key path `["place", "text"]`:
 *   what could not be read, as text, never deleted but by the learner's own wish to erase everything.
 * - localStorage `outflank:pending:<random>`: JSON of a list of entries that have been written but are not in the database yet. They are
 *   written at once, before the database is even loaded, so that a reload straight after a move loses nothing; they go into the database
 *   with the next transaction, and are removed when it has completed. Where there is no database they stay.
 * - localStorage `outflank:<setting>`: see `settings.ts`. A file of all of it: see `file.ts`.
 *
 * Writing is always merging: an entry meets what stands under its kind and id by the kind's `merge`, which is commutative, associative and
 * idempotent. So two tabs, a repeated import or an entry that is written twice lose and double nothing.
 *
 * Migrations: data of an older version goes through `migrations[version - 1]` and so on up to the present one, whenever it is read; it is
 * stored in its new form when it is next written. Data of a newer version, or of a kind that is not known here, was written by a newer
 * version of the site: it is left as it is and not overwritten. To change a kind's data, raise its `version` by one and append the step
 * that leads there. Version 1 of everything is the first, so there is no step yet.
 */
import { fail, type Result } from "../reversi/result.ts";
import { type Fault, fields, type Shape, text, whole } from "./shape.ts";

/** One thing that is kept. */
export interface Entry {
  readonly kind: string;
  readonly id: string;
  readonly version: number;
  readonly data: unknown;
}

/** What entries of one kind are. */
export interface Kind<T> {
  readonly name: string;
  /** The version of the data that `shape` reads; the first is 1. */
  readonly version: number;
  readonly shape: Shape<T>;
  /** What takes longer to check than its shape. Only what comes from outside is checked for it: what is stored was, or it was written here. */
  readonly proof?: Shape<T>;
  /** The step at index v - 1 leads from data of version v to version v + 1. It is given whatever stands there, harmed or not. */
  readonly migrations: readonly ((data: unknown) => unknown)[];
  /** What two records of the same thing amount to. Commutative, associative and idempotent. */
  merge(a: T, b: T): T;
}

/** An entry as read: understood, in its present form; by a newer version of the site, as it stands; or not to be understood. */
export type ReadEntry =
  | { readonly state: "good" | "newer"; readonly entry: Entry }
  | { readonly state: "bad"; readonly fault: Fault };

const envelope = fields<Omit<Entry, "data">>({ kind: text(40), id: text(200), version: whole(1, 1e6) });

function readData(
  kind: Kind<unknown>,
  version: number,
  data: unknown,
  path: string,
  isProven: boolean,
): Result<unknown, Fault> {
  try {
    const migrated = kind.migrations.slice(version - 1).reduce((older, step) => step(older), data);
    const read = kind.shape(migrated, path);
    return read.ok && isProven && kind.proof !== undefined ? kind.proof(read.value, path) : read;
  } catch {
    // A step that stumbles over harmed data.
    return fail({ path, code: "not-fields" });
  }
}

/** Reads an entry found at `path`, as one of `kinds`, and brings its data to their present version; `isProven` asks for the kind's proof, too. */
export function readEntry(kinds: readonly Kind<unknown>[], value: unknown, path = "", isProven = false): ReadEntry {
  const { data, ...rest }: { data?: unknown } = typeof value === "object" && value !== null ? value : {};
  const head = envelope(value === null || Array.isArray(value) || typeof value !== "object" ? value : rest, path);
  if (!head.ok) return { state: "bad", fault: head.error };
  const kind = kinds.find(({ name }) => name === head.value.kind);
  const { version } = head.value;
  if (kind === undefined || version > kind.version) return { state: "newer", entry: { ...head.value, data } };
  const read = readData(kind, version, data, path === "" ? "data" : `${path}.data`, isProven);
  if (!read.ok) return { state: "bad", fault: read.error };
  return { state: "good", entry: { ...head.value, version: kind.version, data: read.value } };
}

/** What two entries of the same kind and id, both understood, amount to. */
export function mergeEntry(kinds: readonly Kind<unknown>[], a: Entry, b: Entry): Entry {
  const kind = kinds.find(({ name }) => name === a.kind);
  return kind === undefined ? a : { ...a, data: kind.merge(a.data, b.data) };
}

/** Of two records of the same thing one, the same in either order: what is only ever added differs only if a file was changed by hand. */
export const eitherOf = <T>(a: T, b: T): T => (JSON.stringify(a) >= JSON.stringify(b) ? a : b);

/** What is kept of a kind, among entries that are understood, oldest first. */
export const oldestFirst = <T extends { readonly at: number }>(
  { name }: Kind<T>,
  entries: readonly Entry[],
): readonly T[] =>
  entries
    .filter(({ kind }) => kind === name)
    .map(({ data }) => data as T)
    .sort((a, b) => a.at - b.at);

/** Names an entry among all others. */
export const keyOf = ({ kind, id }: Entry): string => JSON.stringify([kind, id]);

/** All of `entries`, those of the same kind and id merged, in the order of their keys. All must be understood. */
export function mergeAll(kinds: readonly Kind<unknown>[], entries: readonly Entry[]): readonly Entry[] {
  const merged = new Map<string, Entry>();
  for (const entry of entries) {
    const other = merged.get(keyOf(entry));
    merged.set(keyOf(entry), other === undefined ? entry : mergeEntry(kinds, other, entry));
  }
  return [...merged].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, entry]) => entry);
}
