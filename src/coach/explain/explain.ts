import type { MoveValue } from "../../engine/analysis.ts";
import { canonicalOf } from "../../engine/canonical.ts";
import type { Found, Searcher } from "../../engine/searcher.ts";
import { type BitBoard, emptiesOf, flipsOf, playBits, type Square, sizeOfSet } from "../../reversi/index.ts";
import type { Explanation, MoveQuestion, Ply, Reason, Scene } from "./explanation.ts";
import { movesOf } from "./force.ts";
import { futureOf } from "./future.ts";
import { outcomeOf } from "./outcome.ts";
import { TEMPLATES } from "./reasons/index.ts";

/** With at most so many empty squares the values are read out to the end: some tenths of a second. */
export const EXACT_EMPTIES = 20;

/** How far ahead moves are searched before that, and how much of what is unlikely to matter is left out. */
const PLIES = 11;
const SELECTIVITY = 1;

/** The search of a position by the side to move, afresh, so that the same question gets the same line. */
function read(board: BitBoard, plies: number, isToEnd: boolean, searcher: Searcher): Found {
  const found = isToEnd ? searcher.exact(board) : searcher.search(board, plies, { selectivity: SELECTIVITY });
  // Without a deadline there is always an answer.
  if (found === null) throw new Error("a search without a deadline gave up");
  return found;
}

/** What the legal move on `square` is worth to the side that makes it. */
function worthOf(board: BitBoard, square: Square, searcher: Searcher): MoveValue {
  const empties = emptiesOf(board);
  const found = read(playBits(board, square), PLIES - 1, empties <= EXACT_EMPTIES, searcher);
  const { score, line, isExact, depth } = found;
  return { square, score: 0 - score, isExact, depth: isExact ? empties : depth + 1, line: [square, ...line] };
}

/** The best move of a side that has one. */
function bestMove(board: BitBoard, searcher: Searcher): MoveValue | null {
  const empties = emptiesOf(board);
  const { move, score, line, isExact, depth } = read(board, PLIES, empties <= EXACT_EMPTIES, searcher);
  return move === null ? null : { square: move, score, isExact, depth: isExact ? empties : depth, line };
}

/** The move that turns the most discs, if it turns more than the best one and is neither it nor the one that was played. */
function temptingMove(board: BitBoard, played: Square, best: Square): Square | null {
  const turned = (square: Square): number => sizeOfSet(flipsOf(board, square));
  const [most] = movesOf(board).toSorted((a, b) => turned(b) - turned(a));
  return most === undefined || most === played || most === best || turned(most) <= turned(best) ? null : most;
}

/** Explains a move on the image of its board that stands for all eight. */
function explainHere(board: BitBoard, square: Square, searcher: Searcher): Explanation | null {
  const played = worthOf(board, square, searcher);
  const found = bestMove(board, searcher);
  const best = found === null || found.score <= played.score ? played : found;
  const tempted = temptingMove(board, square, best.square);
  const temptation = tempted === null ? null : worthOf(board, tempted, searcher);
  const tempting = temptation !== null && temptation.score < best.score ? temptation : null;
  return { played, best, tempting, outcome: outcomeOf(played, best), reasons: reasonsOf(board, played, best) };
}

/** Why `played` is worse than `best`, the strongest reason first; nothing if it is not. */
function reasonsOf(board: BitBoard, played: MoveValue, best: MoveValue): readonly Reason[] {
  if (best.score <= played.score) return [];
  const [left, right] = [futureOf(board, played), futureOf(board, best)];
  const pair = { before: left.before, played: left, best: right };
  const costs = { isExact: played.isExact && best.isExact, cost: best.score - played.score };
  const found = TEMPLATES.flatMap((template) => template({ ...pair, ...costs }) ?? []);
  return found.sort((a, b) => b.strength - a.strength);
}

type Back = (square: Square) => Square;
const inOrder = (squares: readonly Square[], back: Back): readonly Square[] => squares.map(back).sort((a, b) => a - b);
const lineBack = (line: readonly Ply[], back: Back): readonly Ply[] =>
  line.map((ply) => (ply === "pass" ? ply : back(ply)));
const valueBack = (value: MoveValue, back: Back): MoveValue => ({
  ...value,
  square: back(value.square),
  line: lineBack(value.line, back),
});

const squaresBack = <K extends string>(squares: Readonly<Partial<Record<K, readonly Square[]>>>, back: Back) =>
  Object.fromEntries(
    Object.entries<readonly Square[] | undefined>(squares).map(([name, list]) => [name, inOrder(list ?? [], back)]),
  ) as Record<K, readonly Square[]>;

const sceneBack = ({ line, squares }: Scene, back: Back): Scene => ({
  line: lineBack(line, back),
  squares: squaresBack(squares, back),
});

const reasonBack = (reason: Reason, back: Back): Reason => ({
  ...reason,
  squares: squaresBack(reason.squares, back),
  played: sceneBack(reason.played, back),
  best: reason.best && sceneBack(reason.best, back),
});

/**
 * Says what a move costs and why, here and now; null if the move is not legal. With at most `EXACT_EMPTIES` empty squares values and
 * lines are proven, before that they are estimates. The same for all eight images of a position.
 */
export function explain({ board, played }: MoveQuestion, searcher: Searcher): Explanation | null {
  const { board: image, back } = canonicalOf(board);
  const there = movesOf(image).find((square) => back(square) === played);
  const told = there === undefined ? null : explainHere(image, there, searcher);
  return (
    told && {
      ...told,
      played: valueBack(told.played, back),
      best: valueBack(told.best, back),
      tempting: told.tempting && valueBack(told.tempting, back),
      reasons: told.reasons.map((reason) => reasonBack(reason, back)),
    }
  );
}
