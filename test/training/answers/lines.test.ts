import { expect, test } from "vitest";
import { positionFrom } from "../../../src/catalogue/subject.ts";
import type { Line } from "../../../src/coach/concepts/rays.ts";
import {
  moveOn,
  nameOf,
  playOn,
  positionOf,
  squareNamed,
  startGame,
  startPosition,
  USUAL_SHAPE,
} from "../../../src/reversi/index.ts";
import { linesOf } from "../../../src/training/answers/lines.ts";

const at = (name: string): number => squareNamed(USUAL_SHAPE, name) ?? -1;

const namesIn = ({ flips, anchor }: Line): string =>
  [...flips, anchor].map((square) => nameOf(USUAL_SHAPE, square)).join(" ");

const linesAfter = (moves: string, square: string) => {
  const game = (moves.match(/../g) ?? []).reduce((before, move) => {
    const after = playOn(before, at(move));
    return after.ok ? after.value : before;
  }, startGame(startPosition()));
  return linesOf(positionOf(game), at(square)).map(namesIn);
};

test("a first move turns one row of one disc", () => {
  expect(linesAfter("", "f5")).toEqual(["e5 d5"]);
});

test("a move that turns several rows gives each with the disc that closes it, clockwise from the top", () => {
  const position = positionFrom({
    position: "XXXOOOOXOXOOOOOOOOXOOOOOOOOXOOOOOOOOXOOOOOOOOXOXOOOOOOXX-OOOOOOX",
    toMove: "black",
  });
  expect(linesOf(position, at("a8")).map(namesIn)).toEqual([
    "a7 a6 a5 a4 a3 a2 a1",
    "b7 c6 d5 e4 f3 g2 h1",
    "b8 c8 d8 e8 f8 g8 h8",
  ]);
});

test("an illegal move turns no row", () => {
  expect(linesAfter("", "a1")).toEqual([]);
});

test("the rows together are the flips of the move, in random games", () => {
  let game = startGame(startPosition());
  for (let ply = 0; positionOf(game).toMove !== null; ply += 1) {
    const position = positionOf(game);
    for (const { square } of position.legal) {
      const flips = linesOf(position, square).flatMap((line) => line.flips);
      expect(flips).toEqual(moveOn(position, square)?.flips);
    }
    const next = playOn(game, position.legal[(ply * 7) % position.legal.length]?.square ?? -1);
    if (!next.ok) throw new Error(next.error);
    game = next.value;
  }
  expect(game.plies.length).toBeGreaterThan(40);
});
