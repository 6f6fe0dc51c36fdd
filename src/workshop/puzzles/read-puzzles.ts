// Prints puzzles to be solved and read by hand: node src/workshop/puzzles/read-puzzles.ts FILE [COUNT] [SEED]
// FILE is a pack, or several joined. The board comes first, then the answer, what fails and what the coach says of it.
import { readFileSync } from "node:fs";
import { idOfPuzzle, parsePuzzle } from "../../catalogue/puzzle.ts";
import { slotsOfOutcome, slotsOfReason } from "../../coach/explain/slots.ts";
import { nearReasons } from "../../coach/telling.ts";
import { loadEngine } from "../../engine/load.node.ts";
import { searcherOf } from "../../engine/searcher.ts";
import { coachTranslator } from "../../locales/coach.ts";
import { emptiesOf, fromBitBoard, makeBoard, nameOf, type Square, USUAL_SHAPE } from "../../reversi/index.ts";
import { provePuzzle } from "../../training/puzzles/prove.ts";
import { randomFrom } from "../evaluation/random.ts";

const [file = "", count = "20", seed = "1"] = process.argv.slice(2);
const { module, weights } = await loadEngine();
const searcher = searcherOf(module, weights);
const t = coachTranslator("en");
const name = (square: Square): string => nameOf(USUAL_SHAPE, square);
const random = randomFrom(Number(seed));

const puzzles = readFileSync(file, "utf8")
  .split("\n")
  .flatMap((line) => {
    const puzzle = parsePuzzle(line);
    return puzzle.ok ? [{ puzzle: puzzle.value, order: random() }] : [];
  });
for (const { puzzle } of puzzles.sort((a, b) => a.order - b.order).slice(0, Number(count))) {
  const { board, toMove, goal, right, tempting, rating, motifs, year } = puzzle;
  const { faults, moves, told } = provePuzzle(puzzle, searcher);
  const rows = makeBoard(fromBitBoard(board, toMove)).match(/.{8}/g) ?? [];
  const aim = "within" in goal ? `${goal.kind} within ${goal.within}` : goal.kind;
  console.log(
    `\n== ${idOfPuzzle(puzzle)}, ${toMove} to move (${toMove === "black" ? "X" : "O"}), ${emptiesOf(board)} empty: ${aim}`,
  );
  console.log(["  a b c d e f g h", ...rows.map((row, rank) => `${rank + 1} ${[...row].join(" ")}`)].join("\n"));
  const answer = typeof right === "string" ? right : right.map(name).join(" ");
  console.log(
    `-- ${answer}, not ${tempting === null ? "-" : name(tempting)}; ${rating}, ${motifs.join(" ")}, ${year ?? "own"}`,
  );
  console.log(moves.map(({ square, score }) => `${name(square)} ${score}`).join(", "));
  if (told !== null) {
    const said = [t(told.outcome.key, toMove, slotsOfOutcome(told))];
    for (const reason of nearReasons(told).slice(0, 3)) {
      said.push(`${reason.strength} [${reason.key}] ${t(reason.key, toMove, slotsOfReason(reason))}`);
    }
    console.log(said.join("\n"));
  }
  if (faults.length > 0) console.log(`FAULTS ${faults.join(" ")}`);
}
