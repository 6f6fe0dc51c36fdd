import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { MOTIFS } from "../../catalogue/motifs.ts";
import { LEAST_RATING, MOST_RATING, type Puzzle, parsePuzzle } from "../../catalogue/puzzle.ts";
import { figure, type Part } from "./report.ts";

const BAND = 100;

/** The puzzles of a folder of packs; lines that are none are left out. */
function readPuzzles(folder: string): readonly Puzzle[] {
  const lines = readdirSync(folder).flatMap((file) => readFileSync(join(folder, file), "utf8").split("\n"));
  return lines.flatMap((line) => {
    const puzzle = parsePuzzle(line);
    return puzzle.ok ? [puzzle.value] : [];
  });
}

/** How many puzzles there are, of each theme, of each kind of goal, and in each band of a hundred of the ratings. */
export function benchPuzzles(folder: string): Part {
  const puzzles = readPuzzles(folder);
  const count = (of: string, fits: (puzzle: Puzzle) => boolean) => figure(of, puzzles.filter(fits).length, "puzzles");
  const goals = [...new Set(puzzles.map(({ goal }) => goal.kind))].sort();
  const bands = Array.from({ length: (MOST_RATING - LEAST_RATING) / BAND }, (_, i) => LEAST_RATING + BAND * i);
  const isIn = (rating: number, from: number): boolean =>
    rating >= from && (rating < from + BAND || (rating === MOST_RATING && from + BAND === MOST_RATING));
  return {
    part: "puzzles",
    figures: [
      figure("in all", puzzles.length, "puzzles"),
      ...MOTIFS.map((motif) => count(`theme ${motif}`, ({ motifs }) => motifs.includes(motif))),
      ...goals.map((kind) => count(`goal ${kind}`, ({ goal }) => goal.kind === kind)),
      ...bands.map((from) => count(`rated ${from} to ${from + BAND - 1}`, ({ rating }) => isIn(rating, from))),
    ],
  };
}
