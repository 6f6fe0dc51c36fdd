import { type Entry, eitherOf, type Kind, oldestFirst } from "../entry.ts";
import { fields, moment, whole } from "../shape.ts";
import { puzzleId } from "./puzzles.ts";

/** An ending that was played out against perfect defence, to its end. Its entry's id is random: they are only ever added. */
export interface EndingRecord {
  /** The id of the puzzle whose position it began from, and which of the eight images was shown. */
  readonly puzzle: string;
  readonly image: number;
  readonly at: number;
  /** By how many discs the learner has won, empty squares to the winner; below 0 it was lost. */
  readonly lead: number;
  /** How many discs best play would have brought besides. */
  readonly lost: number;
}

export const endings: Kind<EndingRecord> = {
  name: "ending",
  version: 1,
  shape: fields<EndingRecord>({
    puzzle: puzzleId,
    image: whole(0, 7),
    at: moment,
    lead: whole(-64, 64),
    lost: whole(0, 128),
  }),
  migrations: [],
  merge: eitherOf,
};

/** The endings among entries that are understood, oldest first. */
export const endingsIn = (entries: readonly Entry[]): readonly EndingRecord[] => oldestFirst(endings, entries);
