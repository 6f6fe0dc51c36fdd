import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { idOfPuzzle, type Puzzle, parsePuzzle } from "../../src/catalogue/puzzle.ts";

/** A puzzle of `content/puzzles`, and where it stands. */
export interface Written {
  readonly id: string;
  readonly line: string;
  readonly pack: string;
  readonly puzzle: Puzzle;
}

const folder = fileURLToPath(new URL("../../content/puzzles", import.meta.url));

/** Every line of a pack that is no comment. */
const linesOf = (file: string): readonly string[] =>
  readFileSync(join(folder, file), "utf8")
    .trimEnd()
    .split("\n")
    .filter((line) => !line.startsWith("#"));

/** All puzzles; throws at a line that is none. */
export const puzzles: readonly Written[] = readdirSync(folder)
  .sort()
  .flatMap((file) =>
    linesOf(file).map((line) => {
      const puzzle = parsePuzzle(line);
      if (!puzzle.ok) throw new Error(`${file}: ${puzzle.error} in "${line}"`);
      return { id: idOfPuzzle(puzzle.value), line, pack: file.replace(".txt", ""), puzzle: puzzle.value };
    }),
  );
