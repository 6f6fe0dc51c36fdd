// Measures how far a shallow search is from a deep one: `node src/workshop/selectivity/measure.ts GAMES.tsv.gz [POSITIONS]`.
// Prints for each number of empties and each depth the standard deviation of deep minus shallow in tenths of a disc, with the
// depths that the search compares (`shallowFor`), as the table `ERRORS` in src/engine/assembly/probcut.ts holds it.
import { assembleEngine } from "../../build/assemble.ts";
import { loadEngine } from "../../engine/load.node.ts";
import { searcherOf } from "../../engine/searcher.ts";
import { type BitBoard, emptiesOf, legalSquares, playBits, squaresOfSet } from "../../reversi/index.ts";
import { momentsOf, readGames } from "../evaluation/games.ts";
import { randomFrom } from "../evaluation/random.ts";

const DEPTHS = [3, 4, 5, 6, 7, 8, 9, 10] as const;
const EMPTIES = [12, 20, 28, 36, 44, 52] as const;

/** The depth that is compared with a deep one: about half of it, and odd or even as it is. */
const shallowFor = (deep: number): number => 2 * Math.floor(deep / 4) + (deep % 2);

const [path = "", count = "150"] = process.argv.slice(2);
await assembleEngine();
const { module, weights } = await loadEngine();
const searcher = searcherOf(module, weights);
const games = readGames(path);
const roll = randomFrom(1);

/** A position of a game, every second time with two moves by dice after it: searches meet such positions more than games do. */
function sample(empties: number, index: number): BitBoard | null {
  const game = games[Math.floor(roll() * games.length)];
  const strays = index % 2 === 0 ? 0 : 2;
  let board = momentsOf(game?.moves ?? []).find((moment) => moment.empties === empties + strays)?.board;
  for (let stray = 0; stray < strays && board !== undefined; stray += 1) {
    const moves = squaresOfSet(legalSquares(board));
    const move = moves[Math.floor(roll() * moves.length)];
    board = move === undefined ? undefined : playBits(board, move);
  }
  return board === undefined || squaresOfSet(legalSquares(board)).length === 0 ? null : board;
}

for (const empties of EMPTIES) {
  const differences = DEPTHS.map((): number[] => []);
  for (let index = 0; index < Number(count); index += 1) {
    const board = sample(empties, index);
    if (board === null || emptiesOf(board) !== empties) continue;
    const scores = Array.from({ length: 11 }, (_, depth) =>
      depth === 0 ? 0 : (searcher.search(board, depth)?.score ?? 0),
    );
    for (const [at, deep] of DEPTHS.entries()) {
      // Lost and won games tell nothing of the errors where it matters.
      if (Math.abs(scores[deep] ?? 0) > 40 || deep >= empties) continue;
      differences[at]?.push((scores[deep] ?? 0) - (scores[shallowFor(deep)] ?? 0));
    }
  }
  const deviations = differences.map((values) => {
    const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
    return Math.round(10 * Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length));
  });
  console.log(`${empties} empties, ${differences.at(-1)?.length} positions: ${deviations.join(", ")}`);
}
