import { perftFromStart } from "../reversi/index.ts";
import { refuse } from "./input.ts";

const [depth, ...more] = process.argv.slice(2);
if (depth === undefined || !/^\d{1,2}$/.test(depth) || more.length > 0) {
  refuse("usage: npm run -s perft -- N   (the depth in plies; each one more takes about nine times as long)");
} else {
  process.stdout.write(`${perftFromStart(Number(depth))}\n`);
}
