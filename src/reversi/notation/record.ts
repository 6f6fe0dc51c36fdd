import { type Game, startGame } from "../game.ts";
import { fail, ok, type Result } from "../result.ts";
import { EIGHT_STARS, FOUR, OTHELLO, SIX, TEN, type Variant } from "../variant.ts";
import { isBoardSymbol, parseBoardGame, readPosition } from "./board.ts";
import { type RecordError, recordError } from "./error.ts";
import { parseGgf, splitGgf } from "./ggf.ts";
import { isGpdb, parseObf } from "./obf.ts";
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

/** The board symbols that a text begins with, white space apart, up to those of the largest board and one more. */
function symbolsAhead(text: string): string {
  let symbols = "";
  for (const character of text) {
    if (/\s/.test(character)) continue;
    if (!isBoardSymbol(character) || symbols.length > TEN.shape.names.length) break;
    symbols += character;
  }
  return symbols;
}

/** The shapes whose squares number differently, the smallest first. No transcript begins with as many symbols as the smallest has. */
const BY_SIZE = [FOUR, SIX, OTHELLO, TEN] as const;
const SHORTEST_BOARD = FOUR.shape.names.length;

/**
 * How many more symbols than squares a text may begin with: the side to move, a move number, b1 and a pass are written with characters
 * that also mean discs and empty squares, as in `X 1. b1 -- c4`. From here to the next size a board is one with squares missing.
 */
const MOST_BEHIND = 8;

/** The variant for a board of so many symbols with what may stand behind it. */
function variantOfSize(symbols: string): Variant {
  const fits = ({ shape }: Variant): boolean => symbols.length >= shape.names.length;
  if (fits(TEN)) return looksCut(symbols) ? EIGHT_STARS : TEN;
  const small = [FOUR, SIX].find(
    (variant) => fits(variant) && symbols.length <= variant.shape.names.length + MOST_BEHIND,
  );
  return small ?? OTHELLO;
}

/** Whether a board of 100 symbols is meant to lack the squares that Eight Stars lacks: most of them are marked so. */
function looksCut(symbols: string): boolean {
  const { shape } = EIGHT_STARS;
  const present = new Set(shape.squares);
  const missing = [...shape.names.keys()].filter((square) => !present.has(square));
  return 2 * missing.filter((square) => symbols[square] === "#").length > missing.length;
}

/** The variant whose board a text begins with, by the size that its frame tells, as in `[8 … *]`, or by its number of symbols. */
function variantAhead(text: string): Variant {
  const framed = /^\[\s*(\d{1,3})(?!\d)/.exec(text);
  if (framed === null) return variantOfSize(symbolsAhead(text));
  const files = Number(framed[1]);
  const variant = BY_SIZE.find(({ shape }) => shape.files === files) ?? OTHELLO;
  return variant === TEN ? variantOfSize(symbolsAhead(text.slice(framed[0].length))) : variant;
}

/** The form that a text seems to have. */
function formatOf(text: string): RecordFormat {
  if (text.startsWith("{")) return "othello-quest";
  if (/^(?:\d{1,5}\s*)?\(/.test(text)) return "ggf";
  if (/^\[\s*[A-Za-z]/.test(text)) return "pgn";
  if (/^\[\s*\d/.test(text)) return "board";
  if (text.startsWith("%")) return "obf";
  if (isGpdb(text)) return "obf";
  if (symbolsAhead(text).length < SHORTEST_BOARD) return "transcript";
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
      return [parseBoardGame(text, variantAhead(text))];
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
