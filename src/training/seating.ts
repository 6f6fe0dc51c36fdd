import type { LevelNumber } from "../engine/opponents/levels.ts";
import { type Disc, USUAL_SHAPE, type Variant } from "../reversi/index.ts";

/** The levels of the opponent, the gentlest first: those of the engine, told here so that a page need not load how they play. */
export const LEVELS = [1, 2, 3, 4, 5, 6] as const satisfies readonly LevelNumber[];
export type Level = LevelNumber;

/** Who sits at a board, and which. */
export interface Seating {
  readonly variant: Variant["id"];
  /** How strong the opponent is. On a board of another shape there is one opponent only, and where two people play there is none. */
  readonly level: Level;
  /** The learner's colour; "both" where two people play at one board. */
  readonly learner: Disc | "both";
}

/** The level that a number is, if it is one. */
export const levelOf = (number: number): Level | undefined => LEVELS.find((level) => level === number);

/** Whether opponents of every level play this variant: those of the usual board without an empty centre do. */
export const hasLevels = ({ shape, placement, supply }: Variant): boolean =>
  shape === USUAL_SHAPE && placement.length === 0 && supply === null;
