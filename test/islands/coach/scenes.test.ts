import { describe, expect, test } from "vitest";
import type { Explanation, Reason } from "../../../src/coach/client.ts";
import type { MoveValue } from "../../../src/engine/client.ts";
import { shownOf } from "../../../src/islands/coach/scene.ts";
import { sightsOf } from "../../../src/islands/coach/Trio.tsx";
import {
  makeBoard,
  parseTranscript,
  positionOf,
  squareNamed,
  startPosition,
  USUAL_SHAPE,
} from "../../../src/reversi/index.ts";

const at = (name: string): number => squareNamed(USUAL_SHAPE, name) ?? -1;

function positionAfter(moves: string) {
  const game = parseTranscript(moves);
  if (!game.ok) throw new Error(game.error.message);
  return positionOf(game.value);
}

describe("what a scene shows", () => {
  test("is the position after its line, with each role of squares in its own form", () => {
    const line = [at("f5"), at("d6")];
    const squares = {
      moves: [at("c4")],
      replies: [at("e6")],
      corner: [at("a1")],
      frontier: [at("f5")],
      turned: [at("e5")],
    };
    const shown = shownOf(startPosition(), { line, squares }, "black");
    expect(makeBoard(shown.position.board)).toBe(makeBoard(positionAfter("f5d6").board));
    expect(shown.last?.move.square).toBe(at("d6"));
    expect(shown.marks).toEqual([
      { kind: "black-move", square: at("c4") },
      { kind: "white-move", square: at("e6") },
      { kind: "ring", square: at("a1") },
      { kind: "frontier", square: at("f5") },
      { kind: "dot", square: at("e5") },
    ]);
  });

  test("names the moves of White as White's when White's move is explained", () => {
    const { marks } = shownOf(startPosition(), { line: [], squares: { moves: [at("c4")] } }, "white");
    expect(marks).toEqual([{ kind: "white-move", square: at("c4") }]);
  });

  test("knows that a pass is implied", () => {
    // After h6 Black has no move, and White plays c5.
    const shown = shownOf(
      positionAfter("f5f6d3g5h5h4f7"),
      { line: [at("h6"), "pass", at("c5")], squares: {} },
      "white",
    );
    expect([shown.last?.disc, shown.last?.move.square]).toEqual(["white", at("c5")]);
  });
});

describe("the moves side by side", () => {
  const value = (name: string, score: number): MoveValue => ({
    square: at(name),
    score,
    isExact: true,
    depth: 10,
    line: [at(name), at("a1"), at("a2")],
  });
  const explained = (more: Partial<Explanation>): Explanation => ({
    played: value("h7", -20),
    best: value("b7", 2),
    tempting: null,
    outcome: { key: "outcome.win.loss", before: 2, after: -20, isExact: true, depth: 10 },
    reasons: [],
    instead: null,
    ...more,
  });
  const reason: Reason = {
    key: "mobility",
    numbers: {},
    squares: {},
    strength: 50,
    played: { line: [at("h7")], squares: {} },
    best: null,
  };
  const told = (explanation: Explanation, why: Reason | undefined, isPlayed: boolean) =>
    sightsOf(explanation, why, isPlayed).map(({ what, value: { score }, scene }) => [what, score, scene.line.length]);

  test("are the one in question, the best and the tempting one, after what the reason speaks of or after the reply", () => {
    const explanation = explained({ tempting: value("b8", -6) });
    expect(told(explanation, reason, true)).toEqual([
      ["played", -20, 1],
      ["best", 2, 2],
      ["tempting", -6, 2],
    ]);
    expect(told(explanation, undefined, false)[0]).toEqual(["chosen", -20, 2]);
  });

  test("are a best move and one that would have been worse, which the reason speaks against", () => {
    const best = explained({ played: value("b7", 2), instead: { move: value("h7", -20), reasons: [reason] } });
    expect(told(best, reason, true)).toEqual([
      ["played", 2, 2],
      ["instead", -20, 1],
    ]);
  });

  test("are none where a move is as good as any and nothing speaks for it", () => {
    expect(sightsOf(explained({ played: value("b7", 2) }), undefined, true)).toEqual([]);
  });
});
