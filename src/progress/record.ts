import type { DrillStanding } from "./drill-standing.ts";
import { noteMiss } from "./due.ts";
import type { Entry } from "./entry.ts";
import { isNewHere } from "./here.ts";
import type { Keeping } from "./keeper.ts";
import type { AttemptRecord } from "./kinds/attempts.ts";
import type { EndingRecord } from "./kinds/endings.ts";
import type { GameRecord, KeptGame } from "./kinds/games.ts";
import type { LessonProgress } from "./kinds/lessons.ts";
import type { MistakeRecord } from "./kinds/mistakes.ts";
import type { ChosenLine, OpeningRecord } from "./kinds/openings.ts";
import type { PuzzleRecord } from "./kinds/puzzles.ts";
import type { RoundRecord } from "./kinds/rounds.ts";
import { addPending, allPending, randomName } from "./pending.ts";

/*
 * What islands call. It is small, and takes only types from the kinds: an entry is written to localStorage at once, and the rest, with
 * the database, is loaded afterwards. Entries are made in the present version of their kinds.
 */

const attemptEntry = (data: AttemptRecord): Entry => ({ kind: "attempt", id: randomName(), version: 1, data });
const lessonEntry = (id: string, data: LessonProgress): Entry => ({ kind: "lesson", id, version: 1, data });
const gameEntry = (id: string, data: GameRecord): Entry => ({ kind: "game", id, version: 1, data });
const NOTHING_DONE: LessonProgress = { steps: [], finished: null };

/** Everything else that can be done with the record; loaded when it is needed, and with it the database. */
export const openKeeper = () => import("./keeper.ts");
export type Keeper = Awaited<ReturnType<typeof openKeeper>>;

/**
 * Keeps an entry. It is safe from a reload when this returns, if the browser keeps anything. The promise never rejects; it resolves when
 * the transaction has completed, and tells where the entry is now.
 */
const keep = (entry: Entry): Promise<Keeping> => keepAll([entry]);

/** Keeps entries as `keep` does, all or none. */
async function keepAll(entries: readonly Entry[]): Promise<Keeping> {
  const { key, lasts } = addPending(entries);
  try {
    const { settle } = await openKeeper();
    return await settle(key);
  } catch {
    return lasts ? "pending" : "memory";
  }
}

/** What of an attempt its page knows; the moment and, unless it says otherwise, the image 0 are added. */
export type NewAttempt = Omit<AttemptRecord, "at" | "image"> & { readonly image?: number };

/** Adds an attempt to the record. See `keep` for when it is safe. */
export function recordAttempt({ exercise, outcome, tries, hints, unaided, image = 0 }: NewAttempt): Promise<Keeping> {
  if (!unaided) noteMiss();
  return keep(attemptEntry({ exercise, at: Date.now(), outcome, tries, hints, unaided, image }));
}

/** Notes that a step of a lesson is done. Steps are only ever added, whichever tab or device they were done in. */
export const markStep = (lesson: string, step: string): Promise<Keeping> =>
  keep(lessonEntry(lesson, { steps: [step], finished: null }));

/** Notes that a lesson is finished; the first time counts. */
export const finishLesson = (lesson: string): Promise<Keeping> =>
  keep(lessonEntry(lesson, { steps: [], finished: Date.now() }));

/** How far the learner is in every lesson that was begun, by the lesson's id. Never rejects. */
export async function allLessonProgress(): Promise<ReadonlyMap<string, LessonProgress>> {
  try {
    if (await isNothingKept()) return new Map();
    const { readRecord } = await openKeeper();
    return (await readRecord("lesson")).lessons;
  } catch {
    return new Map();
  }
}

/** How far the learner is in a lesson. Never rejects. */
export const lessonProgress = async (lesson: string): Promise<LessonProgress> =>
  (await allLessonProgress()).get(lesson) ?? NOTHING_DONE;

/** Keeps a game as it stands now, under an id of its own. See `keep` for when it is safe. */
export const keepGame = (id: string, game: GameRecord): Promise<Keeping> => keep(gameEntry(id, game));

/** The kept game called `id`, or without an id the one that was changed last; null if there is none. Never rejects. */
export async function keptGame(id?: string): Promise<KeptGame | null> {
  try {
    if (await isNothingKept()) return null;
    const { readGame } = await openKeeper();
    return await readGame(id);
  } catch {
    return null;
  }
}

/** Keeps a round of a drill, under the id of its visit: the same one is never kept twice. See `keep` for when it is safe. */
export const recordRound = (id: string, data: RoundRecord): Promise<Keeping> =>
  keep({ kind: "round", id, version: 1, data });

/** What of a try at a puzzle its page knows; the moment is added, and that it belongs to no run, if it names none. */
export type NewPuzzleRecord = Omit<PuzzleRecord, "at" | "run"> & { readonly run?: string | null };

/** Adds a try at a puzzle to the record. Call it as soon as the outcome is known, before anything moves: see `keep` for when it is safe. */
export function recordPuzzle(tried: NewPuzzleRecord): Promise<Keeping> {
  const { puzzle, outcome, tries, hints, unaided, image, rating, motifs, mode, run = null } = tried;
  if (!unaided) noteMiss();
  const at = Date.now();
  const data: PuzzleRecord = { puzzle, at, outcome, tries, hints, unaided, image, rating, motifs, mode, run };
  return keep({ kind: "puzzle", id: randomName(), version: 1, data });
}

/** Adds a try at a position of an opening to the record. See `keep` for when it is safe. */
export function recordOpening({
  position,
  outcome,
  tries,
  hints,
  unaided,
}: Omit<OpeningRecord, "at">): Promise<Keeping> {
  if (!unaided) noteMiss();
  const data: OpeningRecord = { position, at: Date.now(), outcome, tries, hints, unaided };
  return keep({ kind: "opening", id: randomName(), version: 1, data });
}

/**
 * Takes something into what is drilled of the openings, or out of it: a position that gets a star, with the moves from f5 that led there
 * (`f5d6c3`), or lines of the site (see `ChosenLine`).
 */
export const chooseLine = (id: string, line: string | null, isOn: boolean): Promise<Keeping> =>
  keep({ kind: "opening-line", id, version: 1, data: { line, isOn, at: Date.now() } satisfies ChosenLine });

/** Every try at an opening, oldest first. Never rejects. */
export async function openingRecords(): Promise<readonly OpeningRecord[]> {
  try {
    if (await isNothingKept()) return [];
    const { readRecord } = await openKeeper();
    return (await readRecord("opening")).openings;
  } catch {
    return [];
  }
}

/** What was ever chosen to be drilled of the openings, and what no longer is, by its id. Never rejects. */
export async function linesChosen(): Promise<ReadonlyMap<string, ChosenLine>> {
  try {
    if (await isNothingKept()) return new Map();
    const { readRecord } = await openKeeper();
    return (await readRecord("opening-line")).chosenLines;
  } catch {
    return new Map();
  }
}

/** The ids of the positions that have a star. Never rejects. */
export const starredPositions = async (): Promise<ReadonlySet<string>> =>
  new Set([...(await linesChosen())].filter(([, { line, isOn }]) => line !== null && isOn).map(([id]) => id));

/** Keeps moves that decided a game, each under the id of its position (see mistakes.ts): what is kept twice is there once. */
export function recordMistakes(found: readonly (readonly [id: string, data: MistakeRecord])[]): Promise<Keeping> {
  noteMiss();
  return keepAll(found.map(([id, data]) => ({ kind: "mistake", id, version: 1, data })));
}

/** Every try at a puzzle, oldest first. Never rejects. */
export async function puzzleRecords(): Promise<readonly PuzzleRecord[]> {
  try {
    if (await isNothingKept()) return [];
    const { readRecord } = await openKeeper();
    return (await readRecord("puzzle")).puzzles;
  } catch {
    return [];
  }
}

/** Adds an ending that was played out; the moment is added. See `keep` for when it is safe. */
export function recordEnding({ puzzle, image, lead, lost }: Omit<EndingRecord, "at">): Promise<Keeping> {
  const data: EndingRecord = { puzzle, image, at: Date.now(), lead, lost };
  return keep({ kind: "ending", id: randomName(), version: 1, data });
}

/** Every ending that was played out, oldest first. Never rejects. */
export async function endingRecords(): Promise<readonly EndingRecord[]> {
  try {
    if (await isNothingKept()) return [];
    const { readRecord } = await openKeeper();
    return (await readRecord("ending")).endings;
  } catch {
    return [];
  }
}

/** Where the learner stands with each drill that was gone through once. Never rejects. */
export async function drillStandings(): Promise<ReadonlyMap<RoundRecord["drill"], DrillStanding>> {
  try {
    if (await isNothingKept()) return new Map();
    const [{ readRecord }, { allStandings }] = await Promise.all([openKeeper(), import("./drill-standing.ts")]);
    return allStandings((await readRecord("round")).rounds);
  } catch {
    return new Map();
  }
}

/** Whether there is no need to load the rest to know that nothing is kept. */
const isNothingKept = async (): Promise<boolean> => allPending().length === 0 && (await isNewHere());

/** The ids of all exercises that the learner has solved, aided or not. Never rejects. */
export async function solvedExercises(): Promise<ReadonlySet<string>> {
  try {
    if (await isNothingKept()) return new Set();
    const { readRecord } = await openKeeper();
    const { attempts } = await readRecord("attempt");
    return new Set(attempts.filter(({ outcome }) => outcome === "solved").map(({ exercise }) => exercise));
  } catch {
    return new Set();
  }
}
