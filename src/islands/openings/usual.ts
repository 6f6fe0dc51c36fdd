import type { Book } from "../../openings/index.ts";
import { type Position, play, type Square } from "../../reversi/index.ts";

/** How far it is told how people go on, in moves. */
const MOST = 6;

/** How people go on from a position: the move played most there, then after it, as far as the book has it. */
export function usualFrom(book: Book, position: Position): readonly Square[] {
  const line: Square[] = [];
  let at = position;
  while (line.length < MOST) {
    const [usual] = book.at(at)?.moves ?? [];
    const next = usual !== undefined && usual.games > 0 ? play(at, usual.square) : null;
    if (usual === undefined || !next?.ok) break;
    line.push(usual.square);
    at = next.value;
  }
  return line;
}
