import { type DBSchema, type IDBPDatabase, type IDBPTransaction, openDB } from "idb";
import { type Entry, type Kind, mergeEntry, readEntry } from "./entry.ts";
import { DATABASE } from "./here.ts";

const VERSION = 1;
/** How long the database may take to open, in milliseconds, before the page goes on without it. */
const PATIENCE = 4000;

/** Something that could not be understood, kept as text with the place where it stood. */
export interface Aside {
  readonly place: "database" | "pending";
  readonly text: string;
}

interface Stores extends DBSchema {
  entries: { key: [string, string]; value: Entry };
  aside: { key: [string, string]; value: Aside };
}

interface Connection {
  readonly db: IDBPDatabase<Stores>;
  /** False for a database that a newer version of the site has made: it is read and never written. */
  readonly writable: boolean;
}

/** Why nothing was written: there is no database for us; it is of a newer version; or `entry` would overwrite a newer version's. */
export class NotWritten extends Error {
  readonly reason: "refused" | "newer";
  constructor(reason: "refused" | "newer") {
    super(reason);
    this.reason = reason;
  }
}

let opening: Promise<Connection> | null = null;

const forget = (): void => {
  opening = null;
};

async function openOrRead(onBlocked: () => void): Promise<Connection> {
  const giveWay = (_: number, __: number | null, event: IDBVersionChangeEvent): void => {
    forget();
    if (event.target instanceof IDBDatabase) event.target.close();
  };
  try {
    const db = await openDB<Stores>(DATABASE, VERSION, {
      upgrade(made) {
        made.createObjectStore("entries", { keyPath: ["kind", "id"] });
        made.createObjectStore("aside", { keyPath: ["place", "text"] });
      },
      blocked: onBlocked,
      blocking: giveWay,
      terminated: forget,
    });
    return { db, writable: true };
  } catch (error) {
    if (!(error instanceof DOMException) || error.name !== "VersionError") throw error;
    return {
      db: await openDB<Stores>(DATABASE, undefined, { blocking: giveWay, terminated: forget }),
      writable: false,
    };
  }
}

/** The database, opened once for the page. Rejects when it is refused, held up by another tab, or does not answer. */
function connect(): Promise<Connection> {
  return new Promise((resolve, reject) => {
    const giveUp = (): void => reject(new NotWritten("refused"));
    const timer = setTimeout(giveUp, PATIENCE);
    opening ??= openOrRead(giveUp);
    opening.then(resolve, (error: unknown) => {
      forget();
      reject(error);
    });
    opening.then(
      () => clearTimeout(timer),
      () => clearTimeout(timer),
    );
  });
}

/** Does `work` with the database; once more with a new connection if this one has been closed under our hands. */
async function withDatabase<T>(work: (connection: Connection) => Promise<T>): Promise<T> {
  try {
    return await work(await connect());
  } catch (error) {
    if (!(error instanceof DOMException) || error.name !== "InvalidStateError") throw error;
    forget();
    return await work(await connect());
  }
}

type Writing = IDBPTransaction<Stores, ["entries", "aside"], "readwrite">;

/** One transaction over both stores: all that `work` does is on disk when this resolves, or nothing of it. */
async function transact({ db, writable }: Connection, work: (transaction: Writing) => Promise<void>): Promise<void> {
  if (!writable) throw new NotWritten("newer");
  const transaction = db.transaction(["entries", "aside"], "readwrite", { durability: "strict" });
  // Whoever waits for `work` hears of a failure; this one would be reported as an error of the page.
  transaction.done.catch(() => undefined);
  try {
    await work(transaction);
  } catch (error) {
    try {
      transaction.abort();
    } catch {
      // It has been aborted already.
    }
    throw error;
  }
  await transaction.done;
}

/** A value as text, whatever it is: the database can hold what JSON cannot. */
function asText(value: unknown): string {
  try {
    return JSON.stringify(value) ?? String(value);
  } catch {
    return String(value);
  }
}

/** The keys of a kind, or one of them; null for all there are. A list is greater than any text, so it bounds every id. */
function rangeOf(kind: string | undefined, id: string | undefined): IDBKeyRange | null {
  if (kind === undefined) return null;
  return id === undefined ? IDBKeyRange.bound([kind], [kind, []]) : IDBKeyRange.only([kind, id]);
}

/**
 * What stands in the database, unread, and whether we may write there; of the entries only those of `kind`, or the one of it called `id`, if
 * they are named. Rejects where there is none for us.
 */
export const readDatabase = (
  kind?: string,
  id?: string,
): Promise<{
  readonly entries: readonly unknown[];
  readonly aside: readonly Aside[];
  readonly writable: boolean;
}> =>
  withDatabase(async ({ db, writable }) => {
    const has = (store: "entries" | "aside"): boolean => db.objectStoreNames.contains(store);
    const [entries, aside] = await Promise.all([
      has("entries") ? db.getAll("entries", rangeOf(kind, id)) : [],
      has("aside") ? db.getAll("aside") : [],
    ]);
    return { entries, aside, writable };
  });

/** What `mergeIn` brings into the database. */
export interface Incoming {
  /** Entries that are understood. */
  readonly entries: readonly Entry[];
  readonly aside: readonly Aside[];
}

/**
 * Merges entries with what stands in the database, in one transaction: all are on disk when this resolves, or none. What stands in their
 * place and cannot be understood is put aside. Gives those entries that could not be merged because a newer version's data stands there;
 * with `whole`, rejects instead.
 */
export const mergeIn = (
  kinds: readonly Kind<unknown>[],
  { entries, aside }: Incoming,
  whole = false,
): Promise<readonly Entry[]> =>
  withDatabase(async (connection) => {
    const left: Entry[] = [];
    await transact(connection, async (transaction) => {
      const store = transaction.objectStore("entries");
      const apart = transaction.objectStore("aside");
      for (const item of aside) await apart.put(item);
      for (const entry of entries) {
        const standing = await store.get([entry.kind, entry.id]);
        const read = standing === undefined ? null : readEntry(kinds, standing);
        if (read?.state === "newer") {
          if (whole) throw new NotWritten("newer");
          left.push(entry);
          continue;
        }
        if (read?.state === "bad") await apart.put({ place: "database", text: asText(standing) });
        await store.put(read?.state === "good" ? mergeEntry(kinds, read.entry, entry) : entry);
      }
    });
    return left;
  });

/** Puts aside every entry that cannot be understood. */
export const tidy = (kinds: readonly Kind<unknown>[]): Promise<void> =>
  withDatabase((connection) =>
    transact(connection, async (transaction) => {
      let cursor = await transaction.objectStore("entries").openCursor();
      while (cursor !== null) {
        if (readEntry(kinds, cursor.value).state === "bad") {
          await transaction.objectStore("aside").put({ place: "database", text: asText(cursor.value) });
          await cursor.delete();
        }
        cursor = await cursor.continue();
      }
    }),
  );

/** Forgets everything. */
export const clearDatabase = (): Promise<void> =>
  withDatabase((connection) =>
    transact(connection, async (transaction) => {
      await transaction.objectStore("entries").clear();
      await transaction.objectStore("aside").clear();
    }),
  );
