import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { formatPuzzle, idOfPuzzle, PACKS, type Puzzle, packOf } from "../../catalogue/puzzle.ts";
import { canonicalOf } from "../../engine/canonical.ts";
import { type BitBoard, emptiesOf, setHas, USUAL_SHAPE } from "../../reversi/index.ts";
import type { Candidate } from "./candidate.ts";
import { hardnessOf, ratingsOf } from "./difficulty.ts";

/** At most so many puzzles come from one game, and so many moves lie between them. */
const OF_A_GAME = 2;
const APART = 3;

/** With so many empty squares two positions that differ by so few squares ask the same. */
const EARLY = 40;
const DIFFERENT = 2;

/** How many squares of two boards do not hold the same. */
const differences = (one: BitBoard, other: BitBoard): number =>
  USUAL_SHAPE.squares.filter(
    (square) =>
      setHas(one.own, square) !== setHas(other.own, square) ||
      setHas(one.other, square) !== setHas(other.other, square),
  ).length;

/** Leaves out openings that hardly differ from one another. */
export function withoutNeighbours(candidates: readonly Candidate[]): readonly Candidate[] {
  const kept: BitBoard[] = [];
  return candidates.filter(({ puzzle: { board } }) => {
    if (emptiesOf(board) < EARLY) return true;
    if (kept.some((other) => differences(board, other) <= DIFFERENT)) return false;
    kept.push(board);
    return true;
  });
}

/** Leaves out what is an image of another, the colours swapped or not, and what stood in the same game at nearly the same time. */
export function withoutTwins(candidates: readonly Candidate[]): readonly Candidate[] {
  const seen = new Set<string>();
  const plies = new Map<number, number[]>();
  return candidates.filter(({ puzzle, game, ply }) => {
    const { key } = canonicalOf(puzzle.board);
    const others = plies.get(game) ?? [];
    if (seen.has(key) || others.length >= OF_A_GAME || others.some((other) => Math.abs(other - ply) < APART))
      return false;
    seen.add(key);
    plies.set(game, [...others, ply]);
    return true;
  });
}

/** Puzzles of the same first sentence are no more than this share of all: the strongest of them stay. */
const MOST_ALIKE = 0.12;
/** Tasks where only discs are at stake are no more than this. */
const MOST_COUNTED = 0.1;

/** A corner that can be taken at once is no task to be solved. */
const isTask = ({ puzzle: { goal } }: Candidate): boolean => goal.kind !== "corner" || goal.within > 1;

/** Leaves out what is no task, and what is too much of the same. */
export function mixed(candidates: readonly Candidate[], count: number): readonly Candidate[] {
  const taken = new Map<string, number>();
  const take = (key: string, share: number): boolean => {
    const had = taken.get(key) ?? 0;
    if (had >= share * count) return false;
    taken.set(key, had + 1);
    return true;
  };
  return candidates
    .filter(isTask)
    .filter(
      ({ puzzle, said }) =>
        (puzzle.goal.kind !== "most-discs" || take("counted", MOST_COUNTED)) && take(said[0] ?? "", MOST_ALIKE),
    );
}

/** The puzzles with their ratings, by their ids. */
export function ratedPuzzles(candidates: readonly Candidate[]): ReadonlyMap<string, Puzzle> {
  const ratings = ratingsOf(candidates.map(({ difficulty }) => hardnessOf(difficulty)));
  const puzzles = candidates.map(({ puzzle }, i): Puzzle => ({ ...puzzle, rating: ratings[i] ?? 0 }));
  return new Map(puzzles.map((puzzle) => [idOfPuzzle(puzzle), puzzle]));
}

/** Writes a file for each pack, sorted by the ids. */
export function writePacks(puzzles: ReadonlyMap<string, Puzzle>, folder: string, head: string): void {
  mkdirSync(folder, { recursive: true });
  const byId = [...puzzles].sort(([a], [b]) => (a < b ? -1 : 1));
  for (const pack of PACKS) {
    const lines = byId.filter(([id]) => packOf(id) === pack).map(([, puzzle]) => formatPuzzle(puzzle));
    writeFileSync(join(folder, `${pack}.txt`), `# ${head}\n${lines.join("\n")}\n`);
  }
}
