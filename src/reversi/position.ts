import { type Board, contentAt, countDiscs, withDiscs } from "./board.ts";
import { type ByDisc, type Disc, opponentOf } from "./disc.ts";
import { fail, ok, type Result } from "./result.ts";
import type { Square } from "./shape.ts";
import { OTHELLO, type Variant } from "./variant.ts";

/** A disc placed on `square` and the discs it turns, nearest first along each ray. Only a placement of old Reversi turns none. */
export interface Move {
  readonly square: Square;
  readonly flips: readonly Square[];
}

/** Why a game is over: no empty square left, one colour gone, or empty squares that neither side can use. */
export type End = "full" | "wiped-out" | "both-stuck";

/** A board together with everything the rules say about it. Only `resolve` makes one, so what it says is always true. */
export interface Position {
  readonly variant: Variant;
  readonly board: Board;
  /** Whose turn it would be by alternation, before passes are looked at. */
  readonly turn: Disc;
  /** The side that must pass here, or null. */
  readonly passes: Disc | null;
  /** Who moves, a forced pass taken into account; null when the game is over. */
  readonly toMove: Disc | null;
  /** The legal moves of `toMove`, in the order of the squares. */
  readonly legal: readonly Move[];
  readonly end: End | null;
  /** Discs each side has left to place, or null where they share a stock. */
  readonly supply: ByDisc<number> | null;
}

/** Why a move cannot be played. */
export type PlayError = "no-such-square" | "occupied" | "turns-nothing" | "game-over";

/**
 * The discs that `disc` placed on `square` outflanks, ray by ray: rows of the other colour with one of its own behind them.
 * Plain loops without a function call for each square: a whole game is worked out in less than a millisecond.
 */
function outflanked({ shape, contents }: Board, square: Square, disc: Disc): readonly Square[] {
  const other = opponentOf(disc);
  const flips: Square[] = [];
  for (const ray of shape.rays[square] ?? []) {
    let length = 0;
    for (const next of ray) {
      const content = contents[next];
      if (content === other) {
        length += 1;
        continue;
      }
      if (content === disc) flips.push(...ray.slice(0, length));
      break;
    }
  }
  return flips;
}

function movesOf(variant: Variant, board: Board, disc: Disc, supply: ByDisc<number> | null): readonly Move[] {
  if (supply !== null && supply[disc] === 0) return [];
  const isEmpty = (square: Square): boolean => contentAt(board, square) === "empty";
  const placements = variant.placement.filter(isEmpty);
  if (placements.length > 0) return placements.map((square) => ({ square, flips: [] }));
  return board.shape.squares
    .filter(isEmpty)
    .map((square) => ({ square, flips: outflanked(board, square, disc) }))
    .filter((move) => move.flips.length > 0);
}

function endOf(board: Board): End {
  const count = countDiscs(board);
  if (count.empty === 0) return "full";
  return (count.black === 0) !== (count.white === 0) ? "wiped-out" : "both-stuck";
}

/** What is left to each side on a board of unknown history: as if the discs on it had been placed in turn. */
function supplyFor(variant: Variant, board: Board): ByDisc<number> | null {
  if (variant.supply === null) return null;
  const { black, white } = countDiscs(board);
  const byFirst = variant.supply - Math.ceil((black + white) / 2);
  const bySecond = variant.supply - Math.floor((black + white) / 2);
  return variant.first === "black" ? { black: byFirst, white: bySecond } : { black: bySecond, white: byFirst };
}

/**
 * The one place where legal moves, flips, passes and the end of the game are worked out.
 * Gives the position in which `turn` is due on `board`: if it cannot move it passes; if neither side can, the game is over.
 */
export function resolve(
  variant: Variant,
  board: Board,
  turn: Disc,
  supply: ByDisc<number> | null = supplyFor(variant, board),
): Position {
  const own = movesOf(variant, board, turn, supply);
  if (own.length > 0) return { variant, board, turn, passes: null, toMove: turn, legal: own, end: null, supply };
  const other = opponentOf(turn);
  const replies = movesOf(variant, board, other, supply);
  if (replies.length > 0) {
    return { variant, board, turn, passes: turn, toMove: other, legal: replies, end: null, supply };
  }
  return { variant, board, turn, passes: null, toMove: null, legal: [], end: endOf(board), supply };
}

export const startPosition = (variant: Variant = OTHELLO): Position => resolve(variant, variant.start, variant.first);

/** The legal move on `square`, if there is one. */
export const moveOn = (position: Position, square: Square): Move | undefined =>
  position.legal.find((move) => move.square === square);

/** The position after the side to move plays on `square`, or why it cannot. */
export function play(position: Position, square: Square): Result<Position, PlayError> {
  const { variant, board, toMove, supply } = position;
  if (!board.shape.squares.includes(square)) return fail("no-such-square");
  if (toMove === null) return fail("game-over");
  if (contentAt(board, square) !== "empty") return fail("occupied");
  const move = moveOn(position, square);
  if (move === undefined) return fail("turns-nothing");
  const after = withDiscs(board, [square, ...move.flips], toMove);
  const left = supply === null ? null : { ...supply, [toMove]: supply[toMove] - 1 };
  return ok(resolve(variant, after, opponentOf(toMove), left));
}

/** The result once the game is over: discs of each side with the empty squares given to the winner, halved in a draw; else null. */
export function finalScore(position: Position): ByDisc<number> | null {
  if (position.end === null) return null;
  const { black, white, empty } = countDiscs(position.board);
  if (black === white) return { black: black + empty / 2, white: white + empty / 2 };
  return black > white ? { black: black + empty, white } : { black, white: white + empty };
}
