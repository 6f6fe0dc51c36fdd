import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import {
  type BitBoard,
  flipsOf,
  passBits,
  playBits,
  type Square,
  sizeOfSet,
  squareNamed,
  startPosition,
  toBitBoard,
  USUAL_SHAPE,
} from "../../reversi/index.ts";

/** A whole game between people, with what it was worth for Black. */
export interface PlayedGame {
  /** The squares in order, without passes. */
  readonly moves: readonly Square[];
  /** Black's lead at the end in discs, empties to the winner. */
  readonly finalLead: number;
  /** Black's lead under perfect play from 24 empties on. */
  readonly leadAt24: number;
  readonly year: number;
}

/** A position of a game in which the side to move has a move. */
export interface Moment {
  readonly board: BitBoard;
  readonly empties: number;
  /** 1 if Black is to move, -1 if White is: turns Black's lead into that of the side to move. */
  readonly sign: 1 | -1;
}

const start = toBitBoard(startPosition().board, "black");

/**
 * Reads complete games from a table of tab-separated values, gzipped, with the columns `year`, `moves`, `complete`, `black_score` and
 * `black_theoretical_at_24` (both scores in discs of 64); others are left out, and so is a game that has been read already.
 * Throws an error that tells the line if one cannot be read.
 */
export function readGames(path: string): readonly PlayedGame[] {
  const [header = "", ...lines] = gunzipSync(readFileSync(path)).toString().trimEnd().split("\n");
  const names = header.split("\t");
  const seen = new Set<string>();
  const games: PlayedGame[] = [];
  for (const [index, line] of lines.entries()) {
    const cells = line.split("\t");
    const cell = (name: string): string => cells[names.indexOf(name)] ?? "";
    const text = cell("moves");
    if (cell("complete") !== "1" || seen.has(text)) continue;
    seen.add(text);
    const moves = (text.match(/../g) ?? []).map((name) => squareNamed(USUAL_SHAPE, name) ?? -1);
    const finalLead = 2 * Number.parseInt(cell("black_score"), 10) - 64;
    const leadAt24 = 2 * Number.parseInt(cell("black_theoretical_at_24"), 10) - 64;
    if (moves.includes(-1) || Number.isNaN(finalLead + leadAt24)) throw new Error(`${path}:${index + 2}: no game`);
    games.push({ moves, finalLead, leadAt24, year: Number.parseInt(cell("year"), 10) });
  }
  return games;
}

/** The positions of a game from the start to before its last move; passes are taken where they must be. Throws at a move that turns nothing. */
export function momentsOf(moves: readonly Square[]): readonly Moment[] {
  let board = start;
  let sign: 1 | -1 = 1;
  return moves.map((square, index) => {
    if (sizeOfSet(flipsOf(board, square)) === 0) {
      board = passBits(board);
      sign = sign === 1 ? -1 : 1;
      if (sizeOfSet(flipsOf(board, square)) === 0) throw new Error(`move ${index + 1} turns nothing`);
    }
    const moment: Moment = { board, empties: 60 - index, sign };
    board = playBits(board, square);
    sign = sign === 1 ? -1 : 1;
    return moment;
  });
}

/** The share of games that is kept out of the training. */
const HELD_OUT = 0.05;

/** Whether a game is held out for measuring. A hash of its moves tells, so that it stays so whatever other games there are. */
export function isHeldOut({ moves }: PlayedGame): boolean {
  // FNV-1a by G. Fowler, L. C. Noll and K.-P. Vo, 32 bits, then stirred (its high bits are poor for short texts).
  let hash = 0x811c_9dc5;
  for (const square of moves) hash = Math.imul(hash ^ square, 0x0100_0193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85eb_ca6b);
  return ((hash ^ (hash >>> 13)) >>> 0) / 2 ** 32 < HELD_OUT;
}
