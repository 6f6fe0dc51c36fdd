import { regionsOf } from "../../src/coach/concepts/regions.ts";
import { keyOf } from "../../src/engine/canonical.ts";
import { diceFor } from "../../src/engine/opponents/dice.ts";
import { type BitBoard, emptiesOf, fromBitBoard, movesOf, playBits, type Square } from "../../src/reversi/index.ts";
import type { Chooser } from "../../src/workshop/match/game.ts";
import { searcher } from "./engine.ts";

const CORNERS: readonly Square[] = [0, 7, 56, 63];

const givesCorner = (board: BitBoard, square: Square): boolean =>
  movesOf(playBits(board, square)).some((reply) => CORNERS.includes(reply));

/** A move that gives a corner costs more than any other. */
const CORNER_GIVEN = 1000;

const replies = (board: BitBoard, square: Square): number => movesOf(playBits(board, square)).length;

const safeReplies = (board: BitBoard, square: Square): number => {
  const after = playBits(board, square);
  return movesOf(after).filter((reply) => !givesCorner(after, reply)).length;
};

/** From so many empty squares on the regions are small enough to be counted. */
const REGIONS_FROM = 14;

const isInEven = (board: BitBoard, square: Square): boolean =>
  emptiesOf(board) <= REGIONS_FROM &&
  regionsOf(fromBitBoard(board, "black"), 8).some(({ squares, isOdd }) => !isOdd && squares.includes(square));

/** Plays one of the moves that cost least, and gives a corner only if it must; of equal moves the seed decides. */
const byCost =
  (cost: (board: BitBoard, square: Square) => number) =>
  (seed: number): Chooser =>
  (board) => {
    const squares = movesOf(board);
    const costs = squares.map((square) => cost(board, square) + (givesCorner(board, square) ? CORNER_GIVEN : 0));
    const least = squares.filter((_, i) => costs[i] === Math.min(...costs));
    return least[Math.floor(diceFor(seed, keyOf(board))() * least.length)] ?? Number.NaN;
  };

/** Learners of the chapters on corners, on mobility and on even and odd, by what they look at before they count. */
export const LEARNERS = {
  "keeps few replies": byCost(replies),
  "keeps few safe replies": byCost((board, square) => 10 * safeReplies(board, square) + replies(board, square)),
  "plays in odd regions": byCost((board, square) => replies(board, square) + (isInEven(board, square) ? 40 : 0)),
} as const satisfies Readonly<Record<string, (seed: number) => Chooser>>;

/** Somebody who reads the game out once so few squares are empty, and plays like `before` until then. */
export const readingLast =
  (squares: number, before: Chooser): Chooser =>
  (board) =>
    emptiesOf(board) > squares ? before(board) : (searcher.exact(board)?.move ?? Number.NaN);
