// What can be forced, by the plain rules and brute force: every move of both sides, no bitboards and nothing of the coach.
import {
  contentAt,
  type Disc,
  finalScore,
  makeBoard,
  opponentOf,
  type Position,
  play,
  type Square,
} from "../../../src/reversi/index.ts";

export const afterMove = (position: Position, square: Square): Position => {
  const after = play(position, square);
  if (!after.ok) throw new Error(`${square}: ${after.error}`);
  return after.value;
};

/** What a move of a side brings about. */
type Event = (after: Position, square: Square) => boolean;

/** Whether `side` brings the event about with one of its next `within` moves, whatever is played against it. */
export function canForce(position: Position, side: Disc, within: number, event: Event): boolean {
  if (position.toMove === null || within < 1) return false;
  const moves = position.legal.map(({ square }) => ({ square, after: afterMove(position, square) }));
  if (position.toMove !== side) return moves.every(({ after }) => canForce(after, side, within, event));
  if (moves.some(({ square, after }) => event(after, square))) return true;
  return within > 1 && moves.some(({ after }) => canForce(after, side, within - 1, event));
}

/** Whether some game from here, played by whatever moves, lets `side` play on the empty `target`. */
export function canEverPlay(start: Position, side: Disc, target: Square): boolean {
  const seen = new Set<string>();
  const visit = (position: Position): boolean => {
    const key = `${makeBoard(position.board)}${position.toMove}`;
    if (position.toMove === null || seen.has(key) || contentAt(position.board, target) !== "empty") return false;
    seen.add(key);
    if (position.toMove === side && position.legal.some(({ square }) => square === target)) return true;
    return position.legal.some(({ square }) => visit(afterMove(position, square)));
  };
  return visit(start);
}

/** What a position is worth to `side`; `worth` gives it for the side to move. */
export function valueFor(position: Position, side: Disc, worth: (position: Position) => number): number {
  const final = finalScore(position);
  if (final !== null) return final[side] - final[opponentOf(side)];
  return position.toMove === side ? worth(position) : 0 - worth(position);
}

/** Whether `side` can see to it that it is the one whom `winner` names, where both sides play only moves that cost nothing. */
function canSeeToIt(
  start: Position,
  side: Disc,
  winner: (position: Position, lastBy: Disc) => Disc | null,
  worth: (position: Position) => number,
): boolean {
  const visit = (position: Position, lastBy: Disc): boolean => {
    const won = winner(position, lastBy);
    const { toMove, legal } = position;
    if (won !== null || toMove === null) return won === side;
    const moves = legal.map(({ square }) => afterMove(position, square));
    const values = moves.map((after) => valueFor(after, toMove, worth));
    const most = Math.max(...values);
    const best = moves.filter((_, i) => values[i] === most);
    return toMove === side ? best.some((after) => visit(after, toMove)) : best.every((after) => visit(after, toMove));
  };
  return visit(start, opponentOf(start.toMove ?? side));
}

/** Whether `side` can see to it that it places the last disc in a region, where both sides play only moves that cost nothing. */
export const isLast = (
  start: Position,
  side: Disc,
  region: readonly Square[],
  worth: (position: Position) => number,
): boolean =>
  canSeeToIt(
    start,
    side,
    ({ board }, lastBy) => (region.every((square) => contentAt(board, square) !== "empty") ? lastBy : null),
    worth,
  );

/** The same of having a disc on a corner. */
export const isHolder = (start: Position, side: Disc, corner: Square, worth: (position: Position) => number): boolean =>
  canSeeToIt(
    start,
    side,
    ({ board }) => {
      const content = contentAt(board, corner);
      return content === "empty" ? null : content;
    },
    worth,
  );
