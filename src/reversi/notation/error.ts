import type { PlayError } from "../position.ts";
import type { SquareName } from "../shape.ts";

/** Every way in which a record can be wrong. The set is closed: nothing else comes out of a parser. */
export const RECORD_ERROR_CODES = [
  /** There is nothing to read. */
  "EMPTY",
  /** Longer than any record is. */
  "TOO_LONG",
  /** A token that is neither a square, a pass nor a move number. */
  "BAD_TOKEN",
  /** A square that this board does not have. */
  "NO_SUCH_SQUARE",
  /** The square is occupied, or a disc there would turn nothing. */
  "ILLEGAL_MOVE",
  /** A pass is written where a move is possible, or a second time. */
  "ILLEGAL_PASS",
  /** A move or pass after the game is over. */
  "GAME_OVER",
  /** The record names one colour where the other is to move. */
  "WRONG_SIDE",
  /** Too few or too many squares, or a square that is missing on this board is not marked so. */
  "BAD_BOARD",
  /** A character that means no disc and no empty square. */
  "BAD_SYMBOL",
  /** Symbols that cannot be told apart: the same one may mean Black or White. */
  "AMBIGUOUS_SYMBOL",
  /** A score that is no whole number from -64 to 64, or stands where none may. */
  "BAD_SCORE",
  /** The frame of a GGF, PGN or JSON record is broken. */
  "BAD_SYNTAX",
  /** A board of a size that the format's reader does not take. */
  "UNSUPPORTED_SIZE",
  /** A record of another game. */
  "UNSUPPORTED_GAME",
  /** A binary file that is cut off or has another length than its header says. */
  "BAD_FILE",
] as const;
export type RecordErrorCode = (typeof RECORD_ERROR_CODES)[number];

/** What is wrong with a record, where, and what would have been right there. */
export interface RecordError {
  readonly code: RecordErrorCode;
  /** The ply that could not be read, counted from 1; null where the error is at no ply. */
  readonly ply: number | null;
  /** The piece of the record that is wrong, as it is written; null where none can be named. */
  readonly token: string | null;
  /** Why a move is illegal; null for another error. */
  readonly reason: PlayError | null;
  /** What was legal there. */
  readonly legal: readonly SquareName[];
  /** The same in an English sentence, for developers; a page words it from the code. */
  readonly message: string;
}

/** An error that belongs to no ply. */
export const recordError = (code: RecordErrorCode, message: string, token: string | null = null): RecordError => ({
  code,
  ply: null,
  token,
  reason: null,
  legal: [],
  message,
});
