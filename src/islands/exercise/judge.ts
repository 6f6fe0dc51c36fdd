import type { Mark } from "../../board/types.ts";
import { cornersOpenTo } from "../../coach/concepts/corners.ts";
import { emptyNeighbours } from "../../coach/concepts/places.ts";
import type { Translate } from "../../locales/text.ts";
import { contentAt, opponentOf, type Ply, type Square } from "../../reversi/index.ts";
import type { MoveGoal, MoveVerdict } from "../../training/answers/move.ts";
import { endWords } from "./words.ts";

/* What judges moves and tells what a wrong one comes to. It is loaded with the first move. */
export { judgeMove, solutionOf } from "../../training/answers/move.ts";
export { ask } from "./ask.ts";

/** The goal that a move has reached or missed. */
interface Missed {
  readonly kind: MoveGoal["kind"] | "follow";
}

/** What the wrong move `ply` comes to, in one sentence. */
export function missText({ kind }: Missed, ply: Ply, { score, behind }: MoveVerdict, t: Translate): string {
  const { disc, move, after } = ply;
  if (score !== null)
    return [endWords(score, t), kind === "most-discs" ? t("exercise.missed.more") : ""].join(" ").trim();
  switch (kind) {
    case "flips":
    case "most-flips":
    case "fewest-flips":
      return t(`exercise.missed.${kind}`, { count: move.flips.length });
    case "strongest":
      return t("exercise.missed.strongest", { count: behind ?? 0 });
    case "fewest-replies":
      return t("exercise.missed.fewest-replies", { count: after.toMove === disc ? 0 : after.legal.length });
    case "corner":
    case "ends":
    case "safe":
    case "quiet":
      return t(`exercise.missed.${kind}`);
    case "passes":
    case "wipe-out":
      return t(`exercise.missed.${kind}.${opponentOf(disc)}`);
    default:
      return "";
  }
}

/** What a right move comes to, in one sentence; empty where that was not read out. */
export function solvedText({ kind }: Missed, { score, best }: MoveVerdict, t: Translate): string {
  if (score === null) return "";
  const isBeaten = (kind === "win" || kind === "draw") && best !== null && score < best;
  return [endWords(score, t), isBeaten ? t("exercise.missed.more") : ""].join(" ").trim();
}

const rings = (squares: readonly Square[]): readonly Mark[] => squares.map((square) => ({ kind: "ring", square }));

/** What a wrong move that nothing refutes leaves to be seen: the discs it turned, or what still stands in the way. */
export function missMarks({ kind }: Missed, { disc, move, after }: Ply): readonly Mark[] {
  switch (kind) {
    case "flips":
    case "most-flips":
    case "fewest-flips":
      return move.flips.map((square, i) => ({ kind: "number", square, value: String(i + 1) }));
    case "fewest-replies":
    case "passes":
    case "ends":
      return rings(after.legal.map(({ square }) => square));
    case "safe":
      return rings(cornersOpenTo(after.board, opponentOf(disc)));
    case "quiet":
      return rings(move.flips.filter((square) => emptyNeighbours(after.board, square).length > 0));
    case "wipe-out": {
      const { board } = after;
      return rings(board.shape.squares.filter((square) => contentAt(board, square) === opponentOf(disc)));
    }
    default:
      return [];
  }
}
