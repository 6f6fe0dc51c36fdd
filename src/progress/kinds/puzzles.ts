import { isPuzzleId, LEAST_RATING, MOST_RATING } from "../../catalogue/puzzle.ts";
import { fail, ok, type Result } from "../../reversi/result.ts";
import { type Entry, eitherOf, type Kind, oldestFirst } from "../entry.ts";
import { type Fault, fields, list, moment, oneOf, orNull, type Shape, text, whole, yesOrNo } from "../shape.ts";
import { type AttemptRecord, OUTCOMES } from "./attempts.ts";

/** What a puzzle was tried as part of. */
const PUZZLE_MODES = ["train", "daily", "streak", "storm", "today"] as const;

/** One try at a puzzle that came to an outcome. Its entry's id is random: they are only ever added. */
export interface PuzzleRecord extends Omit<AttemptRecord, "exercise"> {
  /** The id of the puzzle. */
  readonly puzzle: string;
  /** The rating that the puzzle had then, and its motifs, the main one first: a later edition of the puzzles may say otherwise. */
  readonly rating: number;
  readonly motifs: readonly string[];
  readonly mode: (typeof PUZZLE_MODES)[number];
  /** Names the streak or the storm that it belongs to, the same for all puzzles of one; null outside. */
  readonly run: string | null;
}

/** The id of a puzzle. */
export const puzzleId: Shape<string> = (value, path): Result<string, Fault> =>
  typeof value === "string" && isPuzzleId(value) ? ok(value) : fail({ path, code: "not-text" });

export const puzzles: Kind<PuzzleRecord> = {
  name: "puzzle",
  version: 1,
  shape: fields<PuzzleRecord>({
    puzzle: puzzleId,
    at: moment,
    outcome: oneOf(OUTCOMES),
    tries: whole(0, 9999),
    hints: whole(0, 99),
    unaided: yesOrNo,
    image: whole(0, 7),
    rating: whole(LEAST_RATING, MOST_RATING),
    motifs: list(text(40)),
    mode: oneOf(PUZZLE_MODES),
    run: orNull(text(40)),
  }),
  migrations: [],
  merge: eitherOf,
};

/** The tries at puzzles among entries that are understood, oldest first. */
export const puzzlesIn = (entries: readonly Entry[]): readonly PuzzleRecord[] => oldestFirst(puzzles, entries);
