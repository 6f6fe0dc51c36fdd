import type { Translate } from "../../../locales/text.ts";
import { nameOf, type Square, USUAL_SHAPE } from "../../../reversi/index.ts";
import type { Question } from "../../../training/openings/drill.ts";
import type { OpeningVerdict, ValuedMove } from "../../../training/openings/judge.ts";
import { TRAP_COST, TRAP_GAMES } from "../../../training/openings/judge.ts";
import type { LineSet } from "../../../training/openings/lines.ts";

const squareText = (square: Square): string => nameOf(USUAL_SHAPE, square);
const movesText = (line: readonly Square[]): string => line.map(squareText).join(" ");

/** The moves that led to a position; empty at the start. */
export const soFarWords = (line: readonly Square[], t: Translate): string =>
  line.length === 0 ? "" : t("opening-drill.so-far", { moves: movesText(line) });

/**
 * What is said before the task: that the move before, `right`, was so; then how the other side answered it, or that another line begins and
 * with which moves, unless it is the `isFirst` of all; and that somebody has fallen into a trap, or often does.
 */
export function leadWords(
  { course, line, from, isFirst: isRound, id }: Question,
  right: Square | null,
  isFirst: boolean,
  t: Translate,
): string {
  const { side, set, on } = course;
  const answer = movesText(line.slice(from));
  const words = [
    right === null ? "" : t("opening-drill.right", { square: squareText(right) }),
    isRound && !isFirst ? t(`opening-drill.round.${side}`) : "",
    isRound ? soFarWords(line, t) : answer && t(`opening-drill.answer.${side}`, { moves: answer }),
    // Of traps only the positions are on a line that the other side's mistake leads to.
    set !== "traps" ? "" : t(on.has(id) ? `opening-drill.sprung.${side}` : "opening-drill.ahead"),
  ];
  return words.filter(Boolean).join(" ");
}

/** So many games say how people play, and so large a share of them is told. */
const ENOUGH_GAMES = 100;
const TOLD_SHARE = 0.02;

/** How many moves were asked so far, and how many of them were right at once and alone. */
export interface Tally {
  readonly right: number;
  readonly of: number;
}

/** What is drilled, how it went so far, and how much of it waits. */
export function standWords(
  set: LineSet,
  { right, of }: Tally,
  { due, fresh }: { readonly due: number; readonly fresh: number },
  t: Translate,
): string {
  const parts = [
    t(`opening-drill.set.${set}`),
    of === 0 ? "" : t("opening-drill.tally", { right, count: of }),
    due === 0 ? "" : t("opening-drill.waiting.due", { count: due }),
    fresh === 0 ? "" : t("opening-drill.waiting.new", { count: fresh }),
    due + fresh === 0 ? t("opening-drill.practice") : "",
  ];
  return parts.filter(Boolean).join(" · ");
}

/** How a game ends for the side that moved, in words: "a win by 2". */
function worthWords(score: number, t: Translate): string {
  if (score === 0) return t("opening-drill.worth.draw");
  return t(score > 0 ? "opening-drill.worth.win" : "opening-drill.worth.loss", { count: Math.abs(score) });
}

const sureWords = ({ isExact, depth }: ValuedMove["value"], t: Translate): string =>
  isExact ? t("opening-drill.sure.exact") : t("opening-drill.sure.depth", { depth });

/** What a wrong move lost, and how often others played it. */
export function lostWords({ move, best }: OpeningVerdict, t: Translate): string {
  const { value, share, games } = move;
  const values = { before: worthWords(best.score, t), after: worthWords(value.score, t), sure: sureWords(value, t) };
  const lost = t("opening-drill.lost", { ...values, count: best.score - value.score });
  if (games < ENOUGH_GAMES || share < TOLD_SHARE) return lost;
  return `${lost} ${t("opening-drill.often", { percent: Math.round(share * 100) })}`;
}

/** What a right move keeps, and how the line goes on where it is another. */
export function keptWords({ move }: OpeningVerdict, square: Square, onLine: readonly Square[], t: Translate): string {
  const kept = t("opening-drill.kept", { worth: worthWords(move.value.score, t), sure: sureWords(move.value, t) });
  const [first] = onLine;
  if (first === undefined || isOnLine(move, square, onLine)) return kept;
  return `${kept} ${t("opening-drill.other", { square: squareText(first) })}`;
}

/** Whether a move is one that the line goes on with, or an image of one. */
export const isOnLine = ({ square: main, twins }: ValuedMove, square: Square, onLine: readonly Square[]): boolean =>
  [square, main, ...twins].some((one) => onLine.includes(one));

/** Which mistake others made here, where many did, and what it costs; empty else. */
export function trapWords(moves: readonly ValuedMove[], t: Translate): string {
  const [best] = moves;
  const [trap] = moves
    .map(({ square, games, value }) => ({ square, games, cost: (best?.value.score ?? 0) - value.score }))
    .filter(({ games, cost }) => games >= TRAP_GAMES && cost >= TRAP_COST)
    .toSorted((a, b) => b.games - a.games);
  if (trap === undefined) return "";
  return t("opening-drill.trap", { square: squareText(trap.square), count: trap.games, cost: trap.cost });
}
