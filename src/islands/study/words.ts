import { announceMoves, passWords } from "../../board/announce.ts";
import type { Translate } from "../../locales/text.ts";
import { finalScore, nameOf, type Ply } from "../../reversi/index.ts";
import { playedOf } from "../exercise/words.ts";

/** A move of the record, and the pass it forces if it forces one. */
export function plyWords(ply: Ply, number: number, t: Translate): string {
  const { disc, move, after } = ply;
  const square = nameOf(after.board.shape, move.square);
  const moved = t(`study.game.move.${disc}`, { number, square, flips: move.flips.length });
  return after.passes === null ? moved : `${moved} ${passWords(after.passes, t)}`;
}

/** Tells moves and what follows: "a8, 18 turned. The game is over: 32–32, a draw." */
export function pliesWords(plies: readonly Ply[], t: Translate): string {
  const last = plies.at(-1)?.after;
  if (last === undefined) return "";
  return announceMoves(plies.map(playedOf), { passes: last.passes, score: finalScore(last) }, last.board.shape, t);
}
