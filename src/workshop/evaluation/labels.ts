import { appendFileSync, existsSync, readFileSync } from "node:fs";
import type { Searcher } from "../../engine/searcher.ts";
import { momentsOf, type PlayedGame } from "./games.ts";

/** Stands in the file for a position that the game does not have, because it ended before. */
const NONE = -128;

/** How often what has been found is put into the file. */
const BATCH = 500;

/** The exact values of positions of games by game and number of empties, for the side to move. */
export interface ExactLabels {
  readonly from: number;
  readonly to: number;
  valueOf(game: number, empties: number): number | null;
}

/**
 * Solves the positions of each game with `from` to `to` empties. The values are kept in `file`, a byte each; a run that was broken
 * off goes on where it stopped. The games must be the same each time.
 */
export function solveGames(
  games: readonly PlayedGame[],
  searcher: Searcher,
  { from, to, file }: { readonly from: number; readonly to: number; readonly file: string },
  onBatch: (done: number) => void,
): ExactLabels {
  const width = to - from + 1;
  const done = existsSync(file) ? Math.floor(readFileSync(file).length / width) : 0;
  let batch: number[] = [];
  for (let index = done; index < games.length; index += 1) {
    batch.push(...valuesOf(games[index]?.moves ?? [], searcher, from, to));
    if (batch.length < BATCH * width && index + 1 < games.length) continue;
    appendFileSync(file, Buffer.from(batch));
    batch = [];
    onBatch(index + 1);
  }
  const values = new Int8Array(readFileSync(file));
  return {
    from,
    to,
    valueOf: (game, empties) => {
      if (empties < from || empties > to) return null;
      const value = values[game * width + empties - from] ?? NONE;
      return value === NONE ? null : value;
    },
  };
}

/** The values of the positions of one game, fewest empties first: what the table remembers of one helps with the next. */
function valuesOf(moves: PlayedGame["moves"], searcher: Searcher, from: number, to: number): readonly number[] {
  const moments = momentsOf(moves);
  searcher.clear();
  return Array.from({ length: to - from + 1 }, (_, index) => {
    const moment = moments.find(({ empties }) => empties === from + index);
    return moment ? (searcher.exact(moment.board, { keep: true })?.score ?? NONE) : NONE;
  });
}
