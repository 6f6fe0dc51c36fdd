/** The habits by which people lose games. A task may be about one, and an opponent may have one alone. */
export const HABITS = [
  "grabber",
  "edge-walker",
  "corner-hunter",
  "wall-builder",
  "early-closer",
  "pass-blind",
  "move-giver",
] as const;
export type Habit = (typeof HABITS)[number];
