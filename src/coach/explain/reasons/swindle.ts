import { swindlesOf } from "../../concepts/swindles.ts";
import { movesNamed, sceneOf, type Template } from "../case.ts";
import { MOVER, OTHER } from "../future.ts";

/** The other side plays into a pair of squares where the mover cannot answer, and so has both; after the best move it cannot. */
export const swindleGiven: Template = (pair) => {
  const { played, best } = pair;
  const found = swindlesOf(played.after.board, OTHER).find(({ square }) => square === played.reply);
  if (found === undefined || !played.line.some((ply, i) => i % 2 === 1 && ply === found.rest)) return null;
  if (swindlesOf(best.after.board, OTHER).some(({ square }) => square === found.square)) return null;
  return {
    key: found.isForEver === true ? "swindle.given" : "swindle.given.now",
    numbers: {},
    squares: { ...movesNamed(pair), reply: [found.square], rest: [found.rest] },
    strength: 67,
    played: sceneOf(played, 2, { target: [found.rest] }),
    best: sceneOf(best, 1),
  };
};

/** The best move plays into a pair of squares where the other side cannot answer; after the move that was played that is over. */
export const swindleMissed: Template = (pair) => {
  const { before, played, best } = pair;
  const found = swindlesOf(before.board, MOVER).find(({ square }) => square === best.square);
  if (found === undefined || played.answered === null || typeof played.reply !== "number") return null;
  if (!best.line.some((ply, i) => i > 0 && i % 2 === 0 && ply === found.rest)) return null;
  if (swindlesOf(played.answered.board, MOVER).some(({ square }) => square === found.square)) return null;
  return {
    key: found.isForEver === true ? "swindle.missed" : "swindle.missed.now",
    numbers: {},
    squares: { ...movesNamed(pair), reply: [played.reply], rest: [found.rest] },
    strength: 67,
    played: sceneOf(played, 2),
    best: sceneOf(best, 1, { target: [found.rest] }),
  };
};
