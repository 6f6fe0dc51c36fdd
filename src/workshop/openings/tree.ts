import { keyOf, playedAt, START, type Stand } from "../../openings/stand.ts";
import type { Square } from "../../reversi/index.ts";
import type { PlayedGame } from "../evaluation/games.ts";

/** A position of the openings, and how often it was on the board. */
export interface Spot extends Stand {
  readonly key: string;
  readonly plies: number;
  readonly games: number;
}

/** A position of the openings, and what came of it in the games. */
export interface Place extends Spot {
  /** The order of moves from f5 in which most games came here, as f5 orients them. */
  readonly line: readonly Square[];
  readonly black: number;
  readonly draws: number;
  readonly white: number;
  /** The mean of Black's discs at the end, empties to the winner. */
  readonly discs: number;
  /** How many games went on from here to the position of a key. */
  readonly onwards: ReadonlyMap<string, number>;
}

/** The position after a legal move; throws at one that is not. */
export function after(stand: Stand, square: Square): Stand {
  const next = playedAt(stand, square);
  if (next === undefined) throw new Error(`a move to ${square} turns nothing`);
  return next;
}

interface Tally {
  games: number;
  black: number;
  draws: number;
  white: number;
  discs: number;
  /** The orders of moves by how many games played them. */
  readonly lines: Map<string, { readonly game: PlayedGame; games: number }>;
  readonly onwards: Map<string, number>;
}

const emptyTally = (): Tally => ({
  games: 0,
  black: 0,
  draws: 0,
  white: 0,
  discs: 0,
  lines: new Map(),
  onwards: new Map(),
});

function count(tally: Tally, game: PlayedGame, ply: number): void {
  tally.games += 1;
  if (game.finalLead > 0) tally.black += 1;
  else if (game.finalLead < 0) tally.white += 1;
  else tally.draws += 1;
  tally.discs += (game.finalLead + 64) / 2;
  const order = String.fromCharCode(...game.moves.slice(0, ply).map((square) => square + 32));
  const line = tally.lines.get(order);
  if (line === undefined) tally.lines.set(order, { game, games: 1 });
  else line.games += 1;
}

/**
 * The positions that so many games at least came to, the start first, then in order of plies and of games, and those of `named` lines and on
 * the way to them; transpositions and images under the symmetries of the start are one. The games must begin on f5.
 */
export function treeOf(
  games: readonly PlayedGame[],
  least: number,
  named: readonly (readonly Square[])[],
): readonly Place[] {
  const wanted = new Map<string, { readonly line: readonly Square[]; readonly from: string }>();
  for (const line of named) {
    let stand = START;
    for (const [ply, square] of line.entries()) {
      const from = keyOf(stand);
      stand = after(stand, square);
      const key = keyOf(stand);
      if (!wanted.has(key)) wanted.set(key, { line: line.slice(0, ply + 1), from });
    }
  }
  const last = Math.max(0, ...named.map((line) => line.length));
  const places: Place[] = [];
  let stands: Stand[] = games.map(() => START);
  let before = new Map<string, Tally>([[keyOf(START), emptyTally()]]);
  for (const game of games) count(before.get(keyOf(START)) ?? emptyTally(), game, 0);
  let keys = games.map(() => keyOf(START));
  for (let ply = 0; before.size > 0; ply += 1) {
    const next = new Map<string, Tally>();
    const nextKeys: string[] = [];
    stands = stands.map((stand, at) => {
      const game = games[at];
      const square = game?.moves[ply];
      if (game === undefined || square === undefined) {
        nextKeys.push("");
        return stand;
      }
      const reached = after(stand, square);
      const key = keyOf(reached);
      nextKeys.push(key);
      const from = before.get(keys[at] ?? "");
      if (from !== undefined) from.onwards.set(key, (from.onwards.get(key) ?? 0) + 1);
      let tally = next.get(key);
      if (tally === undefined) {
        tally = emptyTally();
        next.set(key, tally);
      }
      count(tally, game, ply + 1);
      return reached;
    });
    for (const [key, { games: times }] of next) {
      if (times < least && !wanted.has(key)) next.delete(key);
    }
    for (const [key, { line, from }] of wanted) {
      if (line.length !== ply + 1) continue;
      if (!next.has(key)) next.set(key, emptyTally());
      const onwards = before.get(from)?.onwards;
      if (onwards !== undefined && !onwards.has(key)) onwards.set(key, 0);
    }
    places.push(...[...before].map(([key, tally]) => placeOf(key, tally, ply, wanted.get(key)?.line)));
    before = next;
    keys = nextKeys;
    if (before.size === 0 && ply < last) throw new Error("a named line is longer than the tree");
  }
  return places;
}

function placeOf(key: string, tally: Tally, ply: number, namedLine: readonly Square[] | undefined): Place {
  const [best] = [...tally.lines.entries()].sort(([a, one], [b, two]) => two.games - one.games || (a < b ? -1 : 1));
  const line = best?.[1].game.moves.slice(0, ply) ?? namedLine ?? [];
  const { games, black, draws, white, discs, onwards } = tally;
  const mean = games === 0 ? 0 : discs / games;
  return {
    key,
    line,
    plies: line.length,
    ...line.reduce(after, START),
    games,
    black,
    draws,
    white,
    discs: mean,
    onwards,
  };
}
