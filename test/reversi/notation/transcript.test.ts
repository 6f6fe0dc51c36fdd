import fc from "fast-check";
import { describe, expect, it, vi } from "vitest";
import {
  EIGHT_STARS,
  MIRRORED,
  makeScoreSheet,
  makeTranscript,
  parseTranscript,
  passesOf,
  startPosition,
  TEN,
  VARIANT_IDS,
  VARIANTS,
} from "../../../src/reversi/index.ts";
import { errorIn, gameFrom, games, gist, PATIENT, valueIn } from "../support.ts";

vi.setConfig({ testTimeout: PATIENT });

const PASS = "f5f6d3g5h5h4f7h6";

describe("a transcript", () => {
  it("is read back as it was written, on every variant from its own start", () => {
    for (const id of VARIANT_IDS) {
      fc.assert(
        fc.property(games(VARIANTS[id]), (game) => {
          const read = valueIn(parseTranscript(makeTranscript(game), startPosition(VARIANTS[id])));
          expect(gist(read)).toEqual(gist(game));
          expect(makeTranscript(read)).toBe(makeTranscript(game));
          const sheet = valueIn(parseTranscript(makeScoreSheet(game), startPosition(VARIANTS[id])));
          expect(gist(sheet)).toEqual(gist(game));
        }),
        { numRuns: 15 },
      );
    }
  });

  it.each([
    "f5d6c3d3",
    "F5D6C3D3",
    "F5d6C3d3",
    " f5 d6\tc3\nd3 ",
    "f5,d6,c3,d3",
    "f5; d6; c3; d3;",
    "f5-d6-c3-d3",
    "f5 - d6 - c3 - d3 -",
    "1. F5 d6 2. C3 d3",
    "1.f5 2.d6 3.c3 4.d3",
    "1.f52.d63.c34.d3",
    "1. F5 d6\n2. C3 d3",
    "1... f5 2... d6 3... c3 4... d3",
  ])("is read in the form %j", (text) => {
    expect(makeTranscript(gameFrom(text))).toBe("f5d6c3d3");
  });

  it("tells move numbers from ranks where they run together", () => {
    const eleven = "f5d6c3d3c4f4f6f3e6e7d7";
    const numbered = (eleven.match(/../g) ?? []).map((move, i) => `${i + 1}.${move}`).join("");
    expect(makeTranscript(gameFrom(numbered))).toBe(eleven);
  });

  it.each(["--", "PA", "pa", "Pa", "pass", "PASS", "PS", "ps", "", " -- ", ",pass;"])(
    "takes the pass %j where one is due",
    (pass) => {
      const game = gameFrom(`${PASS}${pass}c5`);
      expect([makeTranscript(game), passesOf(game)]).toEqual([`${PASS}c5`, [8]]);
      expect(gist(gameFrom(`${PASS}${pass}`))).toEqual(gist(gameFrom(PASS)));
    },
  );

  it.each(["f5--d6", "f5 pass d6", "pa", "f5d6 --", `${PASS} c5 --`])(
    "refuses a pass where a move is possible: %s",
    (text) => {
      const error = errorIn(parseTranscript(text));
      expect(error.code).toBe("ILLEGAL_PASS");
      expect(error.legal.length).toBeGreaterThan(0);
    },
  );

  it("refuses a pass that is written twice", () => {
    expect(errorIn(parseTranscript(`${PASS} -- --`))).toMatchObject({ code: "ILLEGAL_PASS", ply: 9, token: "--" });
  });

  it("says which token is wrong, at which ply, why, and what was legal there", () => {
    expect(errorIn(parseTranscript("f5d6B4"))).toEqual({
      code: "ILLEGAL_MOVE",
      ply: 3,
      token: "B4",
      reason: "turns-nothing",
      legal: ["c3", "c4", "c5", "c6", "c7"],
      message: 'ply 3, "B4": a disc there turns nothing (Black to move: c3 c4 c5 c6 c7)',
    });
    expect(errorIn(parseTranscript("f5d6f5"))).toMatchObject({ code: "ILLEGAL_MOVE", ply: 3, reason: "occupied" });
    expect(errorIn(parseTranscript("f5i6"))).toMatchObject({ code: "NO_SUCH_SQUARE", ply: 2, token: "i6" });
    expect(errorIn(parseTranscript("f5a0"))).toMatchObject({ code: "NO_SUCH_SQUARE", ply: 2, token: "a0" });
    expect(errorIn(parseTranscript("f5a10"))).toMatchObject({ code: "NO_SUCH_SQUARE", ply: 2, token: "a10" });
    expect(errorIn(parseTranscript("f5 hello d6"))).toMatchObject({ code: "BAD_TOKEN", ply: 2, token: "hello" });
    expect(errorIn(parseTranscript("f5d"))).toMatchObject({ code: "BAD_TOKEN", ply: 2, token: "d" });
    expect(errorIn(parseTranscript("f5 7"))).toMatchObject({ code: "BAD_TOKEN", ply: 2, token: "7" });
    expect(errorIn(parseTranscript("e6f4e3f6g5d6e7f5c5a1"))).toMatchObject({ code: "GAME_OVER", ply: 10, token: "a1" });
  });

  it("counts plies by discs, passes apart", () => {
    expect(errorIn(parseTranscript(`${PASS} -- a1`))).toMatchObject({
      code: "ILLEGAL_MOVE",
      ply: 9,
      legal: ["c5", "e7"],
    });
  });

  it("keeps an error short however long the text is", () => {
    const error = errorIn(parseTranscript("?".repeat(50_000)));
    expect(error.token).toBe("?".repeat(20));
    expect(error.message.length).toBeLessThan(200);
  });

  it("may be empty", () => {
    expect(gameFrom("").plies).toEqual([]);
    expect(gameFrom(" \n ").plies).toEqual([]);
  });

  it("is taken from the mirrored start when it can only have begun there, and says so", () => {
    const game = gameFrom("c5c6d6e6f6c4b6e7f3e3");
    expect(game.start).toEqual(startPosition(MIRRORED));
    expect(game.plies).toHaveLength(10);
    expect(gameFrom("f5").start.variant.id).toBe("othello");
  });

  it("tells where a game from the mirrored start goes wrong", () => {
    expect(errorIn(parseTranscript("c5c6d6e6f6c4b6e7f8"))).toMatchObject({ code: "ILLEGAL_MOVE", ply: 9, token: "f8" });
  });

  it("tells of the usual start when the first move fits neither", () => {
    expect(errorIn(parseTranscript("a1"))).toMatchObject({ ply: 1, legal: ["d3", "c4", "f5", "e6"] });
  });

  it("does not look for another start when one is given", () => {
    expect(errorIn(parseTranscript("c5", startPosition())).code).toBe("ILLEGAL_MOVE");
  });

  it("reads ranks of two digits on ten ranks", () => {
    const start = startPosition(TEN);
    expect(valueIn(parseTranscript("1.e4 2. d4", start)).plies).toHaveLength(2);
    expect(errorIn(parseTranscript("e4a10", start))).toMatchObject({ code: "ILLEGAL_MOVE", token: "a10" });
    expect(errorIn(parseTranscript("e4a10", startPosition(EIGHT_STARS)))).toMatchObject({ code: "NO_SUCH_SQUARE" });
  });
});

describe("a score sheet", () => {
  it("numbers pairs, sets Black in capitals and writes passes", () => {
    expect(makeScoreSheet(gameFrom("f5d6c3d3"))).toBe("1. F5 d6 2. C3 d3");
    expect(makeScoreSheet(gameFrom(`${PASS}c5`))).toBe("1. F5 f6 2. D3 g5 3. H5 h4 4. F7 h6 5. -- c5");
  });
});
