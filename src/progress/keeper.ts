import { fail, ok, type Result } from "../reversi/result.ts";
import { tellChange } from "./changes.ts";
import { type Aside, clearDatabase, type Incoming, mergeIn, NotWritten, readDatabase, tidy } from "./database.ts";
import { noteDue } from "./due.ts";
import { type Entry, keyOf, mergeAll, readEntry } from "./entry.ts";
import { type Gain, gainOf, makeFile, type RecordFile } from "./file.ts";
import { type AttemptRecord, attemptsIn } from "./kinds/attempts.ts";
import { type EndingRecord, endingsIn } from "./kinds/endings.ts";
import { type GameRecord, gameOfRecord, games, gamesIn, type KeptGame, timeOf } from "./kinds/games.ts";
import { KINDS } from "./kinds/index.ts";
import { type LessonProgress, lessonsIn } from "./kinds/lessons.ts";
import { type MistakeRecord, mistakesIn } from "./kinds/mistakes.ts";
import { type ChosenLine, chosenLinesIn, type OpeningRecord, openingsIn } from "./kinds/openings.ts";
import { type PuzzleRecord, puzzlesIn } from "./kinds/puzzles.ts";
import { type RoundRecord, roundsIn } from "./kinds/rounds.ts";
import { addPending, allPending, canWait, dropPending, isOnlyInMemory, type Pending } from "./pending.ts";
import { adoptSettings, chosenSettings } from "./settings.ts";

export { LONGEST_FILE, parseFile } from "./file.ts";
export { gameOfRecord } from "./kinds/games.ts";

/**
 * Where what the learner does is kept: in the database, as it should be; in localStorage only, because the browser refuses a database; only
 * as long as this page is open; or nowhere new, because a newer version of the site has made the database, which is then only read.
 */
export type Keeping = "database" | "pending" | "memory" | "newer";

/** Everything that is known of the learner. */
export interface LearnerRecord {
  /** Oldest first. */
  readonly attempts: readonly AttemptRecord[];
  /** By the lesson's id. */
  readonly lessons: ReadonlyMap<string, LessonProgress>;
  /** By the game's id, the one that was changed last at the end. */
  readonly games: ReadonlyMap<string, GameRecord>;
  /** Oldest first. */
  readonly rounds: readonly RoundRecord[];
  /** Oldest first. */
  readonly puzzles: readonly PuzzleRecord[];
  /** Oldest first. */
  readonly endings: readonly EndingRecord[];
  /** By the position's id, the one that was made last at the end. */
  readonly mistakes: ReadonlyMap<string, MistakeRecord>;
  /** Tries at positions of openings, oldest first. */
  readonly openings: readonly OpeningRecord[];
  /** What was chosen for the drill of openings, by its id, what was chosen first at the front. */
  readonly chosenLines: ReadonlyMap<string, ChosenLine>;
  /** How many entries a newer version of the site wrote, and how many things could not be understood and were put aside. */
  readonly newer: number;
  readonly aside: number;
  readonly keeping: Keeping;
}

interface Everything extends RecordFile {
  readonly newer: readonly Entry[];
  readonly keeping: Keeping;
}

interface Waiting extends Incoming {
  readonly newer: readonly Entry[];
}

/** What a pending write holds. All of it is put aside if its frame is broken, and else only the entries that are. */
function readPending({ text }: Pending): Waiting {
  const aside: Aside = { place: "pending", text };
  let values: unknown;
  try {
    values = JSON.parse(text);
  } catch {
    return { entries: [], aside: [aside], newer: [] };
  }
  if (!Array.isArray(values)) return { entries: [], aside: [aside], newer: [] };
  const read = values.map((value) => readEntry(KINDS, value));
  const of = (state: "good" | "newer"): readonly Entry[] =>
    read.flatMap((item) => (item.state === state ? [item.entry] : []));
  return {
    entries: of("good"),
    newer: of("newer"),
    aside: values.flatMap((value, i): Aside[] =>
      read[i]?.state === "bad" ? [{ place: "pending", text: JSON.stringify(value) }] : [],
    ),
  };
}

/** Brings everything that waits into the database. A write stays pending if it holds anything that this version may not write. */
async function settleAll(): Promise<void> {
  const waiting = allPending().map((pending) => ({ key: pending.key, ...readPending(pending) }));
  if (waiting.length === 0) return;
  const entries = mergeAll(
    KINDS,
    waiting.flatMap((write) => write.entries),
  );
  try {
    const left = new Set((await mergeIn(KINDS, { entries, aside: waiting.flatMap(({ aside }) => aside) })).map(keyOf));
    const settled = waiting.filter(
      (write) => write.newer.length === 0 && !write.entries.some((entry) => left.has(keyOf(entry))),
    );
    dropPending(settled.map(({ key }) => key));
  } catch {
    // It goes on waiting.
  }
}

/** Brings everything that waits into the database, and tells where the write under `key` is now. */
export async function settle(key: string): Promise<Keeping> {
  await settleAll();
  const waits = allPending().some((pending) => pending.key === key);
  tellChange();
  if (!waits) return "database";
  return isOnlyInMemory(key) ? "memory" : "pending";
}

async function readStored(kind?: string): Promise<Pick<Everything, "entries" | "aside" | "newer" | "keeping">> {
  try {
    const found = await readDatabase(kind);
    const read = found.entries.map((value) => readEntry(KINDS, value));
    if (found.writable && read.some(({ state }) => state === "bad")) {
      await tidy(KINDS);
      return readStored(kind);
    }
    const of = (state: "good" | "newer"): readonly Entry[] =>
      read.flatMap((item) => (item.state === state ? [item.entry] : []));
    const keeping = found.writable ? "database" : "newer";
    return { entries: of("good"), newer: of("newer"), aside: found.aside, keeping };
  } catch {
    return { entries: [], newer: [], aside: [], keeping: canWait() ? "pending" : "memory" };
  }
}

async function readEverything(kind?: string): Promise<Everything> {
  await settleAll();
  // Waiting ones first: what another tab brings into the database meanwhile is then found in one of the two.
  const waiting = allPending().map(readPending);
  const stored = await readStored(kind);
  return {
    settings: chosenSettings(),
    entries: mergeAll(KINDS, [...stored.entries, ...waiting.flatMap(({ entries }) => entries)]),
    aside: [...stored.aside, ...waiting.flatMap(({ aside }) => aside)],
    newer: [...stored.newer, ...waiting.flatMap(({ newer }) => newer)],
    keeping: stored.keeping,
  };
}

/** Reads the record, or of its entries only those of `kind`. Never rejects: where nothing can be read, nothing is known. */
export async function readRecord(kind?: string): Promise<LearnerRecord> {
  const { entries, newer, aside, keeping } = await readEverything(kind);
  return {
    attempts: attemptsIn(entries),
    lessons: lessonsIn(entries),
    games: gamesIn(entries),
    rounds: roundsIn(entries),
    puzzles: puzzlesIn(entries),
    endings: endingsIn(entries),
    mistakes: mistakesIn(entries),
    openings: openingsIn(entries),
    chosenLines: chosenLinesIn(entries),
    newer: newer.length,
    aside: aside.length,
    keeping,
  };
}

/**
 * The game called `id`, or without an id the one that was changed last, with its id and its record; null if there is none. Of many games
 * it replays no more than it must: reading them all takes longer than a move may. Never rejects.
 */
export async function readGame(id?: string): Promise<KeptGame | null> {
  await settleAll();
  const isAsked = (entry: Entry): boolean => entry.kind === games.name && (id === undefined || entry.id === id);
  const waiting = allPending().flatMap((pending) => readPending(pending).entries.filter(isAsked));
  const stored = await readDatabase(games.name, id).then(
    ({ entries }) => entries,
    () => [],
  );
  const latestFirst = [...waiting, ...stored].sort((a, b) => timeOf(b) - timeOf(a));
  for (const value of latestFirst) {
    const read = readEntry(KINDS, value);
    if (read.state !== "good") continue;
    const record = read.entry.data as GameRecord;
    const game = gameOfRecord(record);
    if (game !== null) return { id: read.entry.id, record, game };
  }
  return null;
}

/** The text of a file that holds everything, also what waits, what was put aside, and what a newer version wrote. */
export async function exportRecord(): Promise<string> {
  const everything = await readEverything();
  return makeFile(everything, everything.newer);
}

/** What importing `file` would add. Nothing is changed. */
export const previewImport = async (file: RecordFile): Promise<Gain> => gainOf(await readEverything(), file);

/** Why an import changed nothing: the browser keeps nothing, or newer data stands in the way. */
export type ImportError = "refused" | "newer";

/** Merges `file` into the record: all of it, or on an error nothing. */
export async function importRecord(file: RecordFile): Promise<Result<Keeping, ImportError>> {
  const keeping = await mergeIn(KINDS, file, true).then(
    (): Keeping => "database",
    (error: unknown): Keeping => (error instanceof NotWritten && error.reason === "newer" ? "newer" : "memory"),
  );
  if (keeping === "newer") return fail("newer");
  if (keeping === "memory") {
    const { key, lasts } = addPending(file.entries);
    if (!lasts) {
      dropPending([key]);
      return fail("refused");
    }
  }
  adoptSettings(file.settings);
  tellChange();
  return ok(keeping === "memory" ? "pending" : keeping);
}

/** Forgets everything but the settings, in every place. On an error nothing is forgotten. */
export async function eraseRecord(): Promise<Result<null, ImportError>> {
  const waiting = allPending().map(({ key }) => key);
  try {
    await clearDatabase();
  } catch (error) {
    if (error instanceof NotWritten && error.reason === "newer") return fail("newer");
    const stored = await readStored();
    if (stored.keeping === "database") return fail("refused");
  }
  dropPending(waiting);
  noteDue(null);
  tellChange();
  return ok(null);
}
