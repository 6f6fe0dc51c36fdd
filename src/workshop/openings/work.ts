import { canonicalOf } from "../../engine/canonical.ts";
import { keyOf, START } from "../../openings/stand.ts";
import { type BitBoard, canMove, movesOf } from "../../reversi/index.ts";
import { after, type Spot } from "./tree.ts";
import { boardAfter, type Effort, movesValued, type ValueState } from "./values.ts";

/** A round of the work: how deep which moves are looked at. */
interface Round extends Effort {
  /** At most so many discs below the best move of the position. */
  readonly within: number;
  /** At most so many discs lost by both sides since the start, the move itself included: those on which the value of the first moves hangs. */
  readonly lost: number;
}

/** Odd depths see the side that moves last too well, so even ones are compared. */
export const ROUNDS: readonly Round[] = [
  { depth: 12, selectivity: 4, within: Infinity, lost: Infinity },
  { depth: 18, selectivity: 4, within: 6, lost: 6 },
  { depth: 22, selectivity: 4, within: 2, lost: 2 },
  { depth: 18, selectivity: 4, within: 6, lost: Infinity },
  { depth: 18, selectivity: 4, within: Infinity, lost: Infinity },
  { depth: 20, selectivity: 3, within: 6, lost: 8 },
  { depth: 20, selectivity: 3, within: 6, lost: Infinity },
];

/** How many discs are taken to be lost on the way to a position that no other valued one leads to. */
const FAR = 64;

/** A tenfold number of games makes up for so many discs that are lost on the way to a position. */
const DISCS_FOR_TENFOLD = 1.5;

/**
 * What is to be searched in a round, each position once; that which bears most on the value of the first moves, and on positions that are
 * often played, comes first. A move to another valued position is worth what the moves there are, and need not be searched.
 */
export function workOf(round: Round, valued: readonly Spot[], state: ValueState): readonly BitBoard[] {
  const known = movesValued(valued, state);
  const hasMoves = new Set(valued.flatMap(({ board, key }) => (canMove(board) ? [key] : [])));
  const losses = new Map([[keyOf(START), 0]]);
  const work: { readonly board: BitBoard; readonly loss: number }[] = [];
  for (const place of valued.toSorted((a, b) => a.plies - b.plies)) {
    const moves = new Map(known.get(place.key)?.map(({ square, score }) => [square, score]));
    const best = Math.max(-64, ...moves.values());
    const loss = losses.get(place.key) ?? FAR;
    for (const square of movesOf(place.board)) {
      const score = moves.get(square);
      const gap = score === undefined ? 0 : best - score;
      const reached = keyOf(after(place, square));
      losses.set(reached, Math.min(loss + gap, losses.get(reached) ?? Infinity));
      if (gap > round.within || loss + gap > round.lost || hasMoves.has(reached)) continue;
      const board = boardAfter(place, square);
      const isOften = DISCS_FOR_TENFOLD * Math.log10(place.games + 1);
      if (!state.has(board, round)) work.push({ board, loss: loss + gap - isOften });
    }
  }
  return work.sort((a, b) => a.loss - b.loss).map(({ board }) => board);
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
