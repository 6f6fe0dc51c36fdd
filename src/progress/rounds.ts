import { DRILLS } from "../training/drill.ts";
import type { Entry, Kind } from "./entry.ts";
import { fields, moment, oneOf, whole } from "./shape.ts";

/** One round of a drill that was gone through to its end. Its entry's id is the visit's: rounds are only ever added. */
export interface RoundRecord {
  readonly drill: (typeof DRILLS)[number];
  /** When it ended, in milliseconds since 1970. */
  readonly at: number;
  /** How many questions were answered rightly at the first try, and of how many. */
  readonly right: number;
  readonly of: number;
  /** How long it took, in whole seconds; an hour and more is one hour. */
  readonly seconds: number;
}

/** The longest time that is told, in seconds. */
export const LONGEST_ROUND = 3600;

const MOST = 100;

export const rounds: Kind<RoundRecord> = {
  name: "round",
  version: 1,
  shape: fields<RoundRecord>({
    drill: oneOf(DRILLS),
    at: moment,
    right: whole(0, MOST),
    of: whole(1, MOST),
    seconds: whole(0, LONGEST_ROUND),
  }),
  migrations: [],
  // Two with one id are the same round; should a file have been changed by hand, either order must choose alike.
  merge: (a, b) => (JSON.stringify(a) >= JSON.stringify(b) ? a : b),
};

/** The rounds among entries that are understood, oldest first. */
export const roundsIn = (entries: readonly Entry[]): readonly RoundRecord[] =>
  entries
    .filter(({ kind }) => kind === rounds.name)
    .map(({ data }) => data as RoundRecord)
    .sort((a, b) => a.at - b.at);

/** Where a learner stands with a drill: the best round, and the last. */
export interface DrillStanding {
  readonly best: RoundRecord;
  readonly last: RoundRecord;
}

const isBetter = (a: RoundRecord, b: RoundRecord): boolean =>
  a.right * b.of === b.right * a.of ? a.seconds < b.seconds : a.right * b.of > b.right * a.of;

/** Where a learner stands with `drill`, from all rounds, oldest first; null before the first. The most right is best, then the quickest. */
export function drillStanding(drill: RoundRecord["drill"], all: readonly RoundRecord[]): DrillStanding | null {
  const own = all.filter((round) => round.drill === drill);
  const last = own.at(-1);
  if (last === undefined) return null;
  return { best: own.reduce((best, round) => (isBetter(round, best) ? round : best)), last };
}
