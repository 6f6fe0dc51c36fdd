/**
 * Trains the evaluation: node src/workshop/evaluation/train.ts GAMES WORK
 * GAMES is the table of games, WORK a folder for what takes long; a run that was broken off goes on from there. Writes the weights
 * that the engine uses. The engine must have been assembled.
 */
import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { loadEngine } from "../../engine/load.node.ts";
import { readGames } from "./games.ts";
import { trainedWeights } from "./training.ts";

/** How many positions off the games are made: with more of them the training takes longer than it gains. */
const STRAYS = 300_000;

/** So many rounds of conjugate gradients come near enough: more change no weight by a step that matters. */
const ROUNDS = 16;

const weightsFile = fileURLToPath(new URL("../../engine/weights/evaluation.bin", import.meta.url));

const tell = (line: string): void => {
  process.stderr.write(`${new Date().toISOString().slice(11, 19)} ${line}\n`);
};

const [games, work, ...more] = process.argv.slice(2);
if (games === undefined || work === undefined || more.length > 0) {
  process.stderr.write("usage: node src/workshop/evaluation/train.ts GAMES WORK\n");
  process.exitCode = 2;
} else {
  const { module } = await loadEngine();
  const weights = trainedWeights({ games: readGames(games), work, strays: STRAYS, rounds: ROUNDS, module, tell });
  writeFileSync(weightsFile, weights);
  tell(`${weights.length} bytes written to ${weightsFile}`);
}
