import type { Mark } from "../../board/types.ts";
import { type Position, type Square, USUAL_SHAPE } from "../../reversi/index.ts";
import type { Pursuit } from "../../training/answers/pursuit.ts";

/** A wrong try that stands on the board and is worth less than the best move. */
export interface Tried {
  /** The position before it, on the usual board. */
  readonly position: Position;
  /** The move that was tried and its refutation, passes left out. */
  readonly line: readonly Square[];
  /** How many moves of the line the board shows. */
  readonly at: number;
  /** The moves that are right in the position, where they are known: nothing that is said may name them. */
  readonly right?: readonly Square[] | undefined;
  /** Whether these are marked from the first: then all that the coach knows is told. */
  readonly isShown?: boolean | undefined;
}

/** What is drawn to a reason, and at which ply of which try. */
export interface Laid {
  readonly of: string;
  readonly marks: readonly Mark[];
}

/** What a wrong move and the best one are worth, null where that was not read out; and what refutes it. */
interface Worth {
  readonly score: number | null;
  readonly best: number | null;
  readonly line: readonly Square[];
}

/**
 * Whether the coach may know why a move is wrong, by the usual rules: it is worth less than another, or else an answer refutes it. Where
 * neither is so, its verdict has said why.
 */
export const isExplained = ({ board, variant }: Position, { score, best, line }: Worth): boolean =>
  (score === null || best === null ? line.length > 0 : score < best) &&
  board.shape === USUAL_SHAPE &&
  variant.placement.length === 0;

/** The wrong try that stands on the board of a pursuit, if the coach can say more of it. */
export function triedIn({ state, game, from, judged }: Pursuit): Tried | null {
  const position = game.plies[from - 1]?.after ?? game.start;
  if (state !== "wrong" || judged === null || !isExplained(position, judged)) return null;
  const line = [...game.plies, ...game.undone].slice(from).map(({ move }) => move.square);
  return { position, line, at: game.plies.length - from };
}
