import type { Analysis } from "../../engine/client.ts";
import type { Position, Square } from "../../reversi/index.ts";
import type { Reading } from "./values.ts";

/** What two positions are worth, found in the same way. Scores are Black's. */
interface Worth {
  readonly was: number;
  readonly now: number;
  /** Whether both are the true values; else both come from a search of `depth` plies. */
  readonly isExact: boolean;
  readonly depth: number;
}

/** A move that both positions have and what it is worth in each, to the side that makes it. */
interface ValueChange {
  readonly square: Square;
  readonly was: number;
  readonly now: number;
}

/** What came of a comparison. */
export interface Comparison {
  readonly worth: Worth;
  /** The moves whose value is another one now, in the order of the squares; none where another side is to move. */
  readonly moves: readonly ValueChange[];
}

const forBlack = (score: number, { toMove, turn }: Position): number =>
  (toMove ?? turn) === "black" ? score : 0 - score;

/** The deepest rounds that may be compared: both exact, or both as deep as each other. */
function comparable(was: Reading, now: Reading): readonly [Analysis, Analysis] | null {
  const [before, after] = [was.rounds.at(-1), now.rounds.at(-1)];
  if (before?.isExact && after?.isExact) return [before, after];
  for (const found of now.rounds.toReversed()) {
    const alike = was.rounds.find(({ depth, isExact }) => depth === found.depth && !isExact);
    if (alike !== undefined && !found.isExact) return [alike, found];
  }
  return null;
}

/** Compares what is known of two positions; null as long as there is nothing that can be compared. */
export function compare(
  was: { readonly position: Position; readonly reading: Reading | undefined },
  now: { readonly position: Position; readonly reading: Reading | undefined },
): Comparison | null {
  const found = was.reading && now.reading && comparable(was.reading, now.reading);
  if (!found) return null;
  const [before, after] = found;
  const worth = {
    was: forBlack(before.score, was.position),
    now: forBlack(after.score, now.position),
    isExact: before.isExact && after.isExact,
    depth: after.depth,
  };
  if (was.position.toMove !== now.position.toMove) return { worth, moves: [] };
  const moves = after.moves.flatMap(({ square, score }) => {
    const value = before.moves.find((move) => move.square === square)?.score;
    return value === undefined || value === score ? [] : [{ square, was: value, now: score }];
  });
  return { worth, moves: moves.toSorted((a, b) => a.square - b.square) };
}
