import type { Translate } from "../../../locales/text.ts";
import { nameOf, type Square, USUAL_SHAPE } from "../../../reversi/index.ts";
import { type OpeningVerdict, type ValuedMove, verdictOn } from "../../../training/openings/judge.ts";
import { TRAP_COST, TRAP_GAMES } from "../../../training/openings/traps.ts";

const squareText = (square: Square): string => nameOf(USUAL_SHAPE, square);

/** So many games say how people play, and so large a share of them is told. */
const ENOUGH_GAMES = 100;
const TOLD_SHARE = 0.02;

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

/** Which mistake others made here, where many did; empty else. */
export function trapWords(moves: readonly ValuedMove[], t: Translate): string {
  const trap = moves
    .filter(({ square, games, value }) => {
      const cost = (moves[0]?.value.score ?? 0) - value.score;
      return games >= TRAP_GAMES && cost >= TRAP_COST && verdictOn(moves, square)?.isRight === false;
    })
    .toSorted((a, b) => b.games - a.games)[0];
  return trap === undefined ? "" : t("opening-drill.trap", { square: squareText(trap.square), count: trap.games });
}
