import { describe, expect, test } from "vitest";
import { makeLink } from "../../../src/islands/play/link.ts";
import { readLink } from "../../../src/islands/play/read-link.ts";
import { makeTranscript, positionOf } from "../../../src/reversi/index.ts";

const read = (query: string) => {
  const linked = readLink(query, 1);
  if (linked === null || !linked.ok) throw new Error(`not read: ${query}`);
  return linked.value;
};

const fault = (query: string) => {
  const linked = readLink(query, 1);
  return linked === null || linked.ok ? null : linked.error;
};

describe("a link to a game", () => {
  test("that asks for nothing is none", () => {
    for (const query of ["", "?", "?utm=1"]) expect(readLink(query, 1)).toBeNull();
  });

  test("tells the moves and the level; the learner takes the side to move", () => {
    expect(read("?moves=f5d6c3&level=3").seating).toEqual({ variant: "othello", level: 3, learner: "white" });
    expect(makeTranscript(read("?moves=F5%20d6%20C3").game)).toBe("f5d6c3");
    expect(read("?level=6")).toMatchObject({ seating: { level: 6, learner: "black" }, game: { plies: [] } });
  });

  test("may say the side and the board", () => {
    expect(read("?moves=b1&board=four&side=both").seating).toEqual({ variant: "four", level: 1, learner: "both" });
    expect(read("?side=white").seating.learner).toBe("white");
  });

  test("of a game from the mirrored start is played from there", () => {
    const { seating, game } = read("?moves=c5");
    expect([seating.variant, game.start.variant.id]).toEqual(["mirrored", "mirrored"]);
  });

  test("of a game that is over gives the board as it ended", () => {
    expect(positionOf(read("?moves=e6f4e3f6g5d6e7f5c5").game).end).toBe("wiped-out");
  });

  test.each([
    ["?moves=f5d6z9", { code: "NO_SUCH_SQUARE", ply: 3, token: "z9" }],
    ["?moves=f5d6x", { code: "BAD_TOKEN", ply: 3, token: "x" }],
    ["?moves=f5f4f3a1", { code: "ILLEGAL_MOVE", ply: 4, token: "a1" }],
    ["?moves=f5pa", { code: "ILLEGAL_PASS", ply: 2, token: "pa" }],
    ["?moves=e6f4e3f6g5d6e7f5c5a1", { code: "GAME_OVER", ply: 10, token: "a1" }],
    ["?moves=f5&board=four", { code: "NO_SUCH_SQUARE", ply: 1, token: "f5" }],
    ["?moves=%3Cimg%20src%3Dx%3E", { code: "BAD_TOKEN", ply: 1, token: "<img" }],
  ])("says what is wrong with its moves, and where: %s", (query, error) => {
    expect(fault(query)).toMatchObject({ field: "moves", error });
  });

  test.each([
    ["?level=7", "level", "7"],
    ["?level=0", "level", "0"],
    ["?level=", "level", ""],
    ["?level=three", "level", "three"],
    ["?moves=f5&side=red", "side", "red"],
    ["?board=round", "board", "round"],
    [`?level=${"9".repeat(300)}`, "level", "9".repeat(20)],
  ])("says which of its words is unknown: %s", (query, field, token) => {
    expect(fault(query)).toEqual({ field, token });
  });

  test("that is made leads back to the same game", () => {
    for (const query of ["?moves=f5d6c3&level=3&side=black", "?moves=b1a1&level=1&side=both&board=four", "?moves=c5"]) {
      const { seating, game } = read(query);
      expect(read(makeLink(seating, makeTranscript(game)))).toEqual({ seating, game });
    }
  });
});
