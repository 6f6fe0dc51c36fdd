import { expect, test } from "vitest";
import { stableDiscs, stableWithAnchors } from "../../../src/coach/concepts/stable.ts";
import { diceFor } from "../../../src/engine/opponents/dice.ts";
import {
  contentAt,
  countDiscs,
  flipsOf,
  isEmptySet,
  legalSquares,
  type Position,
  passBits,
  play,
  playBits,
  type Square,
  setHas,
  squaresOfSet,
  toBitBoard,
} from "../../../src/reversi/index.ts";
import { turnable } from "../../../src/training/proof/witness.ts";
import { diagram, namesOf, positionAt, randomPositions } from "../../training/support.ts";

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

/** How many of `squares` are turned in one game that is played on at random. */
function turnedAtRandom(position: Position, squares: readonly Square[], random: () => number): number {
  let board = toBitBoard(position.board, position.toMove ?? "black");
  let turned = 0;
  for (let passes = 0; passes < 2; ) {
    const legal = squaresOfSet(legalSquares(board));
    const square = legal[Math.floor(random() * legal.length)];
    passes = square === undefined ? passes + 1 : 0;
    if (square !== undefined) {
      const flips = flipsOf(board, square);
      if (!isEmptySet(flips)) turned += squares.filter((one) => setHas(flips, one)).length;
    }
    board = square === undefined ? passBits(board) : playBits(board, square);
  }
  return turned;
}

test("a stable disc survives a thousand random continuations", () => {
  const random = diceFor(5);
  const positions = randomPositions(300)
    .map((position) => ({ position, stable: [...stableDiscs(position.board)] }))
    .filter(({ position, stable }) => stable.length > 0 && position.end === null)
    .slice(0, 15);
  expect(positions.length).toBe(15);
  for (const { position, stable } of positions) {
    let turned = 0;
    for (let game = 0; game < 1000; game += 1) turned += turnedAtRandom(position, stable, random);
    expect(turned).toBe(0);
    // The same games turn other discs: the count could fail.
    const others = position.board.shape.squares.filter((square) => contentAt(position.board, square) !== "empty");
    expect(turnedAtRandom(position, others, random)).toBeGreaterThan(0);
  }
}, 60_000);

test.each([
  ["a corner rests on itself", ["X......."], "a1", "a1", 0],
  ["a disc beside it on the corner", ["XXX....."], "c1", "a1", 0],
  ["a disc in a full edge of two colours on the full line", ["XXXXOXXO"], "e1", "", 1],
  ["discs of an edge in one colour on the nearest corner", ["XXXXXXXX"], "g1", "h1", 0],
  ["a disc between two chains on both corners", ["XXXOXXXX"], "d1", "a1 h1", 0],
  ["a disc in the triangle on its corner", ["XXX.....", "XX......", "X......."], "b2", "a1", 0],
] as const)("%s", (_, ranks, name, anchors, fullLines) => {
  const position = diagram("black", ...ranks);
  const disc = stableWithAnchors(position.board).find((one) => namesOf(position, [one.square]) === name);
  expect(namesOf(position, disc?.anchors ?? [])).toBe(anchors);
  expect(disc?.fullLines.length).toBe(fullLines);
});
