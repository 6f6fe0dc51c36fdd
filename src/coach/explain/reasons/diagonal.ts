import { contentAt, type Disc, opponentOf, type Square, USUAL_SHAPE } from "../../../reversi/index.ts";
import { diagonalsOf } from "../../concepts/diagonals.ts";
import { boardAfter, legalFor, movesFor } from "../../concepts/mobility.ts";
import { neighboursOf, xSquares } from "../../concepts/places.ts";
import { movesNamed, repliesOf, sceneOf, type Template } from "../case.ts";
import { MOVER, type Moment, OTHER } from "../future.ts";

/** An X-square that a side can play and then stand alone on the diagonal, so that the corner behind it stays shut. */
interface SafeX {
  readonly square: Square;
  readonly corner: Square;
  /** Both ends of the diagonal. */
  readonly ends: readonly Square[];
}

function safeXOf({ board }: Moment, side: Disc): readonly SafeX[] {
  const beside = xSquares(USUAL_SHAPE);
  return movesFor(board, side)
    .filter(({ square }) => beside.includes(square))
    .flatMap((move): readonly SafeX[] => {
      const after = boardAfter(board, side, move);
      const held = diagonalsOf(after).find(({ squares, holder }) => holder === side && squares.includes(move.square));
      const ends = held?.ends.map(({ corner }) => corner) ?? [];
      const corner = ends.find((end) => neighboursOf(USUAL_SHAPE, end).includes(move.square));
      if (corner === undefined || contentAt(after, corner) !== "empty") return [];
      return legalFor(after, opponentOf(side)).includes(corner) ? [] : [{ square: move.square, corner, ends }];
    });
}

const has = (list: readonly SafeX[], square: Square): boolean => list.some((one) => one.square === square);

/** The other side replies on an X-square that is safe to it, for it alone stands on the diagonal; after the best move it is not. */
export const diagonalLost: Template = (pair) => {
  const { before, played, best } = pair;
  const found = safeXOf(played.after, OTHER).find(({ square }) => square === played.reply);
  if (found === undefined || has(safeXOf(before, OTHER), found.square) || has(safeXOf(best.after, OTHER), found.square))
    return null;
  if (best.line.some((ply, i) => i % 2 === 1 && ply === found.square)) return null;
  return {
    key: "diagonal.lost",
    numbers: {},
    squares: { ...movesNamed(pair), reply: [found.square], corner: [found.corner], ends: found.ends },
    strength: 66,
    played: sceneOf(played, 2, { corner: [found.corner] }),
    best: sceneOf(best, 1),
  };
};

/** The mover goes on with an X-square that is safe, for it alone stands on the diagonal; after the move that was played it is not. */
export const diagonalWon: Template = (pair) => {
  const replies = repliesOf(pair);
  const next = pair.best.line[2];
  if (replies === null || next === pair.played.square) return null;
  const found = safeXOf(replies.best, MOVER).find(({ square }) => square === next);
  if (found === undefined || has(safeXOf(replies.played, MOVER), found.square)) return null;
  return {
    key: "diagonal.won",
    numbers: {},
    squares: { ...replies.slots, next: [found.square], corner: [found.corner], ends: found.ends },
    strength: 65,
    played: sceneOf(pair.played, 2),
    best: sceneOf(pair.best, 2, { corner: [found.corner], target: [found.square] }),
  };
};
