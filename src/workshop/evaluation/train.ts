/**
 * Trains the evaluation: node src/workshop/evaluation/train.ts GAMES WORK
 * GAMES is the table of games, WORK a folder for what takes long; a run that was broken off goes on from there. Writes the weights
 * that the engine uses. The engine must have been assembled.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { loadEngine } from "../../engine/load.node.ts";
import { type Engine, searcherOf } from "../../engine/searcher.ts";
import { isHeldOut, momentsOf, readGames } from "./games.ts";
import { solveGames } from "./labels.ts";
import { type Layout, leastSquares, type RowGroup } from "./least-squares.ts";
import { featureModuleOf, joined, layoutOf, rowsOf } from "./rows.ts";
import { Samples } from "./samples.ts";
import { labelStrays, straysFrom } from "./strays.ts";
import { meanLoss, valuesOf } from "./truth.ts";
import { packed, quantised } from "./weights.ts";

/** The numbers of empties that are trained; near the end the search solves, and near the start it looks ahead far enough. */
const FEWEST = 4;
const MOST = 54;

/** Positions of games with at most so many empties are solved. */
const SOLVED_TO = 12;

const STRAYS = { count: 900_000, fewest: FEWEST + 2, most: 50, seed: 2026 };

const RIDGE = 5;
const ROUNDS = 20;

/** The table of the searches here has 2 to this power entries: small, for it is emptied for every position. */
const TABLE_BITS = 14;

const weightsFile = fileURLToPath(new URL("../../engine/weights/evaluation.bin", import.meta.url));

const tell = (line: string): void => {
  process.stderr.write(`${new Date().toISOString().slice(11, 19)} ${line}\n`);
};

/** Tells of every so many. */
const progress =
  (what: string, every: number) =>
  (done: number): void => {
    if (done % every === 0) tell(`${what}: ${done}`);
  };

function fitted(layout: Layout, groups: readonly RowGroup[]): Int8Array {
  const model = leastSquares(layout, groups, {
    ridge: RIDGE,
    rounds: ROUNDS,
    onRound: (round, residual) => tell(`fit: round ${round}, residual ${residual.toExponential(1)}`),
  });
  return quantised(
    layout,
    model,
    groups.map(({ empties }) => empties),
  );
}

async function train(gamesFile: string, work: string): Promise<void> {
  mkdirSync(work, { recursive: true });
  const { module } = await loadEngine();
  const features = featureModuleOf(module);
  const layout = layoutOf(features);
  const searcherWith = (weights: Int8Array | null): Engine =>
    searcherOf(module, weights && new Uint8Array(weights), TABLE_BITS);

  const games = readGames(gamesFile).filter((game) => !isHeldOut(game));
  tell(`${games.length} games to train on`);
  const exact = solveGames(
    games,
    searcherWith(null),
    { from: FEWEST, to: SOLVED_TO, file: join(work, "exact.bin") },
    progress("games solved", 5000),
  );
  const loss = meanLoss(momentsOfAll(games), exact);
  tell(`a move loses ${loss.toFixed(2)} discs on average`);

  const samples = new Samples();
  for (const [index, game] of games.entries()) {
    const moments = momentsOf(game.moves);
    const values = valuesOf(index, game, moments, exact, loss);
    for (const [at, { board, empties }] of moments.entries()) {
      if (empties >= FEWEST && empties <= MOST) samples.add(board, values[at] ?? 0);
    }
  }
  const rows = samples.groups().map((group) => rowsOf(features, group));
  tell(`${rows.reduce((sum, { labels }) => sum + labels.length, 0)} positions of games`);

  const firstFile = join(work, "first.bin");
  if (!existsSync(firstFile)) writeFileSync(firstFile, fitted(layout, rows));
  const first = new Int8Array(readFileSync(firstFile));

  const strays = [...straysFrom(games, STRAYS)];
  const strayLabels = labelStrays(strays, searcherWith(first), join(work, "strays.bin"), progress("strays", 50_000));
  const straySamples = new Samples();
  for (const [index, { board }] of strays.entries()) straySamples.add(board, strayLabels[index] ?? 0);
  const strayRows = new Map(straySamples.groups().map((group) => [group.empties, rowsOf(features, group)]));
  const all = rows.map((group) => {
    const more = strayRows.get(group.empties);
    return more ? joined(group, more) : group;
  });

  const file = packed(fitted(layout, all));
  writeFileSync(weightsFile, file);
  tell(`${file.length} bytes written to ${weightsFile}`);
}

function* momentsOfAll(games: ReturnType<typeof readGames>): Generator<ReturnType<typeof momentsOf>> {
  for (const { moves } of games) yield momentsOf(moves);
}

const [games, work, ...more] = process.argv.slice(2);
if (games === undefined || work === undefined || more.length > 0) {
  process.stderr.write("usage: node src/workshop/evaluation/train.ts GAMES WORK\n");
  process.exitCode = 2;
} else {
  await train(games, work);
}
