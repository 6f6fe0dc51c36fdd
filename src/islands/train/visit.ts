import type { Drill } from "../../training/drills/drill.ts";
import { ROUND } from "../../training/drills/round.ts";
import { type FirstTries, openVisit } from "../lesson/mix.ts";

/** How a round came out. `seconds` is null if some of its questions were left out: then it does not count. */
interface Outcome {
  readonly right: number;
  readonly of: number;
  readonly seconds: number | null;
  /** The numbers of the questions that were not right at the first try, from 1. */
  readonly missed: readonly number[];
}

/** A round under way. A reload neither draws other questions nor forgets what was tried. */
export interface Visit {
  /** No other round has the same. */
  readonly id: string;
  readonly seed: number;
  readonly tries: FirstTries;
  /** Ends the round, once all its questions were tried. When it ended, in milliseconds since 1970; null before. */
  readonly end: () => number | null;
  readonly outcome: () => Outcome;
}

/** When the round with this seed began and ended. */
interface Clock {
  readonly seed: number;
  readonly begun: number;
  readonly ended: number | null;
}

const keyOf = (drill: Drill): string => `outflank:round:${drill}`;

const isClock = (data: unknown): data is Clock =>
  typeof data === "object" &&
  data !== null &&
  "seed" in data &&
  "begun" in data &&
  Number.isSafeInteger(data.begun) &&
  "ended" in data &&
  (data.ended === null || Number.isSafeInteger(data.ended));

function keptClock(drill: Drill, seed: number): Clock {
  try {
    const data: unknown = JSON.parse(sessionStorage.getItem(keyOf(drill)) ?? "null");
    if (isClock(data) && data.seed === seed) return data;
  } catch {
    // Without a storage every loading of the page is a round of its own.
  }
  return { seed, begun: Date.now(), ended: null };
}

function keepClock(drill: Drill, clock: Clock): void {
  try {
    sessionStorage.setItem(keyOf(drill), JSON.stringify(clock));
  } catch {
    // As above.
  }
}

/** The id that the question in a place has as an exercise. */
const idAt = (drill: Drill, place: number): string => `train/${drill}/${place}`;

/** The round that is under way, or a new one. One that has ended goes on only for who `looksBack` at how it came out. */
export function openRound(drill: Drill, looksBack: boolean): Visit {
  const { seed, tries } = openVisit(`train/${drill}`, looksBack);
  let clock = keptClock(drill, seed);
  keepClock(drill, clock);
  const places = Array.from({ length: ROUND }, (_, i) => i + 1);
  const isWhole = (): boolean => places.every((place) => tries.first.has(idAt(drill, place)));
  return {
    id: `${drill} ${seed} ${clock.begun}`,
    seed,
    tries,
    end: () => {
      if (clock.ended === null && isWhole()) {
        clock = { ...clock, ended: Date.now() };
        keepClock(drill, clock);
      }
      return clock.ended;
    },
    outcome: () => {
      const missed = places.filter((place) => !tries.first.get(idAt(drill, place)));
      const { begun, ended } = clock;
      const seconds = ended === null ? null : Math.max(0, Math.round((ended - begun) / 1000));
      return { right: ROUND - missed.length, of: ROUND, seconds, missed };
    },
  };
}
