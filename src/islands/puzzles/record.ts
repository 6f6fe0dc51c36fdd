import type { PuzzleRecord } from "../../progress/index.ts";
import type { Attempted } from "../../training/puzzle-choice.ts";
import type { Outcome } from "../exercise/session.ts";
import type { Item } from "./item.ts";

/* What the puzzles write into the learner's record, and read of it. None of these rejects, and nothing waits for what is written. */

const loadProgress = () => import("../../progress/index.ts");

/** What a puzzle is tried as part of. */
export type Mode = PuzzleRecord["mode"];

/** Keeps how a try came out, at once. */
export function keepTry({ id, image, puzzle }: Item, outcome: Outcome, mode: Mode, run: string | null = null): void {
  const { rating, motifs } = puzzle;
  loadProgress().then(
    ({ recordPuzzle }) => recordPuzzle({ puzzle: id, image, rating, motifs, mode, run, ...outcome }),
    () => undefined,
  );
}

/** Every try so far, oldest first. */
export const triesKept = (): Promise<readonly (PuzzleRecord & Attempted)[]> =>
  loadProgress().then(
    ({ puzzleRecords }) => puzzleRecords(),
    () => [],
  );
