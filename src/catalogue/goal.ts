import { z } from "astro/zod";
import { moves } from "./fields.ts";

/** What must come of a move for it to be right: a result at least this good for the side to move, or no worse than any other. */
export const OUTCOMES = ["win", "draw", "most-discs"] as const;

/** The most empty squares of the usual board at which an outcome may be asked for: what the exact search reads out while a person waits. */
export const READABLE_EMPTIES = 14;

/** What is seen on the board after a move: it stands on a corner; the other side must pass; the game is over; the other colour is gone. */
export const EVENTS = ["corner", "passes", "ends", "wipe-out"] as const;

/** What one move must reach. Every move that does is right. */
export const moveGoal = z.discriminatedUnion("kind", [
  /** An outcome is known by reading the game out to its end: few squares may be empty. */
  z.strictObject({ kind: z.enum(OUTCOMES) }),
  z.strictObject({ kind: z.enum(EVENTS) }),
  /** Any legal move; or no other move turns more, or fewer. */
  z.strictObject({ kind: z.enum(["legal", "most-flips", "fewest-flips"]) }),
  /** The move turns exactly so many discs. */
  z.strictObject({ kind: z.literal("flips"), count: z.int().min(1).max(64) }),
]);

/** What several moves must reach. */
export const lineGoal = z.discriminatedUnion("kind", [
  /** This, against every defence, within so many moves of the learner's own. */
  z.strictObject({ kind: z.enum([...OUTCOMES, ...EVENTS]), within: z.int().min(1).max(30) }),
  /** The moves of both sides that stand in the task are played on the board: to learn notation, or to replay a game. */
  z.strictObject({ kind: z.literal("follow"), moves }),
]);

export type Outcome = (typeof OUTCOMES)[number];
export type Event = (typeof EVENTS)[number];
export type MoveGoal = z.infer<typeof moveGoal>;
export type LineGoal = z.infer<typeof lineGoal>;
