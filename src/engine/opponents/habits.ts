import {
  type BitBoard,
  flipsOf,
  type Habit,
  legalSquares,
  passBits,
  playBits,
  type Square,
  type SquareSet,
  setHas,
  sizeOfSet,
  squaresOfSet,
  USUAL_SHAPE,
} from "../../reversi/index.ts";
import { estimateBy, SQUARES_EYE } from "./eyes.ts";

/** How much a habit wants to play on `square`, a legal move; the greater the more, and comparable only within one position. */
type Want = (board: BitBoard, square: Square) => number;

const SIDE = 8;
const CORNERS: readonly Square[] = [0, 7, 56, 63];

const NEIGHBOURS: readonly (readonly Square[])[] = USUAL_SHAPE.rays.map((rays) =>
  rays.flatMap((ray) => ray.slice(0, 1)),
);

const emptySquares = ({ own, other }: BitBoard): SquareSet => ({
  low: ~(own.low | other.low),
  high: ~(own.high | other.high),
});

/** How many discs of `discs` touch an empty square. */
function outside(discs: SquareSet, empty: SquareSet): number {
  return squaresOfSet(discs).filter((square) => NEIGHBOURS[square]?.some((next) => setHas(empty, next))).length;
}

/** How many empty squares hang together with `square`, itself included. */
function regionSize(empty: SquareSet, square: Square): number {
  const seen = new Set([square]);
  for (const at of seen) {
    for (const next of NEIGHBOURS[at] ?? []) if (setHas(empty, next)) seen.add(next);
  }
  return seen.size;
}

/** How many steps of a king lie between a square and the nearest corner that is empty; 0 if all are taken. */
function stepsToCorner(empty: SquareSet, square: Square): number {
  const steps = CORNERS.filter((corner) => setHas(empty, corner)).map((corner) =>
    Math.max(Math.abs((corner % SIDE) - (square % SIDE)), Math.abs((corner >> 3) - (square >> 3))),
  );
  return steps.length === 0 ? 0 : Math.min(...steps);
}

const isEdge = (square: Square): boolean =>
  square < SIDE || square >= SIDE * (SIDE - 1) || square % SIDE === 0 || square % SIDE === SIDE - 1;

const grab: Want = (board, square) => sizeOfSet(flipsOf(board, square));

const walkEdges: Want = (board, square) =>
  (CORNERS.includes(square) ? 200 : isEdge(square) ? 100 : 0) + grab(board, square);

/** Takes a corner, else attacks one, else steps as near to one as can be. */
const huntCorners: Want = (board, square) => {
  if (CORNERS.includes(square)) return 100;
  const next = legalSquares(passBits(playBits(board, square)));
  const threats = CORNERS.filter((corner) => setHas(next, corner)).length;
  return 20 * threats - 4 * stepsToCorner(emptySquares(board), square);
};

/** Likes its discs on the outside, side by side and many: they are the walls the other side moves along. */
const buildWalls: Want = (board, square) => {
  const after = playBits(board, square);
  return outside(after.other, emptySquares(after));
};

/** Fills the smallest region there is, and in it the square with the fewest empty neighbours. */
const closeEarly: Want = (board, square) => {
  const empty = emptySquares(board);
  const open = NEIGHBOURS[square]?.filter((next) => setHas(empty, next)).length ?? 0;
  return -10 * regionSize(empty, square) - open;
};

/** Reads one answer ahead, but never sees that a side may have no move: neither its own free moves nor its own passes. */
const overlookPasses: Want = (board, square) => {
  const after = playBits(board, square);
  const replies = squaresOfSet(legalSquares(after));
  const worth = (at: BitBoard): number => estimateBy(SQUARES_EYE, at);
  return replies.length === 0 ? 0 - worth(after) : Math.min(...replies.map((reply) => worth(playBits(after, reply))));
};

/** Leaves the other side as much to choose from as can be. */
const giveMoves: Want = (board, square) => sizeOfSet(legalSquares(playBits(board, square)));

const WANTS: Readonly<Record<Habit, Want>> = {
  grabber: grab,
  "edge-walker": walkEdges,
  "corner-hunter": huntCorners,
  "wall-builder": buildWalls,
  "early-closer": closeEarly,
  "pass-blind": overlookPasses,
  "move-giver": giveMoves,
};

/** Whether a side has to pass after the move on `square`: the other at once, or the mover after some answer. */
function bringsPass(board: BitBoard, square: Square): boolean {
  const after = playBits(board, square);
  const replies = squaresOfSet(legalSquares(after));
  return replies.length === 0 || replies.some((reply) => sizeOfSet(legalSquares(playBits(after, reply))) === 0);
}

/** Whether a habit is a reason to prefer `square` to `better`. Passes can be overlooked only where one comes about. */
export function misleads(habit: Habit, board: BitBoard, square: Square, better: Square): boolean {
  const want = WANTS[habit];
  if (want(board, square) <= want(board, better)) return false;
  return habit !== "pass-blind" || bringsPass(board, square) || bringsPass(board, better);
}

/** How much a habit wants each of `squares`, legal moves of the side to move. */
export const wantsOf = (habit: Habit, board: BitBoard, squares: readonly Square[]): readonly number[] =>
  squares.map((square) => WANTS[habit](board, square));
