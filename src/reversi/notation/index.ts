export { makeBoard, makeBoardGame, makePosition, parseBoardGame, parsePosition } from "./board.ts";
export { RECORD_ERROR_CODES, type RecordError } from "./error.ts";
export { type GgfRecord, makeGgf, parseGgf, splitGgf } from "./ggf.ts";
export { makeTranscript } from "./moves-text.ts";
export { makeObf, type ObfRecord, parseObf } from "./obf.ts";
export { makePgn, type PgnRecord, parsePgn, splitPgn } from "./pgn.ts";
export { makeQuest, parseQuest, type QuestRecord } from "./quest.ts";
export {
  type GameRecord,
  LONGEST_RECORD,
  parseRecord,
  parseRecords,
  RECORD_FORMATS,
  type RecordFormat,
} from "./record.ts";
export { makeScoreSheet, parseTranscript } from "./transcript.ts";
export { makeWthor, parseWthor, type WthorHeader, type WthorRecord } from "./wthor.ts";
