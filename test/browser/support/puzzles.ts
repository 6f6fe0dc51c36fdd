import { readdirSync, readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { idOfPuzzle, type Puzzle, parsePuzzle } from "../../../src/catalogue/puzzle.ts";
import { movesOf, nameOf, type Square, USUAL_SHAPE } from "../../../src/reversi/index.ts";
import { turnPuzzle } from "../../../src/training/puzzles/task.ts";
import { open } from "./open.ts";

const folder = new URL("../../../content/puzzles/", import.meta.url);

/** Every puzzle of the site. */
export const PUZZLES: readonly Puzzle[] = readdirSync(folder)
  .toSorted()
  .flatMap((file) => readFileSync(new URL(file, folder), "utf8").split("\n"))
  .flatMap((line) => {
    const puzzle = parsePuzzle(line);
    return puzzle.ok ? [puzzle.value] : [];
  });

export const named = (square: Square): string => nameOf(USUAL_SHAPE, square);

/** The first puzzle with such a goal; where moves are asked for, with one that is right among five at least, so that its ladder is whole. */
export function puzzleWith(kind: Puzzle["goal"]["kind"], within?: number): Puzzle {
  const isWhole = ({ right, board }: Puzzle): boolean =>
    typeof right === "string" || (right.length === 1 && movesOf(board).length > 4);
  const found = PUZZLES.find(
    (puzzle) =>
      puzzle.goal.kind === kind &&
      (within === undefined || ("within" in puzzle.goal && puzzle.goal.within === within)) &&
      isWhole(puzzle),
  );
  if (found === undefined) throw new Error(`no puzzle asks for ${kind} within ${within}`);
  return found;
}

/** Opens a puzzle in an image; what is right there. */
export async function openPuzzle(page: Page, puzzle: Puzzle, image: number) {
  await open(page, `./puzzles/?id=${idOfPuzzle(puzzle)}&image=${image}`);
  const { right, tempting } = turnPuzzle(puzzle, image);
  return {
    right: typeof right === "string" ? [] : right.map(named),
    tempting: tempting === null ? "" : named(tempting),
  };
}
