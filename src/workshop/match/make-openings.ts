// Makes the list of balanced openings: `node src/workshop/match/make-openings.ts > src/workshop/match/openings.txt`.
// The same engine gives the same list.
import { assembleEngine } from "../../build/assemble.ts";
import { canonicalOf } from "../../engine/canonical.ts";
import { loadEngine } from "../../engine/load.node.ts";
import { searcherOf } from "../../engine/searcher.ts";
import {
  type BitBoard,
  legalSquares,
  nameOf,
  playBits,
  squareNamed,
  squaresOfSet,
  startPosition,
  toBitBoard,
  USUAL_SHAPE,
} from "../../reversi/index.ts";
import { randomFrom } from "../evaluation/random.ts";

const COUNT = 50;
const PLIES = 8;
/** Neither side is ahead by more than so many discs, as seen at each of these depths: depths of either parity err in their own way. */
const MOST_AHEAD = 2;
const DEPTHS = [4, 7, 10] as const;
const SEED = 1;

const start = startPosition();
const afterF5 = playBits(toBitBoard(start.board, start.turn), squareNamed(USUAL_SHAPE, "f5") ?? -1);

/** A game of `PLIES` moves that are chosen by dice. */
function wander(random: () => number): { readonly board: BitBoard; readonly moves: string } {
  let board = afterF5;
  let moves = "f5";
  for (let ply = 1; ply < PLIES; ply += 1) {
    const legal = squaresOfSet(legalSquares(board));
    const square = legal[Math.floor(random() * legal.length)];
    // Before the ninth ply nobody ever has to pass.
    if (square === undefined) throw new Error(`no move after ${moves}`);
    board = playBits(board, square);
    moves += nameOf(USUAL_SHAPE, square);
  }
  return { board, moves };
}

await assembleEngine();
const { module, weights } = await loadEngine();
const searcher = searcherOf(module, weights);
const random = randomFrom(SEED);
const found = new Map<string, string>();
while (found.size < COUNT) {
  const { board, moves } = wander(random);
  const { key } = canonicalOf(board);
  const isEven = (depth: number): boolean => {
    const score = searcher.search(board, depth)?.score ?? Number.POSITIVE_INFINITY;
    return Math.abs(score) <= MOST_AHEAD;
  };
  if (!found.has(key) && DEPTHS.every(isEven)) found.set(key, moves);
}
console.log(
  `# ${COUNT} openings of ${PLIES} plies from f5 in which our engine, every move looked at, sees neither side ahead by more than\n` +
    `# ${MOST_AHEAD} discs ${DEPTHS.join(", ")} plies ahead. The moves were chosen by dice; no two positions are images of each other.\n` +
    `# Made by make-openings.ts from seed ${SEED}.`,
);
for (const moves of found.values()) console.log(moves);
