import { cornersOpenTo } from "../../concepts/corners.ts";
import { sceneOf, type Template } from "../case.ts";
import { OTHER } from "../future.ts";

/** The other side can now take a corner at once, and does; after the best move it cannot. */
export const cornerGiven: Template = ({ before, played, best }) => {
  const { reply } = played;
  if (typeof reply !== "number") return null;
  const had = cornersOpenTo(before.board, OTHER);
  const open = cornersOpenTo(played.after.board, OTHER);
  if (!open.includes(reply) || had.includes(reply)) return null;
  if (cornersOpenTo(best.after.board, OTHER).length > 0) return null;
  return {
    key: "corner.given",
    numbers: {},
    squares: { move: [played.square], corner: [reply], best: [best.square] },
    strength: 90,
    played: sceneOf(played, 1, { corner: [reply] }),
    best: sceneOf(best, 1),
  };
};
