import fc from "fast-check";
import { describe, expect, it, vi } from "vitest";
import {
  type GgfRecord,
  makeGgf,
  makePosition,
  makeTranscript,
  OTHELLO,
  parseGgf,
  parseRecords,
  passesOf,
  resolve,
  splitGgf,
  startGame,
} from "../../../src/reversi/index.ts";
import { errorIn, games, gist, PATIENT, playChoices, valueIn } from "../support.ts";

vi.setConfig({ testTimeout: PATIENT });

const START = "8 -------- -------- -------- ---O*--- ---*O--- -------- -------- -------- *";

const SERVER = `(;GM[Othello]PC[GGS/os]DT[2000-4-16 11:13 EST]PB[fangr]PW[patzer]RB[1457.12]RW[1631.74]TI[15:00//02:00]TY[8]RE[-40.00]BO[${START}]B[E6//4.09]W[F4/-48.50/0.93]B[C3//5.52];)`;

const PROGRAM =
  "(;GM[Othello]PC[NBoard]DT[2004-11-24 13:47:34 GMT]PB[Chris]PW[Ntest2]RE[-12]TI[0]TY[8]BO[8 ---------------------------O*------*O--------------------------- *]B[F5]W[D6];)";

/** A random start with a komi tag; moves in either case, with an evaluation, a time, both or neither. */
const RANDOM_START =
  "(;GM[Othello]PC[GGS/os]PB[edax]PW[Roxane]KM[-3.5]TY[s8r18]RE[-10.000:r]BO[8 --**O--- --**---- --*OO--- ****OO-- ---O*--- --O-*--- -------- -------- *]B[f1/-6.00/26.00]W[C5/8.00]B[d6//9.00]W[B6];)";

const notes = fc.record({
  evaluation: fc.constantFrom("", "-48.50", "0", "+3"),
  time: fc.constantFrom("", "0.01", "4.09"),
});

const tags = fc.array(
  fc.tuple(
    fc.constantFrom("PC", "DT", "PB", "PW", "RB", "RW", "TI", "TB", "TY", "RE", "KM", "KB", "KW"),
    fc.string().map((text) => text.replaceAll("]", "").replace(/;\)\s*\(;/g, "")),
  ),
);

/** Games from the start and from any other position, finished ones included. */
const records: fc.Arbitrary<GgfRecord> = fc
  .tuple(
    games(),
    fc.nat(60),
    tags,
    fc.array(notes, { minLength: 64, maxLength: 64 }),
    fc.array(fc.nat(99), { maxLength: 60 }),
  )
  .map(([game, ply, given, all, choices]) => {
    const at = game.plies[ply]?.after ?? game.start;
    const played = playChoices(startGame(resolve(OTHELLO, at.board, at.turn)), choices);
    return { tags: given, game: played, notes: played.plies.map((_, i) => all[i] ?? { evaluation: "", time: "" }) };
  });

describe("a GGF game", () => {
  it("is read back as it was written, from any start", () => {
    fc.assert(
      fc.property(records, (record) => {
        const text = makeGgf(record);
        const read = valueIn(parseGgf(text));
        expect({ ...read, game: gist(read.game) }).toEqual({ ...record, game: gist(record.game) });
        expect(makeGgf(read)).toBe(text);
        expect(splitGgf(`2 ${text}${text}`)).toEqual([text, text]);
      }),
      { numRuns: 100 },
    );
  });

  it("is read as the game server writes it, with evaluations and times", () => {
    const read = valueIn(parseGgf(SERVER));
    expect(makeTranscript(read.game)).toBe("e6f4c3");
    expect(read.notes).toEqual([
      { evaluation: "", time: "4.09" },
      { evaluation: "-48.50", time: "0.93" },
      { evaluation: "", time: "5.52" },
    ]);
    expect(read.tags).toContainEqual(["PB", "fangr"]);
    expect(read.tags).toContainEqual(["RE", "-40.00"]);
    expect(makeGgf(read)).toBe(SERVER);
  });

  it("is read without spaces in the board", () => {
    const read = valueIn(parseGgf(PROGRAM));
    expect([makeTranscript(read.game), makePosition(read.game.start)]).toEqual([
      "f5d6",
      "---------------------------OX------XO--------------------------- X",
    ]);
  });

  it("is read from a random start, komi and all", () => {
    const read = valueIn(parseGgf(RANDOM_START));
    expect([makeTranscript(read.game), read.game.start.variant.id]).toEqual(["f1c5d6b6", "othello"]);
    expect(read.tags).toContainEqual(["KM", "-3.5"]);
    expect(read.notes[1]).toEqual({ evaluation: "8.00", time: "" });
  });

  it("may write a pass in several ways, or leave it out", () => {
    const opening = "B[F5]W[F6]B[D3]W[G5]B[H5]W[H4]B[F7]W[H6]";
    for (const pass of ["B[PA]", "B[pass//1.67]", "B[--]", ""]) {
      const { game } = valueIn(parseGgf(`(;GM[Othello]BO[${START}]${opening}${pass}W[C5];)`));
      expect([game.plies.length, passesOf(game)]).toEqual([9, [8]]);
    }
    const wrong = (moves: string) => errorIn(parseGgf(`(;GM[Othello]BO[${START}]${opening}${moves};)`));
    expect(wrong("W[PA]")).toMatchObject({ code: "WRONG_SIDE", ply: 9 });
    expect(wrong("B[C5]")).toMatchObject({ code: "WRONG_SIDE", ply: 9, legal: ["c5", "e7"] });
    expect(wrong("B[PA]B[PA]")).toMatchObject({ code: "ILLEGAL_PASS", ply: 9 });
  });

  it.each([
    ["(;GM[Othello]B[F5];)", "BAD_BOARD"],
    [`(;GM[Othello]BO[${START}]B[F5]`, "BAD_SYNTAX"],
    [`(;GM[Othello]BO[${START}]B[F5]oops;)`, "BAD_SYNTAX"],
    [`(;GM[Othello]BO[${START}]B[F5;)`, "BAD_SYNTAX"],
    ["", "BAD_SYNTAX"],
    [`(;GM[Amazons]BO[${START}]B[F5];)`, "UNSUPPORTED_GAME"],
    [`(;GM[Othello]BO[10 ${"-".repeat(100)} *];)`, "UNSUPPORTED_SIZE"],
    [`(;GM[Othello]BO[${START.slice(0, -6)}]B[F5];)`, "BAD_BOARD"],
    [`(;GM[Othello]BO[${START}]B[F5]W[F5];)`, "ILLEGAL_MOVE"],
    [`(;GM[Othello]BO[${START}]W[F5];)`, "WRONG_SIDE"],
    [`(;GM[Othello]BO[${START}]B[];)`, "BAD_TOKEN"],
    [`(;GM[Othello]BO[${START}]B[resign];)`, "BAD_TOKEN"],
    [`(;GM[Othello]BO[${START}]B[J1];)`, "NO_SUCH_SQUARE"],
  ])("%j is refused as %s", (text, code) => {
    expect(errorIn(parseGgf(text)).code).toBe(code);
  });
});

describe("a line of GGF", () => {
  it("may hold several games, a bad one among them", () => {
    const bad = `(;GM[Othello]BO[${START}]B[A1];)`;
    const results = parseRecords(`3 ${SERVER}${bad} ${RANDOM_START}`);
    expect(results.map((result) => result.ok)).toEqual([true, false, true]);
    expect(results.flatMap((result) => (result.ok ? [gist(result.value.game).plies.length] : []))).toEqual([3, 4]);
  });

  it("may have a count before one game, or none", () => {
    for (const line of [`1 ${SERVER}`, SERVER]) expect(parseRecords(line)).toHaveLength(1);
  });
});
