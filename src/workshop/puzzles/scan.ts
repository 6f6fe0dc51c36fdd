import type { Motif } from "../../catalogue/motifs.ts";
import { stonerTraps } from "../../coach/concepts/stoner.ts";
import { swindlesOf } from "../../coach/concepts/swindles.ts";
import { MOVER, OTHER } from "../../coach/explain/future.ts";
import type { Searcher } from "../../engine/searcher.ts";
import {
  type BitBoard,
  type Disc,
  fromBitBoard,
  legalSquares,
  movesOf,
  playBits,
  type Square,
  setHas,
  sizeOfSet,
  USUAL_SHAPE,
} from "../../reversi/index.ts";
import { momentsOf } from "../evaluation/games.ts";
import { type Find, turnedBy } from "./candidate.ts";
import { findAt, type Source } from "./sources.ts";

/** An edge, from the corner where a Stoner trap begins: what must be empty and what must be the other side's, and the first move. */
interface Edge {
  readonly squares: readonly Square[];
  readonly xSquare: Square;
}

const EDGES: readonly Edge[] = (() => {
  const { squares } = USUAL_SHAPE;
  const rank = (n: number): readonly Square[] => squares.slice(8 * n, 8 * n + 8);
  const file = (n: number): readonly Square[] => squares.filter((square) => square % 8 === n);
  const edge = (line: readonly Square[], inward: number): readonly Edge[] =>
    [line, line.toReversed()].map((one) => ({ squares: one, xSquare: (one[1] ?? 0) + inward }));
  return [...edge(rank(0), 8), ...edge(rank(7), -8), ...edge(file(0), 1), ...edge(file(7), -1)];
})();

/** Whether the discs on some edge, and a legal move onto its X-square, allow a Stoner trap of the side to move. */
export function mayBeStoner(board: BitBoard): boolean {
  const legal = legalSquares(board);
  const isEmpty = (square: Square): boolean => !setHas(board.own, square) && !setHas(board.other, square);
  return EDGES.some(({ squares, xSquare }) => {
    if (!setHas(legal, xSquare)) return false;
    const first = squares.findIndex((square) => !isEmpty(square));
    // The attack goes on the third square or on the fourth, and behind it stand the other side's discs up to the seventh.
    if (first !== 3 && first !== 4) return false;
    return isEmpty(squares[7] ?? 0) && squares.slice(first, 7).every((square) => setHas(board.other, square));
  });
}

const isTrapFor = (board: BitBoard, side: Disc): boolean =>
  stonerTraps(fromBitBoard(board, side), side).some(({ isTrap }) => isTrap);

const BIG = 10;
/** With so few discs a side may lose its last one. */
const FEW = 9;
const MOST_EMPTIES = 16;
const FEWEST_EMPTIES = 6;
const STONER_EMPTIES = 30;

/** With so few empty squares it is soon known that a side can never play somewhere. */
const SWINDLE_EMPTIES = 9;

const hasSwindle = (board: BitBoard, side: Disc): boolean =>
  swindlesOf(fromBitBoard(board, side), side).some(({ isForEver }) => isForEver === true);

/** Whether the side to move can take every disc of the other. */
const winsAll = (board: BitBoard, searcher: Searcher): boolean =>
  (searcher.exact(board, { alpha: 63, beta: 64, keep: true })?.score ?? 0) === 64;

/** What a position may be worth looking at for, though it comes up seldom. */
function rarityOf({ board, played }: Find, empties: number, searcher: Searcher): Motif | null {
  if (empties < FEWEST_EMPTIES || empties > STONER_EMPTIES) return null;
  if (mayBeStoner(board) && isTrapFor(board, MOVER)) return "stoner";
  if (played !== null && setHas(legalSquares(board), played)) {
    const left = playBits(board, played);
    if (mayBeStoner(left) && isTrapFor(left, OTHER)) return "stoner-defence";
  }
  if (empties > MOST_EMPTIES || played === null) return null;
  const after = playBits(board, played);
  const isFew = Math.min(sizeOfSet(board.own), sizeOfSet(board.other)) <= FEW;
  if (isFew && (winsAll(board, searcher) || winsAll(after, searcher))) return "wipe-out";
  if (turnedBy(board, played) >= BIG) return "big-flip-wrong";
  if (movesOf(board).some((square) => turnedBy(board, square) >= BIG)) {
    // Without what is remembered, on which the move among equals may depend.
    const best = searcher.exact(board)?.move ?? null;
    if (best !== null && turnedBy(board, best) >= BIG) return "big-flip";
  }
  if (empties > SWINDLE_EMPTIES) return null;
  return hasSwindle(board, MOVER) || hasSwindle(after, OTHER) ? "swindle" : null;
}

/** The positions of a game that are worth looking at for something rare. */
export function raritiesIn(
  source: Source,
  searcher: Searcher,
): readonly (Find & { readonly rarity: Motif; readonly empties: number })[] {
  const moments = momentsOf(source.moves);
  return moments.flatMap(({ empties }, ply) => {
    if (empties > STONER_EMPTIES) return [];
    const find = findAt(source, moments, ply);
    const rarity = find === null ? null : rarityOf(find, empties, searcher);
    return find === null || rarity === null ? [] : [{ ...find, rarity, empties }];
  });
}
