import type { PuzzleRecord } from "../../progress/index.ts";
import { endOfDay } from "../../training/today/day.ts";
import type { Due } from "../../training/today/queue.ts";

/** How well a learner does at what is about one thing. */
export interface ThemeStanding {
  readonly motif: string;
  /** How many puzzles about it were tried, and how many of them were solved alone at the first try. */
  readonly count: number;
  readonly alone: number;
}

/** The first try at each puzzle, of tries that are oldest first. */
function firstTries(tries: readonly PuzzleRecord[]): readonly PuzzleRecord[] {
  const first = new Map<string, PuzzleRecord>();
  for (const one of tries) if (!first.has(one.puzzle)) first.set(one.puzzle, one);
  return [...first.values()];
}

/** What share is likely to be solved alone: a single miss or success says little yet. */
const likely = ({ count, alone }: ThemeStanding): number => (alone + 1) / (count + 2);

/** Where a learner stands with each theme, from all tries, oldest first: what is weakest at the front. A puzzle counts for each of its themes. */
export function themeStandings(tries: readonly PuzzleRecord[]): readonly ThemeStanding[] {
  const themes = new Map<string, ThemeStanding>();
  for (const { motifs, unaided } of firstTries(tries)) {
    for (const motif of new Set(motifs)) {
      const { count, alone } = themes.get(motif) ?? { count: 0, alone: 0 };
      themes.set(motif, { motif, count: count + 1, alone: alone + (unaided ? 1 : 0) });
    }
  }
  return [...themes.values()].sort((a, b) => likely(a) - likely(b) || (a.motif < b.motif ? -1 : 1));
}

/** How much of each kind is due in a stretch of time. */
export interface Stretch {
  readonly when: "today" | "tomorrow" | "week" | "later";
  readonly puzzle: number;
  readonly opening: number;
  readonly exercise: number;
  readonly mistake: number;
}

/** What is due when: what waits already counts as of today. Stretches with nothing are left out. */
export function stretchesOf(coming: readonly Pick<Due, "kind" | "due">[], now: number): readonly Stretch[] {
  const [today, tomorrow, week] = [0, 1, 6].map((days) => {
    const day = new Date(now);
    day.setDate(day.getDate() + days);
    return endOfDay(day.getTime());
  }) as [number, number, number];
  const whenOf = (due: number): Stretch["when"] =>
    due < today ? "today" : due < tomorrow ? "tomorrow" : due < week ? "week" : "later";
  const all = (["today", "tomorrow", "week", "later"] as const).map((when): Stretch => {
    const of = coming.filter(({ due }) => whenOf(due) === when);
    const count = (kind: Due["kind"]): number => of.filter((one) => one.kind === kind).length;
    return {
      when,
      puzzle: count("puzzle"),
      opening: count("opening"),
      exercise: count("exercise"),
      mistake: count("mistake"),
    };
  });
  return all.filter(({ puzzle, opening, exercise, mistake }) => puzzle + opening + exercise + mistake > 0);
}
