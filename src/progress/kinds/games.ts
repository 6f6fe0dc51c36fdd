import { type Game, goTo, parseTranscript, startPosition, VARIANT_IDS, VARIANTS } from "../../reversi/index.ts";
import { fail, ok } from "../../reversi/result.ts";
import { type LEVELS, levelOf } from "../../training/seating.ts";
import { type Entry, eitherOf, type Kind } from "../entry.ts";
import { fields, moment, oneOf, type Shape, whole } from "../shape.ts";

/** One game on the page where games are played. Its entry's id is random, and made when the game is begun. */
export interface GameRecord {
  readonly variant: (typeof VARIANT_IDS)[number];
  readonly level: (typeof LEVELS)[number];
  /** Whose discs the learner moves; "both" where two play at one board. */
  readonly learner: "black" | "white" | "both";
  /** Every disc placed, those taken back last: `f5d6c3`. Empty before the first. */
  readonly moves: string;
  /** How many of them lie on the board. */
  readonly plies: number;
  /** When the game was begun and when it was last changed, in milliseconds since 1970. */
  readonly begun: number;
  readonly at: number;
}

/** More characters than the moves of any game have. */
const LONGEST = 400;
const MOST_PLIES = 100;

const someMoves: Shape<string> = (value, path) =>
  typeof value === "string" && value.length <= LONGEST ? ok(value) : fail({ path, code: "not-text" });

const level: Shape<GameRecord["level"]> = (value, path) => {
  const known = typeof value === "number" ? levelOf(value) : undefined;
  return known === undefined ? fail({ path, code: "not-whole" }) : ok(known);
};

const shape = fields<GameRecord>({
  variant: oneOf(VARIANT_IDS),
  level,
  learner: oneOf(["black", "white", "both"]),
  moves: someMoves,
  plies: whole(0, MOST_PLIES),
  begun: moment,
  at: moment,
});

/** The game of a record, with what was taken back; null if its moves cannot be played. */
export function gameOfRecord({ variant, moves, plies }: Pick<GameRecord, "variant" | "moves" | "plies">): Game | null {
  const game = parseTranscript(moves, startPosition(VARIANTS[variant]));
  return game.ok && plies <= game.value.plies.length ? goTo(game.value, plies) : null;
}

/** A game that is kept: its id, what stands in the record, and the game itself with what was taken back. */
export interface KeptGame {
  readonly id: string;
  readonly record: GameRecord;
  readonly game: Game;
}

/** When the game of an entry that has not been read yet was changed last; before all others where it does not say. */
export function timeOf(entry: unknown): number {
  const data = typeof entry === "object" && entry !== null && "data" in entry ? entry.data : null;
  const at = typeof data === "object" && data !== null && "at" in data ? data.at : null;
  return typeof at === "number" ? at : Number.NEGATIVE_INFINITY;
}

/** The games that were begun. Only what is newer counts: a move that was taken back is gone. */
export const games: Kind<GameRecord> = {
  name: "game",
  version: 1,
  shape,
  // To play out every game that was ever kept takes too long for a page that shows eight of them.
  proof: (value, path) => {
    const read = shape(value, path);
    if (!read.ok || gameOfRecord(read.value) !== null) return read;
    return fail({ path: path === "" ? "moves" : `${path}.moves`, code: "not-moves" });
  },
  migrations: [],
  merge: (a, b) => {
    if (a.at !== b.at) return a.at > b.at ? a : b;
    return eitherOf(a, b);
  },
};

/** The games among entries that are understood, by their id, the one that was changed last at the end. */
export const gamesIn = (entries: readonly Entry[]): ReadonlyMap<string, GameRecord> =>
  new Map(
    entries
      .filter(({ kind }) => kind === games.name)
      .map(({ id, data }) => [id, data as GameRecord] as const)
      .sort(([, a], [, b]) => a.at - b.at),
  );
