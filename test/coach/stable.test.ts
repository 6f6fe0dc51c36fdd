import { expect, test } from "vitest";
import { stableDiscs } from "../../src/coach/concepts/stable.ts";
import { contentAt, countDiscs, type Position, play, type Square } from "../../src/reversi/index.ts";
import { turnable } from "../../src/training/witness.ts";
import { diagram, namesOf, positionAt, randomPositions } from "../training/support.ts";

/** Every disc that any legal game from here on turns, by playing them all. */
function turnedInAnyGame(position: Position, turned = new Set<Square>(), seen = new Set<string>()): Set<Square> {
  const key = position.board.contents.join() + position.toMove;
  if (seen.has(key)) return turned;
  seen.add(key);
  for (const { square, flips } of position.legal) {
    for (const flip of flips) turned.add(flip);
    const after = play(position, square);
    if (after.ok) turnedInAnyGame(after.value, turned, seen);
  }
  return turned;
}

const late = [
  ...randomPositions(400).filter(({ board, end }) => countDiscs(board).empty <= 7 && end === null),
  ...randomPositions(30, { variant: "four" }).filter(({ board }) => countDiscs(board).empty <= 8),
];

test("no game turns a disc that the rule calls stable: all games from many late positions were played", () => {
  expect(late.length).toBeGreaterThan(15);
  let found = 0;
  for (const position of late) {
    const turned = turnedInAnyGame(position);
    const stable = [...stableDiscs(position.board)];
    found += stable.length;
    expect(stable.filter((square) => turned.has(square))).toEqual([]);
  }
  expect(found).toBeGreaterThan(100);
});

test("a disc that is said to be turnable is turned in some game, and where all games are few none is missed", () => {
  for (const position of late.slice(0, 8)) {
    const turned = turnedInAnyGame(position);
    const discs = position.board.shape.squares.filter((square) => contentAt(position.board, square) !== "empty");
    const lies = discs.filter((square) => turned.has(square));
    expect([...turnable(position, discs, 300)].sort((a, b) => a - b)).toEqual(lies);
  }
});

test.each([
  ["nothing at the start", positionAt({}), ""],
  ["a corner, and what grows from it along an edge", diagram("black", "XXX.....", "X......."), "a1 b1 c1 a2"],
  ["not a disc beside a corner of the other colour", diagram("black", "XOO.....", "X......."), "a1 a2"],
  ["the triangle behind a corner", diagram("black", "XXX.....", "XX......", "X......."), "a1 b1 c1 a2 b2 a3"],
  ["not an edge disc without an anchor", diagram("black", "..XXX..."), ""],
  ["a full edge, whatever its colours", diagram("black", "XOXOOXXO"), "a1 b1 c1 d1 e1 f1 g1 h1"],
])("the rule names %s", (_, position, squares) => {
  expect(
    namesOf(
      position,
      [...stableDiscs(position.board)].sort((a, b) => a - b),
    ),
  ).toBe(squares);
});
