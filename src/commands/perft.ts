import { perftFromStart } from "../reversi/index.ts";
import { print, refuse } from "./terminal.ts";

const [depth, ...more] = process.argv.slice(2);
if (depth === undefined || !/^\d{1,2}$/.test(depth) || more.length > 0) {
  refuse("usage: npm run -s perft -- N   (the depth in plies; each one more takes about nine times as long)");
} else {
  print([String(perftFromStart(Number(depth)))]);
}
