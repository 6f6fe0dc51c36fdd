import { z } from "astro/zod";
import { HABITS } from "../reversi/index.ts";
import { moves } from "./fields.ts";
import { EVENTS, OUTCOMES } from "./reached.ts";

export { EVENTS, type Event, OUTCOMES, READABLE_EMPTIES } from "./reached.ts";

/** What one move must reach. Every move that does is right. */
export const moveGoal = z.discriminatedUnion("kind", [
  /** An outcome is known by reading the game out to its end: few squares may be empty. */
  z.strictObject({ kind: z.enum(OUTCOMES) }),
  z.strictObject({ kind: z.enum(EVENTS) }),
  /** Any legal move; or no other move turns more, or fewer. */
  z.strictObject({ kind: z.enum(["legal", "most-flips", "fewest-flips"]) }),
  /** No other move leaves the other side fewer moves; the move gives no corner; all that it turns is interior afterwards. */
  z.strictObject({ kind: z.enum(["fewest-replies", "safe", "quiet"]) }),
  /** Where the end cannot be read out: as far as the engine sees, no other move is better by more than `STRONG` discs. */
  z.strictObject({ kind: z.literal("strongest") }),
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

/** Who is played against on the usual board: somebody of a level, 1 to 6, or somebody with a single habit. */
export const opponent = z.union([
  z.strictObject({ level: z.union([1, 2, 3, 4, 5, 6].map((level) => z.literal(level as 1 | 2 | 3 | 4 | 5 | 6))) }),
  z.strictObject({ habit: z.enum(HABITS) }),
]);

/** What a game that is played out must come to for the learner, whose turn it is at first. Empty squares count for the winner. */
export const playOutGoal = z.discriminatedUnion("kind", [
  /** Only that it comes to its end; a win; no loss. */
  z.strictObject({ kind: z.enum(["end", "win", "draw"]) }),
  /** So many discs more than the other side, or more than that. */
  z.strictObject({ kind: z.literal("lead"), by: z.int().min(1).max(64) }),
]);

export type MoveGoal = z.infer<typeof moveGoal>;
export type LineGoal = z.infer<typeof lineGoal>;
export type PlayOutGoal = z.infer<typeof playOutGoal>;
