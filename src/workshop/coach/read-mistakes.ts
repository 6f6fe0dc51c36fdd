// Prints what the coach says of mistakes, to be read: node src/workshop/coach/read-mistakes.ts FILE [FROM] [TO] [EVERY]
// FILE is a list as make-mistakes.ts makes it. The mover's discs are X and are called Black. The engine must have been assembled.
import { explain } from "../../coach/explain/explain.ts";
import { slotsOfOutcome, slotsOfReason } from "../../coach/explain/slots.ts";
import { loadEngine } from "../../engine/load.node.ts";
import { searcherOf } from "../../engine/searcher.ts";
import { coachTranslator } from "../../locales/coach.ts";
import { emptiesOf, fromBitBoard, makeBoard, nameOf, USUAL_SHAPE } from "../../reversi/index.ts";
import { readMistakes } from "./mistakes.ts";

const [file = "", ...numbers] = process.argv.slice(2);
const [from = 0, to = Number.POSITIVE_INFINITY, every = 1] = numbers.map(Number);
const { module, weights } = await loadEngine();
const searcher = searcherOf(module, weights);
const t = coachTranslator("en");
const lineOf = (line: readonly (number | "pass")[]): string =>
  line.map((ply) => (ply === "pass" ? "--" : nameOf(USUAL_SHAPE, ply))).join(" ");

for (const [i, { board, played, cost }] of readMistakes(file).entries()) {
  if (i < from || i >= to || i % every !== 0) continue;
  const told = explain({ board, played }, searcher);
  if (told === null) throw new Error(`mistake ${i} is not legal`);
  const rows = makeBoard(fromBitBoard(board, "black")).match(/.{8}/g) ?? [];
  console.log(`\n#${i}, ${emptiesOf(board)} empty, costs ${cost}`);
  console.log(["  a b c d e f g h", ...rows.map((row, rank) => `${rank + 1} ${[...row].join(" ")}`)].join("\n"));
  console.log(`played ${lineOf(told.played.line)}\nbest   ${lineOf(told.best.line)}`);
  console.log(t(told.outcome.key, "black", slotsOfOutcome(told)));
  for (const reason of told.reasons) {
    console.log(`  ${reason.strength} [${reason.key}] ${t(reason.key, "black", slotsOfReason(reason))}`);
  }
}
