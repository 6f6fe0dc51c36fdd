// Has the engine look at every legal move of the positions of the book that were played often or have a name:
//   node src/workshop/openings/value.ts STATE [--book content/openings] [--until HH:MM] [--shard I/N]
// What is found is added to the state file, to which several processes, each with its shard, may add at once; a run goes on where the last
// one stopped, quick and shallow for all moves first. src/workshop/openings/make.ts puts it into the book.
import { parseArgs } from "node:util";
import { assembleEngine } from "../../build/assemble.ts";
import { loadEngine } from "../../engine/load.node.ts";
import { searcherOf } from "../../engine/searcher.ts";
import { readBook, readNames } from "./read-book.ts";
import { isValued, searched, ValueState } from "./values.ts";
import { isOfShard, ROUNDS, workOf } from "./work.ts";

const { values: options, positionals } = parseArgs({
  options: {
    book: { type: "string", default: "content/openings" },
    until: { type: "string" },
    shard: { type: "string", default: "0/1" },
  },
  allowPositionals: true,
});
const [stateFile, ...more] = positionals;
if (stateFile === undefined || more.length > 0) {
  process.stderr.write(
    "usage: node src/workshop/openings/value.ts STATE [--book FOLDER] [--until HH:MM] [--shard I/N]\n",
  );
  process.exit(2);
}

const tell = (what: string): void => {
  process.stderr.write(`${new Date().toISOString()} ${what}\n`);
};

await assembleEngine();
const { module, weights } = await loadEngine();
const searcher = searcherOf(module, weights);
const names = readNames(options.book);
const valued = readBook(options.book).filter(({ key, games }) => isValued(games, names.at(key).length > 0));
tell(`${valued.length} positions are valued`);

const [shard = 0, shards = 1] = options.shard.split("/").map(Number);
const isLate = (): boolean => options.until !== undefined && new Date().toTimeString().slice(0, 5) >= options.until;
for (const round of ROUNDS) {
  const { depth, selectivity, within, lost } = round;
  const which = `depth ${depth}, selectivity ${selectivity}, within ${within}, lost ${lost}`;
  // Read anew, for others may have added to it.
  const state = new ValueState(stateFile);
  const work = workOf(round, valued, state).filter((board) => isOfShard(board, shard, shards));
  tell(`${which}: ${work.length} moves`);
  for (const [at, board] of work.entries()) {
    if (isLate()) process.exit(0);
    if (!state.has(board, round)) state.add(board, searched(board, round, searcher));
    if (at % 500 === 499) tell(`${which}: ${at + 1}`);
  }
}
