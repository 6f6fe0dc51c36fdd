import fc from "fast-check";
import { describe, expect, it, vi } from "vitest";
import {
  makeObf,
  makePosition,
  nameOf,
  type ObfRecord,
  parseObf,
  parseRecord,
  positionOf,
} from "../../../src/reversi/index.ts";
import { errorIn, games, PATIENT, valueIn } from "../support.ts";

vi.setConfig({ testTimeout: PATIENT });

const FFO1 = "--XXXXX--OOOXX-O-OOOXXOX-OXOXOXXOXXXOXXX--XOXOXX-XXXOOO--OOOOO-- X";
const STUCK = "------------------------OXXX------------------------------------ X";

const scores = fc.integer({ min: -64, max: 64 });

/** Comments as a line can hold them. */
const comments = fc.string().map((text) => text.trim());

const records: fc.Arbitrary<ObfRecord> = fc
  .tuple(games(), fc.array(scores, { minLength: 40, maxLength: 40 }), fc.option(scores), comments)
  .map(([game, values, score, comment]) => {
    const position = positionOf(game);
    const moves = position.passes === null ? position.legal.map((move) => move.square) : [null];
    return { position, scores: moves.map((move, i) => ({ move, score: values[i] ?? 0 })), score, comment };
  });

describe("a line of OBF", () => {
  it("is read back as it was written", () => {
    fc.assert(
      fc.property(records, (record) => {
        const read = valueIn(parseObf(makeObf(record)));
        expect({ ...read, position: makePosition(read.position) }).toEqual({
          ...record,
          position: makePosition(record.position),
        });
        expect(makeObf(read)).toBe(makeObf(record));
      }),
      { numRuns: 100 },
    );
  });

  it("gives every move with its score, and the comment", () => {
    const read = valueIn(
      parseObf(`${FFO1}; G8:+18; H1:+12; H7:+6; A2:+6; A3:+4; B1:-4; A4:-22; G2:-24; % FFO #1, 14 empties`),
    );
    const { shape } = read.position.board;
    expect(read.scores.map(({ move, score }) => `${move === null ? "pa" : nameOf(shape, move)} ${score}`)).toEqual([
      "g8 18",
      "h1 12",
      "h7 6",
      "a2 6",
      "a3 4",
      "b1 -4",
      "a4 -22",
      "g2 -24",
    ]);
    expect([read.score, read.comment]).toEqual([null, "FFO #1, 14 empties"]);
    expect(makePosition(read.position)).toBe(FFO1);
  });

  it.each([
    [`${FFO1};`, null],
    [FFO1, null],
    [`${FFO1}; +18;`, 18],
    [`${FFO1}; -4`, -4],
    [`${FFO1}; 0; % even`, 0],
  ])("may leave scores out: %s", (line, score) => {
    expect(valueIn(parseObf(line))).toMatchObject({ scores: [], score });
  });

  it("takes a pass for the move of a side that is stuck", () => {
    expect(valueIn(parseObf(`${STUCK}; pa:-30;`)).scores).toEqual([{ move: null, score: -30 }]);
    expect(errorIn(parseObf(`${STUCK}; e4:+1;`)).code).toBe("WRONG_SIDE");
    expect(errorIn(parseObf(`${FFO1}; pa:+1;`)).code).toBe("ILLEGAL_PASS");
  });

  it.each([
    ["", "EMPTY"],
    ["% only a comment", "EMPTY"],
    [`${FFO1.slice(3)};`, "BAD_BOARD"],
    [`${FFO1} Z; G8:+18;`, "BAD_TOKEN"],
    [`${FFO1}; A1:+2;`, "ILLEGAL_MOVE"],
    [`${FFO1}; Q1:+2;`, "NO_SUCH_SQUARE"],
    [`${FFO1}; G8:+65;`, "BAD_SCORE"],
    [`${FFO1}; G8:;`, "BAD_SCORE"],
    [`${FFO1}; G8:1.5;`, "BAD_SCORE"],
    [`${FFO1}; best;`, "BAD_SCORE"],
    [`${FFO1}; +2; +4;`, "BAD_SCORE"],
    [`${FFO1}; :+4;`, "BAD_TOKEN"],
    [`${FFO1}; g8h1:+4;`, "BAD_TOKEN"],
  ])("%j is refused as %s", (line, code) => {
    expect(errorIn(parseObf(line)).code).toBe(code);
  });

  it("is told from other boards by its semicolon or comment", () => {
    const format = (text: string) => valueIn(parseRecord(text)).format;
    expect([`${FFO1};`, `${FFO1} % 14 empties`, `${FFO1}`, `${FFO1} g8`].map(format)).toEqual([
      "obf",
      "obf",
      "board",
      "board",
    ]);
  });

  it("is read from a line of gpdb too, with or without its name", () => {
    const gpdb = "..bbbbb..wwwbb.w.wwwbbwb.wbwbwbbwbbbwbbb..bwbwbb.bbbwww..wwwww..;b; G8:+18. H1:+12. B1:-4.;";
    const obf = valueIn(parseObf(`${FFO1}; G8:+18; H1:+12; B1:-4;`));
    for (const line of [gpdb, `ffo-01;${gpdb}`, `ffo-01 ; ${gpdb.toUpperCase()}`, gpdb.slice(0, -2)]) {
      expect(valueIn(parseObf(line))).toEqual(obf);
      expect(valueIn(parseRecord(line)).format).toBe("obf");
    }
    expect(valueIn(parseObf(`${gpdb.slice(0, 65)}w;`)).position.turn).toBe("white");
    expect(errorIn(parseRecord(gpdb.replace("H1", "A1")))).toMatchObject({ code: "ILLEGAL_MOVE", token: "A1" });
  });
});
