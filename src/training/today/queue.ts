import type { Shelf } from "../../catalogue/shelf.ts";
import { endOfDay } from "./day.ts";
import { mistakeExercise } from "./mistake-exercise.ts";
import { memoryOf, type Review, type Schedule, scheduleOf } from "./schedule.ts";

/** A try with the image of the position that was shown in it. */
export interface PastTry extends Review {
  /** Which of the eight images; 0 is the position itself. */
  readonly image: number;
}

/** What a learner did that may come back. */
export interface Past {
  /** Tries at exercises, and at positions of one's own games under `mistakeExercise(id)`. */
  readonly attempts: readonly (PastTry & { readonly exercise: string })[];
  readonly puzzles: readonly (PastTry & { readonly puzzle: string })[];
  /** Tries at positions of openings, by the position's id. */
  readonly openings: readonly (Review & { readonly position: string })[];
  /** Moves that decided a game of the learner's own, by their position's id, with the moments when these games were over. */
  readonly mistakes: readonly { readonly id: string; readonly times: readonly number[] }[];
}

export type DueKind = "exercise" | "puzzle" | "mistake" | "opening";

/** One thing that comes back. */
export interface Due {
  readonly kind: DueKind;
  readonly id: string;
  /** Which of the eight images to show: another one than the last time, where the board may be turned. */
  readonly image: number;
  /** When, in milliseconds since 1970. */
  readonly due: number;
  /** How long it takes as a rule. */
  readonly seconds: number;
}

/** What is to be done today. */
export interface Today {
  /** In the order in which it is done. */
  readonly items: readonly Due[];
  /** How long that takes, in whole minutes, one at least. */
  readonly minutes: number;
  /** How much more is due, and left for the next time. */
  readonly left: number;
}

const MOST_ITEMS = 15;
const MOST_SECONDS = 600;

/* How long the others take, in seconds: an estimate of ours, with reading the task and the verdict. */
const PUZZLE_SECONDS = 45;
const MISTAKE_SECONDS = 60;
const OPENING_SECONDS = 15;

/** All of them, eight as a rule, come in turn, each seldom like the one before: three steps further on. */
const imageAfter = (image: number, images = 8): number => (images === 1 ? 0 : (image + 3) % images);

/** The image shown last; the position itself before the first try. */
const lastImage = (tries: readonly PastTry[]): number =>
  tries.reduce<PastTry | null>(
    (last, one) => (last === null || one.at > last.at || (one.at === last.at && one.image > last.image) ? one : last),
    null,
  )?.image ?? 0;

/** Everything that will come back, with its schedule, what is due first at the front. It depends on what was tried and when only. */
export function comingBack(past: Past, shelf: Shelf): readonly (Due & { readonly schedule: Schedule })[] {
  const attempts = Map.groupBy(past.attempts, ({ exercise }) => exercise);
  const found: (Due & { readonly schedule: Schedule })[] = [];
  const put = (kind: DueKind, id: string, schedule: Schedule | null, image: number, seconds: number): void => {
    if (schedule !== null) found.push({ kind, id, image, due: schedule.due, seconds, schedule });
  };
  const add = (kind: DueKind, id: string, tries: readonly Review[], image: number, seconds: number): void =>
    put(kind, id, scheduleOf(tries), image, seconds);
  for (const [id, tries] of attempts) {
    const shelved = shelf.get(id);
    if (shelved === undefined) continue;
    add("exercise", id, tries, imageAfter(lastImage(tries), shelved.images), shelved.seconds);
  }
  for (const [id, tries] of Map.groupBy(past.puzzles, ({ puzzle }) => puzzle)) {
    add("puzzle", id, tries, imageAfter(lastImage(tries)), PUZZLE_SECONDS);
  }
  for (const { id, times } of past.mistakes) {
    const tries = attempts.get(mistakeExercise(id)) ?? [];
    const made = times.map((at): Review => ({ at, outcome: "wrong", hints: 0, unaided: false }));
    add("mistake", id, [...made, ...tries], imageAfter(lastImage(tries)), MISTAKE_SECONDS);
  }
  for (const [id, tries] of Map.groupBy(past.openings, ({ position }) => position)) {
    // Openings are learned by heart, and as they lie from f5.
    put("opening", id, memoryOf(tries), 0, OPENING_SECONDS);
  }
  return found.sort((a, b) => a.due - b.due || (`${a.kind} ${a.id}` < `${b.kind} ${b.id}` ? -1 : 1));
}

/** In turn one of each kind, in the order in which the kinds and what is in them come. */
function mixed<T extends Due>(all: readonly T[]): readonly T[] {
  const kinds = [...Map.groupBy(all, ({ kind }) => kind).values()];
  return all.flatMap((_, turn) => kinds.flatMap((group) => group[turn] ?? []));
}

/**
 * What is due on the day of `now`, as much as 15 items or ten minutes hold: of each kind in turn what waits longest, so that a heap of one
 * kind does not crowd out the others.
 */
export function todayOf(past: Past, shelf: Shelf, now: number): Today {
  const end = endOfDay(now);
  const due = comingBack(past, shelf).filter((one) => one.due < end);
  const items: Due[] = [];
  let seconds = 0;
  for (const { kind, id, image, due: since, seconds: takes } of mixed(due)) {
    if (items.length === MOST_ITEMS || seconds + takes > MOST_SECONDS) continue;
    items.push({ kind, id, image, due: since, seconds: takes });
    seconds += takes;
  }
  return { items, minutes: Math.max(1, Math.round(seconds / 60)), left: due.length - items.length };
}
