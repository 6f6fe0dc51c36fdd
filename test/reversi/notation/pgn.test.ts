import fc from "fast-check";
import { describe, expect, it, vi } from "vitest";
import {
  MIRRORED,
  makePgn,
  makeTranscript,
  OTHELLO,
  type PgnRecord,
  parsePgn,
  parseRecords,
  passesOf,
  splitPgn,
} from "../../../src/reversi/index.ts";
import { errorIn, gameFrom, games, gist, PATIENT, valueIn } from "../support.ts";

vi.setConfig({ testTimeout: PATIENT });

/** Tag values as one line can hold them. */
const values = fc.string().map((text) => text.replace(/[\r\n]/g, ""));

const records: fc.Arbitrary<PgnRecord> = fc.record({
  tags: fc.array(fc.tuple(fc.constantFrom("Event", "Date", "Black", "White", "Result"), values), { minLength: 1 }),
  game: fc.oneof(
    games(OTHELLO),
    games(MIRRORED).filter((game) => game.plies.length > 0),
  ),
  result: fc.constantFrom(null, "34-30", "0-64", "*"),
});

const GAME = `[Event "World Championship - 1977"]
[Date "1977"]
[Black "Inoue Hiroshi"]
[White "Heiberg \\"T\\" Thomas"]
[Result "34-30"]
1. F5 D6
3. C3 F3
5. F4 D3
34-30
`;

describe("a PGN game", () => {
  it("is read back as it was written, alone and among others", () => {
    fc.assert(
      fc.property(fc.array(records, { minLength: 1, maxLength: 3 }), (all) => {
        const file = all.map(makePgn).join("\n");
        const read = splitPgn(file).map((game) => valueIn(parsePgn(game)));
        expect(read.map((record) => ({ ...record, game: gist(record.game) }))).toEqual(
          all.map((record) => ({ ...record, game: gist(record.game) })),
        );
        expect(read.map(makePgn)).toEqual(all.map(makePgn));
      }),
      { numRuns: 60 },
    );
  });

  it("is read with its tags, whichever way its moves are numbered", () => {
    const read = valueIn(parsePgn(GAME));
    expect(makeTranscript(read.game)).toBe("f5d6c3f3f4d3");
    expect(read.tags).toContainEqual(["White", 'Heiberg "T" Thomas']);
    expect(read.result).toBe("34-30");
    const bare = valueIn(parsePgn(GAME.replace("3.", "2.").replace("5.", "3.").replace("\n34-30\n", "\n")));
    expect([makeTranscript(bare.game), bare.result]).toEqual(["f5d6c3f3f4d3", null]);
  });

  it("is told from boards in brackets, also on one line", () => {
    const results = parseRecords(GAME.replaceAll("\n", " "));
    expect(results).toHaveLength(1);
    expect(results.map((result) => valueIn(result).format)).toEqual(["pgn"]);
  });

  it("may have windows line ends and several games, a bad one among them", () => {
    const bad = '[Event "x"]\n\n1. F5 A1\n';
    const results = parseRecords([GAME, bad, GAME].join("\n").replaceAll("\n", "\r\n"));
    expect(results.map((result) => result.ok)).toEqual([true, false, true]);
    expect(errorIn(results[1])).toMatchObject({
      code: "ILLEGAL_MOVE",
      ply: 2,
      token: "A1",
    });
  });

  it("writes a pair of moves a line and its passes", () => {
    const game = gameFrom("f5f6d3g5h5h4f7h6c5");
    const text = makePgn({ tags: [["Event", "x"]], game, result: null });
    expect(text).toBe('[Event "x"]\n\n1. F5 F6\n2. D3 G5\n3. H5 H4\n4. F7 H6\n5. -- C5\n');
    expect(passesOf(valueIn(parsePgn(text)).game)).toEqual([8]);
  });

  it.each([
    ['[Event "x]\n1. F5', "BAD_SYNTAX"],
    ["[Event]\n1. F5", "BAD_SYNTAX"],
    ['[Event "x"]\n1. F5 F5', "ILLEGAL_MOVE"],
    ['[Event "x"]\n1. e4 e5', "ILLEGAL_MOVE"],
    ['[Event "x"]\n1. Nf3', "BAD_TOKEN"],
  ])("%j is refused as %s", (text, code) => {
    expect(errorIn(parsePgn(text)).code).toBe(code);
  });
});
