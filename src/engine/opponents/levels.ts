import type { Habit } from "../../reversi/index.ts";
import { DISCS_EYE, type Eye, MOVES_EYE, SQUARES_EYE } from "./eyes.ts";

/** The levels, from a first game to all the strength there is. */
export const LEVELS = [1, 2, 3, 4, 5, 6] as const;
export type LevelNumber = (typeof LEVELS)[number];

/** A habit that somebody falls back into. */
interface Slip {
  readonly habit: Habit;
  /** How often, of the moves at which the habit wants another move than the best one: 0 to 1. */
  readonly chance: number;
  /** The most discs that it gives up for it, by its own reading. */
  readonly tolerance: number;
}

/** How somebody plays: what it sees, how far it reads, from how many empty squares it plays perfectly, and its habits. */
export interface Level {
  /** The trained evaluation, or what a person looks at. */
  readonly eye: Eye | "engine";
  /** How many plies it reads, its own move counted. */
  readonly plies: number;
  readonly exactFrom: number;
  /** The habits that its way of looking at a board amounts to: beside its slips, the only reasons for which it gives up much. */
  readonly ways: readonly Habit[];
  /** The first that takes hold decides. */
  readonly slips: readonly Slip[];
}

/**
 * From so many empty squares on, the engine looks over the shoulder of a level that judges with its own eyes, so that it errs only in ways
 * of its own. Before, hardly any move gives up much, and the first answers need not wait for the trained weights.
 */
export const CRITIC_FROM = 52;

/** How each level plays. Each is the sum of habits that have a name; none plays a move at random. */
export const LEVEL: Readonly<Record<LevelNumber, Level>> = {
  1: {
    eye: DISCS_EYE,
    plies: 1,
    exactFrom: 0,
    ways: ["edge-walker", "corner-hunter"],
    slips: [{ habit: "grabber", chance: 0.9, tolerance: 64 }],
  },
  2: {
    eye: DISCS_EYE,
    plies: 2,
    exactFrom: 2,
    ways: ["edge-walker"],
    slips: [
      { habit: "corner-hunter", chance: 0.3, tolerance: 12 },
      { habit: "grabber", chance: 0.3, tolerance: 8 },
    ],
  },
  3: {
    eye: SQUARES_EYE,
    plies: 2,
    exactFrom: 6,
    ways: ["edge-walker", "move-giver"],
    slips: [
      { habit: "wall-builder", chance: 0.3, tolerance: 6 },
      { habit: "pass-blind", chance: 0.3, tolerance: 12 },
    ],
  },
  4: {
    eye: MOVES_EYE,
    plies: 4,
    exactFrom: 8,
    ways: ["wall-builder", "edge-walker"],
    slips: [
      { habit: "early-closer", chance: 0.2, tolerance: 5 },
      { habit: "pass-blind", chance: 0.15, tolerance: 6 },
    ],
  },
  5: {
    eye: "engine",
    plies: 5,
    exactFrom: 14,
    ways: [],
    slips: [{ habit: "early-closer", chance: 0.25, tolerance: 2 }],
  },
  6: { eye: "engine", plies: 12, exactFrom: 20, ways: [], slips: [] },
};
