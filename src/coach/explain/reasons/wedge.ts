import { wedgesFor } from "../../concepts/wedges.ts";
import { movesNamed, sceneOf, type Template } from "../case.ts";
import { MOVER, OTHER } from "../future.ts";

/** The best reply wedges a disc between two of the mover's on an edge; before the move, and after the best one, it could not. */
export const wedgeGiven: Template = (pair) => {
  const { before, played, best } = pair;
  const wedge = wedgesFor(played.after.board, OTHER).find(({ square }) => square === played.reply);
  if (wedge === undefined) return null;
  const is = ({ square }: { readonly square: number }): boolean => square === wedge.square;
  if (best.line.some((ply, i) => i % 2 === 1 && ply === wedge.square)) return null;
  if (wedgesFor(before.board, OTHER).some(is) || wedgesFor(best.after.board, OTHER).some(is)) return null;
  return {
    key: "wedge.given",
    numbers: {},
    squares: { ...movesNamed(pair), reply: [wedge.square], ends: wedge.between },
    strength: 74,
    played: sceneOf(played, 1, { target: [wedge.square], "key-discs": wedge.between }),
    best: sceneOf(best, 1),
  };
};

/** The best move wedges a disc between two of the other side's; after the one that was played that can no longer be done. */
export const wedgeMissed: Template = (pair) => {
  const { before, played, best } = pair;
  const wedge = wedgesFor(before.board, MOVER).find(({ square }) => square === best.square);
  if (wedge === undefined || played.answered === null || typeof played.reply !== "number") return null;
  if (wedgesFor(played.answered.board, MOVER).some(({ square }) => square === wedge.square)) return null;
  return {
    key: "wedge.missed",
    numbers: {},
    squares: { ...movesNamed(pair), reply: [played.reply], ends: wedge.between },
    strength: 73,
    played: sceneOf(played, 2, { target: [wedge.square] }),
    best: sceneOf(best, 1, { target: [wedge.square], "key-discs": wedge.between }),
  };
};
