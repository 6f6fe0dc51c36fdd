import { endWords, passWords } from "../../board/announce.ts";
import type { Translate } from "../../locales/text.ts";
import { nameOf, opponentOf, positionOf } from "../../reversi/index.ts";
import { type Duel, eventsFrom } from "../../training/duel.ts";

/** What has come about in a duel since `ply` discs lay there: an own move by its square, the opponent's with its side, passes, the end. */
export function duelWords(duel: Duel, ply: number, t: Translate): string {
  const { shape } = positionOf(duel.game).board;
  const told = eventsFrom(duel, ply).map((event) => {
    if (event.kind === "pass") return passWords(event.disc, t);
    if (event.kind === "end") return endWords(event.result.score, t);
    const { disc, move } = event.ply;
    const values = { square: nameOf(shape, move.square), count: move.flips.length };
    return t(duel.learner === opponentOf(disc) ? `board.move.${disc}` : "board.move", values);
  });
  return told.join(" ");
}
