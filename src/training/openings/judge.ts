import type { Book, BookMove, BookNode } from "../../openings/index.ts";
import { type Position, play, type Square } from "../../reversi/index.ts";

/** A move is right when the book's value for it is at most so many discs behind its best one. */
export const OPENING_MARGIN = 2;

/** A mistake counts as a trap if so many games hold it, and if it costs so many discs. */
export const TRAP_GAMES = 100;
export const TRAP_COST = 5;

/** So many moves of a refutation are shown, the answer to the wrong move counted. */
const SHOWN = 4;

type Value = NonNullable<BookMove["value"]>;

/** A move that the book has a value for. */
export interface ValuedMove extends BookMove {
  readonly value: Value;
}

/** What the book says of a move that was played. */
export interface OpeningVerdict {
  readonly move: ValuedMove;
  readonly isRight: boolean;
  /** The book's best value here. */
  readonly best: Value;
}

const isValued = (move: BookMove): move is ValuedMove => move.value !== null;

/** The moves of a position, the best first; null unless the book has a value for every legal one, so that each can be judged. */
export function valuedMoves(position: Position, node: BookNode | undefined): readonly ValuedMove[] | null {
  if (node === undefined || position.toMove === null) return null;
  const valued = node.moves.filter(isValued);
  const squares = new Set(valued.flatMap(({ square, twins }) => [square, ...twins]));
  if (!position.legal.every(({ square }) => squares.has(square))) return null;
  return valued.toSorted((a, b) => b.value.score - a.value.score || b.games - a.games);
}

/** The right ones among moves of which the best stands first. */
export const rightOf = (moves: readonly ValuedMove[]): readonly ValuedMove[] =>
  moves.filter(({ value }) => value.score >= (moves[0]?.value.score ?? 0) - OPENING_MARGIN);

/** The move on a square, or on the image of it where the position is its own image. */
const moveAt = <M extends BookMove>(moves: readonly M[], square: Square): M | undefined =>
  moves.find((move) => move.square === square || move.twins.includes(square));

/** What the book says of a move, given all of the position, the best first; null where it is none of them. */
export function verdictOn(moves: readonly ValuedMove[], square: Square): OpeningVerdict | null {
  const [best] = moves;
  const move = moveAt(moves, square);
  if (best === undefined || move === undefined) return null;
  return { move, isRight: rightOf(moves).includes(move), best: best.value };
}

/** How the game goes on after a move by the book's best values, as far as it has them; four moves at most. */
export function bookLine(book: Book, position: Position, square: Square): readonly Square[] {
  const line: Square[] = [];
  let at = play(position, square);
  while (at.ok && line.length < SHOWN) {
    const [best] = valuedMoves(at.value, book.at(at.value)) ?? [];
    if (best === undefined) break;
    line.push(best.square);
    at = play(at.value, best.square);
  }
  return line;
}
