import { positionFrom } from "../../catalogue/subject.ts";
import { nameOf, USUAL_SHAPE } from "../../reversi/index.ts";
import { fail, ok } from "../../reversi/result.ts";
import type { Entry, Kind } from "../entry.ts";
import { fields, list, moment, oneOf, type Shape, whole, written, yesOrNo } from "../shape.ts";
import { mistakeId } from "./mistake-id.ts";

/** A move that decided a game of the learner's own, on the usual board. Its entry's id is `mistakeId` of it: a position is kept once. */
export interface MistakeRecord {
  /** The board before the move, 64 of X, O and -, a1 to h8 row by row. */
  readonly position: string;
  readonly toMove: "black" | "white";
  /** The name of the square that was played, and of those that the coach found best. */
  readonly played: string;
  readonly best: readonly string[];
  /** What the position was worth to the side to move, and what was left of it after the move: differences at the end, -64 to 64. */
  readonly before: number;
  readonly after: number;
  /** Whether both are proven; else they are estimates. */
  readonly isExact: boolean;
  /** When the games were over in which it was played, in milliseconds since 1970, the earliest first. */
  readonly times: readonly number[];
}

const square = written(/^[a-h][1-8]$/);

const someTimes: Shape<readonly number[]> = (value, path) => {
  const read = list(moment)(value, path);
  if (!read.ok) return read;
  const times = [...new Set(read.value)].sort((a, b) => a - b);
  return times.length > 0 ? ok(times) : fail({ path, code: "missing" });
};

const shape = fields<MistakeRecord>({
  position: written(/^[XO-]{64}$/),
  toMove: oneOf(["black", "white"]),
  played: square,
  best: list(square),
  before: whole(-64, 64),
  after: whole(-64, 64),
  isExact: yesOrNo,
  times: someTimes,
});

const last = ({ times }: MistakeRecord): number => times.at(-1) ?? 0;

/** The one that was made later; of two made at one moment the same in either order. */
function later(a: MistakeRecord, b: MistakeRecord): MistakeRecord {
  if (last(a) !== last(b)) return last(a) > last(b) ? a : b;
  return JSON.stringify({ ...a, times: [] }) >= JSON.stringify({ ...b, times: [] }) ? a : b;
}

export const mistakes: Kind<MistakeRecord> = {
  name: "mistake",
  version: 1,
  shape,
  // What a file brings is shown on a board and asked as a task, so its moves must be moves.
  proof: (value, path) => {
    const read = shape(value, path);
    if (!read.ok) return read;
    const { toMove, legal } = positionFrom(read.value);
    const names: readonly string[] = legal.map((move) => nameOf(USUAL_SHAPE, move.square));
    const isLegal = [read.value.played, ...read.value.best].every((name) => names.includes(name));
    if (toMove === read.value.toMove && isLegal) return read;
    return fail({ path: path === "" ? "played" : `${path}.played`, code: "not-moves" });
  },
  migrations: [],
  merge: (a, b) => ({ ...later(a, b), times: [...new Set([...a.times, ...b.times])].sort((x, y) => x - y) }),
};

/** The mistakes among entries that are understood, by their position's id, the one that was made last at the end. */
export const mistakesIn = (entries: readonly Entry[]): ReadonlyMap<string, MistakeRecord> =>
  new Map(
    entries
      .filter(({ kind }) => kind === mistakes.name)
      .map(({ data }) => data as MistakeRecord)
      .sort((a, b) => last(a) - last(b))
      .map((mistake) => [mistakeId(mistake), mistake]),
  );
