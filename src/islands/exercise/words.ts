import type { PlayedMove } from "../../board/types.ts";
import type { Translate } from "../../locales/text.ts";
import { contentAt, finalScore, nameOf, type Ply, type Position, type Square } from "../../reversi/index.ts";
import type { TryError } from "../../training/answers/attempt.ts";

export const playedOf = ({ disc, move }: Ply): PlayedMove => ({ disc, square: move.square, flips: move.flips });

/** Why nothing can be placed on `square`, in one sentence. */
export function refusalWords(position: Position, square: Square, error: TryError, t: Translate): string {
  const name = { square: nameOf(position.board.shape, square) };
  const content = contentAt(position.board, square);
  if (error === "occupied" && content !== "empty") return t(`exercise.occupied.${content}`, name);
  if (error === "turns-nothing") return t(`exercise.turns-nothing.${position.toMove ?? position.turn}`, name);
  return t("exercise.not-now");
}

/** The words of a hint, and for those who do not see them the squares that it rings. */
export const hintWords = (words: string, rings: readonly string[], t: Translate): string =>
  rings.length === 0 ? words : `${words} ${t("exercise.ringed", { squares: rings.join(", ") })}`;

/** How a game that is over came out: "32–32: a draw."; empty before. */
export function resultWords(position: Position, t: Translate): string {
  const score = finalScore(position);
  if (score === null) return "";
  const { black, white } = score;
  const winner = black > white ? "black" : "white";
  return t(`exercise.result.${black === white ? "draw" : winner}`, { black, white });
}

/** How the game ends for the side that moved, if both play their best. */
export function endWords(score: number, t: Translate): string {
  if (score === 0) return t("exercise.ends.draw");
  return t(score > 0 ? "exercise.ends.win" : "exercise.ends.loss", { count: Math.abs(score) });
}
