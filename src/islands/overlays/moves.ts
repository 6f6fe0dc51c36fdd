import { contentsBefore } from "../../board/motion.ts";
import type { Mark, SquareMark } from "../../board/types.ts";
import { boardAfter, changesOfMoves, legalFor, movesFor } from "../../coach/concepts/mobility.ts";
import type { TranslateOverlay } from "../../locales/overlays.ts";
import { type Board, DISCS, type Disc, nameOf, opponentOf, type Square } from "../../reversi/index.ts";
import { type Drawn, namesOf, type Scene, sideLine } from "./scene.ts";

const marksOf = (kind: SquareMark, squares: readonly Square[]): readonly Mark[] =>
  squares.map((square) => ({ kind, square }));

/** The squares where each side could play if it were its turn. */
export function drawLegal({ view: { board } }: Scene, t: TranslateOverlay): Drawn {
  return {
    marks: DISCS.flatMap((side) => marksOf(`${side}-move`, legalFor(board, side))),
    lines: DISCS.map((side) => sideLine(board, side, legalFor(board, side), t)),
  };
}

/** A move, and the board before it and after it. */
interface Step {
  readonly side: Disc;
  readonly square: Square;
  readonly before: Board;
  readonly after: Board;
}

/** The legal move that is pointed at; else the last one; null where there is neither. */
function stepIn({ view: { board, toMove }, focus, last }: Scene): Step | null {
  const move = toMove === null ? undefined : movesFor(board, toMove).find(({ square }) => square === focus);
  if (toMove !== null && move !== undefined) {
    return { side: toMove, square: move.square, before: board, after: boardAfter(board, toMove, move) };
  }
  if (last === null) return null;
  const before = { ...board, contents: contentsBefore(board, [last]) };
  return { side: last.disc, square: last.square, before, after: board };
}

/** What a move changes: the moves that the other side gains and loses by it are marked; those of its own side are told, too. */
export function drawChanges(scene: Scene, t: TranslateOverlay): Drawn {
  const step = stepIn(scene);
  if (step === null) return { marks: [], lines: [t("changes.none")] };
  const { side, square, before, after } = step;
  const other = opponentOf(side);
  const told = (whose: Disc): string => {
    const { given, taken } = changesOfMoves(before, after, whose);
    return t(`changes.${whose}`, {
      given: namesOf(before, given, t),
      taken: namesOf(before, taken, t),
      before: legalFor(before, whose).length,
      after: legalFor(after, whose).length,
    });
  };
  const { given, taken } = changesOfMoves(before, after, other);
  return {
    marks: [...marksOf("given", given), ...marksOf("taken", taken)],
    lines: [t(`changes.by.${side}`, { square: nameOf(before.shape, square) }), told(other), told(side)],
  };
}
