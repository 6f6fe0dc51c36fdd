import fc from "fast-check";
import { describe, expect, it, vi } from "vitest";
import {
  EIGHT_STARS,
  FOUR,
  makeBoard,
  makeBoardGame,
  makePosition,
  parseBoardGame,
  parsePosition,
  parseRecord,
  passesOf,
  positionOf,
  SIX,
  startPosition,
  TEN,
  VARIANT_IDS,
  VARIANTS,
  type VariantId,
} from "../../../src/reversi/index.ts";
import { errorIn, gameFrom, games, gist, PATIENT, valueIn } from "../support.ts";

vi.setConfig({ testTimeout: PATIENT });

const START = "---------------------------OX------XO---------------------------";
const FFO1 = "--XXXXX--OOOXX-O-OOOXXOX-OXOXOXXOXXXOXXX--XOXOXX-XXXOOO--OOOOO--";

/** The sets of symbols in use: black, white, empty. */
const SETS = [
  "XO-",
  "xo.",
  "*O-",
  "*o.",
  "BW-",
  "bw.",
  "BO.",
  "01.",
  "01-",
  "#O-",
  "#o.",
  "X0-",
  "*0.",
  "x1_",
  "*W_",
] as const;

const inSet = (board: string, [black = "", white = "", empty = ""]: readonly string[]): string =>
  board.replace(/./g, (symbol) => (symbol === "X" ? black : symbol === "O" ? white : empty));

describe("a board", () => {
  it("is read back as it was written, on every variant, at any point of a game", () => {
    for (const id of VARIANT_IDS) {
      fc.assert(
        fc.property(games(VARIANTS[id]), (game) => {
          const position = positionOf(game);
          const read = valueIn(parsePosition(makePosition(position), VARIANTS[id]));
          expect(makePosition(read)).toBe(makePosition(position));
          // How many discs each player of the 1880s has left is not on the board; all else is.
          if (id !== "reversi-1880") expect(read).toEqual(position);
        }),
        { numRuns: 15 },
      );
    }
  });

  it("with moves behind it is read back as it was written, passes and all", () => {
    const modern = VARIANT_IDS.filter((id): id is Exclude<VariantId, "reversi-1880"> => id !== "reversi-1880");
    for (const id of modern) {
      fc.assert(
        fc.property(games(VARIANTS[id]), (game) => {
          const read = valueIn(parseBoardGame(makeBoardGame(game), VARIANTS[id]));
          expect(gist(read)).toEqual(gist(game));
          expect(makeBoardGame(read)).toBe(makeBoardGame(game));
        }),
        { numRuns: 15 },
      );
    }
  });

  it.each(SETS)("is read in the symbols %s, with and without the side to move", (set) => {
    const symbols = [...set];
    for (const board of [START, FFO1]) {
      const text = inSet(board, symbols);
      expect(makePosition(valueIn(parsePosition(text)))).toBe(`${board} X`);
      expect(makePosition(valueIn(parsePosition(`${text}${symbols[0]}`)))).toBe(`${board} X`);
      expect(makePosition(valueIn(parsePosition(`${text} ${symbols[1]}`)))).toBe(`${board} O`);
      expect(makePosition(valueIn(parsePosition(`${text}\n white`)))).toBe(`${board} O`);
      expect(makePosition(valueIn(parsePosition(`${text} Black`)))).toBe(`${board} X`);
      const { format, game } = valueIn(parseRecord(`${text} ${symbols[1]}`));
      expect([format, makePosition(game.start)]).toEqual(["board", `${board} O`]);
    }
  });

  it("is read with every plain symbol of a colour at once", () => {
    const text = `xXbB*oOwW${"-.".repeat(27)}x`;
    expect(makeBoard(valueIn(parsePosition(text)).board)).toBe(`XXXXXOOOO${"-".repeat(54)}X`);
  });

  it("keeps the one colour that is left on it", () => {
    const one = (symbol: string) =>
      makeBoard(valueIn(parsePosition(symbol.repeat(3).padEnd(64, "."))).board).slice(0, 3);
    expect(["X", "*", "b", "0", "#"].map(one)).toEqual(Array.from({ length: 5 }, () => "XXX"));
    expect(["O", "w", "1"].map(one)).toEqual(Array.from({ length: 3 }, () => "OOO"));
  });

  it("is refused where a symbol may mean either colour", () => {
    for (const symbols of ["X0O", "#X-", "#0-", "O1-", "*#O"]) {
      const error = errorIn(parsePosition(symbols.padEnd(64, "-")));
      expect([symbols, error.code]).toEqual([symbols, "AMBIGUOUS_SYMBOL"]);
    }
    expect(errorIn(parsePosition(`${START} 0`)).code).toBe("AMBIGUOUS_SYMBOL");
  });

  it("may have white space anywhere, and the frame of the game server", () => {
    const rows = START.match(/.{8}/g) ?? [];
    const ggs = START.replaceAll("X", "*").match(/.{8}/g) ?? [];
    for (const text of [
      rows.join("\n"),
      [...START].join(" "),
      `\t${rows.join("\r\n")}\r\n\r\nX`,
      `[8 ${ggs.join(" ")} *]`,
      `[8 ${ggs.join("")} *]`,
      `[ 8\n${ggs.join("\n")}\n* ]`,
      `[8 ${ggs.join(" ")}]`,
    ]) {
      expect(makePosition(valueIn(parsePosition(text)))).toBe(`${START} X`);
    }
    expect(makePosition(valueIn(parsePosition(`[8 ${ggs.join(" ")} O]`)))).toBe(`${START} O`);
  });

  it("takes a letter and a number behind it for a move, not for the side to move", () => {
    const board = "-----------------------XO-----------O------X------X-------------";
    const game = valueIn(parseBoardGame("b".padStart(28, ".").concat("w").padEnd(64, ".").concat(" f4")));
    expect(game.start.turn).toBe("black");
    expect(game.plies).toHaveLength(1);
    expect(valueIn(parseBoardGame(`${START}w 1. c5`)).start.turn).toBe("white");
    expect(errorIn(parseBoardGame(`${board} b4`))).toMatchObject({ code: "ILLEGAL_MOVE", token: "b4" });
    expect(valueIn(parseBoardGame(`${START.replaceAll("X", "0").replaceAll("O", "1")} 1. f5 d6`)).plies).toHaveLength(
      2,
    );
  });

  it("may be followed by moves with passes among them", () => {
    const text = `${START} X f5f6d3g5h5h4f7h6 PA c5`;
    const game = valueIn(parseBoardGame(text));
    expect(gist(game)).toEqual(gist(gameFrom("f5f6d3g5h5h4f7h6c5")));
    expect(passesOf(game)).toEqual([8]);
    const stuck = valueIn(parseBoardGame("------------------------OXXX------------------------------------ X -- e4"));
    expect([passesOf(stuck), stuck.plies[0]?.disc]).toEqual([[0], "white"]);
  });

  it.each([
    [START.slice(1), "BAD_BOARD", null],
    ["", "BAD_BOARD", null],
    [START.replace("X", "q"), "BAD_SYMBOL", "q"],
    [START.replace("X", "2"), "BAD_SYMBOL", "2"],
    [`${START} X X`, "BAD_TOKEN", "X"],
    [`${START} Q`, "BAD_TOKEN", "Q"],
    [`${START} X f5`, "BAD_TOKEN", "f5"],
    [`[8 ${START} X`, "BAD_BOARD", null],
    [`[8 ${START.slice(2)} X]`, "BAD_BOARD", null],
    [`[10 ${START} X]`, "UNSUPPORTED_SIZE", "10"],
  ])("%j is refused as %s", (text, code, token) => {
    expect(errorIn(parsePosition(text))).toMatchObject({ code, token });
  });
});

describe("a board of another shape", () => {
  it.each([FOUR, SIX, TEN, EIGHT_STARS])("is told by its size: $id", (variant) => {
    const start = startPosition(variant);
    for (const text of [makeBoard(start.board), makePosition(start)]) {
      expect(valueIn(parseRecord(text)).game.start).toEqual(start);
    }
  });

  it("marks squares that are not there", () => {
    const board = makeBoard(EIGHT_STARS.start);
    expect(board.slice(0, 20)).toBe("##------###--------#");
    expect([...board].filter((symbol) => symbol === "#")).toHaveLength(12);
    expect(errorIn(parsePosition(board.replace("#", "-"), EIGHT_STARS)).code).toBe("BAD_BOARD");
    expect(errorIn(parsePosition(board.replace("-", "#"), EIGHT_STARS)).code).toBe("BAD_BOARD");
    expect(errorIn(parseRecord(board.replace("-", "#"))).code).toBe("BAD_BOARD");
  });
});
