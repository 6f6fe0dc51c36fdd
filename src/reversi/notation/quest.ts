import type { Game } from "../game.ts";
import { fail, ok, type Result } from "../result.ts";
import { type RecordError, recordError } from "./error.ts";
import { type MoveToken, movesWithPasses, moveToken, replayFromStart } from "./moves.ts";

/** A game of the site Othello Quest; what its JSON holds besides is not read. */
export interface QuestRecord {
  /** The players' names, or null where they are not told. */
  readonly black: string | null;
  readonly white: string | null;
  /** When the game was made, as it is written (ISO 8601), or null. */
  readonly created: string | null;
  readonly game: Game;
}

/** A field of something that may be anything. */
function fieldOf(value: unknown, key: string | number): unknown {
  return typeof value === "object" && value !== null
    ? (value as Readonly<Record<string | number, unknown>>)[key]
    : undefined;
}

const textOrNull = (value: unknown): string | null => (typeof value === "string" ? value : null);

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The token of an entry of `position.moves`; '-' is a pass here. */
function tokenOf(entry: unknown): MoveToken {
  const move = fieldOf(entry, "m");
  if (typeof move !== "string")
    return { kind: "unreadable", text: String(JSON.stringify(entry)).slice(0, 20), disc: null };
  return move.trim() === "-" ? { kind: "pass", text: move, disc: null } : moveToken(move, null);
}

/** Reads a game's JSON: `{"position":{"moves":[{"m":"f5"},{"m":"-"}]}}`, from the start of Othello. */
export function parseQuest(text: string): Result<QuestRecord, RecordError> {
  const json = parseJson(text);
  const moves = fieldOf(fieldOf(json, "position"), "moves");
  if (!Array.isArray(moves)) {
    const message = json === undefined ? "this is no JSON" : 'this JSON has no list "position.moves"';
    return fail(recordError("BAD_SYNTAX", message, text.trim().slice(0, 20)));
  }
  const tokens = moves.map(tokenOf);
  const game = replayFromStart(() => tokens);
  if (!game.ok) return game;
  const players = fieldOf(json, "players");
  return ok({
    black: textOrNull(fieldOf(fieldOf(players, 0), "name")),
    white: textOrNull(fieldOf(fieldOf(players, 1), "name")),
    created: textOrNull(fieldOf(json, "created")),
    game: game.value,
  });
}

/** Writes the same JSON on one line. The game must begin from the start of Othello or its mirror image. */
export function makeQuest({ black, white, created, game }: QuestRecord): string {
  const moves = movesWithPasses(game).map((move) => ({ m: move ?? "-" }));
  return JSON.stringify({ players: [{ name: black }, { name: white }], created, position: { moves } });
}
