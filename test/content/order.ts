import type { ExerciseOf } from "../../src/catalogue/exercise.ts";
import { contentAt, type Position, play, type Square, squareNamed } from "../../src/reversi/index.ts";

type Order = ExerciseOf<"order">;

/** The empty squares around a square, found by their distance. */
function emptyAround(board: Position["board"], square: Square): number {
  const { files, squares } = board.shape;
  const far = (one: Square): number =>
    Math.max(
      Math.abs((one % files) - (square % files)),
      Math.abs(Math.floor(one / files) - Math.floor(square / files)),
    );
  return squares.filter((one) => far(one) === 1 && contentAt(board, one) === "empty").length;
}

/** What a move is measured by in an exercise of order, worked out in another way than on the page: from the board after it. */
function measureOf(by: Order["by"], position: Position, square: Square): number {
  const after = play(position, square);
  if (!after.ok) return Number.NaN;
  const { board, toMove } = after.value;
  const { squares } = board.shape;
  if (by === "replies")
    return toMove === position.toMove ? 0 : squares.filter((one) => play(after.value, one).ok).length;
  const turned = squares.filter((one) => one !== square && contentAt(board, one) !== contentAt(position.board, one));
  return by === "turned-by" ? turned.length : turned.reduce((sum, disc) => sum + emptyAround(board, disc), 0);
}

const asked = ({ squares }: Order, { board }: Position): readonly Square[] =>
  squares.map((name) => squareNamed(board.shape, name) ?? Number.NaN);

/** The moves of an exercise of order as they belong. */
export function inOrder(exercise: Order, position: Position): readonly Square[] {
  const sign = exercise.first === "most" ? -1 : 1;
  const number = (square: Square): number => sign * measureOf(exercise.by, position, square);
  return asked(exercise, position).toSorted((a, b) => number(a) - number(b));
}

/** Moves that share a number have no order. */
export function faultsOfOrder(exercise: Order, position: Position): readonly string[] {
  const numbers = asked(exercise, position).map((square) => measureOf(exercise.by, position, square));
  return new Set(numbers).size === numbers.length
    ? []
    : [`squares: two of the moves have the same number (${numbers})`];
}
