import type { Moment, PlayedGame } from "./games.ts";
import type { ExactLabels } from "./labels.ts";

/** Here the file of games tells what a position is worth under perfect play. */
const KNOWN_AT = 24;

/**
 * How many discs a side loses by its own move on average, from exact values of positions that follow one another.
 * `moments` are those of the games that the exact values are of.
 */
export function meanLoss(moments: Iterable<readonly Moment[]>, exact: ExactLabels): number {
  let sum = 0;
  let count = 0;
  let game = 0;
  for (const ofGame of moments) {
    for (const [index, { empties, sign }] of ofGame.entries()) {
      const next = ofGame[index + 1];
      const before = exact.valueOf(game, empties);
      const after = next ? exact.valueOf(game, next.empties) : null;
      if (next === undefined || before === null || after === null) continue;
      sum += before - sign * next.sign * after;
      count += 1;
    }
    game += 1;
  }
  return count === 0 ? 0 : sum / count;
}

/**
 * What each position of a game is held to be worth for the side to move, in discs: what has been solved, then a mix that goes over
 * to what the file knows at 24 empties, which also stands for everything before. Those two are each of an even number of empties;
 * a position an odd number of moves away from them is worth `loss` more to its side, which has one more move to go wrong with.
 */
export function valuesOf(
  game: number,
  { finalLead, leadAt24 }: PlayedGame,
  moments: readonly Moment[],
  exact: ExactLabels,
  loss: number,
): readonly number[] {
  const lastSolved = moments.find(({ empties }) => empties === exact.to);
  const solvedLead = lastSolved ? lastSolved.sign * (exact.valueOf(game, exact.to) ?? finalLead) : finalLead;
  return moments.map(({ empties, sign }) => {
    const solved = exact.valueOf(game, empties);
    if (solved !== null) return solved;
    const share = Math.min(Math.max((empties - exact.to) / (KNOWN_AT - exact.to), 0), 1);
    return sign * (share * leadAt24 + (1 - share) * solvedLead) + (empties % 2) * loss;
  });
}
