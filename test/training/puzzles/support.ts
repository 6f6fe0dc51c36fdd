import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { idOfPuzzle, type Puzzle, parsePuzzle } from "../../../src/catalogue/puzzle.ts";
import type { Known } from "../../../src/training/puzzles/choice.ts";

const fixture = join(dirname(fileURLToPath(import.meta.url)), "../../fixtures/puzzles.txt");
const lines = readFileSync(fixture, "utf8").split("\n");

/** Puzzles for tests. */
export const PUZZLES: readonly Puzzle[] = lines.flatMap((line) => {
  const puzzle = line === "" || line.startsWith("#") ? null : parsePuzzle(line);
  if (puzzle === null) return [];
  if (!puzzle.ok) throw new Error(`${puzzle.error}: ${line}`);
  return [puzzle.value];
});

export const KNOWN: readonly Known[] = PUZZLES.map((puzzle) => ({ id: idOfPuzzle(puzzle), puzzle }));
