import { describe, expect, it } from "vitest";
import {
  type BitBoard,
  countDiscs,
  finalScore,
  type Game,
  legalSquares,
  makeBoard,
  parseBoardGame,
  passBits,
  passesOf,
  playBits,
  positionOf,
  sizeOfSet,
  squaresOfSet,
  toBitBoard,
} from "../../src/reversi/index.ts";
import replays from "../fixtures/replays.json" with { type: "json" };
import wipeouts from "../fixtures/wipeouts.json" with { type: "json" };
import { gameFrom, PATIENT, valueIn } from "./support.ts";

const score = (game: Game): string => {
  const { black, white } = countDiscs(positionOf(game).board);
  return `${black}-${white}`;
};

const final = (game: Game): string => {
  const result = finalScore(positionOf(game));
  return result === null ? "goes on" : `${result.black}-${result.white}`;
};

/** Games known for how they end: plies, discs at the end, and the result with empty squares to the winner. */
const KNOWN = [
  ["the wipe-out in nine moves", "e6f4e3f6g5d6e7f5c5", 9, "13-0", "64-0"],
  ["White's shortest win", "f5f4c3d6d3d2e6f6c4b4", 10, "0-14", "0-64"],
  ["the shortest game that is no wipe-out", "f5f4c3e6f7g6g4e8g8g5h5", 11, "14-1", "63-1"],
  ["the shortest draw", "f5f6e6f4g7c6f3g2f2f7b7a8h2f1f8h3e2h1c4d2", 20, "12-12", "32-32"],
  ["an older draw", "f5d6c4g5g6d3g4h7c5b5c2b1g7h5a5g3g2h3e3c6e2g8c7g1", 24, "14-14", "32-32"],
  [
    "perfect play",
    "f5d6c3d3c4f4f6f3e6e7d7c5b6d8c6c7d2b5a5a6a7g5e3b4c8g6g4c2e8d1f7e2g3h4f1e1f2g1b1f8g8b3h3b2h5b7a3a4a1a2c1h2h1g2b8a8g7h8h7h6",
    60,
    "32-32",
    "32-32",
  ],
] as const;

describe("known games", () => {
  it.each(KNOWN)("%s replays to its end", (_, transcript, plies, discs, result) => {
    const game = gameFrom(transcript);
    expect([game.plies.length, score(game), final(game)]).toEqual([plies, discs, result]);
  });

  it("hold 23 passes by Black in the game made to have many", () => {
    const game = gameFrom(
      "F5d6C4g5D7c7H5d8B8b7B6a7b5A6a5b4B3c6E8f8C8a8e7a4b2A2c2D2d1e2F2c5c3a1a3e6d3f6F7f1g2H2e3F4b1g1c1e1g8g7f3h1h3h4h6",
    );
    const passers = [game.start, ...game.plies.map((ply) => ply.after)].flatMap(({ passes }) => passes ?? []);
    expect(passers).toEqual(Array.from({ length: 23 }, () => "black"));
    expect(passesOf(game)).toHaveLength(23);
    expect([score(game), final(game)]).toEqual(["0-59", "0-64"]);
  });

  it("give White thirty legal moves after the 25 moves found to do so", () => {
    const game = gameFrom("f5f4c3d6d7g6f6c5g3c4b5c2g5b6e3g4g7c7b3c6d3f3b7h6d1");
    expect(positionOf(game)).toMatchObject({ toMove: "white" });
    expect(positionOf(game).legal).toHaveLength(30);
  });

  it.each([
    ["an edge", 5, "f5f4f3g4h3"],
    ["an X-square", 4, "f5f6f7g7"],
    ["a C-square", 5, "f5f6f7g7h7"],
    ["a corner", 6, "f5f6e6f4g7h8"],
  ])("reach %s as early as move %i", (_, plies, transcript) => {
    expect(gameFrom(transcript).plies).toHaveLength(plies);
  });

  it.each(replays.reached)("$id is reached by its game", ({ moves, board, toMove }) => {
    const position = positionOf(gameFrom(moves));
    expect([makeBoard(position.board), position.toMove]).toEqual([board, toMove]);
  });

  it.each(replays.lines)("$id ends where it should", ({ board, toMove, moves, final: end }) => {
    const game = valueIn(parseBoardGame(`${board} ${toMove} ${moves}`));
    expect(makeBoard(positionOf(game).board)).toBe(end);
  });

  it("turn eighteen discs with a8 in the eighteen-disc study", () => {
    const { moves } = replays.reached[0] ?? { moves: "" };
    const game = gameFrom(`${moves}a8`);
    expect(game.plies.at(-1)?.move.flips).toHaveLength(18);
    expect([score(game), final(game)]).toEqual(["32-32", "32-32"]);
  });
});

/** What the games of nine moves that begin with f5 hold, found by playing them all; the lists go by the plies before. */
function survey() {
  const zeros = (): number[] => Array.from({ length: 10 }, () => 0);
  const found = { ended: zeros(), passed: zeros(), mostMoves: zeros(), mostFlips: zeros() };
  const visit = (board: BitBoard, plies: number): void => {
    const legal = legalSquares(board);
    const count = sizeOfSet(legal);
    if (count === 0) {
      const other = passBits(board);
      const isOver = sizeOfSet(legalSquares(other)) === 0;
      const list = isOver ? found.ended : found.passed;
      list[plies] = (list[plies] ?? 0) + 1;
      if (!isOver && plies < 9) visit(other, plies);
    } else if (plies < 9) {
      found.mostMoves[plies] = Math.max(found.mostMoves[plies] ?? 0, count);
      for (const square of squaresOfSet(legal)) {
        const after = playBits(board, square);
        const flips = sizeOfSet(board.other) - sizeOfSet(after.own);
        found.mostFlips[plies] = Math.max(found.mostFlips[plies] ?? 0, flips);
        visit(after, plies + 1);
      }
    }
  };
  visit(toBitBoard(positionOf(gameFrom("f5")).board, "white"), 1);
  return found;
}

describe("all games of nine moves from f5", () => {
  it("end nowhere before the ninth move and pass nowhere before the ninth turn", { timeout: PATIENT }, () => {
    const { ended, passed, mostMoves, mostFlips } = survey();
    expect(ended).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0, 57]);
    expect(passed.slice(0, 9)).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 6]);
    expect(mostMoves.slice(1, 9)).toEqual([3, 5, 6, 9, 11, 12, 14, 15]);
    expect(mostFlips.slice(1, 9)).toEqual([1, 2, 2, 3, 4, 4, 5, 5]);
  });

  it("that end there are 57, each 13-0", () => {
    expect(new Set(wipeouts).size).toBe(57);
    for (const transcript of wipeouts) {
      const game = gameFrom(transcript);
      expect([game.plies.length, score(game), final(game)]).toEqual([9, "13-0", "64-0"]);
    }
  });
});
