import type { Game } from "../game.ts";
import { fail, ok, type Result } from "../result.ts";
import { type RecordError, recordError } from "./error.ts";
import { movesWithPasses, moveTokens, replayFromStart } from "./moves.ts";

/** A game in the form of chess's PGN, as the archives of tournament games use it. */
export interface PgnRecord {
  /** Tags such as Event, Date, Black, White and Result, in order. */
  readonly tags: readonly (readonly [tag: string, value: string])[];
  readonly game: Game;
  /** The result behind the moves, `34-30` or `*`, as it is written; null where there is none. */
  readonly result: string | null;
}

const isTagLine = (line: string): boolean => /^\s*\[\s*[A-Za-z]/.test(line);

/** Splits a file into its games: each begins with the tags that follow moves or an empty line. */
export function splitPgn(text: string): readonly string[] {
  const games: string[][] = [[]];
  let inTags = true;
  for (const line of text.split(/\r?\n/)) {
    const isTag = isTagLine(line);
    if (isTag && !inTags) games.push([]);
    // Empty lines before the first tag belong to nothing.
    inTags = isTag || (inTags && line.trim() === "" && games.at(-1)?.length === 0);
    if (line.trim() !== "") games.at(-1)?.push(line);
  }
  return games.map((lines) => lines.join("\n")).filter((game) => game !== "");
}

/** Reads one game: tags, then numbered moves with passes written or implied, then perhaps the result. */
export function parsePgn(text: string): Result<PgnRecord, RecordError> {
  const tags: [string, string][] = [];
  const tagAt = /\s*\[\s*(\w{1,50})\s+"((?:[^"\\]|\\.)*)"\s*\]/y;
  let at = 0;
  for (let match = tagAt.exec(text); match !== null; match = tagAt.exec(text)) {
    tags.push([match[1] ?? "", (match[2] ?? "").replace(/\\(.)/g, "$1")]);
    at = tagAt.lastIndex;
  }
  const body = text.slice(at).trim();
  if (body.startsWith("["))
    return fail(recordError("BAD_SYNTAX", "this is no tag with its value in quotes", body.slice(0, 20)));
  const result = /(?:^|\s)(\d{1,2}-\d{1,2}|\*)$/.exec(body)?.[1] ?? null;
  const moves = body.slice(0, body.length - (result?.length ?? 0));
  const game = replayFromStart(() => moveTokens(moves));
  return game.ok ? ok({ tags, game: game.value, result }) : game;
}

/** Writes one game: a tag a line, an empty line, a pair of moves a line. It must begin from the start of Othello or its mirror image. */
export function makePgn({ tags, game, result }: PgnRecord): string {
  const head = tags.map(([tag, value]) => `[${tag} "${value.replace(/[\\"]/g, "\\$&")}"]`);
  const moves = movesWithPasses(game).map((move) => move?.toUpperCase() ?? "--");
  const pairs = moves.flatMap((move, i) =>
    i % 2 === 0 ? [`${i / 2 + 1}. ${[move, ...moves.slice(i + 1, i + 2)].join(" ")}`] : [],
  );
  return [...head, "", ...pairs, ...(result === null ? [] : [result]), ""].join("\n");
}
