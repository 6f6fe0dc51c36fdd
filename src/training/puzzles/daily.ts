import { PACKS } from "../../catalogue/puzzle.ts";
import type { Known } from "./task.ts";

/** The puzzle of a day is neither the easiest nor the hardest there is. */
const LEAST = 1000;
const MOST = 1900;

/** Fowler, Noll and Vo's hash of 32 bits, its bits mixed once more so that short texts that differ little come out far apart. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const symbol of text) hash = Math.imul(hash ^ symbol.charCodeAt(0), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  return (hash ^ (hash >>> 13)) >>> 0;
}

/** A date as it is written everywhere: 2026-12-01, by the clock of this device. */
export function dateText(time: Date): string {
  const two = (number: number): string => String(number).padStart(2, "0");
  return `${time.getFullYear()}-${two(time.getMonth() + 1)}-${two(time.getDate())}`;
}

/** The packs in the order in which the puzzle of a date is looked for: in the first as a rule. */
export function packsOfDate(date: string, packs: readonly string[] = PACKS): readonly string[] {
  return packs.toSorted((a, b) => hashOf(`${date} ${a}`) - hashOf(`${date} ${b}`));
}

/**
 * The puzzle of a date among those of its pack: from a real game, and moves are played in it. Each puzzle draws a number for the date, and
 * the smallest is taken, so that one that is added or taken away later seldom changes it. Null if none fits.
 */
export function dailyOf(known: readonly Known[], date: string): Known | null {
  const fit = known.filter(
    ({ puzzle: { year, goal, rating } }) =>
      year !== null && goal.kind !== "who-wins" && rating >= LEAST && rating <= MOST,
  );
  const drawn = fit.map((one) => ({ one, number: hashOf(`${date} ${one.id}`) }));
  return drawn.toSorted((a, b) => a.number - b.number)[0]?.one ?? null;
}

/** How the puzzle of a day came out: see Outcome of an exercise. */
export interface DailyResult {
  readonly solved: boolean;
  readonly tries: number;
  readonly hints: number;
}

const FULL = 3;

/** Three discs, fewer of them filled the more help it took: ●●● alone at once, ●○○ at least if solved, ○○○ if not. */
export function discsOf({ solved, tries, hints }: DailyResult): string {
  const filled = solved ? Math.max(1, FULL - (tries - 1) - hints) : 0;
  return "●".repeat(filled) + "○".repeat(FULL - filled);
}
