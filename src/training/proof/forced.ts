import type { Event } from "../../catalogue/goal.ts";
import { ExactSearch } from "../../engine/exact.ts";
import { judgeMove } from "../../engine/goal.ts";
import type { Solver } from "../../engine/solver.ts";
import {
  countDiscs,
  flipsOf,
  legalSquares,
  type Position,
  passBits,
  play,
  playBits,
  type Square,
  sizeOfSet,
  squaresOfSet,
  startPosition,
  toBitBoard,
  USUAL_SHAPE,
} from "../../reversi/index.ts";
import { type Read, readByRules } from "./read.ts";

/** The moves that bring `event` about against every defence within so many own moves, and how many positions were looked at. */
export function forcingMoves(
  position: Position,
  event: Event,
  within: number,
): { squares: readonly Square[]; counted: number } {
  const { toMove, board, legal } = position;
  if (toMove === null) return { squares: [], counted: 0 };
  const bits = toBitBoard(board, toMove);
  let counted = 0;
  const squares = legal.flatMap(({ square }) => {
    const { kept, nodes } = judgeMove(bits, square, { kind: event, within });
    counted += nodes;
    return kept ? [square] : [];
  });
  return { squares, counted };
}

/**
 * Reads by a solver, here and now, as many empty squares as it reaches: more give no reading. Other boards are read by the rules alone.
 * `solverFor` gives the one to read a position with.
 */
export function readWith(solverFor: () => Solver): Read {
  const readings = new WeakMap<Position, { readonly solver: Solver; readonly best: number }>();
  return async (position, square) => {
    const { board, toMove, variant } = position;
    if (board.shape !== USUAL_SHAPE || variant.placement.length > 0) return readByRules(position, square);
    if (toMove === null || !play(position, square).ok) return null;
    const bits = toBitBoard(board, toMove);
    const known = readings.get(position);
    const solver = known?.solver ?? solverFor();
    if (countDiscs(board).empty > solver.reach) return null;
    const before = solver.nodes;
    const best = known?.best ?? solver.value(bits);
    readings.set(position, { solver, best });
    return { score: solver.valueOfMove(bits, square), best, counted: solver.nodes - before };
  };
}

/** Reads by the plain search: few empty squares, fourteen in well under a second. */
export const readBySearch: Read = readWith(() => new ExactSearch());

/**
 * Plays every game that begins with `first` for `plies` moves. Gives how many of them take the last disc of a colour with just that
 * move, whether any ends before, and how many positions were looked at.
 */
export function countWipeOuts(first: Square, plies: number): { count: number; sooner: boolean; counted: number } {
  let [count, counted] = [0, 0];
  let sooner = false;
  const start = startPosition();
  const visit = (board: ReturnType<typeof toBitBoard>, left: number): void => {
    counted += 1;
    const legal = squaresOfSet(legalSquares(board));
    if (legal.length === 0) {
      if (sizeOfSet(legalSquares(passBits(board))) > 0) visit(passBits(board), left);
      else sooner = true;
      return;
    }
    for (const square of legal) {
      if (left > 1) visit(playBits(board, square), left - 1);
      else if (sizeOfSet(flipsOf(board, square)) === sizeOfSet(board.other)) count += 1;
    }
  };
  const after = play(start, first);
  if (after.ok && after.value.toMove !== null) visit(toBitBoard(after.value.board, after.value.toMove), plies - 1);
  return { count, sooner, counted };
}
