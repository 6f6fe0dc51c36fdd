import { legalFor } from "../../concepts/mobility.ts";
import { sceneOf, type Template } from "../case.ts";
import { type Future, MOVER, OTHER } from "../future.ts";

/** A smaller difference in the balance of moves says little. */
const GAP = 4;

const choices = ({ answered }: Future) =>
  answered && { own: legalFor(answered.board, MOVER), other: legalFor(answered.board, OTHER) };

/** After the best replies, the mover has fewer moves to choose from, or the other side more. */
export const mobility: Template = ({ played, best }) => {
  const [after, instead] = [choices(played), choices(best)];
  if (after === null || instead === null || typeof played.reply !== "number" || typeof best.reply !== "number")
    return null;
  const gap = instead.own.length - instead.other.length - (after.own.length - after.other.length);
  if (gap < GAP || after.own.length >= instead.own.length) return null;
  return {
    key: "mobility",
    numbers: {
      count: after.own.length,
      others: after.other.length,
      instead: instead.own.length,
      insteadOthers: instead.other.length,
    },
    squares: { move: [played.square], reply: [played.reply], best: [best.square], bestReply: [best.reply] },
    strength: 30 + Math.min(gap, 12),
    played: sceneOf(played, 2, { moves: after.own }),
    best: sceneOf(best, 2, { moves: instead.own }),
  };
};
