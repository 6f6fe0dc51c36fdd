import { type Game, startGame } from "../game.ts";
import { fail, ok, type Result } from "../result.ts";
import { EIGHT_STARS, FOUR, OTHELLO, SIX, TEN, type Variant } from "../variant.ts";
import { isBoardSymbol, parseBoardGame, readPosition } from "./board.ts";
import { type RecordError, recordError } from "./error.ts";
import { parseGgf, splitGgf } from "./ggf.ts";
import { parseObf } from "./obf.ts";
import { parsePgn, splitPgn } from "./pgn.ts";
import { parseQuest } from "./quest.ts";
import { parseTranscript } from "./transcript.ts";

/** The forms in which a game is written as text. */
export const RECORD_FORMATS = ["transcript", "board", "obf", "ggf", "othello-quest", "pgn"] as const;
export type RecordFormat = (typeof RECORD_FORMATS)[number];

/** A game and the form that it was written in. `game.start` tells where it began, a mirrored start included. */
export interface GameRecord {
  readonly format: RecordFormat;
  readonly game: Game;
}

/** More characters than any record has, so that no paste can keep a page busy. */
export const LONGEST_RECORD = 100_000;

/** A board is at least this many symbols in a row; no transcript has so many. */
const SHORTEST_BOARD = 16;

/** How many board symbols a text begins with, white space apart, up to the largest board with its side to move. */
function symbolsAhead(text: string): number {
  let count = 0;
  for (const character of text) {
    if (/\s/.test(character)) continue;
    if (!isBoardSymbol(character) || count > 100) break;
    count += 1;
  }
  return count;
}

/** The variant whose board has about as many squares as the text has symbols. */
function variantOfSize(text: string, symbols: number): Variant {
  if (symbols >= 100) return text.includes("#") ? EIGHT_STARS : TEN;
  if (symbols === 36 || symbols === 37) return SIX;
  if (symbols === 16 || symbols === 17) return FOUR;
  return OTHELLO;
}

/** The form that a text seems to have. */
function formatOf(text: string): RecordFormat {
  if (text.startsWith("{")) return "othello-quest";
  if (/^(?:\d{1,5}\s*)?\(/.test(text)) return "ggf";
  if (/^\[\s*[A-Za-z]/.test(text)) return "pgn";
  if (/^\[\s*\d/.test(text)) return "board";
  if (text.startsWith("%")) return "obf";
  if (symbolsAhead(text) < SHORTEST_BOARD) return "transcript";
  const read = readPosition(text, OTHELLO);
  return read.ok && /^\s*[;%]/.test(read.value.rest) ? "obf" : "board";
}

const gameOf = (result: Result<{ readonly game: Game }, RecordError>): Result<Game, RecordError> =>
  result.ok ? ok(result.value.game) : result;

/** The games of a text in a given form. */
function gamesIn(text: string, format: RecordFormat): readonly Result<Game, RecordError>[] {
  switch (format) {
    case "othello-quest":
      return [gameOf(parseQuest(text))];
    case "ggf":
      return splitGgf(text).map((game) => gameOf(parseGgf(game)));
    case "pgn":
      return splitPgn(text).map((game) => gameOf(parsePgn(game)));
    case "obf": {
      const obf = parseObf(text);
      return [obf.ok ? ok(startGame(obf.value.position)) : obf];
    }
    case "board":
      return [parseBoardGame(text, variantOfSize(text, symbolsAhead(text)))];
    case "transcript":
      return [parseTranscript(text)];
  }
}

/**
 * Reads every game of a text whose form is not known: one, or several in GGF and PGN. Always gives at least one result.
 * White space around the text does not count.
 */
export function parseRecords(text: string): readonly Result<GameRecord, RecordError>[] {
  if (text.length > LONGEST_RECORD) {
    return [fail(recordError("TOO_LONG", `a record has at most ${LONGEST_RECORD} characters, not ${text.length}`))];
  }
  const trimmed = text.trim();
  if (trimmed === "") return [fail(recordError("EMPTY", "there is nothing to read"))];
  const format = formatOf(trimmed);
  return gamesIn(trimmed, format).map((game) => (game.ok ? ok({ format, game: game.value }) : game));
}

/** Reads a text whose form is not known; of several games the first. */
export function parseRecord(text: string): Result<GameRecord, RecordError> {
  const [first = fail(recordError("EMPTY", "there is nothing to read"))] = parseRecords(text);
  return first;
}
