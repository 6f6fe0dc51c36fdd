import { regionAround } from "../../coach/concepts/regions.ts";
import { type Board, type Shape, type Square, squareNamed } from "../../reversi/index.ts";

/** The squares of a file (a letter) or a rank (a number). */
export const row = (shape: Shape, name: string | number): readonly Square[] =>
  shape.squares.filter((square) => {
    const [, file, rank] = /^([a-j])(\d+)$/.exec(shape.names[square] ?? "") ?? [];
    return file === name || rank === String(name);
  });

/** The empty squares that hang together with the square called `name`, by their corners, too; none if it is not empty. */
export function regionOf(board: Board, name: string): readonly Square[] {
  const first = squareNamed(board.shape, name);
  return first === undefined ? [] : regionAround(board, first, 8);
}
