import { type BitBoard, legalSquares, passBits, playBits, sizeOfSet, squaresOfSet, toBitBoard } from "./bitboard.ts";
import { type Position, play, startPosition } from "./position.ts";

/**
 * The number of leaves `depth` plies below a position. A pass counts as a ply, with one child; a game that is over
 * counts as one leaf at any depth left. Works on any shape, by the rules as everybody else uses them.
 */
export function perft(position: Position, depth: number): number {
  if (depth === 0 || position.end !== null) return 1;
  const afterPass = position.passes === null ? depth : depth - 1;
  if (afterPass === 0) return 1;
  if (afterPass === 1) return position.legal.length;
  return position.legal.reduce((leaves, { square }) => {
    const after = play(position, square);
    return after.ok ? leaves + perft(after.value, afterPass - 1) : leaves;
  }, 0);
}

function leavesBelow(board: BitBoard, depth: number): number {
  const legal = legalSquares(board);
  const moves = sizeOfSet(legal);
  if (moves === 0) {
    const passed = passBits(board);
    const isOver = sizeOfSet(legalSquares(passed)) === 0;
    return isOver || depth === 1 ? 1 : leavesBelow(passed, depth - 1);
  }
  if (depth === 1) return moves;
  let leaves = 0;
  for (const square of squaresOfSet(legal)) leaves += leavesBelow(playBits(board, square), depth - 1);
  return leaves;
}

/** The same from the start of Othello, through the bitboards: depth 9 takes well under a second. */
export function perftFromStart(depth: number): number {
  const { board, turn } = startPosition();
  return depth === 0 ? 1 : leavesBelow(toBitBoard(board, turn), depth);
}
