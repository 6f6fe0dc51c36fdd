import fc from "fast-check";
import { describe, expect, it, vi } from "vitest";
import {
  flipsOf,
  fromBitBoard,
  legalSquares,
  makeBoard,
  OTHELLO,
  parsePosition,
  passBits,
  playBits,
  resolve,
  sizeOfSet,
  squaresOfSet,
  toBitBoard,
} from "../../src/reversi/index.ts";
import { type RefereeSide, refereeFlips, refereeMoves } from "./referee.ts";
import { games, PATIENT, valueIn } from "./support.ts";

vi.setConfig({ testTimeout: PATIENT });

/** Any filling of the board at all, reachable or not: edges and corners get their share. */
const boards = fc
  .tuple(
    fc.constantFrom("XO-", "XO--", "XXO-", "XOO-", "XO-----"),
    fc.array(fc.nat(1000), { minLength: 64, maxLength: 64 }),
  )
  .map(([symbols, picks]) => picks.map((pick) => symbols[pick % symbols.length]).join(""));

describe("the bitboards", () => {
  it("agree with the any-shape rules all through random games", () => {
    fc.assert(
      fc.property(games(), (game) => {
        let bits = toBitBoard(game.start.board, "black");
        let toMove = game.start.toMove;
        for (const { disc, move, after } of game.plies) {
          if (disc !== toMove) bits = passBits(bits);
          expect([...squaresOfSet(flipsOf(bits, move.square))].sort((a, b) => a - b)).toEqual(
            [...move.flips].sort((a, b) => a - b),
          );
          bits = playBits(bits, move.square);
          toMove = after.turn;
          expect(makeBoard(fromBitBoard(bits, after.turn))).toBe(makeBoard(after.board));
          const own = after.passes === null ? after.legal.map((legal) => legal.square) : [];
          expect(squaresOfSet(legalSquares(bits))).toEqual(own);
        }
      }),
      { numRuns: 80 },
    );
  });

  it("agree with the any-shape rules and the referee on any board, square by square", () => {
    fc.assert(
      fc.property(boards, fc.constantFrom<RefereeSide>("X", "O"), (board, side) => {
        const disc = side === "X" ? "black" : "white";
        const start = valueIn(parsePosition(`${board} ${side}`));
        const bits = toBitBoard(start.board, disc);
        const legal = squaresOfSet(legalSquares(bits));
        expect(legal).toEqual(refereeMoves(board, side));
        expect(sizeOfSet(legalSquares(bits))).toBe(legal.length);
        const position = resolve(OTHELLO, start.board, disc);
        if (legal.length > 0) expect(position.legal.map((move) => move.square)).toEqual(legal);
        for (let square = 0; square < 64; square += 1) {
          expect(squaresOfSet(flipsOf(bits, square))).toEqual(refereeFlips(board, side, square));
        }
      }),
      { numRuns: 150 },
    );
  });
});
