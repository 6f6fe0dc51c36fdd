import type { Motif } from "../../catalogue/motifs.ts";
import { LEAST_RATING, MOST_RATING } from "../../catalogue/puzzle.ts";
import { emptiesOf } from "../../reversi/index.ts";
import type { Known } from "./task.ts";

/** How long a storm lasts, in milliseconds. */
export const STORM_TIME = 180_000;

/** What is seen at one look. */
const PLAIN: readonly Motif[] = [
  ...(["take-corner", "refuse-corner", "keep-corner", "corner-by-force", "wedge", "pass"] as const),
  ...(["big-flip", "big-flip-wrong", "wipe-out"] as const),
];
const QUICK_RATING = 1250;

/** Whether a puzzle is for a storm: easy, one move, and its main idea a plain one. */
export const isQuick = ({ puzzle: { goal, rating, motifs } }: Known): boolean =>
  "within" in goal && goal.within === 1 && rating < QUICK_RATING && PLAIN.some((motif) => motif === motifs[0]);

/** A streak begins easy, and each puzzle solved makes the next a little harder. */
const STREAK_FROM = 900;
const STREAK_STEP = 40;

/** How hard the puzzle of a streak is after so many solved. */
export const streakRating = (solved: number): number =>
  Math.max(LEAST_RATING, Math.min(MOST_RATING, STREAK_FROM + STREAK_STEP * solved));

/** What is known of a puzzle tried in a run. */
interface RunTry {
  readonly mode: string;
  readonly run: string | null;
  readonly unaided: boolean;
}

/** The most puzzles that were solved alone at once in one run of this mode; 0 if there was none. */
export function bestRun(tries: readonly RunTry[], mode: "streak" | "storm"): number {
  const solved = new Map<string, number>();
  for (const { mode: of, run, unaided } of tries) {
    if (of === mode && run !== null && unaided) solved.set(run, (solved.get(run) ?? 0) + 1);
  }
  return Math.max(0, ...solved.values());
}

/** How many of the endings played out last are told one by one. */
const LATELY = 6;

/** What is told of endings that were played out, oldest first: how many, how many of them without giving a disc away, and what the last ones gave away. */
export function pastEndings(endings: readonly { readonly lost: number }[]) {
  const lost = endings.map((ending) => ending.lost);
  return {
    count: lost.length,
    perfect: lost.filter((discs) => discs === 0).length,
    lately: lost.slice(-LATELY).reverse(),
  };
}

const GYM_LEAST = 8;
const GYM_MOST = 14;

/** Whether a position can be played out in the gym: few enough squares are empty for a perfect defence, and enough for a game. */
export const isForGym = ({ puzzle: { board } }: Known): boolean =>
  emptiesOf(board) >= GYM_LEAST && emptiesOf(board) <= GYM_MOST;
