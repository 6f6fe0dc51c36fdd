import fc from "fast-check";
import { describe, expect, it, vi } from "vitest";
import {
  type GameRecord,
  LONGEST_RECORD,
  makeBoardGame,
  makeGgf,
  makeObf,
  makePgn,
  makePosition,
  makeQuest,
  makeScoreSheet,
  makeTranscript,
  parseBoardGame,
  parseGgf,
  parseObf,
  parsePgn,
  parsePosition,
  parseQuest,
  parseRecord,
  parseRecords,
  parseTranscript,
  parseWthor,
  positionOf,
  RECORD_ERROR_CODES,
  type RecordError,
  type Result,
  splitGgf,
  splitPgn,
  startGame,
} from "../../../src/reversi/index.ts";
import { errorIn, gameFrom, games, gist, PATIENT, valueIn } from "../support.ts";

vi.setConfig({ testTimeout: PATIENT });

describe("the form of a record", () => {
  it("is found whatever the game", () => {
    fc.assert(
      fc.property(games(), (game) => {
        const found = (text: string): GameRecord => valueIn(parseRecord(`\n  ${text}  \n`));
        const same = (text: string, format: GameRecord["format"]): void => {
          const record = found(text);
          expect([record.format, gist(record.game)]).toEqual([format, gist(game)]);
        };
        if (game.plies.length > 0) same(makeTranscript(game), "transcript");
        if (game.plies.length > 0) same(makeScoreSheet(game), "transcript");
        same(makeBoardGame(game), "board");
        same(makeGgf({ tags: [], game, notes: [] }), "ggf");
        same(makeQuest({ black: null, white: null, created: null, game }), "othello-quest");
        same(makePgn({ tags: [["Event", "x"]], game, result: null }), "pgn");
        const obf = found(makeObf({ position: positionOf(game), scores: [], score: null, comment: "" }));
        expect([obf.format, makePosition(obf.game.start)]).toEqual(["obf", makePosition(positionOf(game))]);
      }),
      { numRuns: 60 },
    );
  });

  it("is that of the first game where there are several", () => {
    const text = ["f5", "f5d6"].map((moves) => makeGgf({ tags: [], game: gameFrom(moves), notes: [] })).join("");
    expect(valueIn(parseRecord(text)).game.plies).toHaveLength(1);
    expect(parseRecords(text)).toHaveLength(2);
  });

  it("is none of an empty or an endless text", () => {
    for (const text of ["", " ", "\n\t\n"]) expect(errorIn(parseRecord(text)).code).toBe("EMPTY");
    expect(errorIn(parseRecord("f5 ".repeat(LONGEST_RECORD))).code).toBe("TOO_LONG");
  });
});

type Read = Result<unknown, RecordError>;

/** Every parser of text, each giving what it made of it. */
const PARSERS: Readonly<Record<string, (text: string) => readonly Read[]>> = {
  record: parseRecords,
  transcript: (text) => [parseTranscript(text)],
  position: (text) => [parsePosition(text)],
  board: (text) => [parseBoardGame(text)],
  obf: (text) => [parseObf(text)],
  ggf: (text) => [parseGgf(text), ...splitGgf(text).map(parseGgf)],
  quest: (text) => [parseQuest(text)],
  pgn: (text) => [parsePgn(text), ...splitPgn(text).map(parsePgn)],
  wthor: (text) => [parseWthor(new TextEncoder().encode(text))],
};

function expectKnown(result: Read): void {
  if (result.ok) return;
  const { code, ply, token, legal, message } = result.error;
  if (
    !RECORD_ERROR_CODES.includes(code) ||
    (ply !== null && !(ply >= 1 && ply <= 61)) ||
    (token !== null && token.length > 20) ||
    !Array.isArray(legal) ||
    message === "" ||
    message.length > 400
  ) {
    throw new Error(`a bad error: ${JSON.stringify(result.error)}`);
  }
}

const readAll = (text: string): void => {
  for (const parse of Object.values(PARSERS)) for (const result of parse(text)) expectKnown(result);
};

/** One whole record of each form. */
const WHOLE = ((): readonly string[] => {
  const game = gameFrom("f5f6d3g5h5h4f7h6c5f4");
  const position = positionOf(gameFrom("f5d6c3d3"));
  return [
    makeTranscript(game),
    makeScoreSheet(game),
    makeBoardGame(game),
    makePosition(position),
    makeObf({
      position,
      scores: position.legal.map(({ square }) => ({ move: square, score: -4 })),
      score: 2,
      comment: "c",
    }),
    makeGgf({ tags: [["PB", "x"]], game, notes: [{ evaluation: "1.5", time: "0.1" }] }),
    makeQuest({ black: "x", white: null, created: "2024", game }),
    makePgn({
      tags: [
        ["Event", "x"],
        ["Result", "34-30"],
      ],
      game,
      result: "34-30",
    }),
    "[8 -------- -------- -------- ---O*--- ---*O--- -------- -------- -------- *] f5 d6",
    makePosition(startGame().start).replaceAll("X", "0").replaceAll("O", "1"),
  ];
})();

const ALPHABET = [..."abcdefghijABCDEFGHxXoO*#01.-_wWbBpPsS23456789 \n\t,;:()[]{}%\"\\/'+é☃"];

const noise = fc.oneof(
  fc.string({ maxLength: 200 }),
  fc.string({ unit: "binary", maxLength: 100 }),
  fc.string({ unit: fc.constantFrom(...ALPHABET), maxLength: 200, size: "max" }),
);

const cut = fc
  .tuple(fc.constantFrom(...WHOLE), fc.nat(400), fc.nat(400))
  .map(([text, a, b]) => text.slice(Math.min(a, b), Math.max(a, b)));

const spliced = fc
  .tuple(fc.constantFrom(...WHOLE), fc.constantFrom(...WHOLE), fc.nat(300), fc.nat(300), noise)
  .map(([first, second, a, b, between]) => `${first.slice(0, a)}${between.slice(0, 3)}${second.slice(b)}`);

describe("every parser", () => {
  it("reads the whole records that the pieces below are cut from", () => {
    for (const text of WHOLE) expect([text, parseRecord(text).ok]).toEqual([text, true]);
  });

  it("gives a value or a known code for 10 000 random, truncated and spliced records", () => {
    fc.assert(fc.property(fc.oneof(noise, cut, spliced), readAll), { numRuns: 10_000 });
  });

  it("gives a value or a known code for damaged bytes", () => {
    const bytes = fc.tuple(
      fc.uint8Array({ minLength: 16, maxLength: 16 }),
      fc.array(fc.uint8Array({ minLength: 68, maxLength: 68 }), { maxLength: 3 }),
    );
    fc.assert(
      fc.property(bytes, ([head, games]) => {
        head.set([games.length, 0, 0, 0], 4);
        head[12] = 8;
        const read = parseWthor(Uint8Array.from([...head, ...games.flatMap((game) => [...game])]));
        valueIn(read).games.forEach(expectKnown);
      }),
      { numRuns: 500 },
    );
  });

  it("comes to an end on long texts of one kind, which would show a search that goes back over them", () => {
    const long = [
      "-",
      " ",
      "1",
      "a",
      "f5",
      "[",
      "(;",
      ";)",
      ";) ",
      "\n",
      '[A "',
      "\\",
      "{",
      '{"a":',
      "[[",
      "X",
      "#",
      "0",
      "%",
      ";",
      "1.",
      "pa",
      "\t-",
      "34-30 ",
    ];
    for (const piece of long) {
      readAll(piece.repeat(Math.floor((LONGEST_RECORD - 10) / piece.length)));
      readAll(`${"X".repeat(64)} ${piece.repeat(10_000)}`);
      readAll(`(;GM[Othello]${piece.repeat(10_000)};)`);
      readAll(`[Event "x"] ${piece.repeat(10_000)}`);
    }
  });
});
