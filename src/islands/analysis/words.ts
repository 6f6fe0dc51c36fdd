import { announceMoves, endWords, refusalWords } from "../../board/announce.ts";
import { turnWords } from "../../board/describe.ts";
import { joined } from "../../board/words.ts";
import type { Analysis, MoveValue } from "../../engine/client.ts";
import type { Translate } from "../../locales/text.ts";
import {
  countDiscs,
  type Disc,
  finalScore,
  nameOf,
  type Ply,
  type Position,
  type Square,
} from "../../reversi/index.ts";
import { playedOf } from "../exercise/words.ts";
import { lastOf, type Session, shownOf } from "./session.ts";
import type { Reading } from "./values.ts";
import { isOwnStart, placeOf } from "./work.ts";

/** What stands in a card: a line, and a sentence. */
export interface Message {
  readonly title: string;
  readonly text: string;
}

export const namesOf = (squares: readonly Square[], { board }: Position, t: Translate): string =>
  joined(
    squares.map((square) => nameOf(board.shape, square)),
    t,
  );

/** Who wins by how much; `forBlack` is Black's score. */
function worthWords(forBlack: number, isExact: boolean, t: Translate): string {
  const side = forBlack === 0 ? "draw" : forBlack > 0 ? "black" : "white";
  return t(`analysis.${isExact ? "worth" : "about"}.${side}`, { count: Math.abs(forBlack) });
}

/** A score of the side to move as Black's. */
const forBlack = (score: number, disc: Disc): number => (disc === "black" ? score : 0 - score);

/** How a game that is over came out. */
function overMessage(position: Position, t: Translate): Message {
  const { black, white } = finalScore(position) ?? { black: 0, white: 0 };
  const side = black === white ? "draw" : black > white ? "black" : "white";
  const { empty } = countDiscs(position.board);
  const title = t(`analysis.over.${side}`, { count: Math.abs(black - white) });
  return {
    title,
    text: endWords({ black, white }, t) + (empty === 0 ? "" : ` ${t("analysis.over.empty")}`),
  };
}

/** How far an analysis got, in a sentence. */
function depthWords({ isExact, depth }: Analysis, state: Reading["state"], t: Translate): string {
  if (isExact) return t("analysis.depth.exact");
  return t(state === "reading" ? "analysis.depth.reading" : "analysis.depth.done", { count: depth });
}

/** What a position is worth, as far as it is known. */
export function worthMessage(position: Position, reading: Reading | undefined, t: Translate): Message {
  const { toMove } = position;
  if (toMove === null) return overMessage(position, t);
  const latest = reading?.rounds.at(-1);
  if (reading?.state === "failed" && latest === undefined) {
    return { title: t("analysis.unread"), text: t("analysis.unread.text") };
  }
  if (reading === undefined || latest === undefined)
    return { title: t("analysis.reading"), text: t("analysis.reading.text") };
  const plain = reading.isPlain ? ` ${t("analysis.plain")}` : "";
  return {
    title: worthWords(forBlack(latest.score, toMove), latest.isExact, t),
    text: depthWords(latest, reading.state, t) + plain,
  };
}

/** What a move is worth to the side that makes it, in words. */
export function valueWords({ score, isExact }: Pick<MoveValue, "score" | "isExact">, t: Translate): string {
  const count = Math.abs(score);
  if (score === 0) return t(isExact ? "analysis.value.draw" : "analysis.value.even");
  if (isExact) return t(score > 0 ? "analysis.value.win" : "analysis.value.loss", { count });
  return t(score > 0 ? "analysis.value.ahead" : "analysis.value.behind", { count });
}

/** How a value was found: exact, or how deep. */
export const sureWords = ({ isExact, depth }: Pick<MoveValue, "isExact" | "depth">, t: Translate): string =>
  isExact ? t("analysis.value.exact") : t("analysis.value.depth", { depth });

/** A move of the game as the list has it, and the pass it forces if it forces one. */
export function plyWords({ disc, move, after }: Ply, number: number, t: Translate): string {
  const square = nameOf(after.board.shape, move.square);
  return t(`analysis.game.${disc}${after.passes === null ? "" : ".pass"}`, { number, square });
}

/** Tells a move that was made and what follows from it. */
function moveWords(ply: Ply, t: Translate): string {
  const { after } = ply;
  return announceMoves([playedOf(ply)], { passes: after.passes, score: finalScore(after) }, after.board.shape, t);
}

/** Where in the game the board stands: the last move with its number, or that it is the start. */
function placeWords({ work }: Session, t: Translate): string {
  const { plies, undone } = work.game;
  const last = plies.at(-1);
  const position = placeOf(work);
  const turn = position.toMove === null ? "" : turnWords(position, t);
  if (last === undefined) return isOwnStart(work.game.start) ? `${t("analysis.begun")} ${turn}` : turn;
  const at = t("analysis.game.at", { number: plies.length, of: plies.length + undone.length });
  return `${at} ${moveWords(last, t)} ${turn}`;
}

/** What the status region says of what has just been done. */
export function spokenWords(session: Session, t: Translate): string {
  const { news, mode, look } = session;
  const position = shownOf(session);
  const name = (square: Square): string => nameOf(position.board.shape, square);
  const last = lastOf(session);
  switch (news.kind) {
    case "start":
      return "";
    case "refused":
      return refusalWords(news.error, name(news.square), t);
    case "no-disc":
      return t("analysis.no-disc", { square: name(news.square) });
    case "mode":
      return t(mode === "recolour" ? "analysis.recolour.on" : "analysis.recolour.off");
    case "move":
    case "redo":
      return last === undefined ? placeWords(session, t) : moveWords(last, t);
    case "step": {
      if (look === null || last === undefined) return "";
      const { plies, undone } = look.game;
      return t("analysis.line.at", { at: plies.length, of: plies.length + undone.length, told: moveWords(last, t) });
    }
    case "pasted":
      return `${t("analysis.pasted", { count: news.games })} ${placeWords(session, t)}`;
    case "link":
      return `${t("analysis.linked")} ${placeWords(session, t)}`;
    case "undo":
      return `${t("analysis.undone")} ${placeWords(session, t)}`;
    default:
      return placeWords(session, t);
  }
}
