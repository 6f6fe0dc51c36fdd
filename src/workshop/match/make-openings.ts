// Makes the list of balanced openings: `node src/workshop/match/make-openings.ts > openings.txt`. The same engine gives the same list.
import { assembleEngine } from "../../build/assemble.ts";
import { canonicalOf } from "../../engine/canonical.ts";
import { loadEngine } from "../../engine/load.node.ts";
import { type Searcher, searcherOf } from "../../engine/searcher.ts";
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
/** On the way each side keeps within so many discs of its best move, as seen `GLANCE` plies ahead. */
const LEEWAY = 4;
const GLANCE = 6;
/** In the end neither side is ahead by more than so many discs, as seen `LOOK` plies ahead. */
const MOST_AHEAD = 2;
const LOOK = 12;
const SEED = 1;

const start = startPosition();
const afterF5 = playBits(toBitBoard(start.board, start.turn), squareNamed(USUAL_SHAPE, "f5") ?? -1);

/** An opening of `PLIES` moves, each chosen among the good ones. */
function wander(searcher: Searcher, random: () => number): { readonly board: BitBoard; readonly moves: string } {
  let board = afterF5;
  let moves = "f5";
  for (let ply = 1; ply < PLIES; ply += 1) {
    const scored = squaresOfSet(legalSquares(board)).map((square) => {
      const after = playBits(board, square);
      return { square, after, score: 0 - (searcher.search(after, GLANCE - 1)?.score ?? 0) };
    });
    const best = Math.max(...scored.map(({ score }) => score));
    const good = scored.filter(({ score }) => score >= best - LEEWAY);
    const chosen = good[Math.floor(random() * good.length)];
    if (chosen === undefined) throw new Error(`no move after ${moves}`);
    board = chosen.after;
    moves += nameOf(USUAL_SHAPE, chosen.square);
  }
  return { board, moves };
}

await assembleEngine();
const { module, weights } = await loadEngine();
const searcher = searcherOf(module, weights);
const random = randomFrom(SEED);
const found = new Map<string, string>();
while (found.size < COUNT) {
  const { board, moves } = wander(searcher, random);
  const { key } = canonicalOf(board);
  if (found.has(key)) continue;
  const score = searcher.search(board, LOOK)?.score ?? Number.POSITIVE_INFINITY;
  if (Math.abs(score) <= MOST_AHEAD) found.set(key, moves);
}
console.log(
  `# ${COUNT} openings of ${PLIES} plies from f5 in which our engine sees neither side ahead by more than ${MOST_AHEAD} discs,`,
);
console.log(
  `# ${LOOK} plies ahead, every move looked at; no two are images of each other. Made by make-openings.ts from seed ${SEED}.`,
);
for (const moves of found.values()) console.log(moves);
