import { DRILLS } from "../../training/drills/drill.ts";
import { type Entry, eitherOf, type Kind, oldestFirst } from "../entry.ts";
import { fields, moment, oneOf, whole } from "../shape.ts";

/** One round of a drill that was gone through to its end. Its entry's id is the visit's: rounds are only ever added. */
export interface RoundRecord {
  readonly drill: (typeof DRILLS)[number];
  /** When it ended, in milliseconds since 1970. */
  readonly at: number;
  /** How many questions were answered rightly at the first try, and of how many. */
  readonly right: number;
  readonly of: number;
  /** How long it took, in whole seconds. */
  readonly seconds: number;
}

const MOST = 100;
/** More seconds than a page stays open. */
const MOST_SECONDS = 1e8;

export const rounds: Kind<RoundRecord> = {
  name: "round",
  version: 1,
  shape: fields<RoundRecord>({
    drill: oneOf(DRILLS),
    at: moment,
    right: whole(0, MOST),
    of: whole(1, MOST),
    seconds: whole(0, MOST_SECONDS),
  }),
  migrations: [],
  merge: eitherOf,
};

/** The rounds among entries that are understood, oldest first. */
export const roundsIn = (entries: readonly Entry[]): readonly RoundRecord[] => oldestFirst(rounds, entries);
