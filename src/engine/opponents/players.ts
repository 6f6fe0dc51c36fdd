import { type BitBoard, emptiesOf, legalSquares, playBits, type Square, squaresOfSet } from "../../reversi/index.ts";
import { keyOf } from "../canonical.ts";
import { PLAIN_EMPTIES } from "../exact.ts";
import type { Searcher } from "../searcher.ts";
import { diceFor } from "./dice.ts";
import { DISCS_EYE, readBy } from "./eyes.ts";
import { type Habit, wantsOf } from "./habits.ts";
import { LEVEL, type Level, type LevelNumber } from "./levels.ts";

/** An opponent: one of the levels, or one who has a single habit and follows it always. */
export type Player =
  | { readonly kind: "level"; readonly level: LevelNumber }
  | { readonly kind: "habit"; readonly habit: Habit };

/** A move that an opponent has chosen. */
export interface Choice {
  readonly square: Square;
  /** The habit it followed against its better knowledge; null if the move is the best it could find. */
  readonly habit: Habit | null;
  /** How many discs it gave up for the habit, by its own reading. */
  readonly cost: number;
}

/** Moves that differ by less than this, in discs, are equally good to somebody who does not read to the end. */
const ALIKE = 0.75;

/** How much the strongest level leaves out of what is unlikely to matter, to look deeper. */
const SELECTIVITY = 2;

/** How deep the plain search reads in place of the engine, where that would read further. */
const PLAIN_PLIES = 5;

/** What each legal move is worth by the level's own reading. */
function valuesOf({ eye, plies, exactFrom }: Level, board: BitBoard, squares: readonly Square[], searcher: Searcher) {
  const isExact = emptiesOf(board) <= exactFrom;
  const worth = (square: Square): number => {
    const after = playBits(board, square);
    if (isExact) return searcher.exact(after)?.score ?? 0;
    return eye === "engine"
      ? (searcher.search(after, plies - 1, { selectivity: 0 })?.score ?? 0)
      : readBy(eye, after, plies - 1);
  };
  return { isExact, values: squares.map((square) => 0 - worth(square)) };
}

/** So many milliseconds the engine takes to read the game out, and as many to look ahead; then it makes do with a glance. */
const PATIENCE = 2000;
const GLANCE = 8;

/** The best move of the engine itself, without the values of the others. */
function strongest({ plies, exactFrom }: Level, board: BitBoard, searcher: Searcher): Square | undefined {
  const inTime = () => ({ deadline: performance.now() + PATIENCE, selectivity: SELECTIVITY });
  const exact = emptiesOf(board) <= exactFrom ? searcher.exact(board, inTime()) : null;
  const found = exact ?? searcher.search(board, plies, inTime()) ?? searcher.search(board, Math.min(GLANCE, plies));
  return found?.move ?? undefined;
}

const indexOfMost = (numbers: readonly number[]): number => numbers.indexOf(Math.max(...numbers));

/** Chooses as one does who follows a single habit; of moves that it wants alike, the one with more discs in sight. */
function byHabit(habit: Habit, board: BitBoard, squares: readonly Square[], roll: () => number): Choice | null {
  const wants = wantsOf(habit, board, squares);
  const most = Math.max(...wants);
  const wanted = squares.filter((_, i) => wants[i] === most);
  const discs = wanted.map((square) => 0 - readBy(DISCS_EYE, playBits(board, square), 0) + roll() / 2);
  const square = wanted[indexOfMost(discs)];
  return square === undefined ? null : { square, habit, cost: 0 };
}

function byLevel(level: Level, board: BitBoard, squares: readonly Square[], roll: () => number, searcher: Searcher) {
  if (level.slips.length === 0) {
    const square = strongest(level, board, searcher) ?? squares[0];
    return square === undefined ? null : { square, habit: null, cost: 0 };
  }
  const { values, isExact } = valuesOf(level, board, squares, searcher);
  const best = Math.max(...values);
  const alike = squares.filter((_, i) => (values[i] ?? best) >= best - (isExact ? 0 : ALIKE));
  const square = alike[Math.floor(roll() * alike.length)];
  for (const { habit, chance, tolerance } of isExact ? [] : level.slips) {
    const wants = wantsOf(habit, board, squares);
    const allowed = squares.map((_, i) => ((values[i] ?? best) >= best - tolerance ? (wants[i] ?? 0) : -Infinity));
    const at = indexOfMost(allowed);
    const wanted = squares[at];
    const isTempted = wanted !== undefined && !alike.includes(wanted);
    if (roll() < chance && isTempted) return { square: wanted, habit, cost: best - (values[at] ?? best) };
  }
  return square === undefined ? null : { square, habit: null, cost: 0 };
}

/**
 * The move that an opponent chooses, null if it has none. The same seed gives the same move on the same board; give each game its own.
 * With `isPlain` the plain search stands in for the engine, and reads less deep.
 */
export function chooseMove(
  board: BitBoard,
  player: Player,
  seed: number,
  searcher: Searcher,
  isPlain = false,
): Choice | null {
  const squares = squaresOfSet(legalSquares(board));
  const roll = diceFor(seed, keyOf(board));
  if (player.kind === "habit") return byHabit(player.habit, board, squares, roll);
  const level = LEVEL[player.level];
  const within = (most: number, number: number): number => (isPlain ? Math.min(most, number) : number);
  return byLevel(
    { ...level, plies: within(PLAIN_PLIES, level.plies), exactFrom: within(PLAIN_EMPTIES, level.exactFrom) },
    board,
    squares,
    roll,
    searcher,
  );
}
