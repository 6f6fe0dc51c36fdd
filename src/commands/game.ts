import { extname } from "node:path";
import {
  countDiscs,
  finalScore,
  type Game,
  makeBoard,
  nameOf,
  parsePgn,
  parseRecords,
  parseWthor,
  passesOf,
  positionOf,
  type RecordError,
  type RecordFormat,
  type Result,
  splitPgn,
} from "../reversi/index.ts";
import { linesOf, print, readInput, refuse, textOf } from "./terminal.ts";

/** A game with the form that it was written in; WTHOR is the one that is no text. */
interface ReplayedRecord {
  readonly format: RecordFormat | "wthor";
  readonly game: Game;
}

type Replay = Result<ReplayedRecord, RecordError>;

const inFormat = (format: ReplayedRecord["format"], result: Result<{ readonly game: Game }, RecordError>): Replay =>
  result.ok ? { ok: true, value: { format, game: result.value.game } } : result;

/** Every record of a file: .wtb, .json and .pgn are read whole, all else is text with one record a line. */
function readRecords(bytes: Buffer, extension: string): readonly Replay[] {
  switch (extension) {
    case ".wtb": {
      const file = parseWthor(bytes);
      return file.ok ? file.value.games.map((game) => inFormat("wthor", game)) : [file];
    }
    case ".json":
      return parseRecords(textOf(bytes));
    case ".pgn": {
      const games = splitPgn(textOf(bytes));
      return games.length === 0 ? parseRecords("") : games.map((game) => inFormat("pgn", parsePgn(game)));
    }
    default:
      return linesOf(textOf(bytes)).flatMap(parseRecords);
  }
}

/** What is printed for a record. */
function report(replay: Replay): object {
  if (!replay.ok) {
    const { code, ply, token, legal, message } = replay.error;
    return { ok: false, error: code, ply, token, legal, message };
  }
  const { format, game } = replay.value;
  const position = positionOf(game);
  const { board, toMove, legal } = position;
  const { black, white } = countDiscs(board);
  const final = finalScore(position);
  return {
    ok: true,
    format,
    start: makeBoard(game.start.board),
    plies: game.plies.length,
    passes: passesOf(game),
    board: makeBoard(board),
    toMove,
    black,
    white,
    score: final === null ? null : `${final.black}-${final.white}`,
    legal: legal.map((move) => nameOf(board.shape, move.square)),
  };
}

const [file, ...more] = process.argv.slice(2);
if (file === undefined || file === "" || /^--?[a-z]/i.test(file) || more.length > 0) {
  refuse("usage: npm run -s game -- FILE   (a file of game records, or - for standard input)");
} else {
  try {
    const records = readRecords(await readInput(file), extname(file).toLowerCase());
    if (records.some((record) => !record.ok)) process.exitCode = 1;
    print(records.map((record) => JSON.stringify(report(record))));
  } catch (error) {
    refuse(`cannot read ${file}: ${error instanceof Error ? error.message : String(error)}`);
  }
}
