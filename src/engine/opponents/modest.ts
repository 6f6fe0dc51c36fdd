import {
  contentAt,
  countDiscs,
  finalScore,
  opponentOf,
  type Position,
  play,
  resolve,
  type Shape,
  type Square,
} from "../../reversi/index.ts";
import { diceFor } from "./dice.ts";

/** With at most so many empty squares it plays perfectly: a whole game on four by four, the end of one elsewhere. */
const PERFECT_EMPTIES: readonly { readonly squares: number; readonly empties: number }[] = [
  { squares: 16, empties: 16 },
  { squares: 36, empties: 9 },
  { squares: 100, empties: 8 },
];

/** How many positions it looks at before a move, at most, while it does not read the game out. */
const BUDGET = 2500;

const STAR = 12;
const BESIDE_STAR = -4;

/** The rays of a square go clockwise from the top, so that four further on is the opposite one. */
const OPPOSITE = 4;

/** The squares of a shape that can never be outflanked, as the corners are, and those next to each. */
function starsOf({ squares, rays }: Shape) {
  const raysOf = (square: Square) => rays[square] ?? [];
  const isStar = (square: Square): boolean =>
    raysOf(square)
      .slice(0, OPPOSITE)
      .every((ray, i) => ray.length === 0 || raysOf(square)[i + OPPOSITE]?.length === 0);
  return squares.filter(isStar).map((star) => ({ star, beside: raysOf(star).flatMap((ray) => ray.slice(0, 1)) }));
}

/** What has been found out about a position that is read to the end: the least and the most it can be worth to the side due. */
interface Bounds {
  readonly least: number;
  readonly most: number;
}

class OutOfBudget extends Error {}

/** Reads ahead by the rules alone, in any variant. */
class RuleReading {
  private looked = 0;
  private readonly known = new Map<string, Bounds>();
  private readonly stars: ReturnType<typeof starsOf>;
  private readonly budget: number;

  constructor(shape: Shape, budget: number) {
    this.stars = starsOf(shape);
    this.budget = budget;
  }

  /** What the position is worth to the side whose turn it is, `depth` plies ahead; with an endless depth, at the end of the game. */
  value(position: Position, depth: number, alpha: number, beta: number): number {
    this.looked += 1;
    if (this.looked > this.budget) throw new OutOfBudget();
    const { turn, toMove } = position;
    const final = finalScore(position);
    if (final !== null) return final[turn] - final[opponentOf(turn)];
    if (toMove !== turn) return 0 - this.best(position, depth, -beta, -alpha);
    return this.best(position, depth, alpha, beta);
  }

  /** The same for the side that moves. */
  private best(position: Position, depth: number, alpha: number, beta: number): number {
    if (depth <= 0) return this.estimate(position);
    const key = depth === Number.POSITIVE_INFINITY ? position.board.contents.join("") + position.toMove : null;
    const { least, most } = (key === null ? undefined : this.known.get(key)) ?? { least: -Infinity, most: Infinity };
    if (least >= beta || least === most) return least;
    if (most <= alpha) return most;
    const floor = Math.max(alpha, least);
    const score = this.search(position, depth, floor, Math.min(beta, most));
    if (key !== null) this.known.set(key, { least: score > floor ? score : least, most: score < beta ? score : most });
    return score;
  }

  private search(position: Position, depth: number, alpha: number, beta: number): number {
    let best = Number.NEGATIVE_INFINITY;
    for (const { square } of position.legal) {
      const after = play(position, square);
      if (!after.ok) continue;
      const score = 0 - this.value(after.value, depth - 1, -beta, -Math.max(alpha, best));
      if (score > best) best = score;
      if (best >= beta) break;
    }
    return best;
  }

  /** Stars, the squares beside those that are empty, and moves. */
  private estimate({ variant, board, toMove, legal }: Position): number {
    if (toMove === null) return 0;
    const other = opponentOf(toMove);
    const sign = (square: Square): number => {
      const content = contentAt(board, square);
      return content === toMove ? 1 : content === other ? -1 : 0;
    };
    const moves = legal.length - resolve(variant, board, other).legal.length;
    return this.stars.reduce((sum, { star, beside }) => {
      const own = sign(star);
      return sum + (own !== 0 ? STAR * own : BESIDE_STAR * beside.reduce((count, square) => count + sign(square), 0));
    }, moves);
  }
}

/** The value of every move at one depth; null if that takes more positions than the budget allows. */
function valuesAt(position: Position, depth: number, reading: RuleReading): readonly number[] | null {
  try {
    return position.legal.map(({ square }) => {
      const after = play(position, square);
      return after.ok ? 0 - reading.value(after.value, depth - 1, -Infinity, Infinity) : Number.NEGATIVE_INFINITY;
    });
  } catch (error) {
    if (error instanceof OutOfBudget) return null;
    throw error;
  }
}

function valuesOf(position: Position): readonly number[] {
  const { shape } = position.board;
  const { empty } = countDiscs(position.board);
  const perfect = PERFECT_EMPTIES.find(({ squares }) => shape.squares.length <= squares)?.empties ?? 0;
  if (empty <= perfect) {
    return valuesAt(position, Infinity, new RuleReading(shape, Infinity)) ?? [];
  }
  const reading = new RuleReading(shape, BUDGET);
  let values = valuesAt(position, 1, new RuleReading(shape, Infinity)) ?? [];
  for (let depth = 2; depth <= empty; depth += 1) {
    const deeper = valuesAt(position, depth, reading);
    if (deeper === null) break;
    values = deeper;
  }
  return values;
}

/**
 * The move of a modest opponent in any variant, by the rules alone: it looks a few plies ahead for squares that cannot be outflanked
 * and for moves, and plays the end of the game perfectly, on four by four the whole of it. Null where there is no move. Of equal moves
 * the seed decides; the same seed gives the same move in the same position. Takes some tenths of a second.
 */
export function modestMove(position: Position, seed: number): Square | null {
  const values = valuesOf(position);
  const best = Math.max(...values);
  const equal = position.legal.filter((_, i) => values[i] === best);
  const roll = diceFor(seed, position.board.contents.join(""));
  return equal[Math.floor(roll() * equal.length)]?.square ?? null;
}
