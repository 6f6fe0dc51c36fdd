import { assembleEngine } from "../build/assemble.ts";
import { loadEngine } from "../engine/load.node.ts";
import { searcherOf } from "../engine/searcher.ts";
import { startPosition, toBitBoard } from "../reversi/index.ts";
import { print, refuse } from "./terminal.ts";

/** Deeper than this the count takes hours. */
const DEEPEST = 14;

const [depth, ...more] = process.argv.slice(2);
if (depth === undefined || !/^\d{1,2}$/.test(depth) || Number(depth) > DEEPEST || more.length > 0) {
  refuse(
    `usage: npm run -s perft -- N   (the depth in plies, 0 to ${DEEPEST}; each one more takes about nine times as long)`,
  );
} else {
  await assembleEngine();
  const { module } = await loadEngine();
  const { board, turn } = startPosition();
  print([String(searcherOf(module, null).perft(toBitBoard(board, turn), Number(depth)))]);
}
