import { type PuzzleRecord, puzzleRecords, recordPuzzle } from "../../progress/index.ts";
import type { Attempted } from "../../training/puzzle-choice.ts";
import type { Outcome } from "../exercise/session.ts";
import type { Item } from "./item.ts";

/* What the puzzles write into the learner's record, and read of it. None of these rejects, and nothing waits for what is written. */

/** What a puzzle is tried as part of. */
export type Mode = PuzzleRecord["mode"];

/** Keeps how a try came out. It is safe from a reload when this returns: nothing is loaded for it. */
export function keepTry({ id, image, puzzle }: Item, outcome: Outcome, mode: Mode, run: string | null = null): void {
  const { rating, motifs } = puzzle;
  void recordPuzzle({ puzzle: id, image, rating, motifs, mode, run, ...outcome });
}

/** Every try so far, oldest first. */
export const triesKept = (): Promise<readonly (PuzzleRecord & Attempted)[]> => puzzleRecords();
