import type { Disc } from "../disc.ts";
import type { Game } from "../game.ts";
import { fail, ok, type Result } from "../result.ts";
import { nameOf } from "../shape.ts";
import { OTHELLO } from "../variant.ts";
import { makeBoard, parsePosition } from "./board.ts";
import { type RecordError, recordError } from "./error.ts";
import { type MoveToken, moveToken, replay } from "./moves.ts";

/** What a move of a GGF record carries besides its square, as it is written; empty where it says nothing. */
interface GgfNote {
  /** The player's own evaluation. */
  readonly evaluation: string;
  /** The time taken, in seconds. */
  readonly time: string;
}

/** A game in the Generic Game Format of the game server GGS. Source: skatgame.net/mburo/ggsa/ggf. */
export interface GgfRecord {
  /** Tags such as PB, PW, RE, TY and KM with their values, in order, without GM and BO. */
  readonly tags: readonly (readonly [tag: string, value: string])[];
  readonly game: Game;
  /** One note for each ply. */
  readonly notes: readonly GgfNote[];
}

const MOVERS: Readonly<Record<string, Disc>> = { B: "black", W: "white" };

const broken = (message: string, token: string): { readonly ok: false; readonly error: RecordError } =>
  fail(recordError("BAD_SYNTAX", message, token.slice(0, 20)));

/** Splits a line, `2 (;...;)(;...;)`, into its games; a line without any is given back as it is, for its error. */
export function splitGgf(line: string): readonly string[] {
  const games = line.trim().replace(/^\d{1,5}\s*(?=\(;)/, "");
  const parts = games.split(/;\)\s*\(;/);
  return parts.map((part, i) => `${i > 0 ? "(;" : ""}${part}${i < parts.length - 1 ? ";)" : ""}`);
}

/** The tags between `(;` and `;)`, or what of the text is no tag. */
function readTags(body: string): Result<readonly (readonly [tag: string, value: string])[], string> {
  const tags: [string, string][] = [];
  const tagAt = /\s*([A-Za-z]{1,5})\s*\[([^\]]*)\]/y;
  let at = 0;
  for (let match = tagAt.exec(body); match !== null; match = tagAt.exec(body)) {
    tags.push([(match[1] ?? "").toUpperCase(), match[2] ?? ""]);
    at = tagAt.lastIndex;
  }
  const rest = body.slice(at).trim();
  return rest === "" ? ok(tags) : fail(rest);
}

/** Reads one game, `(;GM[Othello]...BO[8 ...]B[F5//1.2]W[PA]...;)`, on the usual board, from any start. */
export function parseGgf(text: string): Result<GgfRecord, RecordError> {
  const framed = /^\(;([\s\S]*);\)$/.exec(text.trim());
  if (framed === null) return broken('a game stands between "(;" and ";)"', text.trim());
  const read = readTags(framed[1] ?? "");
  if (!read.ok) return broken("this is no tag with its value in brackets", read.error);
  const valueOfTag = (name: string): string | undefined => read.value.find(([tag]) => tag === name)?.[1];
  const kind = valueOfTag("GM") ?? "Othello";
  if (!/^(othello|reversi)$/i.test(kind.trim())) {
    return fail(recordError("UNSUPPORTED_GAME", "this is a record of another game", kind.slice(0, 20)));
  }
  const board = valueOfTag("BO");
  if (board === undefined) return fail(recordError("BAD_BOARD", "there is no tag BO with the start"));
  const start = parsePosition(`[${board}]`, OTHELLO);
  if (!start.ok) return start;
  const tags: [string, string][] = [];
  const tokens: MoveToken[] = [];
  const notes: GgfNote[] = [];
  for (const [tag, value] of read.value) {
    const disc = MOVERS[tag];
    if (disc === undefined) {
      if (tag !== "GM" && tag !== "BO") tags.push([tag, value]);
      continue;
    }
    const [move = "", evaluation = "", time = ""] = value.split("/").map((part) => part.trim());
    const token = moveToken(move, disc);
    tokens.push(token);
    if (token.kind === "square") notes.push({ evaluation, time });
  }
  const game = replay(start.value, tokens);
  return game.ok ? ok({ tags, game: game.value, notes }) : game;
}

/** Writes one game on one line. The start's board must be the usual one; a `]` in a tag's value becomes `)`. */
export function makeGgf({ tags, game, notes }: GgfRecord): string {
  const { board, turn } = game.start;
  const symbols = makeBoard(board).replaceAll("X", "*");
  const rows = symbols.match(/.{8}/g) ?? [];
  const inner = (value: string): string => value.replaceAll("]", ")");
  const moves = game.plies.map(({ disc, move, after }, i) => {
    const { evaluation = "", time = "" } = notes[i] ?? {};
    const parts = [nameOf(board.shape, move.square).toUpperCase(), evaluation, time].join("/").replace(/\/+$/, "");
    return `${letterOf(disc)}[${inner(parts)}]${passTag(after.passes)}`;
  });
  const head = ["(;GM[Othello]", ...tags.map(([tag, value]) => `${tag}[${inner(value)}]`)].join("");
  const start = `BO[8 ${rows.join(" ")} ${turn === "black" ? "*" : "O"}]`;
  return `${head}${start}${passTag(game.start.passes)}${moves.join("")};)`;
}

const letterOf = (disc: Disc): string => (disc === "black" ? "B" : "W");

const passTag = (passes: Disc | null): string => (passes === null ? "" : `${letterOf(passes)}[PA]`);
