import type { Position } from "../position.ts";
import { fail, ok, type Result } from "../result.ts";
import { nameOf, type Square } from "../shape.ts";
import { OTHELLO } from "../variant.ts";
import { makePosition, readPosition } from "./board.ts";
import { type RecordError, recordError } from "./error.ts";
import { moveToken, replay } from "./moves.ts";

/** A move of the side to move and the final disc difference that it leads to, for that side; null is a pass. */
interface ObfScore {
  readonly move: Square | null;
  readonly score: number;
}

/** One line of an Othello Board File: a position, perhaps with what its moves are worth. */
export interface ObfRecord {
  readonly position: Position;
  readonly scores: readonly ObfScore[];
  /** The score of the position where it stands without a move, else null. */
  readonly score: number | null;
  /** What stands behind `%`; empty if nothing does. */
  readonly comment: string;
}

const HIGHEST_SCORE = 64;

function parseScore(text: string): Result<number, RecordError> {
  const score = /^[+-]?\d{1,2}$/.test(text) ? Number(text) : Number.NaN;
  if (Math.abs(score) <= HIGHEST_SCORE) return ok(score === 0 ? 0 : score);
  return fail(recordError("BAD_SCORE", `"${text.slice(0, 20)}" is no score from -64 to 64`, text.slice(0, 20)));
}

/** A `MOVE:SCORE` field; the move must be legal for the side that the line names, or a pass if that side is stuck. */
function parseMoveScore(position: Position, field: string): Result<ObfScore, RecordError> {
  const [name = "", score = ""] = field.split(":", 2).map((part) => part.trim());
  const token = moveToken(name, position.turn);
  const played = replay(position, [token]);
  if (!played.ok) return played;
  const value = parseScore(score);
  return value.ok ? ok({ move: played.value.plies[0]?.move.square ?? null, score: value.value }) : value;
}

/** A line of gpdb: perhaps a name, the board, the side, then fields that end with full stops: `ffo-01;<64>;b; G8:+18. H1:+12.;` */
const GPDB = /^(?:[\w-]{1,40} ?;)? ?([.bw]{64})\s*;\s*([bw])\s*;/i;

/** Whether a text is a line of the database gpdb, which says the same as OBF in other signs. */
export const isGpdb = (text: string): boolean => GPDB.test(text);

/** A line of gpdb in the signs of OBF; any other line as it is. */
const asObf = (line: string): string => {
  const found = GPDB.exec(line);
  if (found === null) return line;
  const [start, board = "", side = ""] = found;
  return `${board} ${side};${line.slice(start.length).replace(/\.(?=[\s;]|$)/g, ";")}`;
};

/** Reads one line: `<64> X; G8:+18; H1:+12; % comment`. Scores are optional, and so is the last semicolon. A line of gpdb is read too. */
export function parseObf(line: string): Result<ObfRecord, RecordError> {
  const [data = "", ...comments] = asObf(line.trim()).split("%");
  const comment = comments.join("%").trim();
  if (data.trim() === "") return fail(recordError("EMPTY", "the line holds no position"));
  const read = readPosition(data, OTHELLO);
  if (!read.ok) return read;
  const { position, rest } = read.value;
  const [between = "", ...fields] = rest.split(";").map((field) => field.trim());
  if (between !== "") {
    return fail(recordError("BAD_TOKEN", "this is no side to move, or no semicolon follows it", between.slice(0, 20)));
  }
  const scores: ObfScore[] = [];
  let score: number | null = null;
  for (const field of fields.filter((text) => text !== "")) {
    if (field.includes(":")) {
      const parsed = parseMoveScore(position, field);
      if (!parsed.ok) return parsed;
      scores.push(parsed.value);
    } else {
      const parsed = parseScore(field);
      if (!parsed.ok) return parsed;
      if (score !== null) return fail(recordError("BAD_SCORE", "the position has a score already", field));
      score = parsed.value;
    }
  }
  return ok({ position, scores, score, comment });
}

const signed = (score: number): string => (score < 0 ? `${score}` : `+${score}`);

/** Writes one line, scores with their sign, a pass as `pa`. Line breaks in the comment become spaces. */
export function makeObf({ position, scores, score, comment }: ObfRecord): string {
  const { shape } = position.board;
  const fields = scores.map(
    ({ move, score: value }) => `${move === null ? "pa" : nameOf(shape, move)}:${signed(value)}`,
  );
  const line = [makePosition(position), ...fields, ...(score === null ? [] : [signed(score)])].join("; ");
  return comment === "" ? `${line};` : `${line}; % ${comment.replace(/\s*[\r\n]+\s*/g, " ")}`;
}
