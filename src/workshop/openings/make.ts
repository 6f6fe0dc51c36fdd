// Makes the opening book of real games, and of the engine's values as far as they are known:
//   node src/workshop/openings/make.ts GAMES [--state FILE] [--out content/openings]
// GAMES is a table as src/workshop/evaluation/games.ts reads it; the state is what src/workshop/openings/value.ts has found; the names are
// those of names.tsv in the folder the book is written to.
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { BOOK_PACKS } from "../../catalogue/book.ts";
import { readGames } from "../evaluation/games.ts";
import { packLines } from "./pack.ts";
import { readNames } from "./read-book.ts";
import { treeOf } from "./tree.ts";
import { isValued, movesValued, ValueState } from "./values.ts";

/** Positions with fewer games are left out. */
const LEAST = 20;

const { values: options, positionals } = parseArgs({
  options: { state: { type: "string" }, out: { type: "string", default: "content/openings" } },
  allowPositionals: true,
});
const [file, ...more] = positionals;
if (file === undefined || more.length > 0) {
  process.stderr.write("usage: node src/workshop/openings/make.ts GAMES [--state FILE] [--out FOLDER]\n");
  process.exit(2);
}

const names = readNames(options.out);
const lines = names.all.map(({ line }) => line);
const places = treeOf(readGames(file), LEAST, lines);
const isNamed = (key: string): boolean => names.at(key).length > 0;
const valued = places.filter(({ key, games }) => isValued(games, isNamed(key)));
const values = movesValued(valued, new ValueState(options.state ?? null));
const packed = packLines(places, values);

const header = "# Made by src/workshop/openings/make.ts. A line is what src/catalogue/book.ts says.";
let from = 0;
for (const { pack, plies } of BOOK_PACKS) {
  const text = packed.filter((line) => line.plies >= from && line.plies <= plies).map(({ text }) => `${text}\n`);
  writeFileSync(join(options.out, `${pack}.txt`), `${header}\n${text.join("")}`);
  from = plies + 1;
}
process.stderr.write(`${packed.length} positions, ${valued.length} of them valued\n`);
