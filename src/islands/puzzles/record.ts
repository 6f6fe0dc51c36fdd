import {
  type EndingRecord,
  endingRecords,
  type PuzzleRecord,
  puzzleRecords,
  recordEnding,
  recordPuzzle,
} from "../../progress/index.ts";
import type { Attempted } from "../../training/puzzles/choice.ts";
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

/** Keeps how an ending was played out: by how many discs it was won, and how many were given away. It is safe from a reload when this returns. */
export const keepEnding = ({ id, image }: Item, lead: number, lost: number): void =>
  void recordEnding({ puzzle: id, image, lead, lost });

/** Every ending played out so far, oldest first. */
export const endingsKept = (): Promise<readonly EndingRecord[]> => endingRecords();
