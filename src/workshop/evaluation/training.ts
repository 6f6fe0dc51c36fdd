import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { searcherOf } from "../../engine/searcher.ts";
import { isHeldOut, type Moment, momentsOf, type PlayedGame } from "./games.ts";
import { type ExactLabels, solveGames } from "./labels.ts";
import { type Layout, leastSquares, type RowGroup } from "./least-squares.ts";
import { featureModuleOf, joined, layoutOf, rowsOf } from "./rows.ts";
import { type SampleGroup, Samples } from "./samples.ts";
import { labelStrays, straysFrom } from "./strays.ts";
import { type Losses, lossesOf, valuesOf } from "./truth.ts";
import { packed, quantised } from "./weights.ts";

/** The numbers of empties that are trained; near the end the search solves, and near the start it looks ahead far enough. */
const FEWEST = 4;
const MOST = 54;

/** Positions of games with at most so many empties are solved. */
const SOLVED_TO = 12;

/** A sample of the games is solved further, to see what moves give away. */
const SAMPLE = { step: 240, to: 16 };

const STRAYS = { fewest: FEWEST + 2, most: 50, seed: 2026 };

const RIDGE = 5;

/** The table of the searches here has 2 to this power entries: small, for it is emptied for every position. */
const TABLE_BITS = 14;

export interface Training {
  /** All games; those held out are left aside. */
  readonly games: readonly PlayedGame[];
  /** A folder for labels and the like: with the same games a training that was broken off goes on from there. */
  readonly work: string;
  /** How many positions off the games are made. */
  readonly strays: number;
  /** How many rounds of conjugate gradients solve the equations. */
  readonly rounds: number;
  /** The compiled engine. */
  readonly module: WebAssembly.Module;
  /** Told now and then how far it is. */
  readonly tell: (line: string) => void;
}

/** Tells of every so many. */
const every =
  (count: number, tell: (line: string) => void) =>
  (done: number): void => {
    if (done % count === 0) tell(`${done} done`);
  };

function fitted(layout: Layout, groups: readonly RowGroup[], { rounds, tell }: Training): Int8Array {
  const model = leastSquares(layout, groups, {
    ridge: RIDGE,
    rounds,
    onRound: (round, residual) => tell(`round ${round}: residual ${residual.toExponential(1)}`),
  });
  return quantised(
    layout,
    model,
    groups.map(({ empties }) => empties),
  );
}

function samplesOf(games: readonly PlayedGame[], exact: ExactLabels, losses: Losses): readonly SampleGroup[] {
  const samples = new Samples();
  for (const [index, game] of games.entries()) {
    const moments = momentsOf(game.moves);
    const values = valuesOf(index, game, moments, exact, losses);
    for (const [at, { board, empties }] of moments.entries()) {
      if (empties >= FEWEST && empties <= MOST) samples.add(board, values[at] ?? 0);
    }
  }
  return samples.groups();
}

function* momentsOfAll(games: readonly PlayedGame[]): Generator<readonly Moment[]> {
  for (const { moves } of games) yield momentsOf(moves);
}

/**
 * The file of weights that games give: first from their own positions; then with positions off the games as well, which our search
 * has judged with those first weights. The same games give the same bytes.
 */
export function trainedWeights(training: Training): Uint8Array {
  const { games: all, work, strays: count, module, tell } = training;
  mkdirSync(work, { recursive: true });
  const features = featureModuleOf(module);
  const layout = layoutOf(features);
  const games = all.filter((game) => !isHeldOut(game));

  tell(`solving the endings of ${games.length} games`);
  const solver = searcherOf(module, null, TABLE_BITS);
  const solve = (some: readonly PlayedGame[], to: number, name: string): ExactLabels =>
    solveGames(some, solver, { from: FEWEST, to, file: join(work, name) }, every(500, tell));
  const exact = solve(games, SOLVED_TO, "exact.bin");
  const sample = games.filter((_, index) => index % SAMPLE.step === 0);
  const losses = lossesOf(momentsOfAll(sample), solve(sample, SAMPLE.to, "sample.bin"));
  const rows = samplesOf(games, exact, losses).map((group) => rowsOf(features, group));

  tell("weights from positions of games");
  const firstFile = join(work, "first.bin");
  if (!existsSync(firstFile)) writeFileSync(firstFile, fitted(layout, rows, training));
  const judge = searcherOf(module, new Uint8Array(readFileSync(firstFile)), TABLE_BITS);

  tell("judging positions off the games");
  const strays = [...straysFrom(games, { count, ...STRAYS })];
  const labels = labelStrays(strays, judge, join(work, "strays.bin"), every(50_000, tell));
  const samples = new Samples();
  for (const [index, { board }] of strays.entries()) samples.add(board, labels[index] ?? 0);
  const strayRows = new Map(samples.groups().map((group) => [group.empties, rowsOf(features, group)]));

  tell("weights from all positions");
  const together = rows.map((group) => {
    const more = strayRows.get(group.empties);
    return more ? joined(group, more) : group;
  });
  return packed(fitted(layout, together, training));
}
