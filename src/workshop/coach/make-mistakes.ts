// Makes the list of mistakes that the coach is tested with: node src/workshop/coach/make-mistakes.ts GAMES > test/fixtures/coach/mistakes.txt
// GAMES is a table of games as src/workshop/evaluation/games.ts reads it. The same table gives the same list. Takes a few minutes.
import { assembleEngine } from "../../build/assemble.ts";
import { keyOf } from "../../engine/canonical.ts";
import { loadEngine } from "../../engine/load.node.ts";
import { type Searcher, searcherOf } from "../../engine/searcher.ts";
import { type BitBoard, nameOf, playBits, type Square, USUAL_SHAPE } from "../../reversi/index.ts";
import { momentsOf, readGames } from "../evaluation/games.ts";
import { randomFrom } from "../evaluation/random.ts";

const SEED = 5;

/** A move that costs fewer discs is no mistake here. */
const LEAST_COST = 4;

/** How many mistakes with so many empty squares: where the truth is known, and where it is searched for at two depths. */
const ENDINGS = Array.from({ length: 13 }, (_, i) => ({ empties: 8 + i, count: 8 + i <= 14 ? 12 : 11 }));
const MIDGAMES = Array.from({ length: 17 }, (_, i) => ({ empties: 24 + i, count: i === 16 ? 2 : 3 }));
const DEPTHS = [9, 12] as const;
const SELECTIVITY = 1;

/** What a move costs beside the best one, in discs: exactly, or the least that any of the depths says. */
function costOf(board: BitBoard, square: Square, isEnding: boolean, searcher: Searcher): number {
  const after = playBits(board, square);
  if (isEnding) return (searcher.exact(board)?.score ?? 0) + (searcher.exact(after)?.score ?? 0);
  let least = Number.POSITIVE_INFINITY;
  for (const depth of DEPTHS) {
    const best = searcher.search(board, depth, { selectivity: SELECTIVITY })?.score ?? 0;
    const played = 0 - (searcher.search(after, depth - 1, { selectivity: SELECTIVITY })?.score ?? 0);
    least = Math.min(least, best - played);
    if (least < LEAST_COST) break;
  }
  return least;
}

const [file, ...more] = process.argv.slice(2);
if (file === undefined || more.length > 0) {
  process.stderr.write("usage: node src/workshop/coach/make-mistakes.ts GAMES\n");
  process.exitCode = 2;
} else {
  await assembleEngine();
  const { module, weights } = await loadEngine();
  const searcher = searcherOf(module, weights);
  const games = readGames(file);
  const random = randomFrom(SEED);
  console.log(
    `# Moves from games between people that cost ${LEAST_COST} discs or more: the board as the side to move sees it (its own squares, then the\n` +
      "# other side's, 16 hexadecimal digits each, h8 first), the move, the discs it costs, `exact` or `estimate`.\n" +
      `# Made by src/workshop/coach/make-mistakes.ts from seed ${SEED}.`,
  );
  for (const { empties, count } of [...ENDINGS, ...MIDGAMES]) {
    for (let found = 0; found < count; ) {
      const game = games[Math.floor(random() * games.length)];
      const ply = game?.moves.length === 60 ? 60 - empties : -1;
      const [square, moment] = [
        game?.moves[ply],
        game === undefined || ply < 0 ? undefined : momentsOf(game.moves)[ply],
      ];
      if (square === undefined || moment === undefined) continue;
      const isEnding = empties <= 20;
      const cost = costOf(moment.board, square, isEnding, searcher);
      if (cost < LEAST_COST) continue;
      found += 1;
      const name = nameOf(USUAL_SHAPE, square);
      console.log(`${keyOf(moment.board)} ${name} ${cost} ${isEnding ? "exact" : "estimate"}`);
    }
  }
}
