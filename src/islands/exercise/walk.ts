import type { Mark } from "../../board/types.ts";
import type { Line } from "../../coach/concepts/rays.ts";
import type { Translate } from "../../locales/text.ts";
import { countDiscs, nameOf, opponentOf, type Position, play, type Square } from "../../reversi/index.ts";
import { linesOf } from "../../training/answers/lines.ts";

/** One step of the explanation of a move: two lines of words, and what is marked meanwhile. */
export interface WalkStep {
  readonly title: string;
  readonly text: string;
  readonly marks: readonly Mark[];
}

const ring = (square: Square): Mark => ({ kind: "ring", square });

/** The discs of `lines` numbered in one running count, so that the eye can check it. */
const counted = (lines: readonly Line[]): readonly Mark[] =>
  lines.flatMap((line) => line.flips).map((square, i): Mark => ({ kind: "number", square, value: String(i + 1) }));

/** Explains the move on `square`: each row that it turns, in turn, then their sum and the count it leads to. */
export function walkOf(position: Position, square: Square, t: Translate): readonly WalkStep[] {
  const { board, toMove } = position;
  const after = play(position, square);
  if (!after.ok || toMove === null) return [];
  const lines = linesOf(position, square);
  const numbers = counted(lines);
  const rows = lines.map(({ flips, anchor }, i): WalkStep => {
    const values = { number: i + 1, of: lines.length, count: flips.length };
    const ends = { from: nameOf(board.shape, square), to: nameOf(board.shape, anchor) };
    return {
      title: t("study.row", values),
      text: t(`study.row.${toMove}`, ends),
      marks: [ring(square), ring(anchor), ...numbers.filter((mark) => "square" in mark && flips.includes(mark.square))],
    };
  });
  const total = numbers.length;
  const before = countDiscs(board);
  const later = countDiscs(after.value.board);
  const other = opponentOf(toMove);
  const sum: WalkStep = {
    title: t("study.sum", { sum: lines.map((line) => line.flips.length).join("\u00a0+\u00a0"), total }),
    text: t(`study.sum.${toMove}`, {
      own: before[toMove],
      total,
      ownAfter: later[toMove],
      other: before[other],
      otherAfter: later[other],
    }),
    marks: [ring(square), ...lines.map(({ anchor }) => ring(anchor)), ...numbers],
  };
  return lines.length > 1 ? [...rows, sum] : rows;
}
