// Works out anew what the puzzles are about, after a theme was added or its rule has changed, and writes the packs back:
//   node src/workshop/puzzles/make-themes.ts PACK…
// Each PACK is a file of content/puzzles. What is asked stays as it is, and so do the ids. Some minutes for all of them.
import { readFileSync, writeFileSync } from "node:fs";
import { assembleEngine } from "../../build/assemble.ts";
import { formatPuzzle, parsePuzzle } from "../../catalogue/puzzle.ts";
import { loadEngine } from "../../engine/load.node.ts";
import { searcherOf } from "../../engine/searcher.ts";
import { provePuzzle } from "../../training/puzzles/prove.ts";

await assembleEngine();
const { module, weights } = await loadEngine();
const searcher = searcherOf(module, weights);

/** A line with the themes of today. Where none fits any more it keeps its own: its proof says so. */
function themed(line: string): string {
  const puzzle = parsePuzzle(line);
  if (!puzzle.ok) return line;
  const { motifs } = provePuzzle(puzzle.value, searcher);
  return motifs.length === 0 ? line : formatPuzzle({ ...puzzle.value, motifs });
}

for (const file of process.argv.slice(2)) {
  const before = readFileSync(file, "utf8").split("\n");
  const after = before.map(themed);
  writeFileSync(file, after.join("\n"));
  console.log(`${file}: ${after.filter((line, i) => line !== before[i]).length} of ${after.length} lines have changed`);
}
