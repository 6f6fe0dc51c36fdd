/**
 * Makes a set of held-out positions with their exact values: node src/workshop/evaluation/hold-out.ts GAMES EMPTIES COUNT FILE
 * At 24 empties the file of games knows the value, else the engine solves the position. A line each: the board as a key, the value
 * for the side to move. A run that was broken off goes on from there. The engine must have been assembled.
 */
import { appendFileSync, existsSync, readFileSync } from "node:fs";
import { keyOf } from "../../engine/canonical.ts";
import { loadEngine } from "../../engine/load.node.ts";
import { type Engine, searcherOf } from "../../engine/searcher.ts";
import { readGames } from "./games.ts";
import { type HeldOut, heldOutAt } from "./held-out.ts";

/** Where the file of games tells what a position is worth under perfect play. */
const KNOWN_AT = 24;

function worth({ game, moment }: HeldOut, engine: Engine): number {
  if (moment.empties === KNOWN_AT) return moment.sign * game.leadAt24;
  const found = engine.exact(moment.board);
  if (found === null) throw new Error("the search stopped without a deadline");
  return found.score;
}

const [gamesFile, empties, count, file, ...more] = process.argv.slice(2);
if (gamesFile === undefined || empties === undefined || count === undefined || file === undefined || more.length > 0) {
  process.stderr.write("usage: node src/workshop/evaluation/hold-out.ts GAMES EMPTIES COUNT FILE\n");
  process.exitCode = 2;
} else {
  const { module, weights } = await loadEngine();
  const engine = searcherOf(module, weights);
  const done = existsSync(file) ? readFileSync(file, "utf8").split("\n").length - 1 : 0;
  for (const heldOut of heldOutAt(readGames(gamesFile), Number(empties), Number(count)).slice(done)) {
    appendFileSync(file, `${keyOf(heldOut.moment.board)} ${worth(heldOut, engine)}\n`);
  }
}
