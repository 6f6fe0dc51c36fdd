/**
 * Tells how far the evaluation is off: node src/workshop/evaluation/measure.ts FILE...
 * Each FILE is a set of held-out positions that `hold-out.ts` made. The engine must have been assembled.
 */

import { loadEngine } from "../../engine/load.node.ts";
import { searcherOf } from "../../engine/searcher.ts";
import { emptiesOf } from "../../reversi/index.ts";
import { type Errors, errorsOf, readKnown } from "./error.ts";

/** An even number of plies: after an odd number the side that moved last is judged more brightly. */
const DEPTH = 6;

/** The table is small, for it is emptied for every position. */
const TABLE_BITS = 14;

const signed = (discs: number): string => (discs < 0 ? "" : "+") + discs.toFixed(2);

const cells = ({ mean, rootMeanSquare, bias }: Errors): readonly string[] => [
  mean.toFixed(2),
  rootMeanSquare.toFixed(2),
  signed(bias),
];

const files = process.argv.slice(2);
if (files.length === 0) {
  process.stderr.write("usage: node src/workshop/evaluation/measure.ts FILE...\n");
  process.exitCode = 2;
} else {
  const { module, weights } = await loadEngine();
  const engine = searcherOf(module, weights, TABLE_BITS);
  const rows = files.map((file) => {
    const known = readKnown(file);
    const [first] = known;
    const still = errorsOf(known, (board) => engine.evaluate(board));
    const ahead = errorsOf(known, (board) => engine.search(board, DEPTH)?.score ?? Number.NaN);
    return [first ? emptiesOf(first.board) : "", known.length, ...cells(still), ...cells(ahead)];
  });
  const head = ["empties", "positions", "mean", "root mean square", "bias", `mean after ${DEPTH} plies`, "rms", "bias"];
  for (const row of [head, head.map(() => "---:"), ...rows]) process.stdout.write(`| ${row.join(" | ")} |\n`);
}
