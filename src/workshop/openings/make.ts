// Makes the opening book of real games, and of the engine's values as far as they are known:
//   node src/workshop/openings/make.ts [GAMES] [--state FILE] [--out content/openings]
// GAMES is a table as src/workshop/evaluation/games.ts reads it; without it the games stay as the book has them. The state is what
// src/workshop/openings/value.ts has found; the names are those of names.tsv in the folder the book is written to.
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { BOOK_PACKS } from "../../catalogue/book.ts";
import { readGames } from "../evaluation/games.ts";
import { type PackLine, packLines, repacked } from "./pack.ts";
import { readBook, readNames } from "./read-book.ts";
import { type Spot, treeOf } from "./tree.ts";
import { isValued, movesValued, type Valued, ValueState } from "./values.ts";

/** Positions with fewer games are left out. */
const LEAST = 20;

const { values: options, positionals } = parseArgs({
  options: { state: { type: "string" }, out: { type: "string", default: "content/openings" } },
  allowPositionals: true,
});
const [file, ...more] = positionals;
if (more.length > 0) {
  process.stderr.write("usage: node src/workshop/openings/make.ts [GAMES] [--state FILE] [--out FOLDER]\n");
  process.exit(2);
}

const names = readNames(options.out);
const state = new ValueState(options.state ?? null);
const valuesOf = (spots: readonly Spot[]): ReadonlyMap<string, readonly Valued[]> =>
  movesValued(
    spots.filter(({ key, games }) => isValued(games, names.at(key).length > 0)),
    state,
  );

function counted(table: string): readonly PackLine[] {
  const places = treeOf(
    readGames(table),
    LEAST,
    names.all.map(({ line }) => line),
  );
  return packLines(places, valuesOf(places));
}

function kept(): readonly PackLine[] {
  const spots = readBook(options.out);
  return repacked(spots, valuesOf(spots));
}

const packed = file === undefined ? kept() : counted(file);
const header = "# Made by src/workshop/openings/make.ts. A line is what src/catalogue/book.ts says.";
let from = 0;
for (const { pack, plies } of BOOK_PACKS) {
  const text = packed.filter((line) => line.plies >= from && line.plies <= plies).map(({ text }) => `${text}\n`);
  writeFileSync(join(options.out, `${pack}.txt`), `${header}\n${text.join("")}`);
  from = plies + 1;
}
process.stderr.write(`${packed.length} positions\n`);
