import { type Board, contentAt, emptyBoard, withDiscs } from "../board.ts";
import type { Content, Disc } from "../disc.ts";
import { type Game, startGame } from "../game.ts";
import { type Position, resolve } from "../position.ts";
import { fail, ok, type Result } from "../result.ts";
import type { Square } from "../shape.ts";
import { OTHELLO, type Variant } from "../variant.ts";
import { type RecordError, recordError } from "./error.ts";
import { movesWithPasses, moveTokens, replay } from "./moves.ts";

const WRITTEN: Readonly<Record<Content, string>> = { black: "X", white: "O", empty: "-" };

/** The board as one character a square, row by row from a1: X black, O white, - empty, # where the shape has no square. */
export function makeBoard(board: Board): string {
  const present = new Set(board.shape.squares);
  return board.shape.names.map((_, square) => (present.has(square) ? WRITTEN[contentAt(board, square)] : "#")).join("");
}

/** The board and, after a space, whose turn it is by alternation, even if that side must pass or the game is over. */
export const makePosition = (position: Position): string => `${makeBoard(position.board)} ${WRITTEN[position.turn]}`;

/** The start, then the moves played from there with every pass written: `<64> X f5 d6`. */
export const makeBoardGame = (game: Game): string =>
  [makePosition(game.start), ...movesWithPasses(game).map((move) => move ?? "--")].join(" ");

/** What a symbol means, in lower case: '?' is Black or White by the company it keeps. */
const SYMBOLS: Readonly<Record<string, Content | "?">> = {
  x: "black",
  "*": "black",
  b: "black",
  "#": "?",
  "0": "?",
  o: "white",
  w: "white",
  "1": "white",
  "-": "empty",
  ".": "empty",
  _: "empty",
};

/** Whether a character may stand on a board. */
export const isBoardSymbol = (character: string): boolean => Object.hasOwn(SYMBOLS, character.toLowerCase());

/** Colours for the symbols that a board uses, all together; undefined if one of them could be either. */
function coloursOf(used: ReadonlySet<string>): ((symbol: string) => Content) | undefined {
  const hasBlack = ["x", "*", "b"].some((symbol) => used.has(symbol));
  const hasWhite = ["o", "w", "1"].some((symbol) => used.has(symbol));
  // '#' is a black disc only where no other symbol is; '0' is the digit that goes with '1', or a round white disc beside a black symbol.
  if (used.has("#") && (hasBlack || used.has("0"))) return undefined;
  if (used.has("0") && hasBlack && hasWhite) return undefined;
  // An 'o' beside a '1' and no black symbol may be meant as a zero.
  if (used.has("o") && used.has("1") && !hasBlack && !used.has("#") && !used.has("0")) return undefined;
  const zero: Disc = hasBlack ? "white" : "black";
  return (symbol) => {
    const meaning = SYMBOLS[symbol] ?? "empty";
    return meaning === "?" ? (symbol === "0" ? zero : "black") : meaning;
  };
}

/** A position and the text that stands behind it. */
interface PositionAndRest {
  readonly position: Position;
  readonly rest: string;
}

/** The side to move at the beginning of a text: a disc's symbol or a colour's name, but not a square (b4) nor a move number (1.). */
const SIDE = /^\s*(?:(black|white)\b|([xob*w01#])(?![\d.]))/i;

/**
 * Reads a board, then perhaps the side to move (else Black), and gives what follows unread. White space may stand anywhere.
 * Symbols: black `X x * B b #` and `0`, white `O o W w 1`, empty `- . _`; what `0` and `#` mean follows from the others.
 * The form of GGS, `[8 ... *]`, is read too. On a board with missing squares `#` marks these.
 */
export function readPosition(text: string, variant: Variant): Result<PositionAndRest, RecordError> {
  const { shape } = variant;
  const frame = /^\s*\[\s*(\d{1,3})(?!\d)/.exec(text);
  if (frame !== null && Number(frame[1]) !== shape.files) {
    return fail(recordError("UNSUPPORTED_SIZE", `a board of size ${frame[1]} instead of ${shape.files}`, frame[1]));
  }
  const size = shape.names.length;
  const symbols: string[] = [];
  let at = frame?.[0].length ?? 0;
  for (; symbols.length < size && at < text.length; at += 1) {
    const character = text.charAt(at);
    if (/\s/.test(character)) continue;
    if (/[\];%]/.test(character)) break;
    if (!isBoardSymbol(character)) {
      const where = `on square ${symbols.length + 1} of the board`;
      return fail(recordError("BAD_SYMBOL", `"${character}" ${where} means no disc`, character));
    }
    symbols.push(character.toLowerCase());
  }
  if (symbols.length < size) {
    return fail(recordError("BAD_BOARD", `${symbols.length} squares instead of ${size}`));
  }
  const side = SIDE.exec(text.slice(at));
  let rest = text.slice(at + (side?.[0].length ?? 0));
  if (frame !== null) {
    if (!/^\s*\]/.test(rest)) return fail(recordError("BAD_BOARD", 'there is no "]" behind the board'));
    rest = rest.replace(/^\s*\]/, "");
  }
  const sideSymbol = side?.[2]?.toLowerCase();
  const discs = readDiscs(variant, symbols, sideSymbol);
  if (!discs.ok) return discs;
  const turn = side?.[1]?.toLowerCase() === "white" ? "white" : (discs.value.side ?? "black");
  return ok({ position: resolve(variant, discs.value.board, turn), rest });
}

/** The board that the symbols show, with the side that one more symbol stands for. */
function readDiscs(
  { shape }: Variant,
  symbols: readonly string[],
  sideSymbol: string | undefined,
): Result<{ readonly board: Board; readonly side: Disc | null }, RecordError> {
  const whole = shape.squares.length === shape.names.length;
  const present = new Set(shape.squares);
  const onBoard = symbols.filter((_, square) => present.has(square));
  const misplaced = symbols.some((symbol, square) => (symbol === "#") === present.has(square));
  if (!whole && misplaced)
    return fail(recordError("BAD_BOARD", '"#" must stand where there is no square, and only there'));
  const used = new Set(sideSymbol === undefined ? onBoard : [...onBoard, sideSymbol]);
  const colour = coloursOf(used);
  if (colour === undefined) {
    return fail(recordError("AMBIGUOUS_SYMBOL", `${[...used].join(" ")}: one of these may mean either colour`));
  }
  const squaresOf = (content: Content): readonly Square[] =>
    shape.squares.filter((square) => colour(symbols[square] ?? "-") === content);
  const board = withDiscs(withDiscs(emptyBoard(shape), squaresOf("black"), "black"), squaresOf("white"), "white");
  const side = sideSymbol === undefined ? null : colour(sideSymbol);
  return ok({ board, side: side === "empty" ? null : side });
}

/** Reads a board with the side to move (Black if it is not said) and nothing behind it. A side that is stuck stays as it is said: it passes. */
export function parsePosition(text: string, variant: Variant = OTHELLO): Result<Position, RecordError> {
  const read = readPosition(text, variant);
  if (!read.ok) return read;
  const rest = read.value.rest.trim();
  if (rest === "") return ok(read.value.position);
  return fail(recordError("BAD_TOKEN", "something follows the board and the side to move", rest.slice(0, 20)));
}

/** Reads a board with the side to move and the moves that follow, passes written or implied. */
export function parseBoardGame(text: string, variant: Variant = OTHELLO): Result<Game, RecordError> {
  const read = readPosition(text, variant);
  if (!read.ok) return read;
  const { position, rest } = read.value;
  return rest.trim() === "" ? ok(startGame(position)) : replay(position, moveTokens(rest));
}
