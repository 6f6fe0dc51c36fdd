import { readFileSync } from "node:fs";
import { idOfPuzzle, type Puzzle, parsePuzzle } from "../../src/catalogue/puzzle.ts";
import type { Known } from "../../src/training/puzzle-choice.ts";

const lines = readFileSync(new URL("../fixtures/puzzles.txt", import.meta.url), "utf8").split("\n");

/** Puzzles for tests. */
export const PUZZLES: readonly Puzzle[] = lines.flatMap((line) => {
  const puzzle = line === "" || line.startsWith("#") ? null : parsePuzzle(line);
  if (puzzle === null) return [];
  if (!puzzle.ok) throw new Error(`${puzzle.error}: ${line}`);
  return [puzzle.value];
});

export const KNOWN: readonly Known[] = PUZZLES.map((puzzle) => ({ id: idOfPuzzle(puzzle), puzzle }));
