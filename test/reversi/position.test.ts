import fc from "fast-check";
import { describe, expect, it, vi } from "vitest";
import {
  countDiscs,
  finalScore,
  makeBoard,
  moveOn,
  nameOf,
  OTHELLO,
  type Position,
  parsePosition,
  play,
  positionOf,
  startPosition,
} from "../../src/reversi/index.ts";
import { REFEREE_START, type RefereePosition, refereeFlips, refereeMoves, refereePlay } from "./referee.ts";
import { errorIn, gameFrom, games, PATIENT, valueIn } from "./support.ts";

vi.setConfig({ testTimeout: PATIENT });

const legalNames = (position: Position): readonly string[] =>
  position.legal.map((move) => nameOf(position.board.shape, move.square));

describe("a position", () => {
  it("has the four legal first moves and no others", () => {
    const start = startPosition();
    expect(legalNames(start)).toEqual(["d3", "c4", "f5", "e6"]);
    expect(start.toMove).toBe("black");
    expect(start.end).toBeNull();
  });

  it("agrees with the referee on moves, flips, passes and the end all through random games", () => {
    fc.assert(
      fc.property(games(), (game) => {
        let referee: RefereePosition = REFEREE_START;
        for (const { disc, move } of game.plies) {
          expect(referee.side).toBe(disc === "black" ? "X" : "O");
          expect([...move.flips].sort((a, b) => a - b)).toEqual(
            refereeFlips(referee.board, disc === "black" ? "X" : "O", move.square),
          );
          referee = refereePlay(referee, move.square);
        }
        const now = positionOf(game);
        expect(makeBoard(now.board)).toBe(referee.board);
        expect(now.toMove).toBe(referee.side === null ? null : referee.side === "X" ? "black" : "white");
        expect(now.end === null).toBe(referee.side !== null);
        expect(now.legal.map((move) => move.square)).toEqual(
          referee.side === null ? [] : refereeMoves(referee.board, referee.side),
        );
      }),
      { numRuns: 50 },
    );
  });

  it("adds one disc and turns the flips with each move", () => {
    fc.assert(
      fc.property(games(), (game) => {
        game.plies.reduce((before, { disc, move, after }) => {
          const earlier = countDiscs(before.board);
          const later = countDiscs(after.board);
          expect(later.empty).toBe(earlier.empty - 1);
          expect(later[disc]).toBe(earlier[disc] + move.flips.length + 1);
          return after;
        }, game.start);
      }),
      { numRuns: 30 },
    );
  });

  it("lists flips nearest first along each ray, clockwise from the top", () => {
    const position = valueIn(parsePosition("------------------O--O--O-X-X----XXX----OX-XXO---XXX----O-O-O--- O"));
    const move = moveOn(position, 42);
    expect(move?.flips.map((square) => nameOf(position.board.shape, square))).toEqual([
      "c5",
      "c4",
      "d5",
      "e4",
      "d6",
      "e6",
      "d7",
      "c7",
      "b7",
      "b6",
      "b5",
    ]);
  });

  it("refuses a move with its reason and stays as it was", () => {
    const start = startPosition();
    const refusal = (square: number) => errorIn(play(start, square));
    expect(refusal(27)).toBe("occupied");
    expect(refusal(0)).toBe("turns-nothing");
    for (const none of [-1, 64, 1.5, Number.NaN]) expect(refusal(none)).toBe("no-such-square");
    expect(errorIn(play(positionOf(gameFrom("e6f4e3f6g5d6e7f5c5")), 0))).toBe("game-over");
  });

  it("passes for a side that is stuck when a board is set up so, whatever side is named", () => {
    const stuck = valueIn(parsePosition("------------------------OXXX------------------------------------ X"));
    expect(stuck).toMatchObject({ turn: "black", passes: "black", toMove: "white", end: null });
    expect(legalNames(stuck)).toEqual(["e4"]);
  });

  it("tells the three ways in which a game ends", () => {
    const end = (board: string) => valueIn(parsePosition(board)).end;
    expect(end("X".repeat(40) + "O".repeat(24))).toBe("full");
    expect(end(`${"-".repeat(27)}XX${"-".repeat(35)}`)).toBe("wiped-out");
    expect(end(`X-${"-".repeat(61)}O`)).toBe("both-stuck");
    expect(end("-".repeat(64))).toBe("both-stuck");
  });

  it("gives empty squares to the winner, and halves them in a draw", () => {
    const score = (board: string) => finalScore(valueIn(parsePosition(board)));
    expect(score(`${"-".repeat(27)}XX${"-".repeat(35)}`)).toEqual({ black: 64, white: 0 });
    expect(score(`OO-${"-".repeat(60)}X`)).toEqual({ black: 1, white: 63 });
    expect(score(`X-${"-".repeat(61)}O`)).toEqual({ black: 32, white: 32 });
    expect(score("X".repeat(40) + "O".repeat(24))).toEqual({ black: 40, white: 24 });
    expect(finalScore(startPosition(OTHELLO))).toBeNull();
  });
});
