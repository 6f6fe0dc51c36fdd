import type { Disc } from "../disc.ts";
import { type Game, passesOf, playOn, positionOf, startGame } from "../game.ts";
import { type Position, startPosition } from "../position.ts";
import { fail, ok, type Result } from "../result.ts";
import { nameOf, squareNamed } from "../shape.ts";
import { MIRRORED } from "../variant.ts";
import type { RecordError, RecordErrorCode } from "./error.ts";

/** One move of a record: a square's name, a pass, or text that is neither. */
export interface MoveToken {
  readonly kind: "square" | "pass" | "unreadable";
  /** As it is written. */
  readonly text: string;
  /** The colour that the record gives it to, or null where it says none. */
  readonly disc: Disc | null;
}

/**
 * Separators and move numbers, then the kinds of token; `unreadable` is bounded so that an error stays short. A move number has a full
 * stop, or stands alone before a move.
 */
const TOKENS =
  /(?<gap>[\s,;]+|-(?!-)|\d{1,3}\.+|(?<![^\s,;])\d{1,3}(?=\s+(?:[a-z]|--)))|(?<pass>pass|pa|ps|--)|(?<square>[a-z](?:10|\d))|(?<unreadable>[^\s,;]{1,20})/gi;

/** The moves written in a text, one after the other. Read lazily, so that nothing behind an error costs anything. */
export function* moveTokens(text: string): Generator<MoveToken> {
  for (const match of text.matchAll(TOKENS)) {
    const { gap, pass, square } = match.groups ?? {};
    if (gap !== undefined) continue;
    const kind = pass !== undefined ? "pass" : square !== undefined ? "square" : "unreadable";
    yield { kind, text: match[0], disc: null };
  }
}

/** The token of a text that should be one move and nothing else, as in a tag of GGF. */
export function moveToken(text: string, disc: Disc | null): MoveToken {
  const [token, ...more] = moveTokens(text);
  if (token === undefined || more.length > 0) return { kind: "unreadable", text: text.slice(0, 20), disc };
  return { ...token, disc };
}

const NAMES: Readonly<Record<Disc, string>> = { black: "Black", white: "White" };

/** The error at the ply that is due in `position`, with the moves that are legal there. */
function errorAt(
  position: Position,
  ply: number,
  token: string,
  code: RecordErrorCode,
  why: string,
  reason: RecordError["reason"] = null,
): RecordError {
  const legal = position.legal.map((move) => nameOf(position.board.shape, move.square));
  const due = position.toMove === null ? "the game is over" : `${NAMES[position.toMove]} to move: ${legal.join(" ")}`;
  return { code, ply, token, reason, legal, message: `ply ${ply}, "${token}": ${why} (${due})` };
}

/** Plays the tokens from `start`. A pass may be written where one is due, once, or left out. */
export function replay(start: Position, tokens: Iterable<MoveToken>): Result<Game, RecordError> {
  let game = startGame(start);
  let passed = false;
  for (const { kind, text, disc } of tokens) {
    const position = positionOf(game);
    const { passes, toMove, board } = position;
    const wrong = (code: RecordErrorCode, why: string, reason: RecordError["reason"] = null) =>
      fail(errorAt(position, game.plies.length + 1, text, code, why, reason));
    if (kind === "unreadable") return wrong("BAD_TOKEN", "this is neither a square, a pass nor a move number");
    if (toMove === null) return wrong("GAME_OVER", "nothing can be played any more", "game-over");
    if (kind === "pass") {
      if (passes === null) return wrong("ILLEGAL_PASS", "a side that can move may not pass");
      if (passed) return wrong("ILLEGAL_PASS", "this pass is written already");
      if (disc !== null && disc !== passes) return wrong("WRONG_SIDE", `it is ${NAMES[passes]} who must pass`);
      passed = true;
      continue;
    }
    const square = squareNamed(board.shape, text);
    if (square === undefined) return wrong("NO_SUCH_SQUARE", "this board has no such square", "no-such-square");
    if (disc !== null && disc !== toMove) return wrong("WRONG_SIDE", `it is not ${NAMES[disc]}'s turn`);
    const next = playOn(game, square);
    if (!next.ok) {
      const why = next.error === "occupied" ? "the square is occupied" : "a disc there turns nothing";
      return wrong("ILLEGAL_MOVE", why, next.error);
    }
    game = next.value;
    passed = false;
  }
  return ok(game);
}

/**
 * Plays the tokens from the start of Othello; a game that can only have begun from the mirrored start is played from that.
 * The first moves of the two starts have no square in common, so the first move tells which it is.
 */
export function replayFromStart(tokens: () => Iterable<MoveToken>): Result<Game, RecordError> {
  const usual = replay(startPosition(), tokens());
  if (usual.ok || usual.error.ply !== 1) return usual;
  const mirrored = replay(startPosition(MIRRORED), tokens());
  return mirrored.ok || mirrored.error.ply !== 1 ? mirrored : usual;
}

/** The moves of a game in order, a null for each pass, one now due included. */
export function movesWithPasses(game: Game): readonly (string | null)[] {
  const passes = new Set(passesOf(game));
  const { shape } = game.start.board;
  const moves: (string | null)[] = passes.has(0) ? [null] : [];
  game.plies.forEach((ply, i) => {
    moves.push(nameOf(shape, ply.move.square));
    if (passes.has(i + 1)) moves.push(null);
  });
  return moves;
}
