import type { MoveValue } from "../../engine/analysis.ts";
import { canonicalOf } from "../../engine/canonical.ts";
import type { Searcher } from "../../engine/searcher.ts";
import { type BitBoard, emptiesOf, flipsOf, movesOf, playBits, type Square, sizeOfSet } from "../../reversi/index.ts";
import type { Case } from "./case.ts";
import type { Explanation, MoveQuestion, Ply, Reason, Scene } from "./explanation.ts";
import { futureOf } from "./future.ts";
import { outcomeOf } from "./outcome.ts";
import { ENGINE_REACH, type Reach, Reading } from "./reading.ts";
import { PROVEN, SHOWN, withoutRepeats } from "./reasons/index.ts";

/** The best move of a side that has one. */
function bestMove(board: BitBoard, reading: Reading): MoveValue | null {
  const empties = emptiesOf(board);
  const { plies, exact } = reading.reach;
  const { move, score, line, isExact, depth } = reading.read(board, plies, empties <= exact);
  return move === null ? null : { square: move, score, isExact, depth: isExact ? empties : depth, line };
}

/** The legal moves but for some, those that turn the most discs first. */
function greediest(board: BitBoard, but: readonly Square[]): readonly Square[] {
  const turned = (square: Square): number => sizeOfSet(flipsOf(board, square));
  const others = movesOf(board).filter((square) => !but.includes(square));
  return others.toSorted((a, b) => turned(b) - turned(a));
}

/** The move that turns the most discs of all, if it is neither the best one nor the one that was played, and worse. */
function temptingMove(board: BitBoard, played: Square, best: MoveValue, reading: Reading): MoveValue | null {
  const [most] = greediest(board, []);
  if (most === undefined || most === played || most === best.square || reading.isSpent) return null;
  const value = reading.valueOf(board, most);
  return value.score < best.score ? value : null;
}

/** So many moves are tried until one is found that is worse than the best. */
const TRIED = 2;

/** Of the moves that turn many discs one that is worse than the best one, and why. */
function insteadOf(board: BitBoard, best: MoveValue, reading: Reading): Explanation["instead"] {
  for (const square of greediest(board, [best.square]).slice(0, TRIED)) {
    if (reading.isSpent) return null;
    const move = reading.valueOf(board, square);
    if (move.score < best.score) return { move, reasons: reasonsOf(board, move, best, reading) };
  }
  return null;
}

/** Explains a move on the image of its board that stands for all eight. */
function explainHere(board: BitBoard, square: Square, reading: Reading): Explanation | null {
  const found = bestMove(board, reading);
  const played = found?.square === square ? found : reading.valueOf(board, square);
  const isBest = found === null || found.score <= played.score;
  const { best, reasons } = isBest ? { best: played, reasons: [] } : strongestReasons(board, played, found, reading);
  return {
    played,
    best,
    tempting: temptingMove(board, square, best, reading),
    outcome: outcomeOf(played, best),
    reasons,
    instead: isBest ? insteadOf(board, played, reading) : null,
  };
}

/** Those of the moves, but for one, after which the position is worth no more than `most` to the other side; null if too much is to be read. */
function asGood(board: BitBoard, but: Square, most: number, reading: Reading): readonly Square[] | null {
  const equals: Square[] = [];
  for (const square of movesOf(board)) {
    const worth = square === but ? null : reading.worth(playBits(board, square), most, most + 1);
    if (worth === null && square !== but) return null;
    if (worth !== null && worth <= most) equals.push(square);
  }
  return equals;
}

/**
 * The lines that begin with a move and one of its best replies, `line` first. Of endings alone: elsewhere only that one is known. None if too
 * much is to be read to know them all.
 */
function linesFrom(board: BitBoard, value: MoveValue, reading: Reading): readonly MoveValue[] {
  const after = playBits(board, value.square);
  const [, known] = value.line;
  if (!value.isExact || emptiesOf(board) > reading.reach.every || typeof known !== "number") return [value];
  const others = asGood(after, known, value.score, reading)?.map((reply) => {
    const { line } = reading.read(playBits(after, reply), 1, true);
    return { ...value, line: [value.square, reply, ...line] };
  });
  return others === undefined ? [] : [value, ...others];
}

/** Every best move, the one that was found first; that one alone if too much is to be read. Of endings alone. */
function bestMoves(board: BitBoard, best: MoveValue, reading: Reading): readonly MoveValue[] {
  if (!best.isExact || emptiesOf(board) > reading.reach.every) return [best];
  const equals = asGood(board, best.square, 0 - best.score, reading) ?? [];
  return [best, ...equals.map((square) => reading.valueOf(board, square))];
}

/** Why `played` is worse than `best`, the strongest reason first: what is seen after a reply must be seen after each that is as good. */
function reasonsOf(board: BitBoard, played: MoveValue, best: MoveValue, reading: Reading): readonly Reason[] {
  const known = {
    empties: emptiesOf(board),
    isExact: played.isExact && best.isExact,
    cost: best.score - played.score,
    worth: reading.worth.bind(reading),
    opinions: reading.reach.opinions.map((plies) => (after: BitBoard) => reading.opinion(after, plies)),
  };
  const caseOf = (one: MoveValue, two: MoveValue): Case => {
    const [left, right] = [futureOf(board, one), futureOf(board, two)];
    return { before: left.before, played: left, best: right, ...known };
  };
  const proven = PROVEN.flatMap((template) => template(caseOf(played, best)) ?? []);
  const left = linesFrom(board, played, reading);
  const cases = linesFrom(board, best, reading).flatMap((two) => left.map((one) => caseOf(one, two)));
  const shown = SHOWN.flatMap((template) => {
    const [first = null, ...others] = cases.map(template);
    return first === null || others.includes(null) ? [] : [first];
  });
  return withoutRepeats([...proven, ...shown]).toSorted((a, b) => b.strength - a.strength);
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
  reading: Reading,
): Pick<Explanation, "best" | "reasons"> {
  return bestMoves(board, found, reading)
    .map((best) => ({ best, reasons: reasonsOf(board, played, best, reading) }))
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
  const told = there === undefined ? null : explainHere(image, there, new Reading(image, searcher, reach));
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
