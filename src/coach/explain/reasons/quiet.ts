import { opennessOf } from "../../concepts/quiet.ts";
import { movesNamed, sceneOf, type Template } from "../case.ts";
import { MOVER } from "../future.ts";

/** A smaller difference in openness says little; and near the end few squares are open anyway. */
const GAP = 4;
const GAP_TO_QUIET = 3;
const FROM = 18;

/** The best move turns only discs that are surrounded; the move that was played turns discs with empty squares around. */
export const quietMissed: Template = (pair) => {
  const { before, played, best, empties } = pair;
  if (empties < FROM) return null;
  const [openness, instead] = [played, best].map(({ square }) => opennessOf(before.board, MOVER, square));
  if (openness === undefined || instead === undefined || openness - instead < (instead === 0 ? GAP_TO_QUIET : GAP))
    return null;
  return {
    key: instead === 0 ? "quiet.missed" : "quiet.less",
    numbers: { count: openness, instead },
    squares: movesNamed(pair),
    strength: instead === 0 ? 43 : 28 + Math.min(openness - instead, 10),
    played: sceneOf(played, 1),
    best: sceneOf(best, 1),
  };
};
