import {
  type BitBoard,
  emptiesOf,
  legalSquares,
  passBits,
  playBits,
  type Square,
  sizeOfSet,
  squaresOfSet,
} from "../reversi/index.ts";
import { type Canonical, canonicalOf } from "./canonical.ts";
import { finalDifference } from "./exact.ts";
import type { Asked } from "./pool/pool.ts";
import type { ReadTask } from "./pool/task.ts";
import type { Found } from "./searcher.ts";

/** How far to search: so many plies (at least 2), so many milliseconds, or to the end of the game. */
export type Limit =
  | { readonly kind: "depth"; readonly plies: number }
  | { readonly kind: "time"; readonly milliseconds: number }
  | { readonly kind: "exact" };

/** What is asked about a position. */
export interface Request {
  readonly limit: Limit;
  /** The best move alone, which is quicker, or the value of every legal move. */
  readonly moves: "best" | "every";
  /**
   * The most milliseconds that any one root move may take in any one round. A move that is not done by then keeps the value it had.
   * With a limit of time each move gets its share of what is left in any case.
   */
  readonly perMove?: number;
}

/** A move and what it is worth to the side that makes it, in discs of the final difference, -64 to 64. */
export interface MoveValue {
  readonly square: Square;
  readonly score: number;
  /** Whether `score` is the true value; else it is what a search of `depth` plies, this one counted, makes of it. */
  readonly isExact: boolean;
  readonly depth: number;
  /** Best play as far as it is known, this move first. */
  readonly line: readonly (Square | "pass")[];
}

/** What is known of a position. */
export interface Analysis {
  /** The best first: every legal move, or the best one alone, as asked. None where the side to move must pass or the game is over. */
  readonly moves: readonly MoveValue[];
  /** What the position is worth to the side to move, in discs, -64 to 64; and whether that is its true value. */
  readonly score: number;
  readonly isExact: boolean;
  /** How many plies deep every move was searched; the number of empty squares where all was read out. */
  readonly depth: number;
  /** How many positions were looked at. */
  readonly nodes: number;
}

const MOST = 64;

/** So many plies before the end, reading the rest out costs no more than the next round. */
const END_IS_NEAR = 10;

/** No round goes deeper than this before the end is read out on demand: the reader orders its moves itself. */
const DEEP_ENOUGH = 8;

/** The least that a round looks ahead: a move and an answer. */
const SHALLOWEST = 2;

/** A round takes about so many times as long as the one before it, two plies less deep. */
const GROWTH = 2;

const clamp = (score: number): number => Math.max(-MOST, Math.min(MOST, score));

/** How deep each round goes. Depths of one parity only: scores of the other are off by two or three discs. */
function roundsOf(limit: Limit, empties: number): readonly (number | "exact")[] {
  const plies = limit.kind === "depth" ? Math.max(limit.plies, SHALLOWEST) : empties;
  const isReadOut = plies >= empties;
  const last = limit.kind === "exact" ? Math.min(DEEP_ENOUGH, empties - END_IS_NEAR) : empties - END_IS_NEAR;
  const rounds: (number | "exact")[] = [];
  const first = isReadOut ? SHALLOWEST : SHALLOWEST + (plies % 2);
  for (let depth = first; depth <= (isReadOut ? last : plies); depth += 2) rounds.push(depth);
  return isReadOut ? [...rounds, "exact"] : rounds;
}

/** A position that is read in each round, for one or more moves, and what the reading says of them. */
interface Branch {
  readonly board: BitBoard;
  readonly valuesOf: (found: Found) => readonly MoveValue[];
}

const lineBack = (line: Found["line"], back: Canonical["back"]): MoveValue["line"] =>
  line.map((square) => (square === "pass" ? square : back(square)));

/** The position itself: its reading says which move is the best. */
function trunkOf(board: BitBoard): Branch {
  const canonical = canonicalOf(board);
  return {
    board: canonical.board,
    valuesOf: ({ score, move, line, isExact, depth }) => {
      if (move === null) return [];
      const square = canonical.back(move);
      const reached = isExact ? emptiesOf(board) : depth;
      return [{ square, score: clamp(score), isExact, depth: reached, line: lineBack(line, canonical.back) }];
    },
  };
}

/** The positions after each move, one for all images of each other, in an order that is the same for all images of the board. */
function branchesOf(board: BitBoard, legal: readonly Square[]): readonly Branch[] {
  const groups = new Map<string, (Canonical & { readonly square: Square })[]>();
  for (const square of legal) {
    const canonical = { ...canonicalOf(playBits(board, square)), square };
    groups.set(canonical.key, [...(groups.get(canonical.key) ?? []), canonical]);
  }
  return [...groups.entries()]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, group]) => ({
      board: group[0]?.board ?? board,
      valuesOf: ({ score, line, isExact, depth }) =>
        group.map(({ square, back }) => ({
          square,
          score: clamp(0 - score),
          isExact,
          depth: isExact ? emptiesOf(board) : depth + 1,
          line: [square, ...lineBack(line, back)],
        })),
    }));
}

/** The values of all moves that were read, the best first. */
function summaryOf(values: Iterable<MoveValue>, nodes: number): Analysis | null {
  const moves = [...values].sort((a, b) => b.score - a.score || a.square - b.square);
  const [best] = moves;
  if (best === undefined) return null;
  const isExact = moves.every((move) => move.isExact);
  return { moves, score: best.score, isExact, depth: Math.min(...moves.map(({ depth }) => depth)), nodes };
}

/** Has a position read; null if the time for it was up. */
export type ReadBeside = (task: ReadTask) => Asked<Found>;

/**
 * Analyses a position in rounds, each two plies deeper than the one before, and tells what each has found. All moves of a round are
 * searched to the same depth; a round that could not be completed is told only where it read moves out to the end of the game.
 * Positions that are images of each other are searched as one, and without a limit of time the same question gets the same answer.
 */
export function analyse(
  board: BitBoard,
  { limit, moves, perMove }: Request,
  size: number,
  read: ReadBeside,
  tell: (analysis: Analysis) => void,
): Asked<Analysis> {
  let isStopped = false;
  let running: readonly Asked<unknown>[] = [];
  const legal = squaresOfSet(legalSquares(board));
  const until = limit.kind === "time" ? performance.now() + limit.milliseconds : Number.POSITIVE_INFINITY;

  const readRound = (branches: readonly Branch[], depth: number | "exact", isFirst: boolean) => {
    const perWorker = Math.ceil(branches.length / size);
    const share = Math.min(perMove ?? Number.POSITIVE_INFINITY, Math.max(1, (until - performance.now()) / perWorker));
    // The first round is over in no time, and there must be some answer.
    const milliseconds = isFirst || share === Number.POSITIVE_INFINITY ? undefined : share;
    const asked = branches.map((branch) => read({ kind: "read", board: branch.board, depth, milliseconds }));
    running = asked;
    return Promise.all(asked.map(({ answer }) => answer));
  };

  const inRounds = async (branches: readonly Branch[], below: number): Promise<Analysis | null> => {
    const values = new Map<Square, MoveValue>();
    let nodes = 0;
    let latest: Analysis | null = null;
    let roundTook = 0;
    for (const depth of roundsOf(limit, emptiesOf(board))) {
      const start = performance.now();
      if (latest !== null && depth !== "exact" && start + GROWTH * roundTook > until) break;
      const found = await readRound(branches, depth === "exact" ? depth : depth - below, latest === null);
      if (isStopped) return null;
      roundTook = performance.now() - start;
      const isWhole = found.every((one) => one !== null);
      if (!isWhole && (latest === null || depth !== "exact")) break;
      // Of one reading only its best move is known, and it may be another one than before.
      if (below === 0 && isWhole) values.clear();
      for (const [i, one] of found.entries()) {
        nodes += one?.nodes ?? 0;
        for (const value of (one && branches[i]?.valuesOf(one)) ?? []) values.set(value.square, value);
      }
      latest = summaryOf(values.values(), nodes);
      if (latest === null) break;
      tell(latest);
      if (latest.isExact || !isWhole) break;
    }
    return latest;
  };

  /** Nobody can move, or only the other side can. */
  const withoutMoves = async (): Promise<Analysis | null> => {
    const passed = passBits(board);
    if (sizeOfSet(legalSquares(passed)) === 0) {
      return { moves: [], score: finalDifference(board), isExact: true, depth: 0, nodes: 1 };
    }
    const below = analyse(passed, { limit, moves: "best" }, size, read, () => undefined);
    running = [below];
    const after = await below.answer;
    return after && { ...after, moves: [], score: 0 - after.score };
  };

  const searched = () => (moves === "every" ? inRounds(branchesOf(board, legal), 1) : inRounds([trunkOf(board)], 0));
  const started = legal.length === 0 ? withoutMoves() : searched();
  let stop: (nothing: null) => void = () => undefined;
  const stopped = new Promise<null>((settle) => {
    stop = settle;
  });
  return {
    answer: Promise.race([started.catch(() => null), stopped]),
    cancel: () => {
      isStopped = true;
      stop(null);
      for (const { cancel } of running) cancel();
    },
  };
}
