import { describe, expect, test } from "vitest";
import { boardFrom } from "../../../src/catalogue/place.ts";
import { OTHELLO } from "../../../src/reversi/index.ts";
import { differences } from "../../../src/training/answers/setup.ts";
import { wrongDiscs } from "../../../src/training/answers/spot.ts";
import { missedInTest, mixTest, scoreOfTest } from "../../../src/training/chapter-test.ts";
import { diagram, namesOf, positionAt } from "../support.ts";

const START = positionAt({});
const boardOf = (...ranks: readonly string[]) => diagram("black", ...ranks).board;

describe("a board that is laid", () => {
  const centre = (first: string, second: string) => boardOf("........", "........", "........", first, second);
  const wrong = (laid: typeof START.board, exchanged = false) =>
    namesOf(START, differences(START.board, laid, exchanged));

  test("is right when every square is", () => expect(wrong(START.board)).toBe(""));

  test("is wrong where a disc is missing, too many or of the other colour", () => {
    expect(wrong(centre("...O....", "...XO..."))).toBe("e4");
    expect(wrong(centre("..XOX...", "...XO..."))).toBe("c4");
    expect(wrong(centre("...XX...", "...XO..."))).toBe("d4");
  });

  test("with the colours exchanged is right only where that is allowed", () => {
    expect(wrong(centre("...XO...", "...OX..."))).toBe("d4 e4 d5 e5");
    expect(wrong(centre("...XO...", "...OX..."), true)).toBe("");
    expect(wrong(centre("...XO...", "...OO..."), true)).toBe("e5");
  });
});

describe("a board after a move, as somebody laid it", () => {
  const row = diagram("white", "........", "........", "........", ".OXXX...");
  const wrongIn = (rank: string) => namesOf(row, wrongDiscs(row, "f4", boardText(rank)));
  const boardText = (rank: string) => `${"-".repeat(24)}${rank}`.replaceAll(".", "-").padEnd(64, "-");

  test("has no wrong disc when all of the row was turned", () => expect(wrongIn(".OOOOO..")).toBe(""));
  test("has one where a disc was forgotten", () => expect(wrongIn(".OOXOO..")).toBe("d4"));
  test("has one where a disc was turned that should not be", () => expect(wrongIn(".XOOOO..")).toBe("b4"));
  test("is not told for a move that is not legal", () => {
    expect(wrongDiscs(row, "a1", boardText(".OOOOO.."))).toEqual([]);
  });
});

test("a text of a board is read square by square", () => {
  const text = `${"-".repeat(27)}OX------XO${"-".repeat(27)}`;
  expect(boardFrom(OTHELLO, text)).toEqual(OTHELLO.start);
});

describe("the test of a chapter", () => {
  const ids = ["a", "b", "c", "d", "e", "f"];

  test("asks every exercise once, in an order that its number settles", () => {
    const orders = Array.from({ length: 50 }, (_, seed) => mixTest(ids, seed).exercises);
    for (const order of orders) expect([...order].sort()).toEqual(ids);
    expect(mixTest(ids, 7)).toEqual(mixTest(ids, 7));
    expect(new Set(orders.map((order) => order.join(""))).size).toBeGreaterThan(30);
    expect(new Set(orders.map((order) => order[0])).size).toBe(ids.length);
  });

  test("counts what was found alone, and names what was missed", () => {
    const sitting = { exercises: ["a", "b", "c"], unaided: [true, false, true] };
    expect(scoreOfTest(sitting)).toEqual({ right: 2, of: 3 });
    expect(missedInTest(sitting)).toEqual(["b"]);
  });
});
