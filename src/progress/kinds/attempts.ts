import { type Entry, eitherOf, type Kind, oldestFirst } from "../entry.ts";
import { fields, moment, oneOf, text, whole, yesOrNo } from "../shape.ts";

/** How a try at an exercise came out. */
export const OUTCOMES = ["solved", "wrong", "revealed"] as const;

/** One try at an exercise that came to an outcome. Its entry's id is random: attempts are only ever added. */
export interface AttemptRecord {
  /** The id of the exercise, study or puzzle. */
  readonly exercise: string;
  /** When, in milliseconds since 1970. */
  readonly at: number;
  readonly outcome: (typeof OUTCOMES)[number];
  /** Legal moves tried since the page was opened, this one included. */
  readonly tries: number;
  /** Rungs of the hint ladder that had been shown. */
  readonly hints: number;
  /** Whether the learner found it alone: at the first try, without a hint and without having seen the solution. */
  readonly unaided: boolean;
  /** Which of the eight images of the position was shown; 0 is the position itself. */
  readonly image: number;
}

export const attempts: Kind<AttemptRecord> = {
  name: "attempt",
  version: 1,
  shape: fields<AttemptRecord>({
    exercise: text(200),
    at: moment,
    outcome: oneOf(OUTCOMES),
    tries: whole(0, 9999),
    hints: whole(0, 99),
    unaided: yesOrNo,
    image: whole(0, 7),
  }),
  migrations: [],
  merge: eitherOf,
};

/** The attempts among entries that are understood, oldest first. */
export const attemptsIn = (entries: readonly Entry[]): readonly AttemptRecord[] => oldestFirst(attempts, entries);
