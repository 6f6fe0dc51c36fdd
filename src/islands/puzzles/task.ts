import type { Mark, PlayedMove } from "../../board/types.ts";
import type { Square } from "../../reversi/index.ts";
import type { Referee } from "../exercise/open.ts";
import type { ExerciseSheet } from "../exercise/sheet.ts";

/** Something to be solved. */
export interface Task {
  readonly id: string;
  readonly sheet: ExerciseSheet;
  /** Who judges its moves, if not the engine. */
  readonly referee?: Referee | undefined;
  /** The moves that are right at first, where they are known. */
  readonly right?: readonly Square[];
  /** Whether they are marked: then nothing need be kept back of why another is wrong. */
  readonly isShown?: boolean;
  /** The moves that led here from what was shown before: they are seen to be made. */
  readonly played?: readonly PlayedMove[];
  /** What is marked from the first, until a move is tried. */
  readonly marks?: readonly Mark[];
}
