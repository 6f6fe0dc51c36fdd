import { forcedCapture } from "../../concepts/force.ts";
import { neverPlays } from "../../concepts/free-moves.ts";
import { legalFor } from "../../concepts/mobility.ts";
import { isReserveAgainst } from "../../concepts/reserve.ts";
import { movesNamed, sceneOf, type Template } from "../case.ts";
import { MOVER, OTHER } from "../future.ts";

/** Later own moves of a line than this are too far off to speak of. */
const SOON = 6;

/** The other side answers with the very square of the best move; had that come first, the move that was played could still follow,
 * whatever the other side does. */
export const wrongOrder: Template = (pair) => {
  const { played, best } = pair;
  if (played.reply !== best.square) return null;
  const at = best.line.findIndex((ply, i) => i > 0 && i % 2 === 0 && ply === played.square);
  const comesSoon =
    at !== -1 && at <= SOON && forcedCapture(best.after.board, OTHER, MOVER, [played.square], at / 2).isForced === true;
  return {
    key: comesSoon ? "order.both" : "order.taken",
    numbers: {},
    squares: movesNamed(pair),
    strength: comesSoon ? 64 : 36,
    played: sceneOf(played, 2, { target: [best.square] }),
    best: sceneOf(best, comesSoon ? at + 1 : 1, { target: [best.square] }),
  };
};

/** Up to so many empty squares it is proven whether a side can ever play somewhere. */
const READ_OUT = 12;
const POSITIONS = 8000;

/** A move that can wait explains a small loss; a larger one has other reasons, too. */
const SMALL = 8;

/** The move is spent on a square that the other side can never use: it could have been kept. */
export const freeMoveSpent: Template = (pair) => {
  const { before, played, best, empties, cost } = pair;
  const { square } = played;
  if (!legalFor(best.after.board, MOVER).includes(square)) return null;
  // It does wait: the mover plays there later.
  if (!best.line.some((ply, i) => i > 0 && i % 2 === 0 && ply === square)) return null;
  if (legalFor(before.board, OTHER).includes(square) || legalFor(best.after.board, OTHER).includes(square)) return null;
  const isForEver = empties <= READ_OUT && neverPlays(best.after.board, OTHER, OTHER, square, POSITIONS) === true;
  if (!isForEver && !isReserveAgainst(best.after.board, square, OTHER)) return null;
  return {
    key: isForEver ? "free.spent" : "free.reserve",
    numbers: {},
    squares: movesNamed(pair),
    strength: isForEver ? 68 : cost <= SMALL ? 55 : 43,
    played: sceneOf(played, 1),
    best: sceneOf(best, 1, { target: [square] }),
  };
};
