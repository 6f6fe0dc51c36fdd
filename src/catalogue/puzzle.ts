import {
  type BitBoard,
  type Disc,
  fail,
  nameOf,
  ok,
  type Result,
  type Square,
  type SquareSet,
  squareNamed,
  USUAL_SHAPE,
} from "../reversi/index.ts";
import { isMotif, type Motif } from "./motifs.ts";
import { EVENTS, type Event, OUTCOMES, type Outcome } from "./reached.ts";
import { seal, unseal } from "./seal.ts";

/** What a puzzle asks for, and within how many of the learner's own moves. */
export type PuzzleGoal =
  /** A result, or something that is seen on the board, against every defence. */
  | { readonly kind: Outcome | Event; readonly within: number }
  /** Where the end cannot be read out: the move that leads every other by four discs or more at two depths. */
  | { readonly kind: "strongest" }
  /** Nothing is played: who wins with best play of both? */
  | { readonly kind: "who-wins" };

/** Who wins with best play of both. */
export type Winner = Disc | "nobody";

/** A position with an idea. It was mined, and is proven: see CONTRIBUTING. Its board is the usual one. */
export interface Puzzle {
  /** The board as the side to move sees it. */
  readonly board: BitBoard;
  readonly toMove: Disc;
  readonly goal: PuzzleGoal;
  /** The first moves that reach the goal, all of them; or who wins, where that is asked. */
  readonly right: readonly Square[] | Winner;
  /** The move that fails and yet was played in a game at this point, or by a level; null where nothing is played. */
  readonly tempting: Square | null;
  /** How hard it is, 800 to 2400. */
  readonly rating: number;
  /** What it is about, the main idea first. */
  readonly motifs: readonly Motif[];
  /** The year of the game it comes from; null for a game of the engine against itself. */
  readonly year: number | null;
}

/** Which part of a line cannot be read. */
export type PuzzleError = "fields" | "board" | "side" | "goal" | "answer" | "rating" | "motifs" | "year";

export const LEAST_RATING = 800;
export const MOST_RATING = 2400;

const SIDES: Readonly<Record<string, Disc>> = { b: "black", w: "white" };
const WINNERS: Readonly<Record<string, Winner>> = { ...SIDES, d: "nobody" };

const hexOf = ({ high, low }: SquareSet): string =>
  [high, low].map((half) => (half >>> 0).toString(16).padStart(8, "0")).join("");

const setFrom = (hex: string): SquareSet => ({
  high: Number.parseInt(hex.slice(0, 8), 16) | 0,
  low: Number.parseInt(hex.slice(8), 16) | 0,
});

const letterOf = (side: Winner): string => (side === "nobody" ? "d" : side.slice(0, 1));

const goalText = (goal: PuzzleGoal): string => ("within" in goal ? `${goal.kind}:${goal.within}` : goal.kind);

function goalFrom(text: string): PuzzleGoal | null {
  if (text === "strongest" || text === "who-wins") return { kind: text };
  const [, name, digits] = /^([a-z-]+):([1-9])$/.exec(text) ?? [];
  const kind = [...OUTCOMES, ...EVENTS].find((known) => known === name);
  return kind === undefined ? null : { kind, within: Number(digits) };
}

const questionOf = ({ board, toMove, goal }: Puzzle): string =>
  `${hexOf(board.own)}${hexOf(board.other)} ${letterOf(toMove)} ${goalText(goal)}`;

const squareText = (square: Square): string => nameOf(USUAL_SHAPE, square);

function answerText({ right, tempting }: Puzzle): string {
  const first = typeof right === "string" ? letterOf(right) : right.map(squareText).join(",");
  return `${first} ${tempting === null ? "-" : squareText(tempting)}`;
}

const restText = ({ rating, motifs, year }: Puzzle): string => `${rating} ${motifs.join(",")} ${year ?? "-"}`;

/**
 * A puzzle as a line of `content/puzzles`: the discs of the side to move and those of the other side (16 hexadecimal digits each, h8 first),
 * the side to move, the goal, the right moves, the tempting one, the rating, the motifs, the year.
 *
 *     0000183c1c0800000000040020100000 b win:2 c3,d6 e3 1430 parity,only-move 1994
 */
export const formatPuzzle = (puzzle: Puzzle): string =>
  `${questionOf(puzzle)} ${answerText(puzzle)} ${restText(puzzle)}`;

/** The same with its answer sealed and put last: what a page is given. */
export const formatSealedPuzzle = (puzzle: Puzzle): string =>
  `${questionOf(puzzle)} ${restText(puzzle)} ${seal(answerText(puzzle))}`;

function squaresFrom(text: string): readonly Square[] | null {
  const squares = text.split(",").map((name) => squareNamed(USUAL_SHAPE, name));
  return squares.every((square) => square !== undefined) ? squares : null;
}

function parseFields(fields: readonly string[]): Result<Puzzle, PuzzleError> {
  const [boards = "", side = "", aim = "", first = "", second = "", grade = "", ideas = "", when = ""] = fields;
  if (fields.length !== 8) return fail("fields");
  const board = { own: setFrom(boards.slice(0, 16)), other: setFrom(boards.slice(16)) };
  const isShared = (board.own.low & board.other.low) !== 0 || (board.own.high & board.other.high) !== 0;
  if (!/^[0-9a-f]{32}$/.test(boards) || isShared) return fail("board");
  const toMove = SIDES[side];
  if (toMove === undefined) return fail("side");
  const goal = goalFrom(aim);
  if (goal === null) return fail("goal");
  const asksWho = goal.kind === "who-wins";
  const right = asksWho ? (WINNERS[first] ?? null) : squaresFrom(first);
  const tempting = second === "-" ? null : squareNamed(USUAL_SHAPE, second);
  if (right === null || tempting === undefined || asksWho !== (tempting === null)) return fail("answer");
  const rating = Number(grade);
  if (!/^\d{3,4}$/.test(grade) || rating < LEAST_RATING || rating > MOST_RATING) return fail("rating");
  const motifs = ideas.split(",");
  if (!motifs.every(isMotif) || new Set(motifs).size !== motifs.length) return fail("motifs");
  if (!/^(-|\d{4})$/.test(when)) return fail("year");
  return ok({ board, toMove, goal, right, tempting, rating, motifs, year: when === "-" ? null : Number(when) });
}

/** Reads a line as `formatPuzzle` writes it. That the moves are legal, and the claims true, is for the proof to say. */
export const parsePuzzle = (line: string): Result<Puzzle, PuzzleError> => parseFields(line.split(" "));

/** Reads a line as `formatSealedPuzzle` writes it. */
export function parseSealedPuzzle(line: string): Result<Puzzle, PuzzleError> {
  const [boards = "", side = "", aim = "", ...rest] = line.split(" ");
  try {
    return parseFields([boards, side, aim, ...unseal(rest.at(-1) ?? "").split(" "), ...rest.slice(0, -1)]);
  } catch {
    return fail("answer");
  }
}

/** The digits of ids: no letter that looks like another. */
const DIGITS = "0123456789abcdefghjkmnpqrstvwxyz";
const ID_LENGTH = 7;
const ID = new RegExp(`^[${DIGITS}]{${ID_LENGTH}}$`);

/** The packs that puzzles come in: the first digit of an id says in which one it is, so each holds a fair share of all there is. */
export const PACKS: readonly string[] = [...DIGITS];

/** The id of a puzzle: worked out from what it asks, by Fowler, Noll and Vo's hash of 64 bits, so that a link holds as long as the puzzle is there. */
export function idOfPuzzle(puzzle: Puzzle): string {
  let hash = 0xcbf29ce484222325n;
  for (const symbol of questionOf(puzzle)) {
    hash = BigInt.asUintN(64, (hash ^ BigInt(symbol.charCodeAt(0))) * 0x100000001b3n);
  }
  return Array.from({ length: ID_LENGTH }, (_, i) => DIGITS[Number((hash >> BigInt(59 - 5 * i)) & 31n)]).join("");
}

/** Whether a text, from a link say, is written as the id of a puzzle is. */
export const isPuzzleId = (text: string): boolean => ID.test(text);

/** The pack that holds the puzzle of this id. */
export const packOf = (id: string): string => id.slice(0, 1);
