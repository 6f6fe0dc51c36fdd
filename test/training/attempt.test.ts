import { expect, test } from "vitest";
import {
  OTHELLO,
  positionOf,
  resolve,
  squareNamed,
  startPosition,
  USUAL_SHAPE,
  withDiscs,
} from "../../src/reversi/index.ts";
import {
  conclude,
  hasHint,
  isUnaided,
  reveal,
  shownIn,
  startAttempt,
  takeHint,
  tryAgain,
  tryMove,
} from "../../src/training/attempt.ts";

const at = (name: string): number => squareNamed(USUAL_SHAPE, name) ?? -1;
const KEPT = { kept: true, score: 0, best: 0 };
const LOST = { kept: false, score: -2, best: 4 };
const fresh = startAttempt(startPosition(), 2);

const tried = (name: string, attempt = fresh) => {
  const result = tryMove(attempt, at(name));
  if (!result.ok) throw new Error(result.error);
  return result.value;
};

test("a legal move is on the board at once and waits for its verdict", () => {
  const attempt = tried("f5");
  expect(attempt.state).toBe("thinking");
  expect(attempt.tries).toBe(1);
  expect(shownIn(attempt).toMove).toBe("white");
});

test("a refused try gives the reason and counts for nothing", () => {
  expect(tryMove(fresh, at("d4"))).toEqual({ ok: false, error: "occupied" });
  expect(tryMove(fresh, at("a1"))).toEqual({ ok: false, error: "turns-nothing" });
  expect(tryMove(fresh, 99)).toEqual({ ok: false, error: "no-such-square" });
  expect(fresh.tries).toBe(0);
});

test("the verdict decides between solved and wrong", () => {
  expect(conclude(tried("f5"), KEPT).state).toBe("solved");
  expect(conclude(tried("f5"), LOST).state).toBe("wrong");
});

test("a verdict that comes after the move was taken back is dropped", () => {
  const back = tryAgain(tried("f5"));
  expect(conclude(back, KEPT)).toEqual(back);
});

test("nothing can be played while a verdict is awaited or once there is one", () => {
  expect(tryMove(tried("f5"), at("d6"))).toEqual({ ok: false, error: "not-now" });
  expect(tryMove(conclude(tried("f5"), LOST), at("d6"))).toEqual({ ok: false, error: "not-now" });
  expect(tryMove(reveal(fresh, at("f5")), at("d6"))).toEqual({ ok: false, error: "not-now" });
});

test("trying again takes the move back and keeps the record", () => {
  const again = tryAgain(conclude(tried("f5", takeHint(fresh)), LOST));
  expect(again.state).toBe("ready");
  expect(positionOf(again.game)).toBe(fresh.game.start);
  expect([again.tries, again.hintsShown]).toEqual([1, 1]);
});

test("hints come one by one, as many as there are, and only while the task is open", () => {
  const first = takeHint(fresh);
  const second = takeHint(first);
  expect([first.hintsShown, second.hintsShown, takeHint(second).hintsShown]).toEqual([1, 2, 2]);
  expect(hasHint(second)).toBe(false);
  expect(hasHint(conclude(tried("f5"), KEPT))).toBe(false);
  expect(hasHint(conclude(tried("f5"), LOST))).toBe(true);
});

test("the revealed solution is played from the start of the task, whatever was tried before", () => {
  const shown = reveal(conclude(tried("f5"), LOST), at("d3"));
  expect(shown.state).toBe("revealed");
  expect(shown.game.plies.map((ply) => ply.move.square)).toEqual([at("d3")]);
  expect(reveal(fresh, at("a1"))).toEqual(fresh);
});

test("only a first try without a hint or a look at the solution is unaided", () => {
  expect(isUnaided(conclude(tried("f5"), KEPT))).toBe(true);
  expect(isUnaided(tried("f5"))).toBe(false);
  expect(isUnaided(conclude(tried("f5", takeHint(fresh)), KEPT))).toBe(false);
  expect(isUnaided(conclude(tried("f5", tryAgain(reveal(fresh, at("f5")))), KEPT))).toBe(false);
  expect(isUnaided(conclude(tried("f5", tryAgain(conclude(tried("d3"), LOST))), KEPT))).toBe(false);
});

test("in a game that is over there is nothing to try", () => {
  const full = resolve(OTHELLO, withDiscs(OTHELLO.start, USUAL_SHAPE.squares, "black"), "white");
  expect(tryMove(startAttempt(full, 2), at("a1"))).toEqual({ ok: false, error: "game-over" });
});
