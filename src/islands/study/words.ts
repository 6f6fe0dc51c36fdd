import { passWords } from "../../board/announce.ts";
import type { Translate } from "../../locales/text.ts";
import { nameOf, type Ply } from "../../reversi/index.ts";

/** A move of the record, and the pass it forces if it forces one. */
export function plyWords(ply: Ply, number: number, t: Translate): string {
  const { disc, move, after } = ply;
  const square = nameOf(after.board.shape, move.square);
  const moved = t(`study.game.move.${disc}`, { number, square, flips: move.flips.length });
  return after.passes === null ? moved : `${moved} ${passWords(after.passes, t)}`;
}
