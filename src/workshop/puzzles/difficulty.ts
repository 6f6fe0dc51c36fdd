import type { Puzzle } from "../../catalogue/puzzle.ts";
import { LEAST_RATING, MOST_RATING } from "../../catalogue/puzzle.ts";
import { CORNERS } from "../../engine/opponents/eyes.ts";
import { chooseMove } from "../../engine/opponents/players.ts";
import type { Searcher } from "../../engine/searcher.ts";
import { emptiesOf, flipsOf, movesOf, type Square, setHas, sizeOfSet } from "../../reversi/index.ts";

/** What makes a puzzle hard. */
export interface Difficulty {
  /** How often each of the levels 1 to 4 finds a right move, 0 to 1. */
  readonly levels: readonly number[];
  /** From how many plies on the engine finds a right move and keeps to it; one more than it was asked for if it never does. */
  readonly depth: number;
  /** How many wrong moves take a corner, or turn as many discs as the right ones; and of how many legal moves. */
  readonly tempting: number;
  readonly legal: number;
  readonly right: number;
  /** How many own moves are asked for, and how many squares are empty. */
  readonly within: number;
  readonly empties: number;
}

const LEVELS = [1, 2, 3, 4] as const;
/** Each plays so many times. */
const SEEDS = [1, 2, 3, 4] as const;
/** The searches that are asked, by their depth. */
const DEPTHS = [1, 2, 3, 4, 5, 6, 7, 8] as const;

/** Measures how hard a puzzle is. Who wins, where that is asked, is as hard as the best move. */
export function difficultyOf(puzzle: Omit<Puzzle, "rating">, searcher: Searcher): Difficulty {
  const { board, goal, tempting } = puzzle;
  const right: readonly Square[] =
    typeof puzzle.right === "string" ? [searcher.exact(board)?.move ?? -1] : puzzle.right;
  // Levels are asked without the critic that keeps them from blunders that are not their own: here these count, too.
  const share = (level: (typeof LEVELS)[number]): number =>
    SEEDS.filter((seed) =>
      right.includes(chooseMove(board, { kind: "level", level }, seed, searcher, true)?.square ?? -1),
    ).length / SEEDS.length;
  const finds = DEPTHS.map((depth) => right.includes(searcher.search(board, depth, { selectivity: 0 })?.move ?? -1));
  const last = finds.lastIndexOf(false);
  const turned = (square: Square): number => sizeOfSet(flipsOf(board, square));
  const most = Math.max(...right.map(turned));
  const legal = movesOf(board);
  const isTempting = (square: Square): boolean =>
    square === tempting || setHas(CORNERS, square) || turned(square) >= most;
  return {
    levels: LEVELS.map(share),
    depth: (DEPTHS[last] ?? 0) + 1,
    tempting: legal.filter((square) => !right.includes(square) && isTempting(square)).length,
    legal: legal.length,
    right: right.length,
    within: "within" in goal ? goal.within : 1,
    empties: emptiesOf(board),
  };
}

/** How much each level counts: that the first does not find a move says little. */
const WEIGHT = [0.6, 0.8, 1, 1.4] as const;

/**
 * How hard a puzzle is, beside others: what the levels miss (0 to 3.8), the depth from which the engine keeps to a right move (0.2 for each ply),
 * how few of the moves are right (their number as a power of two, 0.35 each), a quarter for each wrong move that looks good, up to four, 0.4 for
 * each own move after the first and 0.08 for each empty square.
 */
export function hardnessOf({ levels, depth, tempting, legal, right, within, empties }: Difficulty): number {
  const missed = levels.reduce((sum, share, i) => sum + (1 - share) * (WEIGHT[i] ?? 1), 0);
  const few = 0.35 * Math.log2(legal / Math.max(1, right));
  return missed + 0.2 * depth + few + 0.25 * Math.min(4, tempting) + 0.4 * (within - 1) + 0.08 * empties;
}

const MIDDLE = 1550;
/** Two thirds of all puzzles are at most so far from the middle. */
const SPREAD = 350;

/** How far from the middle so large a share of a normal distribution ends, in deviations: by Tukey's lambda, good to a fiftieth up to two. */
const quantile = (share: number): number => 4.91 * (share ** 0.14 - (1 - share) ** 0.14);

/**
 * Ratings from 800 to 2400 in the order of hardness: the place of a puzzle among all says how far it lies from the middle, as in a normal
 * distribution around 1550 with a deviation of 350; the two ends are cut off.
 */
export function ratingsOf(hardness: readonly number[]): readonly number[] {
  const order = hardness.map((value, at) => ({ value, at })).sort((a, b) => a.value - b.value || a.at - b.at);
  const ratings = new Array<number>(hardness.length).fill(MIDDLE);
  for (const [place, { at }] of order.entries()) {
    const rating = Math.round(MIDDLE + SPREAD * quantile((place + 0.5) / order.length));
    ratings[at] = Math.max(LEAST_RATING, Math.min(MOST_RATING, rating));
  }
  return ratings;
}
