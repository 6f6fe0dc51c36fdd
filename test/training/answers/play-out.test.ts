import { expect, test } from "vitest";
import { parseTranscript, startPosition } from "../../../src/reversi/index.ts";
import { judgePlayOut, reaches } from "../../../src/training/answers/play-out.ts";
import { resultOf } from "../../../src/training/duel.ts";

function resultAfter(moves: string) {
  const game = parseTranscript(moves, startPosition());
  const result = game.ok ? resultOf({ game: game.value, learner: null }) : null;
  if (result === null) throw new Error("the game is not over");
  return result;
}

const WIPE_OUT = resultAfter("e6f4e3f6g5d6e7f5c5");
const DRAW = resultAfter("f5f6e6f4g7c6f3g2f2f7b7a8h2f1f8h3e2h1c4d2");

test("a game counts with its empty squares: thirteen discs against none lead by sixty-four", () => {
  expect(judgePlayOut({ kind: "lead", by: 64 }, WIPE_OUT, "black")).toEqual({ reached: true, lead: 64 });
  expect(judgePlayOut({ kind: "win" }, WIPE_OUT, "white")).toEqual({ reached: false, lead: -64 });
});

test("a draw is no win, and is all that a draw asks for, on both sides", () => {
  for (const side of ["black", "white"] as const) {
    expect(judgePlayOut({ kind: "draw" }, DRAW, side)).toEqual({ reached: true, lead: 0 });
    expect(judgePlayOut({ kind: "win" }, DRAW, side).reached).toBe(false);
  }
});

test("a game that is only to be played to its end may be lost", () => {
  expect(judgePlayOut({ kind: "end" }, WIPE_OUT, "white").reached).toBe(true);
});

test("a lead is reached from its first disc on", () => {
  expect([9, 10, 11].map((lead) => reaches({ kind: "lead", by: 10 }, lead))).toEqual([false, true, true]);
});
