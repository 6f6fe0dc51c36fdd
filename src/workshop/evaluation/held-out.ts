import { canonicalOf } from "../../engine/canonical.ts";
import { isHeldOut, type Moment, momentsOf, type PlayedGame } from "./games.ts";

/** A position of a game that the training does not know. */
export interface HeldOut {
  readonly game: PlayedGame;
  readonly moment: Moment;
}

const momentAt = (game: PlayedGame, empties: number): Moment | undefined =>
  momentsOf(game.moves).find((moment) => moment.empties === empties);

/**
 * At most `count` positions with so many empties, each of another held-out game, spread over all of these: no two alike, and none
 * that a game of the training has, in any of the eight images.
 */
export function heldOutAt(games: readonly PlayedGame[], empties: number, count: number): readonly HeldOut[] {
  const seen = new Set<string>();
  for (const game of games) {
    const moment = isHeldOut(game) ? undefined : momentAt(game, empties);
    if (moment) seen.add(canonicalOf(moment.board).key);
  }
  const found = games.filter(isHeldOut).flatMap((game) => {
    const moment = momentAt(game, empties);
    const key = moment && canonicalOf(moment.board).key;
    if (moment === undefined || key === undefined || seen.has(key)) return [];
    seen.add(key);
    return [{ game, moment }];
  });
  const step = Math.max(found.length / count, 1);
  return Array.from({ length: Math.min(count, found.length) }, (_, index) => found[Math.floor(index * step)]).filter(
    (heldOut) => heldOut !== undefined,
  );
}
