// Follows the best moves of both sides from some positions to where the book ends, and has the engine look deeper there, again and again,
// until all that they lead to was looked at so deeply: what the positions are worth is then no mistake of one look.
//   node src/workshop/openings/deepen.ts STATE [--from f5d6,f5f6,f5f4] [--depth 24] [--book content/openings] [--until HH:MM]
// STATE is the file of src/workshop/openings/value.ts, and may be added to by others at the same time.
import { parseArgs } from "node:util";
import { assembleEngine } from "../../build/assemble.ts";
import { loadEngine } from "../../engine/load.node.ts";
import { searcherOf } from "../../engine/searcher.ts";
import { keyOf, START, type Stand } from "../../openings/stand.ts";
import { type BitBoard, squareNamed, USUAL_SHAPE } from "../../reversi/index.ts";
import { readBook, readNames } from "./read-book.ts";
import { after } from "./tree.ts";
import { boardAfter, isValued, movesValued, searched, type Valued, ValueState } from "./values.ts";

const SELECTIVITY = 3;

const { values: options, positionals } = parseArgs({
  options: {
    from: { type: "string", default: "f5d6,f5f6,f5f4" },
    depth: { type: "string", default: "24" },
    book: { type: "string", default: "content/openings" },
    until: { type: "string" },
  },
  allowPositionals: true,
});
const [stateFile, ...more] = positionals;
if (stateFile === undefined || more.length > 0) {
  process.stderr.write(
    "usage: node src/workshop/openings/deepen.ts STATE [--from MOVES,…] [--depth N] [--book FOLDER] [--until HH:MM]\n",
  );
  process.exit(2);
}

await assembleEngine();
const { module, weights } = await loadEngine();
const searcher = searcherOf(module, weights);
const names = readNames(options.book);
const valued = readBook(options.book).filter(({ key, games }) => isValued(games, names.at(key).length > 0));

const bestOf = (moves: readonly Valued[] | undefined): Valued | undefined =>
  moves?.reduce<Valued | undefined>((a, b) => (a === undefined || b.score > a.score ? b : a), undefined);

/** The position in which the line of best moves leaves the valued ones. */
function endOf(from: Stand, values: ReadonlyMap<string, readonly Valued[]>): BitBoard {
  let stand = from;
  for (;;) {
    const best = bestOf(values.get(keyOf(stand)));
    if (best === undefined) return stand.board;
    const next = after(stand, best.square);
    if ((values.get(keyOf(next))?.length ?? 0) === 0) return boardAfter(stand, best.square);
    stand = next;
  }
}

const goal = { depth: Number(options.depth), selectivity: SELECTIVITY };
const isLate = (): boolean => options.until !== undefined && new Date().toTimeString().slice(0, 5) >= options.until;
for (const line of options.from.split(",")) {
  const from = (line.match(/../g) ?? []).map((name) => squareNamed(USUAL_SHAPE, name) ?? -1).reduce(after, START);
  for (;;) {
    if (isLate()) process.exit(0);
    // Read anew, for others may have added to it.
    const state = new ValueState(stateFile);
    const values = movesValued(valued, state);
    const score = bestOf(values.get(keyOf(from)))?.score;
    const end = endOf(from, values);
    if (state.has(end, goal)) {
      process.stderr.write(`${new Date().toISOString()} ${line}: ${score}, settled\n`);
      break;
    }
    const value = searched(end, goal, searcher);
    process.stderr.write(
      `${new Date().toISOString()} ${line}: ${score}; its end ${state.of(end)?.score} was ${value.score}\n`,
    );
    state.add(end, value);
  }
}
