import { appendFileSync, existsSync, readFileSync } from "node:fs";
import type { Searcher } from "../../engine/searcher.ts";
import {
  type BitBoard,
  emptiesOf,
  legalSquares,
  passBits,
  playBits,
  type Square,
  sizeOfSet,
  squaresOfSet,
} from "../../reversi/index.ts";
import { type Moment, momentsOf, type PlayedGame } from "./games.ts";
import { randomFrom } from "./random.ts";

/**
 * A position a few random moves off a game: people seldom come there, a search looks at little else. Without such positions an
 * evaluation takes for granted that the sides have played sensibly.
 */
export interface Stray {
  readonly board: BitBoard;
  readonly empties: number;
}

/** The random moves that lead off a game, at most. */
const MOST_MOVES = 3;

const pick = <T>(list: readonly T[], random: () => number): T | undefined => list[Math.floor(random() * list.length)];

/** The board with a side to move that has a move; null if the game is over. */
function settled(board: BitBoard): BitBoard | null {
  if (sizeOfSet(legalSquares(board)) > 0) return board;
  const passed = passBits(board);
  return sizeOfSet(legalSquares(passed)) > 0 ? passed : null;
}

function strayFrom({ board }: Moment, random: () => number): BitBoard | null {
  let stray: BitBoard | null = board;
  for (let left = 1 + Math.floor(random() * MOST_MOVES); left > 0 && stray; left -= 1) {
    const square: Square | undefined = pick(squaresOfSet(legalSquares(stray)), random);
    stray = square === undefined ? null : settled(playBits(stray, square));
  }
  return stray;
}

/** As many strays as asked for, one after another, with `fewest` to `most` empties. The seed fixes them. */
export function* straysFrom(
  games: readonly PlayedGame[],
  {
    count,
    fewest,
    most,
    seed,
  }: { readonly count: number; readonly fewest: number; readonly most: number; readonly seed: number },
): Generator<Stray> {
  const random = randomFrom(seed);
  for (let made = 0; made < count; ) {
    const game = pick(games, random);
    const moment = game && pick(momentsOf(game.moves), random);
    const board = moment ? strayFrom(moment, random) : null;
    if (board === null) continue;
    const empties = emptiesOf(board);
    if (empties < fewest || empties > most) continue;
    made += 1;
    yield { board, empties };
  }
}

/** How far the search looks that labels strays: an even number of plies, as positions after an odd number are judged more brightly. */
const DEPTH = 4;

/** Up to this many empties strays are solved. */
const SOLVED_TO = 12;

const BATCH = 5000;

/**
 * What strays are worth for the side to move by our own search, exactly near the end: a byte each, kept in `file`, where a run that
 * was broken off goes on. The strays, the search and its weights must be the same each time.
 */
export function labelStrays(
  strays: Iterable<Stray>,
  searcher: Searcher,
  file: string,
  onBatch: (done: number) => void,
): Int8Array {
  const known = existsSync(file) ? readFileSync(file).length : 0;
  let batch: number[] = [];
  let index = 0;
  const keep = (): void => {
    appendFileSync(file, Buffer.from(batch));
    batch = [];
    onBatch(index);
  };
  for (const { board, empties } of strays) {
    index += 1;
    if (index <= known) continue;
    const found = empties <= SOLVED_TO ? searcher.exact(board) : searcher.search(board, DEPTH);
    batch.push(found?.score ?? 0);
    if (batch.length === BATCH) keep();
  }
  if (batch.length > 0) keep();
  return new Int8Array(existsSync(file) ? readFileSync(file) : []);
}
