import { changesOfMoves, legalFor } from "../../concepts/mobility.ts";
import { movesNamed, sceneOf, type Template } from "../case.ts";
import { OTHER } from "../future.ts";

/** The move makes the best reply possible, which the best move does not. */
export const movesGiven: Template = (pair) => {
  const { before, played, best } = pair;
  const { reply } = played;
  const { given } = changesOfMoves(before.board, played.after.board, OTHER);
  if (typeof reply !== "number" || !given.includes(reply)) return null;
  if (legalFor(best.after.board, OTHER).includes(reply)) return null;
  const instead = changesOfMoves(before.board, best.after.board, OTHER).given;
  if (instead.length >= given.length) return null;
  return {
    key: instead.length === 0 ? "moves.given.none" : "moves.given",
    numbers: { count: given.length, instead: instead.length },
    squares: { ...movesNamed(pair), reply: [reply], given },
    strength: 44 + 2 * Math.min(given.length - instead.length, 5),
    played: sceneOf(played, 1, { replies: given }),
    best: sceneOf(best, 1, { replies: instead }),
  };
};

/** The best move takes the reply away that the other side chooses after the move that was played. */
export const movesLeft: Template = (pair) => {
  const { before, played, best } = pair;
  const { reply } = played;
  const { taken } = changesOfMoves(before.board, best.after.board, OTHER);
  if (typeof reply !== "number" || reply === best.square || !taken.includes(reply)) return null;
  return {
    key: "moves.left",
    numbers: { count: taken.length },
    squares: { ...movesNamed(pair), reply: [reply], taken },
    strength: 42,
    played: sceneOf(played, 1, { replies: [reply] }),
    best: sceneOf(best, 1, { target: taken.filter((square) => square !== best.square) }),
  };
};
