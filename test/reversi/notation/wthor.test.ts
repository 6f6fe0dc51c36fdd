import fc from "fast-check";
import { describe, expect, it, vi } from "vitest";
import {
  MIRRORED,
  makeTranscript,
  makeWthor,
  OTHELLO,
  parseWthor,
  type WthorHeader,
  type WthorRecord,
} from "../../../src/reversi/index.ts";
import { errorIn, games, gist, PATIENT, valueIn } from "../support.ts";

vi.setConfig({ testTimeout: PATIENT });

const byte = fc.nat(255);
const word = fc.nat(65_535);

const headers: fc.Arbitrary<WthorHeader> = fc.record({
  created: fc.record({
    year: fc.integer({ min: 1900, max: 2199 }),
    month: fc.integer({ min: 1, max: 12 }),
    day: fc.integer({ min: 1, max: 31 }),
  }),
  year: word,
  kind: byte,
  depth: byte,
});

const records: fc.Arbitrary<WthorRecord> = fc.record({
  tournament: word,
  black: word,
  white: word,
  blackScore: byte,
  theoreticalScore: byte,
  game: fc.oneof(
    games(OTHELLO),
    games(MIRRORED).filter((game) => game.plies.length > 0),
  ),
});

/** A file written out by hand from the description of the format: two games of 2001. */
const HEADER = [20, 21, 3, 7, 2, 0, 0, 0, 0, 0, 0xd1, 0x07, 8, 0, 24, 0];
const moves = (...bytes: readonly number[]): readonly number[] => [
  ...bytes,
  ...Array.from({ length: 60 - bytes.length }, () => 0),
];
const FIRST = [0x2c, 0x01, 1, 0, 2, 0, 64, 40, ...moves(56, 64, 53, 66, 75, 46, 57, 65, 35)];
const SECOND = [1, 0, 0xff, 0xff, 0, 0, 32, 32, ...moves(56, 64, 33)];

describe("a WTHOR file", () => {
  it("is read back as it was written", () => {
    fc.assert(
      fc.property(headers, fc.array(records, { maxLength: 4 }), (header, all) => {
        const bytes = makeWthor(header, all);
        const read = valueIn(parseWthor(bytes));
        expect(read.header).toEqual(header);
        const games = read.games.map(valueIn);
        expect(games.map((record) => ({ ...record, game: gist(record.game) }))).toEqual(
          all.map((record) => ({ ...record, game: gist(record.game) })),
        );
        expect(makeWthor(read.header, games)).toEqual(bytes);
      }),
      { numRuns: 60 },
    );
  });

  it("is read byte by byte as the format says, and written the same", () => {
    const bytes = Uint8Array.from([...HEADER, ...FIRST, ...SECOND]);
    const { header, games } = valueIn(parseWthor(bytes));
    expect(header).toEqual({ created: { year: 2021, month: 3, day: 7 }, year: 2001, kind: 0, depth: 24 });
    const read = games.map(valueIn);
    expect(read[0]).toMatchObject({ tournament: 300, black: 1, white: 2, blackScore: 64, theoreticalScore: 40 });
    expect(read.map((record) => makeTranscript(record.game))).toEqual(["f5d6c5f6e7f4g5e6e3", "f5d6c3"]);
    expect(read[1]?.black).toBe(65_535);
    expect(makeWthor(header, read)).toEqual(bytes);
  });

  it("may be a part of a larger buffer, and give its board size as 0", () => {
    const inside = Uint8Array.from([9, 9, 9, ...HEADER, ...FIRST, ...SECOND, 9]).subarray(3, 3 + 16 + 136);
    inside[12] = 0;
    expect(valueIn(parseWthor(inside)).games).toHaveLength(2);
  });

  it("tells a bad game without giving up the others", () => {
    const bad = [...FIRST];
    bad[9] = 11;
    const { games } = valueIn(parseWthor(Uint8Array.from([...HEADER, ...bad, ...SECOND])));
    expect(games.map((game) => game.ok)).toEqual([false, true]);
    expect(errorIn(games[0])).toMatchObject({ code: "ILLEGAL_MOVE", ply: 2, token: "a1" });
    bad[9] = 99;
    const again = valueIn(parseWthor(Uint8Array.from([...HEADER, ...bad, ...SECOND]))).games;
    expect(errorIn(again[0])).toMatchObject({ code: "BAD_TOKEN", ply: 2, token: "99" });
  });

  it("is refused when it is cut off, too long, or of another board size", () => {
    const whole = [...HEADER, ...FIRST, ...SECOND];
    for (const bytes of [[], whole.slice(0, 15), whole.slice(0, -1), [...whole, 0]]) {
      expect(errorIn(parseWthor(Uint8Array.from(bytes))).code).toBe("BAD_FILE");
    }
    const ten = Uint8Array.from(whole);
    ten[12] = 10;
    expect(errorIn(parseWthor(ten))).toMatchObject({ code: "UNSUPPORTED_SIZE", token: "10" });
  });
});
