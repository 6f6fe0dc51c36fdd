import { poisonedMoves } from "../../concepts/poisoning.ts";
import { movesNamed, sceneOf, type Template } from "../case.ts";
import { OTHER } from "../future.ts";

/** What is spoilt a little may be played all the same; and near the end few squares are open anyway. */
const LEAST_OPEN = 3;
const FROM = 16;

/** The best reply to the move is a quiet one; after the best move it must turn more, and is quiet no longer. */
export const replyPoisoned: Template = (pair) => {
  const { played, best, empties } = pair;
  const { reply } = played;
  if (empties < FROM || typeof reply !== "number") return null;
  const poisoned = poisonedMoves(played.after.board, best.after.board, OTHER).find(({ square }) => square === reply);
  if (poisoned === undefined || poisoned.openness < LEAST_OPEN) return null;
  const { turned } = poisoned;
  return {
    key: "poisoning",
    numbers: {},
    squares: { ...movesNamed(pair), reply: [reply], turned },
    strength: 35,
    played: sceneOf(played, 1, { replies: [reply] }),
    best: sceneOf(best, 1, { replies: [reply], turned }),
  };
};
