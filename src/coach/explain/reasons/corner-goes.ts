import { contentAt, type Square, USUAL_SHAPE } from "../../../reversi/index.ts";
import { corners } from "../../concepts/places.ts";
import { changesHands, holding } from "../best-play.ts";
import { movesNamed, sceneOf, type Template } from "../case.ts";
import type { Future } from "../future.ts";

/** With more empty squares the proof takes too long. */
const READ_TO = 18;

/** At which ply of a line a side takes a corner; -1 if it does not. */
const takenAt = ({ line }: Future, corner: Square, isMover: boolean): number =>
  line.findIndex((ply, i) => ply === corner && (i % 2 === 0) === isMover);

/** With best play the other side gets a corner, later than with its reply; after the best move, or by it, the mover gets it. */
export const cornerGoes: Template = (pair) => {
  const { before, played, best, isExact, empties } = pair;
  if (!isExact || empties > READ_TO) return null;
  const [first] = corners(USUAL_SHAPE)
    .filter((corner) => contentAt(before.board, corner) === "empty")
    .map((corner) => ({ corner, at: takenAt(played, corner, false), instead: takenAt(best, corner, true) }))
    .filter(({ at, instead }) => at > 1 && instead >= 0)
    .sort((a, b) => a.at - b.at);
  if (first === undefined || !changesHands(pair, holding(first.corner))) return null;
  const { corner, at, instead } = first;
  return {
    key: instead === 0 ? "corner.missed.later" : "corner.goes",
    numbers: {},
    squares: { ...movesNamed(pair), corner: [corner] },
    strength: 70 - Math.min(at, 10),
    played: sceneOf(played, at + 1, { corner: [corner] }),
    best: sceneOf(best, instead + 1, { corner: [corner] }),
  };
};
