import { keyOf } from "../../engine/canonical.ts";
import type { LevelNumber } from "../../engine/opponents/levels.ts";
import { chooseMove } from "../../engine/opponents/players.ts";
import type { Searcher } from "../../engine/searcher.ts";
import { canMove, type Disc, passBits, playBits, type Square, startPosition, toBitBoard } from "../../reversi/index.ts";
import { CLEAR } from "../../training/puzzles/right-moves.ts";
import { type Moment, momentsOf, type PlayedGame } from "../evaluation/games.ts";
import { randomFrom } from "../evaluation/random.ts";
import type { Find } from "./candidate.ts";

/** A game to look for puzzles in. */
export interface Source {
  readonly moves: readonly Square[];
  /** Null for a game of the engine's levels. */
  readonly year: number | null;
  readonly number: number;
  /** Whether it ended otherwise than it should have 24 squares before the end: then some move after that turned it. */
  readonly isTurned: boolean;
}

export const sourceOf = ({ moves, year, leadAt24, finalLead }: PlayedGame, number: number): Source => ({
  moves,
  year,
  number,
  isTurned: Math.sign(leadAt24) !== Math.sign(finalLead),
});

const sideOf = ({ sign }: Moment): Disc => (sign === 1 ? "black" : "white");

/** The position before the move of this number in a game. */
export function findAt({ moves, year, number }: Source, moments: readonly Moment[], ply: number): Find | null {
  const moment = moments[ply];
  if (moment === undefined) return null;
  return { board: moment.board, toMove: sideOf(moment), played: moves[ply] ?? null, year, game: number, ply };
}

/** A move that cost something, and whether it cost the win or the draw. */
export interface Mistake extends Find {
  readonly isTurn: boolean;
}

/** The moves of a game that cost `CLEAR` discs or more, with at least `from` and at most `to` empty squares before them. */
export function mistakesIn(source: Source, from: number, to: number, searcher: Searcher): readonly Mistake[] {
  const moments = momentsOf(source.moves);
  const first = moments.findIndex(({ empties }) => empties === to);
  if (first === -1) return [];
  let known: number | null = null;
  const finds: Mistake[] = [];
  // From the end on, so that what was read helps with what comes before it.
  for (let ply = moments.length - 1; ply >= first; ply -= 1) {
    const moment = moments[ply];
    if (moment === undefined || moment.empties < from - 1) continue;
    const lead = moment.sign * (searcher.exact(moment.board, { keep: true })?.score ?? 0);
    const find = findAt(source, moments, ply);
    if (known !== null && find !== null && moment.sign * (lead - known) >= CLEAR) {
      const [before, after] = [moment.sign * lead, moment.sign * known];
      finds.push({ ...find, isTurn: (before > 0 && after <= 0) || (before >= 0 && after < 0) });
    }
    known = lead;
  }
  return finds;
}

/** So many games of the engine's levels are played. */
export const OWN_GAMES = 1500;

/** A game of two levels against each other, the same for the same number. The first moves vary. */
export function ownGame(number: number, searcher: Searcher): Source {
  const random = randomFrom(number + 1);
  const level = (): LevelNumber => ([1, 2, 3, 4] as const)[Math.floor(random() * 4)] ?? 1;
  const players = [level(), level()];
  let board = toBitBoard(startPosition().board, "black");
  const moves: Square[] = [];
  for (let turn = 0; canMove(board) || canMove(passBits(board)); turn += 1) {
    const choice = canMove(board)
      ? chooseMove(board, { kind: "level", level: players[turn % 2] ?? 1 }, 1000 * number + turn, searcher, true)
      : null;
    if (choice === null) {
      board = passBits(board);
      continue;
    }
    moves.push(choice.square);
    board = playBits(board, choice.square);
  }
  return { moves, year: null, number: -1 - number, isTurned: true };
}

const FIRST_PLY = 5;
const LAST_PLY = 20;
/** A line is frequent if so many games went through it, and a move is if so many played it, and so large a share. */
const FREQUENT = 12;
const PLAYED = 3;
const SHARE = 0.08;
/** By so many discs those who play another move fare better, 24 squares before the end. */
const FARES = 3;

interface Line {
  readonly find: Omit<Find, "played">;
  readonly moves: Map<Square, { count: number; sum: number }>;
  count: number;
}

/** The frequent positions of the first twenty moves in which a move is often played that seems to be a bad one. */
export function openingTraps(games: readonly PlayedGame[]): readonly Find[] {
  const traps: Find[] = [];
  let active = games.flatMap((game, number) =>
    game.moves.length < LAST_PLY + 2 ? [] : [{ game, number, moments: momentsOf(game.moves.slice(0, LAST_PLY + 1)) }],
  );
  for (let ply = FIRST_PLY; ply < LAST_PLY; ply += 1) {
    const lines = new Map<string, Line>();
    for (const { game, number, moments } of active) {
      const moment = moments[ply];
      const move = game.moves[ply];
      if (moment === undefined || move === undefined) continue;
      const key = keyOf(moment.board);
      const find = { board: moment.board, toMove: sideOf(moment), year: game.year, game: number, ply };
      const line = lines.get(key) ?? { find, moves: new Map(), count: 0 };
      const known = line.moves.get(move) ?? { count: 0, sum: 0 };
      line.moves.set(move, { count: known.count + 1, sum: known.sum + moment.sign * game.leadAt24 });
      line.count += 1;
      lines.set(key, line);
    }
    active = active.filter(({ moments }) => {
      const moment = moments[ply];
      return moment !== undefined && (lines.get(keyOf(moment.board))?.count ?? 0) >= FREQUENT;
    });
    for (const { find, moves, count } of lines.values()) {
      if (count < FREQUENT) continue;
      const all = [...moves].map(([square, { count: times, sum }]) => ({ square, times, mean: sum / times }));
      const best = Math.max(...all.filter(({ times }) => times >= PLAYED).map(({ mean }) => mean));
      const bad = all.filter(({ times, mean }) => times >= Math.max(PLAYED, SHARE * count) && best - mean >= FARES);
      const [often] = bad.sort((a, b) => b.times - a.times);
      if (often !== undefined) traps.push({ ...find, played: often.square });
    }
  }
  return traps;
}
