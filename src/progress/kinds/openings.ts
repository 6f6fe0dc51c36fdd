import { type Entry, eitherOf, type Kind, oldestFirst } from "../entry.ts";
import { fields, moment, oneOf, orNull, type Shape, whole, written, yesOrNo } from "../shape.ts";
import { type AttemptRecord, OUTCOMES } from "./attempts.ts";

/** One try at a position of an opening. Its entry's id is random: they are only ever added. */
export interface OpeningRecord extends Omit<AttemptRecord, "exercise" | "image"> {
  /** The id of the position: see src/training/openings/position.ts. The same whatever moves led there, and however they were turned. */
  readonly position: string;
}

/** The id of a position of an opening: its discs in 32 digits, and who is to move. */
const openingId: Shape<string> = written(/^[0-9a-f]{32}[bw]$/);

export const openings: Kind<OpeningRecord> = {
  name: "opening",
  version: 1,
  shape: fields<OpeningRecord>({
    position: openingId,
    at: moment,
    outcome: oneOf(OUTCOMES),
    tries: whole(0, 9999),
    hints: whole(0, 99),
    unaided: yesOrNo,
  }),
  migrations: [],
  merge: eitherOf,
};

/** The tries at positions of openings among entries that are understood, oldest first. */
export const openingsIn = (entries: readonly Entry[]): readonly OpeningRecord[] => oldestFirst(openings, entries);

/**
 * What the learner chose to be drilled in, or no longer. The entry's id says what: the id of a position that got a star, or lines of the site
 * and whose moves are drilled in them ("black tiger").
 */
export interface ChosenLine {
  /** The moves from f5 that led to the position with the star, as `f5d6c3`; null where the lines are the site's. */
  readonly line: string | null;
  readonly isOn: boolean;
  /** When it was chosen, in milliseconds since 1970. */
  readonly at: number;
}

export const chosenLines: Kind<ChosenLine> = {
  name: "opening-line",
  version: 1,
  shape: fields<ChosenLine>({ line: orNull(written(/^(?:[a-h][1-8]){1,60}$/)), isOn: yesOrNo, at: moment }),
  migrations: [],
  // What was chosen last counts.
  merge: (a, b) => (a.at === b.at ? eitherOf(a, b) : a.at > b.at ? a : b),
};

/** What was ever chosen among entries that are understood, by its id, what was chosen first at the front. */
export const chosenLinesIn = (entries: readonly Entry[]): ReadonlyMap<string, ChosenLine> =>
  new Map(
    entries
      .filter(({ kind }) => kind === chosenLines.name)
      .map(({ id, data }) => [id, data as ChosenLine] as const)
      .sort(([, a], [, b]) => a.at - b.at),
  );
