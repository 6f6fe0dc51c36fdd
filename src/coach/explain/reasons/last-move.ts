import type { Square } from "../../../reversi/index.ts";
import { regionsOf } from "../../concepts/regions.ts";
import { changesHands, lastIn } from "../best-play.ts";
import { movesNamed, sceneOf, type Template } from "../case.ts";
import type { Future } from "../future.ts";

/** With more empty squares the proof takes too long. */
const READ_TO = 18;

/** How many plies of a line it takes until a region is full. */
const pliesToFill = ({ line }: Future, region: readonly Square[]): number =>
  1 + line.findLastIndex((ply) => ply !== "pass" && region.includes(ply));

/** Whether the mover is the one who places the last disc in a region on this line; null if it is not filled. */
function isMoverLast(future: Future, region: readonly Square[]): boolean | null {
  const isFilled = region.every((square) => future.line.includes(square));
  return isFilled ? pliesToFill(future, region) % 2 === 1 : null;
}

/** The last move in a region goes to the other side; after the best move it goes to the mover. */
export const lastInRegion: Template = (pair) => {
  const { before, played, best, isExact, empties } = pair;
  if (!isExact || empties > READ_TO) return null;
  const regions = regionsOf(before.board, 8).map(({ squares }) => squares);
  const found = regions.filter(
    (region) =>
      regions.length > 1 &&
      region.length > 1 &&
      isMoverLast(played, region) === false &&
      isMoverLast(best, region) === true,
  );
  const region = found.find((one) => changesHands(pair, lastIn(one)));
  if (region === undefined) return null;
  return {
    key: "last.region",
    numbers: { count: region.length },
    squares: { ...movesNamed(pair), region },
    strength: 50 - region.length,
    played: sceneOf(played, pliesToFill(played, region), { region }),
    best: sceneOf(best, pliesToFill(best, region), { region }),
  };
};

/** Where there is one region only: the last disc of the game is placed by the other side; after the best move by the mover. */
export const lastOfAll: Template = (pair) => {
  const { before, played, best, isExact, empties } = pair;
  if (!isExact || empties > READ_TO) return null;
  const [all = [], ...others] = regionsOf(before.board, 8).map(({ squares }) => squares);
  if (others.length > 0) return null;
  if (isMoverLast(played, all) !== false || isMoverLast(best, all) !== true || !changesHands(pair, lastIn(all)))
    return null;
  return {
    key: "last.all",
    numbers: {},
    squares: movesNamed(pair),
    strength: 34,
    played: sceneOf(played, played.line.length),
    best: sceneOf(best, best.line.length),
  };
};
