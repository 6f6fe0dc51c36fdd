// Follows the best moves of both sides from some positions to where the book ends, and moves that lose no more than a disc or so, and has
// the engine look deeper there, again and again, until every such end was looked at so deeply: what the positions are worth is then no
// mistake of one look.
//   node src/workshop/openings/deepen.ts STATE [--from f5d6,f5f6,f5f4] [--depth 24] [--lost 1] [--book content/openings] [--until HH:MM]
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
    lost: { type: "string", default: "1" },
    book: { type: "string", default: "content/openings" },
    until: { type: "string" },
  },
  allowPositionals: true,
});
const [stateFile, ...more] = positionals;
if (stateFile === undefined || more.length > 0) {
  process.stderr.write(
    "usage: node src/workshop/openings/deepen.ts STATE [--from MOVES,…] [--depth N] [--lost N] [--book FOLDER] [--until HH:MM]\n",
  );
  process.exit(2);
}

await assembleEngine();
const { module, weights } = await loadEngine();
const searcher = searcherOf(module, weights);
const names = readNames(options.book);
const valued = readBook(options.book).filter(({ key, games }) => isValued(games, names.at(key).length > 0));

const inOrder = valued.toSorted((a, b) => a.plies - b.plies);

const bestOf = (moves: readonly Valued[] | undefined): Valued | undefined =>
  moves?.reduce<Valued | undefined>((a, b) => (a === undefined || b.score > a.score ? b : a), undefined);

/** An end of a line of valued positions, and how many discs both sides lose on the way there. */
interface End {
  readonly board: BitBoard;
  readonly loss: number;
}

/** The ends that are reached from a position with no more than so many discs lost, the least first. */
function endsFrom(from: Stand, values: ReadonlyMap<string, readonly Valued[]>, most: number): readonly End[] {
  const losses = new Map([[keyOf(from), 0]]);
  const ends: End[] = [];
  for (const spot of inOrder) {
    const loss = losses.get(spot.key);
    const moves = values.get(spot.key) ?? [];
    const best = bestOf(moves)?.score ?? 0;
    if (loss === undefined) continue;
    for (const { square, score } of moves) {
      const lost = loss + best - score;
      const key = keyOf(after(spot, square));
      if (lost > most) continue;
      losses.set(key, Math.min(lost, losses.get(key) ?? lost));
      if ((values.get(key)?.length ?? 0) === 0) ends.push({ board: boardAfter(spot, square), loss: lost });
    }
  }
  return ends.sort((a, b) => a.loss - b.loss);
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
    const end = endsFrom(from, values, Number(options.lost)).find(({ board }) => !state.has(board, goal));
    if (end === undefined) {
      process.stderr.write(`${new Date().toISOString()} ${line}: ${score}, settled\n`);
      break;
    }
    const value = searched(end.board, goal, searcher);
    const change = `${state.of(end.board)?.score} to ${value.score}`;
    process.stderr.write(`${new Date().toISOString()} ${line}: ${score}; ${end.loss} lost: ${change}\n`);
    state.add(end.board, value);
  }
}
