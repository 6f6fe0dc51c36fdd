import { expect, test } from "vitest";
import { parsePuzzle } from "../../../src/catalogue/puzzle.ts";
import { explain } from "../../../src/coach/explain/explain.ts";
import { loadEngine } from "../../../src/engine/load.node.ts";
import { searcherOf } from "../../../src/engine/searcher.ts";

const { module, weights } = await loadEngine();
const searcher = searcherOf(module, weights);

/** What the coach says of the tempting move of a puzzle, by keys. */
function keysOf(line: string): readonly string[] {
  const puzzle = parsePuzzle(line);
  if (!puzzle.ok || puzzle.value.tempting === null) throw new Error(`no puzzle: ${line}`);
  const told = explain({ board: puzzle.value.board, played: puzzle.value.tempting }, searcher);
  return told?.reasons.map(({ key }) => key) ?? [];
}

const isOfFree = (key: string): boolean => /^free\.(own|other)/.test(key);

test.each([
  "3f28b42040100f7f00174b5fbfeff000 b win:1 h5,h7 h1 1500 reply -",
  "02068e1a3a3a7f801d7971e5c5c5003f b win:1 h2 h8 1500 reply -",
  "be843a323b496060407844ccc4b69e9e b win:1 a1,b7 h6 1500 parity -",
])("a square is not told as lost that one of the named moves was played on: %s", (line) => {
  const keys = keysOf(line);
  expect(keys.length).toBeGreaterThan(0);
  expect(keys.filter(isOfFree)).toEqual([]);
});
