import { expect, test } from "vitest";
import { type Poisoned, poisonedMoves } from "../../../src/coach/concepts/poisoning.ts";
import {
  type Board,
  contentAt,
  type Disc,
  imageOfBoard,
  imageOfSquare,
  OTHELLO,
  opponentOf,
  play,
  resolve,
  type Square,
  SYMMETRIES,
  USUAL_SHAPE,
} from "../../../src/reversi/index.ts";
import { games, recoloured, SIDES, steps } from "./boards.ts";

/** Late enough for quiet moves, each board with one of its discs in the other colour. */
const pairs = games
  .filter(({ board }) => board.contents.filter((content) => content !== "empty").length > 20)
  .flatMap(({ board }) =>
    USUAL_SHAPE.squares
      .filter((square) => contentAt(board, square) !== "empty")
      .filter((_, i) => i % 4 === 0)
      .map((square) => [board, recoloured(board, square)] as const),
  );

/** What a move turns, and which of it lies open then, seen on the board after it; null where it is not legal. */
function turnedBy(board: Board, side: Disc, square: Square) {
  const position = resolve(OTHELLO, board, side);
  const after = position.toMove === side ? play(position, square) : null;
  if (!after?.ok) return null;
  const is = (one: Square, content: Disc | "empty"): boolean => contentAt(after.value.board, one) === content;
  const turned = USUAL_SHAPE.squares.filter(
    (one) => one !== square && is(one, side) && contentAt(board, one) === opponentOf(side),
  );
  const open = turned.filter((disc) => USUAL_SHAPE.squares.some((one) => is(one, "empty") && steps(one, disc) === 1));
  return { turned, open };
}

function byRules(board: Board, other: Board, side: Disc): readonly Omit<Poisoned, "openness">[] {
  return USUAL_SHAPE.squares.flatMap((square) => {
    const [before, after] = [turnedBy(board, side, square), turnedBy(other, side, square)];
    if (before === null || after === null || before.open.length > 0) return [];
    const turned = after.turned.filter((disc) => !before.turned.includes(disc));
    return turned.some((disc) => after.open.includes(disc)) ? [{ square, turned }] : [];
  });
}

test("a quiet move that must turn more on another board, in the open, is poisoned there, and no other is", () => {
  let found = 0;
  for (const [board, other] of pairs) {
    for (const side of SIDES) {
      const poisoned = poisonedMoves(board, other, side);
      expect(poisoned.map(({ square, turned }) => ({ square, turned }))).toEqual(byRules(board, other, side));
      expect(poisoned.every(({ openness }) => openness > 0)).toBe(true);
      found += poisoned.length;
    }
  }
  expect(found).toBeGreaterThan(20);
});

test("it is the same for all eight images of the boards, and with the colours exchanged", () => {
  const exchanged = (board: Board): Board => ({
    ...board,
    contents: board.contents.map((content) => (content === "empty" ? content : opponentOf(content))),
  });
  for (const [board, other] of pairs.filter((_, i) => i % 5 === 0)) {
    const poisoned = poisonedMoves(board, other, "black");
    expect(poisonedMoves(exchanged(board), exchanged(other), "white")).toEqual(poisoned);
    for (const symmetry of SYMMETRIES) {
      const image = (square: Square): Square => imageOfSquare(USUAL_SHAPE, square, symmetry);
      const turned = poisoned.map((one) => ({
        square: image(one.square),
        turned: one.turned.map(image).sort((a, b) => a - b),
        openness: one.openness,
      }));
      expect(poisonedMoves(imageOfBoard(board, symmetry), imageOfBoard(other, symmetry), "black")).toEqual(
        turned.sort((a, b) => a.square - b.square),
      );
    }
  }
});
