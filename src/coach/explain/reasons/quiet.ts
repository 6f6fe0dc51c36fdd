import type { Disc, Square } from "../../../reversi/index.ts";
import { safeMoves } from "../../concepts/mobility.ts";
import { opennessOfMoves, quietMoves } from "../../concepts/quiet.ts";
import { movesNamed, repliesOf, sceneOf, type Template } from "../case.ts";
import { MOVER, type Moment, OTHER } from "../future.ts";

/** A smaller difference in openness says little; and near the end few squares are open anyway. */
const GAP = 3;
const FROM = 18;

/** The best move turns only discs that are surrounded; the move that was played turns discs with empty squares around. */
export const quietMissed: Template = (pair) => {
  const { before, played, best, empties } = pair;
  if (empties < FROM) return null;
  const all = opennessOfMoves(before.board, MOVER);
  const [open, closed] = [played, best].map(({ square }) => all.find((move) => move.square === square));
  if (open === undefined || closed === undefined) return null;
  const [openness, instead] = [open.openness, closed.openness];
  if (openness - instead < GAP || openness < 2 * instead || open.beside.length <= closed.beside.length) return null;
  return {
    key: instead === 0 ? "quiet.missed" : "quiet.less",
    // Told is how many squares there are, each once: that can be counted on the board.
    numbers: { count: open.beside.length, instead: closed.beside.length },
    squares: movesNamed(pair),
    strength: instead === 0 ? 46 : 28 + Math.min(openness - instead, 10),
    played: sceneOf(played, 1),
    best: sceneOf(best, 1),
  };
};

/** The quiet moves of a side that give no corner. */
function quietOf({ board }: Moment, side: Disc): readonly Square[] {
  const safe = safeMoves(board, side);
  return quietMoves(board, side).filter((square) => safe.includes(square));
}

/** The best reply to the move is a quiet one; after the best move the other side has none. */
export const quietReply: Template = (pair) => {
  const { played, best, empties } = pair;
  if (empties < FROM || typeof played.reply !== "number") return null;
  if (!quietOf(played.after, OTHER).includes(played.reply) || quietOf(best.after, OTHER).length > 0) return null;
  return {
    key: "quiet.reply",
    numbers: {},
    squares: { ...movesNamed(pair), reply: [played.reply] },
    strength: 47,
    played: sceneOf(played, 1, { replies: [played.reply] }),
    best: sceneOf(best, 1),
  };
};

/** After the best move and its reply the mover has a quiet move besides the one that was played; after that one it has none. */
export const quietNext: Template = (pair) => {
  const replies = repliesOf(pair);
  if (replies === null || pair.empties < FROM) return null;
  const quiet = quietOf(replies.best, MOVER).filter((square) => square !== pair.played.square);
  const next = pair.best.line[2];
  if (!quiet.some((square) => square === next) || quietOf(replies.played, MOVER).length > 0) return null;
  return {
    key: "quiet.next",
    numbers: { count: quiet.length },
    squares: { ...replies.slots, quiet },
    strength: 44,
    played: sceneOf(pair.played, 2),
    best: sceneOf(pair.best, 2, { "safe-moves": quiet }),
  };
};
