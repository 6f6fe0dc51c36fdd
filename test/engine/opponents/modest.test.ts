import { describe, expect, test } from "vitest";
import { modestMove } from "../../../src/engine/opponents/modest.ts";
import { finalScore, type Position, play, startPosition, VARIANTS } from "../../../src/reversi/index.ts";
import { brute, endingOf } from "../support.ts";

const { four, six, ten } = VARIANTS;

const after = (position: Position, square: number): Position => {
  const played = play(position, square);
  if (!played.ok) throw new Error(played.error);
  return played.value;
};

/** The game of the modest opponent against one who plays by dice. */
function against(seed: number, side: "black" | "white"): number {
  let state = seed;
  let position = startPosition(four);
  while (position.toMove !== null) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    const dice = position.legal[(state >>> 8) % position.legal.length]?.square ?? -1;
    position = after(position, position.toMove === side ? (modestMove(position, seed) ?? -1) : dice);
  }
  const score = finalScore(position);
  return score === null ? Number.NaN : score[side] - score[side === "black" ? "white" : "black"];
}

test("on four by four White wins 3-11 against best play, as has long been known, two squares staying empty", () => {
  let position = startPosition(four);
  while (position.toMove !== null) position = after(position, modestMove(position, 1) ?? -1);
  expect(finalScore(position)).toEqual({ black: 3, white: 13 });
});

test("on four by four White never does worse than that, whatever Black plays", () => {
  for (let seed = 1; seed <= 10; seed += 1) expect(against(seed, "white")).toBeGreaterThanOrEqual(10);
});

describe.each([four, six, ten])("on the board of $id", (variant) => {
  test("it plays a legal move, the same for the same seed", () => {
    const start = startPosition(variant);
    const square = modestMove(start, 3);
    expect(start.legal.map((move) => move.square)).toContain(square);
    expect(modestMove(start, 3)).toBe(square);
  });
});

test("it plays the end of a game perfectly", () => {
  for (let seed = 1; seed <= 8; seed += 1) {
    const ending = endingOf(seed, 6);
    if (ending.toMove === null) continue;
    const next = after(ending, modestMove(ending, seed) ?? -1);
    const worth = brute(next).value * ((next.toMove ?? next.turn) === ending.toMove ? 1 : -1);
    expect(worth, `seed ${seed}`).toBe(brute(ending).value);
  }
});

test("where the game is over it has no move", () => {
  let position = startPosition(four);
  while (position.toMove !== null) position = after(position, modestMove(position, 1) ?? -1);
  expect(modestMove(position, 1)).toBeNull();
});
