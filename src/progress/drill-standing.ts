import type { RoundRecord } from "./kinds/rounds.ts";

/** Where a learner stands with a drill: the best round, and the last. */
export interface DrillStanding {
  readonly best: RoundRecord;
  readonly last: RoundRecord;
}

const isBetter = (a: RoundRecord, b: RoundRecord): boolean =>
  a.right * b.of === b.right * a.of ? a.seconds < b.seconds : a.right * b.of > b.right * a.of;

/** Where a learner stands with `drill`, from all rounds, oldest first; null before the first. The most right is best, then the quickest. */
export function drillStanding(drill: RoundRecord["drill"], all: readonly RoundRecord[]): DrillStanding | null {
  const own = all.filter((round) => round.drill === drill);
  const last = own.at(-1);
  if (last === undefined) return null;
  return { best: own.reduce((best, round) => (isBetter(round, best) ? round : best)), last };
}

/** Where a learner stands with each drill that was gone through. */
export const allStandings = (all: readonly RoundRecord[]): ReadonlyMap<RoundRecord["drill"], DrillStanding> =>
  new Map(
    [...new Set(all.map(({ drill }) => drill))].flatMap((drill) => {
      const standing = drillStanding(drill, all);
      return standing === null ? [] : [[drill, standing] as const];
    }),
  );
