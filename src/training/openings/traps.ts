import type { Book } from "../../openings/index.ts";
import { type Disc, type Position, play, type Square, startPosition } from "../../reversi/index.ts";
import { TRAP_COST, TRAP_GAMES, valuedMoves } from "./judge.ts";
import { type Course, positionAfter } from "./lines.ts";
import { openingId } from "./position.ts";

/** A mistake that people often make in an opening. */
export interface Trap {
  /** The moves to the position where it is made, in the order that is most played. */
  readonly line: readonly Square[];
  readonly square: Square;
  readonly side: Disc;
  /** In how many games of the book it was made. */
  readonly games: number;
  /** By how many discs it is behind the best move. */
  readonly cost: number;
}

/** The traps of a book, those that took most discs from most people first. It looks at every position that enough games went through. */
export function trapsOf(book: Book): readonly Trap[] {
  const traps: Trap[] = [];
  const met = new Set<string>();
  const waiting: (readonly [line: readonly Square[], position: Position])[] = [[[], startPosition()]];
  for (const [line, position] of waiting) {
    const node = book.at(position);
    const side = position.toMove;
    if (node === undefined || side === null) continue;
    const best = valuedMoves(position, node)?.[0]?.value.score;
    for (const { square, games, value } of node.moves) {
      if (games < TRAP_GAMES) continue;
      const cost = best === undefined || value === null ? 0 : best - value.score;
      if (cost >= TRAP_COST) traps.push({ line, square, side, games, cost });
      const after = play(position, square);
      const id = after.ok ? openingId(after.value) : "";
      if (!after.ok || met.has(id)) continue;
      met.add(id);
      waiting.push([[...line, square], after.value]);
    }
  }
  return traps.toSorted((a, b) => b.games * b.cost - a.games * a.cost);
}

const found = new WeakMap<Book, { readonly size: number; readonly traps: readonly Trap[] }>();

/** The traps that a side is drilled in: `isOurs` are those it must not fall into, the others it must punish. */
export function trapsFor(book: Book, side: Disc): readonly (Trap & { readonly isOurs: boolean })[] {
  const known = found.get(book);
  const traps = known?.size === book.size ? known.traps : trapsOf(book);
  found.set(book, { size: book.size, traps });
  return traps
    .map((trap) => ({ ...trap, isOurs: trap.side === side }))
    .filter(({ isOurs, line, square }) => isOurs || canBePunished(book, line, square));
}

/** Whether the book can judge the answer to a trap's move. */
function canBePunished(book: Book, line: readonly Square[], square: Square): boolean {
  let position = startPosition();
  for (const move of [...line, square]) {
    const next = play(position, move);
    if (!next.ok) return false;
    position = next.value;
  }
  return valuedMoves(position, book.at(position)) !== null;
}

/** What a side is drilled in by the traps. A round ends with the answer: nothing but what a trap's own move leads to is on a line. */
export function trapCourse(book: Book, side: Disc): Course {
  const traps = trapsFor(book, side);
  const sprung = traps.flatMap(({ line, isOurs, square }) => (isOurs ? [] : [positionAfter([...line, square])]));
  return { set: "traps", side, starts: traps.map(({ line }) => line), on: new Set(sprung.map(openingId)) };
}
