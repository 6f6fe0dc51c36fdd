import fc from "fast-check";
import { describe, expect, it, vi } from "vitest";
import {
  MIRRORED,
  makeQuest,
  makeTranscript,
  OTHELLO,
  parseQuest,
  passesOf,
  type QuestRecord,
} from "../../../src/reversi/index.ts";
import { errorIn, games, gist, PATIENT, valueIn } from "../support.ts";

vi.setConfig({ testTimeout: PATIENT });

const records: fc.Arbitrary<QuestRecord> = fc.record({
  black: fc.option(fc.string()),
  white: fc.option(fc.string()),
  created: fc.option(fc.string()),
  game: fc.oneof(
    games(OTHELLO),
    games(MIRRORED).filter((game) => game.plies.length > 0),
  ),
});

const withMoves = (...moves: readonly unknown[]): string => JSON.stringify({ position: { moves } });

describe("the JSON of Othello Quest", () => {
  it("is read back as it was written", () => {
    fc.assert(
      fc.property(records, (record) => {
        const read = valueIn(parseQuest(makeQuest(record)));
        expect({ ...read, game: gist(read.game) }).toEqual({ ...record, game: gist(record.game) });
        expect(makeQuest(read)).toBe(makeQuest(record));
      }),
      { numRuns: 100 },
    );
  });

  it("is read with fields that we do not know, over several lines", () => {
    const json = JSON.stringify(
      {
        id: "AB12",
        created: "2024-01-02T03:04:05.000Z",
        players: [
          { id: "x", name: "First", oldR: 1500, newR: 1510 },
          { id: "y", name: "Second", oldD: 3 },
        ],
        position: { size: 8, moves: [{ m: "f5", t: 0.4 }, { m: "d6", s: 1 }, { m: "C3" }] },
      },
      null,
      2,
    );
    const read = valueIn(parseQuest(json));
    expect([makeTranscript(read.game), read.black, read.white, read.created]).toEqual([
      "f5d6c3",
      "First",
      "Second",
      "2024-01-02T03:04:05.000Z",
    ]);
  });

  it("takes '-' for a pass", () => {
    const moves = ["f5", "f6", "d3", "g5", "h5", "h4", "f7", "h6"].map((m) => ({ m }));
    const { game } = valueIn(parseQuest(withMoves(...moves, { m: "-" }, { m: "c5" })));
    expect([game.plies.length, passesOf(game)]).toEqual([9, [8]]);
    expect(errorIn(parseQuest(withMoves({ m: "f5" }, { m: "-" })))).toMatchObject({
      code: "ILLEGAL_PASS",
      ply: 2,
      token: "-",
    });
  });

  it.each([
    ["", "BAD_SYNTAX"],
    ["{", "BAD_SYNTAX"],
    ["null", "BAD_SYNTAX"],
    ["[]", "BAD_SYNTAX"],
    ["{}", "BAD_SYNTAX"],
    ['{"position":null}', "BAD_SYNTAX"],
    ['{"position":{"moves":"f5"}}', "BAD_SYNTAX"],
    [withMoves({}), "BAD_TOKEN"],
    [withMoves(null), "BAD_TOKEN"],
    [withMoves({ m: 5 }), "BAD_TOKEN"],
    [withMoves({ m: "" }), "BAD_TOKEN"],
    [withMoves({ m: "f5d6" }), "BAD_TOKEN"],
    [withMoves({ m: "f5" }, { m: "a1" }), "ILLEGAL_MOVE"],
    [withMoves({ m: "f5" }, { m: "i9" }), "NO_SUCH_SQUARE"],
  ])("%j is refused as %s", (text, code) => {
    expect(errorIn(parseQuest(text)).code).toBe(code);
  });
});
