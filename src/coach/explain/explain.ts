import type { MoveValue } from "../../engine/analysis.ts";
import { canonicalOf } from "../../engine/canonical.ts";
import type { Found, Searcher } from "../../engine/searcher.ts";
import { type BitBoard, emptiesOf, flipsOf, movesOf, playBits, type Square, sizeOfSet } from "../../reversi/index.ts";
import { type Case, opinionsWith, worthWith } from "./case.ts";
import type { Explanation, MoveQuestion, Ply, Reason, Scene } from "./explanation.ts";
import { futureOf } from "./future.ts";
import { outcomeOf } from "./outcome.ts";
import { PROVEN, SHOWN } from "./reasons/index.ts";

/** How far a searcher reads while somebody waits. */
export interface Reach {
  /** With at most so many empty squares values are read out to the end. */
  readonly exact: number;
  /** With at most so many, all best moves and all best replies are looked at. */
  readonly every: number;
  /** How many plies moves are searched ahead before that, and how much of what is unlikely to matter is left out. */
  readonly plies: number;
  readonly selectivity: number;
  /** How many plies opinions look ahead: what only one of them sees is not seen. */
  readonly opinions: readonly number[];
}

/** What the engine reads in some tenths of a second. */
export const ENGINE_REACH: Reach = { exact: 20, every: 18, plies: 11, selectivity: 1, opinions: [8, 10] };

/** The same for the plain search. */
export const PLAIN_REACH: Reach = { exact: 12, every: 9, plies: 5, selectivity: 0, opinions: [3] };

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
  const isBest = found === null || found.score <= played.score;
  const { best, reasons } = isBest ? { best: played, reasons: [] } : strongestReasons(board, played, found, reader);
  return {
    played,
    best,
    tempting: temptingMove(board, square, best, reader),
    outcome: outcomeOf(played, best),
    reasons,
    instead: isBest ? insteadOf(board, played, reader) : null,
  };
}

/** The lines that begin with a move and one of its best replies, `line` first. Of endings alone: elsewhere only that one is known. */
function linesFrom(board: BitBoard, value: MoveValue, reader: Reader): readonly MoveValue[] {
  const after = playBits(board, value.square);
  const [, known] = value.line;
  if (!value.isExact || emptiesOf(board) > reader.reach.every || typeof known !== "number") return [value];
  const worth = worthWith(reader.searcher);
  const equals = movesOf(after).filter(
    (reply) => reply !== known && worth(playBits(after, reply), value.score, value.score + 1) <= value.score,
  );
  const others = equals.map((reply) => {
    const { line } = read(playBits(after, reply), 1, true, reader);
    return { ...value, line: [value.square, reply, ...line] };
  });
  return [value, ...others];
}

/** Every best move, the one that was found first. Of endings alone. */
function bestMoves(board: BitBoard, best: MoveValue, reader: Reader): readonly MoveValue[] {
  if (!best.isExact || emptiesOf(board) > reader.reach.every) return [best];
  const worth = worthWith(reader.searcher);
  const most = 0 - best.score;
  const equals = movesOf(board).filter(
    (square) => square !== best.square && worth(playBits(board, square), most, most + 1) <= most,
  );
  return [best, ...equals.map((square) => worthOf(board, square, reader))];
}

/** Why `played` is worse than `best`, the strongest reason first: what is seen after a reply must be seen after each that is as good. */
function reasonsOf(board: BitBoard, played: MoveValue, best: MoveValue, reader: Reader): readonly Reason[] {
  const known = {
    empties: emptiesOf(board),
    isExact: played.isExact && best.isExact,
    cost: best.score - played.score,
    worth: worthWith(reader.searcher),
    opinions: opinionsWith(reader.searcher, reader.reach.opinions),
  };
  const [left = [], right = []] = [played, best].map((value) =>
    linesFrom(board, value, reader).map((line) => futureOf(board, line)),
  );
  const cases = right.flatMap((one) =>
    left.map((two): Case => ({ before: two.before, played: two, best: one, ...known })),
  );
  const proven = PROVEN.flatMap((template) => cases.slice(0, 1).flatMap((pair) => template(pair) ?? []));
  const shown = SHOWN.flatMap((template) => {
    const [first = null, ...others] = cases.map(template);
    return first === null || others.includes(null) ? [] : [first];
  });
  return [...proven, ...shown].sort((a, b) => b.strength - a.strength);
}

/** Whether one list of reasons is stronger than another where they first differ. */
function saysMore(one: readonly Reason[], other: readonly Reason[]): boolean {
  const at = one.findIndex(({ strength }, i) => strength !== other[i]?.strength);
  return (one[at]?.strength ?? 0) > (other[at]?.strength ?? 0);
}

/** Why a move is worse than the best one: of several best ones than that beside which the strongest reasons can be given. */
function strongestReasons(
  board: BitBoard,
  played: MoveValue,
  found: MoveValue,
  reader: Reader,
): Pick<Explanation, "best" | "reasons"> {
  return bestMoves(board, found, reader)
    .map((best) => ({ best, reasons: reasonsOf(board, played, best, reader) }))
    .reduce((a, b) => (saysMore(b.reasons, a.reasons) ? b : a));
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
