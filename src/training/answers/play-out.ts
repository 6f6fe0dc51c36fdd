import type { PlayOutGoal } from "../../catalogue/goal.ts";
import { type Disc, opponentOf } from "../../reversi/index.ts";
import type { DuelResult } from "../duel.ts";

/** How a game that was played out came out for one side. */
export interface PlayedOut {
  readonly reached: boolean;
  /** By how many discs that side has won, empty squares to the winner; below 0 it has lost. */
  readonly lead: number;
}

/** Whether a lead of so many discs is what was to be reached. */
export function reaches(goal: PlayOutGoal, lead: number): boolean {
  switch (goal.kind) {
    case "end":
      return true;
    case "win":
      return lead > 0;
    case "draw":
      return lead >= 0;
    case "lead":
      return lead >= goal.by;
  }
}

/** Judges, by the rules alone, a game that is over, for `side`. */
export function judgePlayOut(goal: PlayOutGoal, { score }: DuelResult, side: Disc): PlayedOut {
  const lead = score[side] - score[opponentOf(side)];
  return { reached: reaches(goal, lead), lead };
}
