import { describe, expect, test } from "vitest";
import { announceMoves, refusalWords, turnedWords } from "../../src/board/announce.ts";
import { describeBoard, fileWords } from "../../src/board/describe.ts";
import type { PlayedMove } from "../../src/board/types.ts";
import { ENGLISH, translator } from "../../src/locales/text.ts";
import { EIGHT_STARS, moveOn, OTHELLO, resolve, startPosition, USUAL_SHAPE } from "../../src/reversi/index.ts";
import { at, THIRTEEN_FIFTY } from "./positions.ts";

const translate = translator(ENGLISH);
const move = (disc: "black" | "white", square: string, ...flips: readonly string[]): PlayedMove => ({
  disc,
  square: at(square),
  flips: flips.map((name) => at(name)),
});

describe("a position in words", () => {
  test("starts with the count and the side to move", () => {
    const view = { board: THIRTEEN_FIFTY, toMove: "black" } as const;
    expect(describeBoard(view, translate).summary).toBe("Black 13, White 50, empty 1. Black to move.");
    expect(describeBoard({ ...view, toMove: null }, translate).summary).toContain("The game is over.");
  });

  test("tells each row in runs", () => {
    const { rows } = describeBoard({ board: THIRTEEN_FIFTY, toMove: "black" }, translate);
    expect(rows).toHaveLength(8);
    expect(rows[0]).toBe("Row 1: a to c black, d to g white, h black.");
    expect(rows[7]).toBe("Row 8: a empty, b to g white, h black.");
  });

  test("tells a file by its ranks", () => {
    expect(fileWords(THIRTEEN_FIFTY, "h", translate)).toBe("File h: 1 black, 2 to 5 white, 6 to 8 black.");
    expect(fileWords(THIRTEEN_FIFTY, "i", translate)).toBeNull();
  });

  test("leaves out squares that do not exist", () => {
    const { rows } = describeBoard(startPosition(EIGHT_STARS), translate);
    expect(rows[0]).toBe("Row 1: c to h empty.");
    expect(rows[9]).toBe("Row 10: c to h empty.");
  });
});

describe("what a move says", () => {
  test("the count in digits first, squares on request", () => {
    const legal = moveOn(resolve(OTHELLO, THIRTEEN_FIFTY, "black"), at("a8"));
    const played = { disc: "black", square: at("a8"), flips: legal?.flips ?? [] } as const;
    expect(announceMoves([played], {}, USUAL_SHAPE, translate)).toBe("a8, 18 turned.");
    expect(turnedWords(move("white", "f6", "e5"), USUAL_SHAPE, translate)).toBe("1 turned: e5.");
  });

  test("a move and its reply are told in order, each with its side", () => {
    const moves = [move("black", "f5", "e5"), move("white", "f6", "e5")];
    expect(announceMoves(moves, {}, USUAL_SHAPE, translate)).toBe("Black f5, 1 turned. White f6, 1 turned.");
  });

  test("two moves of one side are never told without the pass between", () => {
    const moves = [move("white", "h6", "g6"), move("white", "c5", "d5", "e5")];
    expect(announceMoves(moves, {}, USUAL_SHAPE, translate)).toBe(
      "White h6, 1 turned. Black has no move and passes. White c5, 2 turned.",
    );
  });

  test("a pass now due and the end are added to the move, not put in its place", () => {
    const last = move("black", "a8", "b7");
    expect(announceMoves([last], { passes: "white" }, USUAL_SHAPE, translate)).toBe(
      "a8, 1 turned. White has no move and passes.",
    );
    expect(announceMoves([last], { score: { black: 32, white: 32 } }, USUAL_SHAPE, translate)).toBe(
      "a8, 1 turned. The game is over: 32–32, a draw.",
    );
    expect(announceMoves([last], { score: { black: 0, white: 64 } }, USUAL_SHAPE, translate)).toContain(
      "0–64, White wins",
    );
    expect(announceMoves([last], { score: { black: 33, white: 31 } }, USUAL_SHAPE, translate)).toContain(
      "33–31, Black wins",
    );
  });

  test("each refusal names its square and its own reason", () => {
    const codes = ["occupied", "turns-nothing", "no-such-square", "game-over"] as const;
    const texts = codes.map((code) => refusalWords(code, "c5", translate));
    expect(new Set(texts).size).toBe(codes.length);
    for (const text of texts) expect(text).toContain("c5");
  });
});
