import { changesOfMoves, legalFor } from "../../concepts/mobility.ts";
import { movesNamed, sceneOf, type Template } from "../case.ts";
import { OTHER } from "../future.ts";

/** Where the best move opens something, too, it must be so many moves fewer. */
const FEWER = 2;

/** The move makes the best reply possible, which the best move does not. */
export const movesGiven: Template = (pair) => {
  const { before, played, best } = pair;
  const { reply } = played;
  const { given } = changesOfMoves(before.board, played.after.board, OTHER);
  if (typeof reply !== "number" || reply === best.square || !given.includes(reply)) return null;
  if (legalFor(best.after.board, OTHER).includes(reply)) return null;
  const instead = changesOfMoves(before.board, best.after.board, OTHER).given;
  if (instead.length > 0 && given.length - instead.length < FEWER) return null;
  return {
    key: instead.length === 0 ? "moves.given.none" : "moves.given",
    numbers: { count: given.length, instead: instead.length },
    squares: { ...movesNamed(pair), reply: [reply], given },
    strength: 36 + 2 * Math.min(given.length - instead.length, 5),
    played: sceneOf(played, 1, { replies: given }),
    best: sceneOf(best, 1, { replies: instead }),
  };
};
