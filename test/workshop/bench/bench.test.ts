import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { loadEngine } from "../../../src/engine/load.node.ts";
import { searcherOf } from "../../../src/engine/searcher.ts";
import { benchEndings, benchPlain, readEndings } from "../../../src/workshop/bench/endings.ts";
import { benchOpenings } from "../../../src/workshop/bench/openings.ts";
import { benchOpinions } from "../../../src/workshop/bench/opinions.ts";
import { benchPuzzles } from "../../../src/workshop/bench/puzzles.ts";
import { figure, median, type Part, tableOf } from "../../../src/workshop/bench/report.ts";
import { puzzles } from "../../content/puzzles.ts";
import { named } from "../../engine/support.ts";

const endings = readEndings(fileURLToPath(new URL("../../fixtures/ffo.obf", import.meta.url)));
const { module, weights } = await loadEngine();
const searcher = searcherOf(module, weights);

const figureFor = ({ figures }: Part, of: string): number | undefined => figures.find((one) => one.of === of)?.value;

test("the endings are the thirty-eight of the suite, with the published values", () => {
  expect(endings).toHaveLength(38);
  expect(endings[0]).toMatchObject({ number: 1, empties: 14, value: 18, best: [named("g8")] });
  expect(endings[37]).toMatchObject({ number: 38, empties: 24 });
});

describe("the part on endings", () => {
  test("counts what is solved wrongly", () => {
    const [first, second] = endings;
    if (first === undefined || second === undefined) throw new Error("no endings");
    expect(figureFor(benchEndings([first, second], searcher), "solved wrongly")).toBe(0);
    expect(figureFor(benchEndings([{ ...first, value: 16 }, second], searcher), "solved wrongly")).toBe(1);
    expect(figureFor(benchEndings([first, { ...second, best: [] }], searcher), "solved wrongly")).toBe(1);
  });

  test("compares the engine with the plain solver on the same endings", () => {
    const part = benchPlain(endings.slice(0, 2), searcher);
    expect(figureFor(part, "the engine is faster")).toBeGreaterThan(1);
  });
});

test("the part on the evaluation says why it is left out where there are no positions", () => {
  const part = benchOpinions("test/fixtures/nothing-here", searcher);
  expect(part.figures).toEqual([]);
  expect(tableOf(part)).toBe("evaluation\n  skipped: no held-out positions in test/fixtures/nothing-here");
});

test("the part on puzzles counts each of them once among the goals and once among the ratings", () => {
  const part = benchPuzzles(fileURLToPath(new URL("../../../content/puzzles", import.meta.url)));
  const sumOf = (start: string): number =>
    part.figures.filter(({ of }) => of.startsWith(start)).reduce((sum, { value }) => sum + value, 0);
  expect(figureFor(part, "in all")).toBe(puzzles.length);
  expect(sumOf("goal ")).toBe(puzzles.length);
  expect(sumOf("rated ")).toBe(puzzles.length);
});

describe("the part on openings", () => {
  const folder = fileURLToPath(new URL("../../../content/openings", import.meta.url));

  test("counts each valued move once by its depth, and says that nothing is compared where there is no table", () => {
    const part = benchOpenings(folder, undefined);
    const depths = part.figures.filter(({ of }) => of.endsWith("plies ahead"));
    expect(depths.reduce((sum, { value }) => sum + value, 0)).toBe(figureFor(part, "moves valued"));
    expect(tableOf(part)).toContain("skipped: not compared");
  });

  test("compares the moves near the best with a table of other estimates", () => {
    const own = benchOpenings(folder, undefined);
    const [d6 = 0, f6 = 0] = ["d6", "f6"].map((move) => figureFor(own, `after f5: ${move}`));
    const table = join(mkdtempSync(join(tmpdir(), "openings-")), "table.tsv");
    const text = `f5\twhite\t0.00\td6=${d6 + 1} f6=${f6 - 2} f4=-40`;
    writeFileSync(table, `moves\tto_move\tvalue_black\tchildren\n${text}\n`);
    const part = benchOpenings(folder, table);
    expect(figureFor(part, "moves compared, within 6 discs of the best")).toBe(2);
    expect(figureFor(part, "mean difference from the other estimates")).toBe(1.5);
  });
});

test("a table has a line for each figure, and the median is the one in the middle", () => {
  const figures = [figure("speed", 1234.5, "m/s"), figure("size", 0.125, "m"), figure("count", 22, "puzzles")];
  const lines = tableOf({ part: "two", figures }).split("\n");
  expect(lines).toHaveLength(4);
  expect(lines[1]).toMatch(/^ {2}speed +1,235 m\/s$/);
  expect(lines[2]).toMatch(/^ {2}size +0\.13 m$/);
  expect(lines[3]).toMatch(/^ {2}count +22 puzzles$/);
  expect(median([5, 1, 9])).toBe(5);
});
