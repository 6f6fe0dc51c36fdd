import fc from "fast-check";
import { describe, expect, it, vi } from "vitest";
import {
  EIGHT_STARS,
  FOUR,
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
  nameOf,
  OTHELLO,
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
  SIX,
  splitGgf,
  splitPgn,
  startGame,
  startPosition,
  TEN,
} from "../../../src/reversi/index.ts";
import { movesWithPasses } from "../../../src/reversi/notation/moves.ts";
import { errorIn, gameFrom, games, gist, PATIENT, valueIn } from "../support.ts";

vi.setConfig({ testTimeout: PATIENT });

/** Signs for black, white and empty that go together. */
const SIGNS = ["XO-", "xo.", "*O-", "BW_", "bw.", "01.", "X0-"] as const;

/** A board in other signs; where squares are missing `#` stays. */
const written = (board: string, choice: number): string => {
  const signs = SIGNS[choice % SIGNS.length] ?? "XO-";
  return board.replace(/[XO-]/g, (symbol) => signs["XO-".indexOf(symbol)] ?? symbol);
};

/** The same for the side to move, the first character after a board and a space. */
const sideWritten = (rest: string, choice: number): string => ` ${written(rest.slice(1, 2), choice)}${rest.slice(2)}`;

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

  it("is a board of its size, whatever the shape, the signs and the moves behind it", () => {
    for (const variant of [FOUR, SIX, OTHELLO, TEN, EIGHT_STARS]) {
      fc.assert(
        fc.property(games(variant), games(variant), fc.nat(9), (game, other, signs) => {
          const moves = movesWithPasses(game);
          const squares = moves.map((move) => move ?? "--");
          // Positions from the middle of a game as well as the start, each with what is played from there.
          const middle = startGame(positionOf(other));
          const boards = [
            makeBoardGame(middle),
            `${makePosition(game.start)} ${squares.join(" ")}`,
            `${makePosition(game.start)}${squares.join("").toUpperCase()}`,
            `${makePosition(game.start)}\n${squares.map((move, i) => `${i + 1}. ${move}`).join(" ")}`,
            makeBoardGame(game).replace(new RegExp(`^.{${variant.shape.files}}`), "$&\n"),
          ];
          const told = boards.map((text, i) => {
            const [board = "", rest = ""] = [text.slice(0, text.indexOf(" ")), text.slice(text.indexOf(" "))];
            const read = valueIn(parseRecord(written(board, signs) + sideWritten(rest, signs)));
            return [read.format, gist(read.game), gist(i === 0 ? middle : game)];
          });
          for (const [format, read, meant] of told) expect([format, read]).toEqual(["board", meant]);
        }),
        { numRuns: 25 },
      );
    }
  });

  it("is told by the frame of a board, where it has one", () => {
    for (const variant of [FOUR, SIX, OTHELLO, TEN, EIGHT_STARS]) {
      const start = startGame(startPosition(variant));
      const { shape } = variant;
      const [move] = positionOf(start).legal;
      const text = `[${shape.files} ${makePosition(start.start)}] ${nameOf(shape, move?.square ?? 0)}`;
      const { game } = valueIn(parseRecord(text));
      expect([game.start.variant.id, game.plies.length]).toEqual([variant.id, 1]);
    }
    expect(errorIn(parseRecord("[5 ----- --XO- --OX- ----- ----- X]")).code).toBe("UNSUPPORTED_SIZE");
  });

  it("says how many squares a board lacks or what follows it, and does not take it for one of another size", () => {
    const start = makePosition(startGame().start);
    const found = (text: string) => {
      const { code, token, message } = errorIn(parseRecord(text));
      return [code, token ?? message];
    };
    expect(found(start.slice(3, 64))).toEqual(["BAD_BOARD", "61 squares instead of 64"]);
    expect(found("-".repeat(28))).toEqual(["BAD_BOARD", "28 squares instead of 64"]);
    expect(found("-----OX--XO----- X b1 b1")).toEqual(["ILLEGAL_MOVE", "b1"]);
    expect(found("-----OX--XO----- X e1")).toEqual(["NO_SUCH_SQUARE", "e1"]);
    expect(found(`${makePosition(startPosition(SIX))} a1`)).toEqual(["ILLEGAL_MOVE", "a1"]);
  });

  it("is a transcript where the moves have numbers without a full stop", () => {
    for (const text of [
      "1 f5 2 d6 3 c3",
      "1 F5 d6 2 C3",
      "1 f5\n2 d6\n3 c3",
      "01 f5, 02 d6, 03 c3",
      "1. f5 2 d6 3. c3",
    ]) {
      expect([text, makeTranscript(valueIn(parseRecord(text)).game)]).toEqual([text, "f5d6c3"]);
    }
    // A number that no move follows, or that is no number of a move, stays an error.
    for (const text of ["f5 12", "f5 1 2 d6", "f5d6 1234 c3"])
      expect(errorIn(parseRecord(text)).code).toBe("BAD_TOKEN");
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
