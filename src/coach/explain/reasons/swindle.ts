import { swindlesOf } from "../../concepts/swindles.ts";
import { movesNamed, sceneOf, type Template } from "../case.ts";
import { OTHER } from "../future.ts";

/** The other side plays into a pair of squares where the mover cannot answer, and so has both; after the best move it cannot. */
export const swindleGiven: Template = (pair) => {
  const { played, best } = pair;
  const found = swindlesOf(played.after.board, OTHER).find(({ square }) => square === played.reply);
  if (found === undefined || !played.line.some((ply, i) => i % 2 === 1 && ply === found.rest)) return null;
  const isTakenAnyway = [found.square, found.rest].every((one) =>
    best.line.some((ply, i) => i % 2 === 1 && ply === one),
  );
  if (isTakenAnyway || swindlesOf(best.after.board, OTHER).some(({ square }) => square === found.square)) return null;
  return {
    key: found.isForEver === true ? "swindle.given" : "swindle.given.now",
    numbers: {},
    squares: { ...movesNamed(pair), reply: [found.square], rest: [found.rest] },
    strength: 67,
    played: sceneOf(played, 2, { target: [found.rest] }),
    best: sceneOf(best, 1),
  };
};
