import { expect, test } from "vitest";
import { freeMoves, neverPlays } from "../../../src/coach/concepts/free-moves.ts";
import { legalFor } from "../../../src/coach/concepts/mobility.ts";
import { swindlesOf } from "../../../src/coach/concepts/swindles.ts";
import { type Disc, opponentOf, type Position, play, type Square } from "../../../src/reversi/index.ts";
import { diagram, namesOf, randomPositions, squareIn } from "../../training/support.ts";
import { emptiesOn, emptySquares, SIDES } from "./boards.ts";

const late = randomPositions(500).filter(({ board, end }) => end === null && emptiesOn(board) <= 7);

/** The squares on which `side` can play in some game from here on, by playing them all with the rules. */
function playedBy(position: Position, side: Disc, found = new Set<Square>(), seen = new Set<string>()): Set<Square> {
  const key = position.board.contents.join() + position.toMove;
  if (seen.has(key)) return found;
  seen.add(key);
  for (const { square } of position.legal) {
    if (position.toMove === side) found.add(square);
    const after = play(position, square);
    if (after.ok) playedBy(after.value, side, found, seen);
  }
  return found;
}

test("a side never plays on a square if no game lets it: all games from many late positions were played", () => {
  const verdicts = { true: 0, false: 0 };
  for (const { board, toMove, ...position } of late) {
    if (toMove === null) continue;
    for (const side of SIDES) {
      const played = playedBy({ board, toMove, ...position }, side);
      for (const square of emptySquares(board)) {
        const verdict = neverPlays(board, toMove, side, square);
        expect(verdict).toBe(!played.has(square));
        verdicts[`${!played.has(square)}`] += 1;
      }
    }
  }
  expect(Math.min(verdicts.true, verdicts.false)).toBeGreaterThan(50);
});

test("a side that cannot move passes, and the games after that count", () => {
  let found = 0;
  for (const { board, toMove } of late) {
    if (toMove === null || legalFor(board, opponentOf(toMove)).length > 0) continue;
    for (const square of emptySquares(board)) {
      const verdicts = [opponentOf(toMove), toMove].map((turn) => neverPlays(board, turn, toMove, square));
      expect(verdicts[0]).toBe(verdicts[1]);
      found += verdicts[0] === false ? 1 : 0;
    }
  }
  expect(found).toBeGreaterThan(5);
});

test("it is not decided where more positions come up than are allowed", () => {
  const [position] = late.filter(({ board }) => emptiesOn(board) === 7);
  if (position?.toMove === undefined || position.toMove === null) throw new Error("no such position");
  const verdicts = emptySquares(position.board).map((square) =>
    neverPlays(position.board, position.toMove ?? "black", opponentOf(position.toMove ?? "black"), square, 1),
  );
  expect(verdicts).toContain(null);
});

test("a free move is legal for one side and not for the other", () => {
  let found = 0;
  for (const { board, toMove } of late) {
    if (toMove === null) continue;
    for (const side of SIDES) {
      const own = legalFor(board, side);
      const others = legalFor(board, opponentOf(side));
      const free = freeMoves(board, toMove, side).map(({ square }) => square);
      expect(free).toEqual(own.filter((square) => !others.includes(square)));
      found += free.length;
    }
  }
  expect(found).toBeGreaterThan(50);
});

test("a swindle needs a pair that no third empty square touches", () => {
  const ranks = [".XXXXX.O", ".XXXX.OO", "XXXXXOXO", "XOOXOXOO", "XOXOXOOO", "XXXXXXOO", "XOOOOO.O", "O.OOOO.."];
  const position = diagram("black", ...ranks);
  const { board } = position;
  const pairs = swindlesOf(board, "black").map(({ square, rest }) => namesOf(position, [square, rest]));
  expect(pairs).toEqual(["f2 g1"]);
  const opened = { ...board, contents: board.contents.with(squareIn(position, "h1"), "empty") };
  expect(swindlesOf(opened, "black")).toEqual([]);
});

test("a move that leaves the rest of a pair to neither side is no swindle", () => {
  // White g2 shuts both sides out of h1; white a7 leaves a6 to white alone.
  const position = diagram(
    "white",
    ...[".OOOOOO.", ".OOOXO.O", "XOOXXXOO", "XOOXXXXO", "XXXXOXXO", ".XOOOOOO", ".OOOOOOO", "OOOOOOO."],
  );
  expect(legalFor(position.board, "white")).toContain(squareIn(position, "g2"));
  const pairs = swindlesOf(position.board, "white").map(({ square, rest }) => namesOf(position, [square, rest]));
  expect(pairs).toEqual(["a7 a6"]);
});
