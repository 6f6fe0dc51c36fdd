import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { idOfPuzzle, type Puzzle, parsePuzzle } from "../../src/catalogue/puzzle.ts";

/** A puzzle of `content/puzzles`, and where it stands. */
export interface Written {
  readonly id: string;
  /** File and line. */
  readonly where: string;
  readonly line: string;
  readonly pack: string;
  readonly puzzle: Puzzle;
}

const folder = fileURLToPath(new URL("../../content/puzzles", import.meta.url));

/** The puzzles of a file, by its name and its text; throws with the line that is none. */
export const puzzlesIn = (file: string, text: string): readonly Written[] =>
  text
    .trimEnd()
    .split("\n")
    .flatMap((line, i) => {
      if (line.startsWith("#")) return [];
      const where = `content/puzzles/${file}:${i + 1}`;
      const puzzle = parsePuzzle(line);
      if (!puzzle.ok) throw new Error(`${where}: ${puzzle.error} in "${line}"`);
      return [{ id: idOfPuzzle(puzzle.value), where, line, pack: file.replace(".txt", ""), puzzle: puzzle.value }];
    });

/** All puzzles. */
export const puzzles: readonly Written[] = readdirSync(folder)
  .sort()
  .flatMap((file) => puzzlesIn(file, readFileSync(join(folder, file), "utf8")));
