import { describe, expect, test } from "vitest";
import { mistakesOf, type Told } from "../../../src/islands/decisive/decide.ts";
import { mistakes } from "../../../src/progress/kinds/mistakes.ts";
import { goTo, makeBoard, parseTranscript, positionOf, squareNamed, USUAL_SHAPE } from "../../../src/reversi/index.ts";

const read = parseTranscript("f5d6c3d3c4f4");
if (!read.ok) throw new Error("no game");
const game = read.value;

const square = (name: string): number => squareNamed(USUAL_SHAPE, name) ?? Number.NaN;

/** That the move after `ply` moves gave up eight discs, and that `best` would not have. */
const told = (ply: number, best: string, isExact: boolean): Told => {
  const played = game.plies[ply]?.move.square ?? Number.NaN;
  return {
    move: { ply, square: played, cost: 8, isTurn: true },
    explanation: {
      played: { square: played, score: -6 },
      best: { square: square(best), score: 2 },
      tempting: null,
      outcome: { key: "coach.outcome.lost", before: 2, after: -6, isExact, depth: 10 },
      reasons: [],
      instead: null,
    } as unknown as Told["explanation"],
  };
};

describe("the learner's moves that decided a game", () => {
  test("are kept as the position before them, what was played and what was best, and when", () => {
    const [mistake, ...rest] = mistakesOf(game, "black", [told(2, "f3", true)], 77);
    expect(rest).toEqual([]);
    expect(mistake).toEqual({
      ...{ position: makeBoard(positionOf(goTo(game, 2)).board), toMove: "black", played: "c3", best: ["f3"] },
      ...{ before: 2, after: -6, isExact: true, times: [77] },
    });
    if (mistake === undefined) throw new Error("no mistake");
    expect(mistakes.shape(mistake, "").ok).toBe(true);
  });

  test("leave out those of the other side", () => {
    const both = [told(2, "f3", true), told(3, "c5", false)];
    expect(mistakesOf(game, "black", both, 77).map(({ played }) => played)).toEqual(["c3"]);
    expect(mistakesOf(game, "white", both, 77).map(({ played, isExact }) => [played, isExact])).toEqual([
      ["d3", false],
    ]);
  });
});
