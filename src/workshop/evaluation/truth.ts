import type { Moment, PlayedGame } from "./games.ts";
import type { ExactLabels } from "./labels.ts";

/** Here the file of games tells what a position is worth under perfect play. */
const KNOWN_AT = 24;

/** How many discs a move at so many empties gives away, on average. */
export type Losses = (empties: number) => number;

/**
 * What moves give away, from exact values of positions that follow one another. `moments` are those of the games that the exact
 * values are of. Between these and 24 empties as much as at the most empties solved; before, as much as on the average of all.
 */
export function lossesOf(moments: Iterable<readonly Moment[]>, exact: ExactLabels): Losses {
  const sums = new Map<number, { sum: number; count: number }>();
  let game = 0;
  for (const ofGame of moments) {
    for (const [index, { empties, sign }] of ofGame.entries()) {
      const next = ofGame[index + 1];
      const before = exact.valueOf(game, empties);
      const after = next ? exact.valueOf(game, next.empties) : null;
      if (next === undefined || before === null || after === null) continue;
      const { sum, count } = sums.get(empties) ?? { sum: 0, count: 0 };
      sums.set(empties, { sum: sum + before - sign * next.sign * after, count: count + 1 });
    }
    game += 1;
  }
  const means = new Map([...sums].map(([empties, { sum, count }]) => [empties, sum / count]));
  const mean = [...means.values()].reduce((sum, loss) => sum + loss, 0) / Math.max(means.size, 1);
  return (empties) => (empties > KNOWN_AT ? mean : (means.get(Math.min(empties, exact.to)) ?? 0));
}

/**
 * What each position of a game is held to be worth for the side to move, in discs: what has been solved, then a mix that goes over
 * to what the file knows at 24 empties, which also stands for everything before. What the moves between give away on average is
 * added: else the side with one more move to go wrong with, as at odd numbers of empties, would be held to be worse off.
 */
export function valuesOf(
  game: number,
  { finalLead, leadAt24 }: PlayedGame,
  moments: readonly Moment[],
  exact: ExactLabels,
  losses: Losses,
): readonly number[] {
  // By how much Black's lead is expected to fall from each position to the end.
  let fall = 0;
  const falls = new Map<number, number>();
  for (const { empties, sign } of [...moments].reverse()) {
    fall += sign * losses(empties);
    falls.set(empties, fall);
  }
  const fallFrom = (empties: number): number => falls.get(empties) ?? 0;
  const lastSolved = moments.find(({ empties }) => empties === exact.to);
  const solvedLead = lastSolved ? lastSolved.sign * (exact.valueOf(game, exact.to) ?? finalLead) : finalLead;
  return moments.map(({ empties, sign }) => {
    const solved = exact.valueOf(game, empties);
    if (solved !== null) return solved;
    const share = Math.min(Math.max((empties - exact.to) / (KNOWN_AT - exact.to), 0), 1);
    const early = leadAt24 - fallFrom(KNOWN_AT);
    const late = solvedLead - fallFrom(exact.to);
    return sign * (share * early + (1 - share) * late + fallFrom(empties));
  });
}
