import { canonicalOf } from "../../engine/canonical.ts";
import { type BitBoard, movesOf } from "../../reversi/index.ts";
import type { Spot } from "./tree.ts";
import { boardAfter, type Effort, movesValued, type ValueState } from "./values.ts";

/** A round of the work: how deep the moves that are no farther from the best are looked at. */
interface Round extends Effort {
  /** In discs below the best move of the place. */
  readonly within: number;
}

/** Odd depths see the side that moves last too well, so even ones are compared. */
export const ROUNDS: readonly Round[] = [
  { depth: 12, selectivity: 4, within: Infinity },
  { depth: 18, selectivity: 4, within: 6 },
  { depth: 18, selectivity: 4, within: Infinity },
  { depth: 20, selectivity: 3, within: 4 },
  { depth: 18, selectivity: 3, within: 12 },
  { depth: 22, selectivity: 3, within: 3 },
];

/** What is to be searched in a round, the most played places first, each position once. */
export function workOf(round: Round, valued: readonly Spot[], state: ValueState): readonly BitBoard[] {
  const known = movesValued(valued, state);
  const boards: BitBoard[] = [];
  for (const place of valued.toSorted((a, b) => b.games - a.games)) {
    const moves = known.get(place.key) ?? [];
    const best = Math.max(-64, ...moves.map(({ score }) => score));
    for (const square of movesOf(place.board)) {
      const move = moves.find((one) => one.square === square);
      if (move !== undefined && best - move.score > round.within) continue;
      const board = boardAfter(place, square);
      if (!state.has(board, round)) boards.push(board);
    }
  }
  return boards;
}

/** Whether a position, or an image of it, falls to one of so many processes that share the work. */
export function isOfShard(board: BitBoard, shard: number, shards: number): boolean {
  const { own, other } = canonicalOf(board).board;
  const mixed = [own.low, own.high, other.low, other.high].reduce(
    (hash, half) => Math.imul(hash ^ half, 0x0100_0193) ^ (hash >>> 15),
    7,
  );
  return (mixed >>> 8) % shards === shard;
}
