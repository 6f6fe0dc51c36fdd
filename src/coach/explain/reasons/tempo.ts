import type { Square } from "../../../reversi/index.ts";
import { legalFor } from "../../concepts/mobility.ts";
import { regionAround, regionsOf } from "../../concepts/regions.ts";
import { movesNamed, sceneOf, type Template } from "../case.ts";
import { OTHER } from "../future.ts";

/** With more empty squares a region is no part of the board by itself. */
const TO = 20;

/** The best move is one that the other side cannot answer in the same region, and must play elsewhere; the move that was played it answers there. */
export const tempoLost: Template = (pair) => {
  const { before, played, best, empties } = pair;
  if (empties > TO || regionsOf(before.board, 8).length < 2) return null;
  if (typeof played.reply !== "number" || typeof best.reply !== "number") return null;
  const restOf = (square: Square): readonly Square[] =>
    regionAround(before.board, square, 8).filter((one) => one !== square);
  const rest = restOf(best.square);
  const replies = legalFor(best.after.board, OTHER);
  if (rest.some((square) => replies.includes(square)) || !restOf(played.square).includes(played.reply)) return null;
  return {
    key: "tempo",
    numbers: {},
    squares: { ...movesNamed(pair), reply: [played.reply], bestReply: [best.reply] },
    strength: 51,
    played: sceneOf(played, 2, { region: restOf(played.square).filter((square) => square !== played.reply) }),
    best: sceneOf(best, 1, { region: rest }),
  };
};
