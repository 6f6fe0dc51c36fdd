import type { Game } from "../game.ts";
import { fail, ok, type Result } from "../result.ts";
import { nameOf, USUAL_SHAPE } from "../shape.ts";
import { type RecordError, recordError } from "./error.ts";
import { type MoveToken, replayFromStart } from "./moves.ts";

/** The head of a WTHOR file of games (.wtb), the archive of the French federation. */
export interface WthorHeader {
  /** The day the file was made. */
  readonly created: { readonly year: number; readonly month: number; readonly day: number };
  /** The year in which the games were played. */
  readonly year: number;
  /** The kind of game as the file numbers it; 0 in every known file. */
  readonly kind: number;
  /** How many empty squares were left where perfect play was computed from. */
  readonly depth: number;
}

/** One game of the archive; players and tournament are numbers into two other files. */
export interface WthorRecord {
  readonly tournament: number;
  readonly black: number;
  readonly white: number;
  /** Black's discs at the end, empty squares to the winner; of an unfinished game as it was judged. */
  readonly blackScore: number;
  /** Black's discs had both played perfectly from `depth` empty squares on. */
  readonly theoreticalScore: number;
  readonly game: Game;
}

export interface WthorFile {
  readonly header: WthorHeader;
  /** Every game, or why it cannot be read: one bad game does not spoil the others. */
  readonly games: readonly Result<WthorRecord, RecordError>[];
}

const HEADER_BYTES = 16;
const GAME_BYTES = 68;
const MOVES_AT = 8;
const SIDE = 8;

/** A move byte, 10 * rank + file, as a token; one that is no square shows its number. */
function tokenOf(byte: number): MoveToken {
  const file = (byte % 10) - 1;
  const rank = Math.floor(byte / 10) - 1;
  const isSquare = file >= 0 && file < SIDE && rank >= 0 && rank < SIDE;
  return isSquare
    ? { kind: "square", text: nameOf(USUAL_SHAPE, rank * SIDE + file), disc: null }
    : { kind: "unreadable", text: String(byte), disc: null };
}

function readGame(bytes: Uint8Array): Result<WthorRecord, RecordError> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const moves = bytes.subarray(MOVES_AT);
  const end = moves.indexOf(0);
  const tokens = [...(end < 0 ? moves : moves.subarray(0, end))].map(tokenOf);
  const game = replayFromStart(() => tokens);
  if (!game.ok) return game;
  return ok({
    tournament: view.getUint16(0, true),
    black: view.getUint16(2, true),
    white: view.getUint16(4, true),
    blackScore: view.getUint8(6),
    theoreticalScore: view.getUint8(7),
    game: game.value,
  });
}

/** Reads a whole .wtb file. Passes are not stored; games are on the usual board (size 8, which may be written 0). */
export function parseWthor(bytes: Uint8Array): Result<WthorFile, RecordError> {
  if (bytes.length < HEADER_BYTES)
    return fail(recordError("BAD_FILE", `${bytes.length} bytes are too few for a header`));
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const count = view.getUint32(4, true);
  const size = view.getUint8(12);
  if (size !== 0 && size !== SIDE)
    return fail(recordError("UNSUPPORTED_SIZE", `games on a board of size ${size}`, `${size}`));
  const expected = HEADER_BYTES + count * GAME_BYTES;
  if (bytes.length !== expected) {
    return fail(recordError("BAD_FILE", `${count} games make ${expected} bytes, but there are ${bytes.length}`));
  }
  const header: WthorHeader = {
    created: { year: view.getUint8(0) * 100 + view.getUint8(1), month: view.getUint8(2), day: view.getUint8(3) },
    year: view.getUint16(10, true),
    kind: view.getUint8(13),
    depth: view.getUint8(14),
  };
  const games = Array.from({ length: count }, (_, i) => {
    const from = HEADER_BYTES + i * GAME_BYTES;
    return readGame(bytes.subarray(from, from + GAME_BYTES));
  });
  return ok({ header, games });
}

/** Writes a .wtb file. The games must begin from the start of Othello or its mirror image. */
export function makeWthor(header: WthorHeader, games: readonly WthorRecord[]): Uint8Array {
  const bytes = new Uint8Array(HEADER_BYTES + games.length * GAME_BYTES);
  const view = new DataView(bytes.buffer);
  const { created } = header;
  bytes.set([Math.floor(created.year / 100), created.year % 100, created.month, created.day]);
  view.setUint32(4, games.length, true);
  view.setUint16(10, header.year, true);
  bytes.set([SIDE, header.kind, header.depth], 12);
  games.forEach((record, i) => {
    const at = HEADER_BYTES + i * GAME_BYTES;
    view.setUint16(at, record.tournament, true);
    view.setUint16(at + 2, record.black, true);
    view.setUint16(at + 4, record.white, true);
    bytes.set([record.blackScore, record.theoreticalScore], at + 6);
    const moves = record.game.plies.map(
      ({ move: { square } }) => 10 * (Math.floor(square / SIDE) + 1) + (square % SIDE) + 1,
    );
    bytes.set(moves, at + MOVES_AT);
  });
  return bytes;
}
