import { expect, test } from "vitest";
import { answeredMoves, changesOfMoves, legalFor, safeMoves } from "../../../src/coach/concepts/mobility.ts";
import { legalSquares, opponentOf, play, squaresOfSet, toBitBoard } from "../../../src/reversi/index.ts";
import { diagram, squareIn } from "../../training/support.ts";
import { boards, games, SIDES } from "./boards.ts";

test("the legal moves of either side are those of the fast rules, whoever is to move", () => {
  for (const board of boards) {
    for (const side of SIDES) {
      expect(legalFor(board, side)).toEqual(squaresOfSet(legalSquares(toBitBoard(board, side))));
    }
  }
});

test("what a move gives and takes leads from the moves before to the moves after", () => {
  for (const position of games.filter(({ end }) => end === null)) {
    for (const { square } of position.legal.slice(0, 3)) {
      const after = play(position, square);
      if (!after.ok) throw new Error(after.error);
      for (const side of SIDES) {
        const { given, taken } = changesOfMoves(position.board, after.value.board, side);
        const kept = legalFor(position.board, side).filter((one) => !taken.includes(one));
        expect([...kept, ...given].sort((a, b) => a - b)).toEqual(legalFor(after.value.board, side));
        expect(given.filter((one) => legalFor(position.board, side).includes(one))).toEqual([]);
      }
    }
  }
});

test("a move is safe if the other side can take no corner after it that it could not take before", () => {
  let [safe, unsafe] = [0, 0];
  for (const position of games) {
    const { toMove, board } = position;
    if (toMove === null) continue;
    const had = legalFor(board, opponentOf(toMove));
    const found = safeMoves(board, toMove);
    for (const { square, replies } of answeredMoves(board, toMove)) {
      const after = play(position, square);
      if (!after.ok) throw new Error(after.error);
      const now = after.value.toMove === toMove ? [] : after.value.legal.map((move) => move.square);
      expect(replies).toEqual(now);
      const isSafe = [0, 7, 56, 63].every((corner) => had.includes(corner) || !now.includes(corner));
      expect(found.includes(square)).toBe(isSafe);
      if (isSafe) safe += 1;
      else unsafe += 1;
    }
  }
  expect(Math.min(safe, unsafe)).toBeGreaterThan(20);
});

test("a corner that could be taken before is not given", () => {
  const position = diagram("black", ".XO.....", "OX......");
  expect(legalFor(position.board, "white")).toContain(squareIn(position, "a1"));
  expect(answeredMoves(position.board, "black").flatMap(({ gives }) => gives)).toEqual([]);
});
