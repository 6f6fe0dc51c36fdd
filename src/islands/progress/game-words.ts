import type { Translate } from "../../locales/text.ts";
import type { GameRecord } from "../../progress/index.ts";
import { type Game, OTHELLO } from "../../reversi/index.ts";
import { resultOf } from "../../training/duel.ts";
import { opponentName, resultWords } from "../play/words.ts";

/** What a kept game is called, and how it came out or how far it is. `game` is that of the record, null if it cannot be read. */
export function gameWords(
  record: GameRecord,
  game: Game | null,
  t: Translate,
): { readonly title: string; readonly standing: string } {
  const name = opponentName(record, t);
  const isUsual = record.variant === OTHELLO.id;
  const board = isUsual ? "" : t("progress.games.board", { board: t(`play.choose.shape.${record.variant}`) });
  const duel = game && { game, learner: record.learner === "both" ? null : record.learner };
  const result = duel && resultOf(duel);
  return {
    title: `${name ?? t("play.choose.two.name")}${board}`,
    standing:
      duel && result
        ? resultWords(result, duel, name ?? "", t).label
        : t("progress.games.moves", { count: record.plies }),
  };
}
