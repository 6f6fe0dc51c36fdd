import { appendFileSync, existsSync, readFileSync } from "node:fs";
import { canonicalOf } from "../../engine/canonical.ts";
import { finalDifference } from "../../engine/exact.ts";
import type { Searcher } from "../../engine/searcher.ts";
import { keyOf, type Stand } from "../../openings/stand.ts";
import { type BitBoard, canMove, movesOf, passBits, type Square } from "../../reversi/index.ts";
import { after, type Spot } from "./tree.ts";

/** What a position was found to be worth. */
export interface Value {
  /** In discs for the side to move. */
  readonly score: number;
  /** How many plies were looked ahead. */
  readonly depth: number;
}

/** How a position is looked at: how many plies ahead, and how much that is unlikely to matter is left out (0 to 4). */
export interface Effort {
  readonly depth: number;
  readonly selectivity: number;
}

const isMore = (one: Effort, two: Effort): boolean =>
  one.depth > two.depth || (one.depth === two.depth && one.selectivity <= two.selectivity);

/** The values found so far, in a file of JSON lines that are only ever added to; several processes may add to one. */
export class ValueState {
  private readonly values = new Map<string, Value & Effort>();
  private readonly path: string | null;

  constructor(path: string | null) {
    this.path = path;
    if (path === null || !existsSync(path)) return;
    for (const line of readFileSync(path, "utf8").split("\n")) {
      // A line that was cut off in the middle is found again.
      if (!line.endsWith("}")) continue;
      const { key, score, depth, selectivity } = JSON.parse(line);
      this.keep(key, { score, depth, selectivity });
    }
  }

  private keep(key: string, value: Value & Effort): void {
    const known = this.values.get(key);
    if (known === undefined || isMore(value, known)) this.values.set(key, value);
  }

  /** The deepest value known of a position or any image of it, whichever side is to move. */
  of(board: BitBoard): Value | undefined {
    return this.values.get(canonicalOf(board).key);
  }

  /** Whether a position has been looked at as closely already. */
  has(board: BitBoard, effort: Effort): boolean {
    const known = this.values.get(canonicalOf(board).key);
    return known !== undefined && isMore(known, effort);
  }

  /** Keeps what a position was found to be worth. */
  add(board: BitBoard, value: Value & Effort): void {
    const { key } = canonicalOf(board);
    this.keep(key, value);
    if (this.path !== null) appendFileSync(this.path, `${JSON.stringify({ key, ...value })}\n`);
  }
}

/** The value of a position; a pass is no ply. */
export function searched(board: BitBoard, { depth, selectivity }: Effort, searcher: Searcher): Value & Effort {
  if (!canMove(board) && !canMove(passBits(board))) return { score: finalDifference(board), depth, selectivity };
  const found = searcher.search(canonicalOf(board).board, depth, { selectivity });
  // Without a deadline there is always an answer.
  if (found === null) throw new Error("a search without a deadline gave up");
  return { score: found.score, depth, selectivity };
}

/** The board after a move as the side that did not make it sees it, though it may have to pass. */
export function boardAfter(stand: Stand, square: Square): BitBoard {
  const reached = after(stand, square);
  return reached.toMove === stand.toMove ? passBits(reached.board) : reached.board;
}

/** A move of a place with what it is worth to the side that makes it. */
export interface Valued {
  readonly square: Square;
  readonly score: number;
  readonly depth: number;
}

/** Of which positions every legal move gets a value. */
export const isValued = (games: number, isNamed: boolean): boolean => games >= 100 || isNamed;

/**
 * What every legal move of the `valued` places is worth. A move to another of them is worth what the best move there is; so the whole is one
 * search, whose leaves are the values of the state. The depth is the least of all lines that were looked at below the move. Moves whose value is not known yet are left out.
 */
export function movesValued(valued: readonly Spot[], state: ValueState): ReadonlyMap<string, readonly Valued[]> {
  const moves = new Map<string, readonly Valued[]>();
  for (const place of valued.toSorted((a, b) => b.plies - a.plies)) {
    const found = movesOf(place.board).flatMap((square): readonly Valued[] => {
      const reached = after(place, square);
      const known = moves.get(keyOf(reached));
      const leaf = state.of(boardAfter(place, square));
      const sign = reached.toMove === place.toMove ? 1 : -1;
      const isWhole = known !== undefined && known.length === movesOf(reached.board).length && known.length > 0;
      if (isWhole) {
        const score = Math.max(...known.map((move) => move.score));
        const depth = Math.min(...known.map((move) => move.depth));
        return [{ square, score: sign * score + 0, depth: depth + 1 }];
      }
      return leaf === undefined ? [] : [{ square, score: 0 - leaf.score, depth: leaf.depth + 1 }];
    });
    moves.set(place.key, found);
  }
  return moves;
}
