import { regionsOf } from "../../concepts/regions.ts";
import { movesNamed, sceneOf, type Template } from "../case.ts";
import type { Moment } from "../future.ts";

/** With more empty squares the regions say little. */
const TO = 20;

const oddOf = ({ board }: Moment) => regionsOf(board, 8).filter(({ isOdd }) => isOdd);

/** After the best move every region is even, so that each move into one can be answered there; the move leaves an odd one to play into. */
export const oddRegionLeft: Template = (pair) => {
  const { played, best, empties } = pair;
  if (empties > TO || oddOf(best.after).length > 0 || regionsOf(best.after.board, 8).length < 2) return null;
  const odd = oddOf(played.after).find(({ squares }) => squares.includes(Number(played.reply)));
  if (odd === undefined || typeof played.reply !== "number") return null;
  return {
    key: "parity.odd",
    numbers: { count: odd.squares.length },
    squares: { ...movesNamed(pair), reply: [played.reply], region: odd.squares },
    strength: 38,
    played: sceneOf(played, 1, { region: odd.squares }),
    best: sceneOf(best, 1, { region: regionsOf(best.after.board, 8).flatMap(({ squares }) => squares) }),
  };
};
