import type { KnownValue } from "../../coach/values.ts";
import type { Analysis } from "../../engine/client.ts";
import type { BookNode, OpeningName, Results } from "../../openings/index.ts";
import type { Position, Square } from "../../reversi/index.ts";

/** What a move is worth to the side that makes it, and who says so: the book, or the engine in this browser. */
export interface RowValue {
  readonly score: number;
  readonly depth: number;
  readonly isExact: boolean;
  readonly by: "book" | "engine";
}

/** A move of the list. */
export interface Row {
  readonly square: Square;
  /** Other squares that are the same move by symmetry. */
  readonly twins: readonly Square[];
  /** In how many games it was played here, and in what share of those that went on, 0 to 1. */
  readonly games: number;
  readonly share: number;
  readonly results: Results | null;
  readonly value: RowValue | null;
  readonly isSolved: boolean;
  readonly names: readonly OpeningName[];
  readonly ahead: readonly OpeningName[];
}

/**
 * The legal moves of a position, those that were played first, the most played at the top; the others by their value. `found` is what the
 * engine says of it; it counts where the book has no value.
 */
export function rowsOf(position: Position, node: BookNode | undefined, found: Analysis | null): readonly Row[] {
  const engine = new Map(
    (found?.moves ?? []).map(({ square, score, depth, isExact }) => [
      square,
      { score, depth, isExact, by: "engine" } as const,
    ]),
  );
  const inBook = (node?.moves ?? []).map(({ value, ...move }): Row => {
    const own = value && ({ ...value, by: "book" } as const);
    return { ...move, value: own ?? engine.get(move.square) ?? null };
  });
  const told = new Set(inBook.flatMap(({ square, twins }) => [square, ...twins]));
  const others = position.legal
    .filter(({ square }) => !told.has(square))
    .map(({ square }): Row => {
      const value = engine.get(square) ?? null;
      return { square, twins: [], games: 0, share: 0, results: null, value, isSolved: false, names: [], ahead: [] };
    });
  return [...inBook, ...others.toSorted((a, b) => worthOf(b) - worthOf(a))];
}

const worthOf = ({ value }: Row): number => value?.score ?? -65;

/** Whether the engine has something to say: the book lacks a value. */
export const isWanting = (rows: readonly Row[]): boolean => rows.some(({ value }) => value?.by !== "book");

/** The moves that are worth most, as far as that is known. */
export function bestOf(rows: readonly Row[]): readonly Square[] {
  const best = Math.max(...rows.map(worthOf));
  return rows.filter((row) => row.value !== null && worthOf(row) === best).map(({ square }) => square);
}

/** What the book says that moves are worth, those that are images of each other each by itself. */
export const bookValues = (node: BookNode | undefined): readonly KnownValue[] =>
  (node?.moves ?? []).flatMap(({ square, twins, value }) =>
    value === null ? [] : [square, ...twins].map((one) => ({ square: one, score: value.score, depth: value.depth })),
  );
