import type { MoveValue } from "../../engine/analysis.ts";
import { canonicalOf } from "../../engine/canonical.ts";
import type { Found, Searcher } from "../../engine/searcher.ts";
import { type BitBoard, emptiesOf, flipsOf, playBits, type Square, sizeOfSet } from "../../reversi/index.ts";
import { type Case, opinionWith, worthWith } from "./case.ts";
import type { Explanation, MoveQuestion, Ply, Reason, Scene } from "./explanation.ts";
import { movesOf } from "./force.ts";
import { futureOf } from "./future.ts";
import { outcomeOf } from "./outcome.ts";
import { TEMPLATES } from "./reasons/index.ts";

/** How far a searcher reads while somebody waits. */
export interface Reach {
  /** With at most so many empty squares values are read out to the end. */
  readonly exact: number;
  /** With at most so many, all best moves and all best replies are looked at. */
  readonly every: number;
  /** How many plies moves are searched ahead before that, and how much of what is unlikely to matter is left out. */
  readonly plies: number;
  readonly selectivity: number;
  /** How many plies an opinion looks ahead. */
  readonly opinion: number;
}

/** What the engine reads in some tenths of a second. */
export const ENGINE_REACH: Reach = { exact: 20, every: 16, plies: 11, selectivity: 1, opinion: 8 };

/** The same for the plain search. */
export const PLAIN_REACH: Reach = { exact: 12, every: 9, plies: 5, selectivity: 0, opinion: 3 };

/** A searcher and how far it reads. */
interface Reader {
  readonly searcher: Searcher;
  readonly reach: Reach;
}

/** The search of a position by the side to move, afresh, so that the same question gets the same line. */
function read(board: BitBoard, plies: number, isToEnd: boolean, { searcher, reach }: Reader): Found {
  const found = isToEnd ? searcher.exact(board) : searcher.search(board, plies, { selectivity: reach.selectivity });
  // Without a deadline there is always an answer.
  if (found === null) throw new Error("a search without a deadline gave up");
  return found;
}

/** What the legal move on `square` is worth to the side that makes it. */
function worthOf(board: BitBoard, square: Square, reader: Reader): MoveValue {
  const empties = emptiesOf(board);
  const found = read(playBits(board, square), reader.reach.plies - 1, empties <= reader.reach.exact, reader);
  const { score, line, isExact, depth } = found;
  return { square, score: 0 - score, isExact, depth: isExact ? empties : depth + 1, line: [square, ...line] };
}

/** The best move of a side that has one. */
function bestMove(board: BitBoard, reader: Reader): MoveValue | null {
  const empties = emptiesOf(board);
  const { move, score, line, isExact, depth } = read(board, reader.reach.plies, empties <= reader.reach.exact, reader);
  return move === null ? null : { square: move, score, isExact, depth: isExact ? empties : depth, line };
}

/** The legal moves but for some, those that turn the most discs first. */
function greediest(board: BitBoard, but: readonly Square[]): readonly Square[] {
  const turned = (square: Square): number => sizeOfSet(flipsOf(board, square));
  const others = movesOf(board).filter((square) => !but.includes(square));
  return others.toSorted((a, b) => turned(b) - turned(a));
}

/** The move that turns the most discs of all, if it is neither the best one nor the one that was played, and worse. */
function temptingMove(board: BitBoard, played: Square, best: MoveValue, reader: Reader): MoveValue | null {
  const [most] = greediest(board, []);
  if (most === undefined || most === played || most === best.square) return null;
  const value = worthOf(board, most, reader);
  return value.score < best.score ? value : null;
}

/** So many moves are tried until one is found that is worse than the best. */
const TRIED = 2;

/** Of the moves that turn many discs one that is worse than the best one, and why. */
function insteadOf(board: BitBoard, best: MoveValue, reader: Reader): Explanation["instead"] {
  for (const square of greediest(board, [best.square]).slice(0, TRIED)) {
    const move = worthOf(board, square, reader);
    if (move.score < best.score) return { move, reasons: reasonsOf(board, move, best, reader) };
  }
  return null;
}

/** Explains a move on the image of its board that stands for all eight. */
function explainHere(board: BitBoard, square: Square, reader: Reader): Explanation | null {
  const found = bestMove(board, reader);
  const played = found?.square === square ? found : worthOf(board, square, reader);
  const best = found === null || found.score <= played.score ? played : found;
  const isWorse = best.score > played.score;
  return {
    played,
    best,
    tempting: temptingMove(board, square, best, reader),
    outcome: outcomeOf(played, best),
    reasons: isWorse ? reasonsOf(board, played, best, reader) : [],
    instead: isWorse ? null : insteadOf(board, played, reader),
  };
}

/** The lines that begin with a move and one of its best replies, `line` first. Of endings alone: elsewhere only that one is known. */
function linesFrom(board: BitBoard, value: MoveValue, reader: Reader): readonly MoveValue[] {
  const after = playBits(board, value.square);
  if (!value.isExact || emptiesOf(board) > reader.reach.every || typeof value.line[1] !== "number") return [value];
  const others = movesOf(after).flatMap((reply) => {
    if (reply === value.line[1]) return [];
    const found = read(playBits(after, reply), 1, true, reader);
    return found.score === value.score ? [{ ...value, line: [value.square, reply, ...found.line] }] : [];
  });
  return [value, ...others];
}

/** Every best move, the one that was found first. Of endings alone. */
function bestMoves(board: BitBoard, best: MoveValue, reader: Reader): readonly MoveValue[] {
  if (!best.isExact || emptiesOf(board) > reader.reach.every) return [best];
  const others = movesOf(board).filter((square) => square !== best.square);
  const equals = others.map((square) => worthOf(board, square, reader)).filter(({ score }) => score === best.score);
  return [best, ...equals];
}

/** Why `played` is worse than `best`, the strongest reason first: of each kind the strongest that any of the best lines shows. */
function reasonsOf(board: BitBoard, played: MoveValue, best: MoveValue, reader: Reader): readonly Reason[] {
  const [worth, opinion] = [worthWith(reader.searcher), opinionWith(reader.searcher, reader.reach.opinion)];
  const left = linesFrom(board, played, reader).map((value) => futureOf(board, value));
  const right = bestMoves(board, best, reader).map((value) => futureOf(board, value));
  const known = { empties: emptiesOf(board), isExact: played.isExact && best.isExact, cost: best.score - played.score };
  const cases = right.flatMap((one) =>
    left.map((two): Case => ({ before: two.before, played: two, best: one, worth, opinion, ...known })),
  );
  const found = TEMPLATES.flatMap((template) => {
    const reasons = cases.flatMap((pair) => template(pair) ?? []);
    return reasons.length === 0 ? [] : [reasons.reduce((a, b) => (b.strength > a.strength ? b : a))];
  });
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
 * Says what a move costs and why, here and now; null if the move is not legal. With at most `reach.exact` empty squares values and
 * lines are proven, before that they are estimates. The same for all eight images of a position.
 */
export function explain(
  { board, played }: MoveQuestion,
  searcher: Searcher,
  reach: Reach = ENGINE_REACH,
): Explanation | null {
  const { board: image, back } = canonicalOf(board);
  const there = movesOf(image).find((square) => back(square) === played);
  const told = there === undefined ? null : explainHere(image, there, { searcher, reach });
  return (
    told && {
      ...told,
      played: valueBack(told.played, back),
      best: valueBack(told.best, back),
      tempting: told.tempting && valueBack(told.tempting, back),
      reasons: told.reasons.map((reason) => reasonBack(reason, back)),
      instead: told.instead && {
        move: valueBack(told.instead.move, back),
        reasons: told.instead.reasons.map((reason) => reasonBack(reason, back)),
      },
    }
  );
}
