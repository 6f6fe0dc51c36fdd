import type { Disc, Square } from "../../../reversi/index.ts";
import { answeredMoves } from "../../concepts/mobility.ts";
import { movesNamed, repliesOf, sceneOf, type Template } from "../case.ts";
import { MOVER, type Moment, OTHER } from "../future.ts";

/** A side's moves, and those of them that give no corner which could not be taken before. */
function choicesOf(
  { board }: Moment,
  side: Disc,
): { readonly all: readonly Square[]; readonly safe: readonly Square[] } {
  const moves = answeredMoves(board, side);
  return {
    all: moves.map(({ square }) => square),
    safe: moves.flatMap(({ square, gives }) => (gives.length === 0 ? [square] : [])),
  };
}

/** With fewer safe moves after the best move the difference says little. */
const ENOUGH = 2;

/** After the best reply each of the mover's moves gives a corner; after the best move some do not. */
export const noSafeMove: Template = (pair) => {
  const replies = repliesOf(pair);
  if (replies === null) return null;
  const left = choicesOf(replies.played, MOVER);
  const instead = choicesOf(replies.best, MOVER);
  if (left.all.length === 0 || left.safe.length > 0 || instead.safe.length < ENOUGH) return null;
  return {
    key: "safe.none",
    numbers: { count: left.all.length, instead: instead.safe.length },
    squares: { ...replies.slots, moves: left.all, safe: instead.safe },
    strength: 78,
    played: sceneOf(pair.played, 2, { moves: left.all }),
    best: sceneOf(pair.best, 2, { "safe-moves": instead.safe }),
  };
};

/** After the best move each reply gives a corner; after the move that was played some do not. */
export const noSafeReply: Template = (pair) => {
  const { played, best } = pair;
  const left = choicesOf(played.after, OTHER);
  const instead = choicesOf(best.after, OTHER);
  if (instead.all.length === 0 || instead.safe.length > 0 || left.safe.length === 0) return null;
  if (!left.safe.includes(Number(played.reply))) return null;
  return {
    key: "safe.none.other",
    numbers: { count: instead.all.length },
    squares: { ...movesNamed(pair), moves: instead.all, safe: left.safe },
    strength: 79,
    played: sceneOf(played, 1, { "safe-moves": left.safe }),
    best: sceneOf(best, 1, { replies: instead.all }),
  };
};
