import {
  type BitBoard,
  emptiesOf,
  type Habit,
  legalSquares,
  playBits,
  type Square,
  squaresOfSet,
} from "../../reversi/index.ts";
import { keyOf } from "../canonical.ts";
import { PLAIN_EMPTIES } from "../exact.ts";
import type { Searcher } from "../searcher.ts";
import { diceFor } from "./dice.ts";
import { DISCS_EYE, readBy } from "./eyes.ts";
import { misleads, wantsOf } from "./habits.ts";
import { CRITIC_FROM, LEVEL, type Level, type LevelNumber } from "./levels.ts";

/** An opponent: one of the levels, or one who has a single habit and follows it always. */
export type Player =
  | { readonly kind: "level"; readonly level: LevelNumber }
  | { readonly kind: "habit"; readonly habit: Habit };

/** A move that an opponent has chosen. */
export interface Choice {
  readonly square: Square;
  /** The habit that led to it, against better knowledge or for want of it; null if the move gives up little. */
  readonly habit: Habit | null;
  /** How many discs it gives up for the habit, by the engine's reading: 0 without a habit, and where the engine is missing. */
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

/** So many plies the engine reads to see what a move gives up, and from so many empty squares to the end. */
const CRITIC_PLIES = 10;
const CRITIC_EXACT_FROM = 16;

/** Fewer discs than this may be lost for any reason or none. */
const NOTICED = 4;

interface Criticism {
  readonly best: Square;
  /** How many discs the move gives up against it. */
  readonly cost: number;
}

/** What the engine says of a move. */
function criticismOf(board: BitBoard, square: Square, searcher: Searcher): Criticism {
  const read = (at: BitBoard, plies: number) =>
    emptiesOf(board) <= CRITIC_EXACT_FROM
      ? searcher.exact(at, { keep: true })
      : searcher.search(at, plies, { selectivity: SELECTIVITY });
  const best = read(board, CRITIC_PLIES);
  const own = read(playBits(board, square), CRITIC_PLIES - 1);
  return { best: best?.move ?? square, cost: Math.max(0, (best?.score ?? 0) + (own?.score ?? 0)) };
}

/** A level's own choice with what is behind it. What gives up much and is none of its ways would be a blunder at random: it does not play that. */
function accountedFor(level: Level, board: BitBoard, square: Square, searcher: Searcher): Choice {
  const { best, cost } = criticismOf(board, square, searcher);
  if (cost < NOTICED) return { square, habit: null, cost: 0 };
  const ways = [...level.slips.map(({ habit }) => habit), ...level.ways];
  const habit = ways.find((way) => misleads(way, board, square, best));
  return habit === undefined ? { square: best, habit: null, cost: 0 } : { square, habit, cost };
}

function byLevel(
  level: Level,
  board: BitBoard,
  squares: readonly Square[],
  roll: () => number,
  searcher: Searcher,
  isPlain: boolean,
): Choice | null {
  if (level.slips.length === 0) {
    const square = strongest(level, board, searcher) ?? squares[0];
    return square === undefined ? null : { square, habit: null, cost: 0 };
  }
  const { values, isExact } = valuesOf(level, board, squares, searcher);
  const best = Math.max(...values);
  const alike = squares.filter((_, i) => (values[i] ?? best) >= best - (isExact ? 0 : ALIKE));
  const square = alike[Math.floor(roll() * alike.length)];
  if (square === undefined) return null;
  for (const { habit, chance, tolerance } of isExact ? [] : level.slips) {
    const wants = wantsOf(habit, board, squares);
    const allowed = squares.map((_, i) => ((values[i] ?? best) >= best - tolerance ? (wants[i] ?? 0) : -Infinity));
    const wanted = squares[indexOfMost(allowed)] ?? square;
    if (roll() < chance && !alike.includes(wanted) && misleads(habit, board, wanted, square)) {
      return { square: wanted, habit, cost: isPlain ? 0 : criticismOf(board, wanted, searcher).cost };
    }
  }
  if (isExact || isPlain || level.eye === "engine" || emptiesOf(board) > CRITIC_FROM) {
    return { square, habit: null, cost: 0 };
  }
  return accountedFor(level, board, square, searcher);
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
    isPlain,
  );
}
