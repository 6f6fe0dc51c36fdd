import { USUAL_SHAPE } from "../../../reversi/index.ts";
import { legalFor } from "../../concepts/mobility.ts";
import { corners } from "../../concepts/places.ts";
import { movesNamed, sceneOf, type Template } from "../case.ts";
import { MOVER } from "../future.ts";

/** The best move takes a corner; after the move that was played the other side takes it, or keeps the mover out of it. */
export const cornerMissed: Template = (pair) => {
  const { played, best } = pair;
  const { reply, answered } = played;
  if (!corners(USUAL_SHAPE).includes(best.square) || typeof reply !== "number" || answered === null) return null;
  const isTaken = reply === best.square;
  if (!isTaken && legalFor(answered.board, MOVER).includes(best.square)) return null;
  return {
    key: isTaken ? "corner.missed.taken" : "corner.missed.shut",
    numbers: {},
    squares: { ...movesNamed(pair), reply: [reply] },
    strength: 88,
    played: sceneOf(played, 2, { corner: [best.square] }),
    best: sceneOf(best, 1, { corner: [best.square] }),
  };
};
