import { appendFileSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { parseBookNode } from "../../../src/catalogue/book.ts";
import { plainSearcher } from "../../../src/engine/plain.ts";
import { keyOf, START } from "../../../src/openings/stand.ts";
import { imageOfSquare, movesOf, nameOf, type Square, squareNamed, USUAL_SHAPE } from "../../../src/reversi/index.ts";
import type { PlayedGame } from "../../../src/workshop/evaluation/games.ts";
import { packLines } from "../../../src/workshop/openings/pack.ts";
import { after, type Place, treeOf } from "../../../src/workshop/openings/tree.ts";
import { boardAfter, movesValued, searched, type Value, ValueState } from "../../../src/workshop/openings/values.ts";
import { isOfShard, workOf } from "../../../src/workshop/openings/work.ts";

const line = (text: string): readonly Square[] =>
  (text.match(/../g) ?? []).map((name) => squareNamed(USUAL_SHAPE, name) ?? -1);

const game = (text: string, lead: number): PlayedGame => ({
  moves: line(text),
  finalLead: lead,
  leadAt24: 0,
  year: 2000,
});

/** Two orders of one position, and a third game that leaves it at once. */
const games = [game("f5d6c3d3c4f4", 4), game("f5d6c4d3c3f4", -2), game("f5d6c3d3c4b3", 0), game("f5f6e6d6", 10)];

const places = treeOf(games, 1, []);
const placeAfter = (text: string): Place | undefined => {
  const key = keyOf(line(text).reduce(after, START));
  return places.find((place) => place.key === key);
};

/** A state that is kept nowhere, with a value for each move of some places. */
function stateWith(at: readonly Place[], value: (square: Square) => Value): ValueState {
  const state = new ValueState(null);
  for (const place of at) {
    for (const square of movesOf(place.board)) {
      state.add(boardAfter(place, square), { ...value(square), selectivity: 0 });
    }
  }
  return state;
}

describe("the tree of the openings", () => {
  test("counts a position in whatever order it was reached", () => {
    expect(placeAfter("f5d6c3d3c4")).toMatchObject({ games: 3, black: 1, draws: 1, white: 1, plies: 5 });
    expect(placeAfter("f5d6c3d3c4")?.discs).toBeCloseTo(32 + (4 - 2 + 0) / 6, 9);
    expect(placeAfter("f5d6c3d3")).toMatchObject({ games: 2 });
    expect(placeAfter("f5d6c3d3c4")?.line).toEqual(line("f5d6c3d3c4"));
  });

  test("takes images for one", () => {
    expect(keyOf(line("f5f6e6d6").reduce(after, START))).toBe(keyOf(line("f5f6e6f4").reduce(after, START)));
    const turned = line("f5d6c3").map((square) => imageOfSquare(USUAL_SHAPE, square, "half-turn"));
    expect(keyOf(turned.reduce(after, START))).toBe(placeAfter("f5d6c3")?.key);
  });

  test("leaves out what is rare, but not what has a name, nor the way there", () => {
    const often = treeOf(games, 3, [line("f5f6e6f4"), line("f5f4e3")]);
    const lines = often.map((place) => place.line.map((square) => nameOf(USUAL_SHAPE, square)).join(""));
    expect(lines).toEqual(
      ["", "f5", "f5d6", "f5f6", "f5f4", "f5f6e6", "f5f4e3", "f5f6e6d6", "f5d6c3d3c4"].sort(byPlies),
    );
    expect(often.find(({ line: moves }) => moves.length === 3 && moves[1] === line("f4")[0])).toMatchObject({
      games: 0,
    });
  });

  test("is written so that every position follows from one before", () => {
    const packed = packLines(places, new Map()).map(({ text }) => parseBookNode(text));
    expect(packed.length).toBe(places.length);
    expect(packed.every((node, at) => node.ok && (at === 0) === (node.value.parent === null))).toBe(true);
    expect(packed.every((node, at) => node.ok && (node.value.parent ?? -1) < at)).toBe(true);
  });
});

const byPlies = (a: string, b: string): number => a.length - b.length;

describe("the values", () => {
  const root = placeAfter("f5d6c3d3c4");
  const before = placeAfter("f5d6c3d3");
  if (root === undefined || before === undefined) throw new Error("no such places");

  test("of a move that leads to a place whose moves are all known is that of the best of them", () => {
    const state = stateWith([root], (square) => ({ score: square === line("f4")[0] ? -6 : 2, depth: 18 }));
    // Not to be believed, since the place after the move is known better.
    state.add(root.board, { score: 40, depth: 18, selectivity: 0 });
    const values = movesValued([before, root], state);
    expect(values.get(before.key)).toEqual([{ square: line("c4")[0], score: -6, depth: 20 }]);
    expect(values.get(root.key)).toContainEqual({ square: line("f4")[0], score: 6, depth: 19 });
  });

  test("are those of a search of the position itself where a move of it is not known", () => {
    const state = new ValueState(null);
    state.add(root.board, { score: 4, depth: 12, selectivity: 4 });
    const values = movesValued([before, root], state);
    expect(values.get(before.key)).toEqual([{ square: line("c4")[0], score: -4, depth: 13 }]);
    expect(values.get(root.key)).toEqual([]);
  });

  test("of images of a position are one", () => {
    const value = searched(root.board, { depth: 3, selectivity: 0 }, plainSearcher());
    const turned = line("f5d6c3d3c4").map((square) => imageOfSquare(USUAL_SHAPE, square, "other-diagonal"));
    const image = turned.reduce(after, START).board;
    expect(searched(image, { depth: 3, selectivity: 0 }, plainSearcher())).toEqual(value);
    const state = new ValueState(null);
    state.add(root.board, value);
    expect(state.of(image)).toEqual(value);
  });

  test("are kept in a file that a run which was killed leaves readable, the deepest of a position counting", () => {
    const folder = mkdtempSync(join(tmpdir(), "openings-"));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const file = join(folder, "state.jsonl");
    const state = new ValueState(file);
    state.add(root.board, { score: 3, depth: 12, selectivity: 4 });
    state.add(root.board, { score: 1, depth: 18, selectivity: 4 });
    state.add(root.board, { score: 9, depth: 12, selectivity: 0 });
    appendFileSync(file, '{"key":"00');
    const again = new ValueState(file);
    expect(again.of(root.board)).toMatchObject({ score: 1, depth: 18 });
    expect(again.has(root.board, { depth: 18, selectivity: 4 })).toBe(true);
    expect(again.has(root.board, { depth: 18, selectivity: 3 })).toBe(false);
    expect(readFileSync(file, "utf8").split("\n")).toHaveLength(4);
  });
});

describe("the work that is left", () => {
  const root = placeAfter("f5d6c3d3c4");
  const rest = placeAfter("f5d6c3d3c4f4");
  if (root === undefined || rest === undefined) throw new Error("no such places");
  const all = movesOf(root.board);

  test("is every move at first, then the moves near the best that were not looked at so closely", () => {
    expect(
      workOf({ depth: 12, selectivity: 4, within: Infinity, lost: Infinity }, [root], new ValueState(null)),
    ).toHaveLength(all.length);
    const state = stateWith([root], (square) => ({
      score: square === all[0] ? -5 : square === all[1] ? -1 : 9,
      depth: 12,
    }));
    expect(workOf({ depth: 12, selectivity: 4, within: Infinity, lost: Infinity }, [root], state)).toEqual([]);
    const near = [all[0] ?? -1, all[1] ?? -1].map((square) => boardAfter(root, square));
    const close = { depth: 18, selectivity: 4, within: 6 };
    expect(workOf({ ...close, lost: Infinity }, [root], state)).toEqual(near);
  });

  test("is kept to what the value of the first moves hangs on, where that is wanted", () => {
    const [start, first] = [placeAfter(""), placeAfter("f5")];
    if (start === undefined || first === undefined) throw new Error("no such places");
    const replies = movesOf(first.board);
    const state = stateWith([first], (square) => ({ score: 3 * replies.indexOf(square), depth: 12 }));
    const work = workOf({ depth: 18, selectivity: 4, within: 6, lost: 3 }, [start, first], state);
    expect(work).toEqual(replies.slice(0, 2).map((square) => boardAfter(first, square)));
  });

  test("begins with the best moves", () => {
    const state = stateWith([root], (square) => ({ score: all.length - all.indexOf(square), depth: 12 }));
    const work = workOf({ depth: 18, selectivity: 4, within: Infinity, lost: Infinity }, [root], state);
    expect(work).toEqual(all.toReversed().map((square) => boardAfter(root, square)));
  });

  test("leaves out a move to a place whose own moves are looked at", () => {
    const work = workOf(
      { depth: 12, selectivity: 4, within: Infinity, lost: Infinity },
      [root, rest],
      new ValueState(null),
    );
    expect(work).not.toContainEqual(rest.board);
    expect(work).toHaveLength(all.length - 1 + movesOf(rest.board).length);
  });

  test("falls to one of those that share it, images to the same one", () => {
    const boards = places.flatMap((place) => movesOf(place.board).map((square) => boardAfter(place, square)));
    const shares = [0, 1].map((shard) => boards.filter((board) => isOfShard(board, shard, 2)).length);
    expect((shares[0] ?? 0) + (shares[1] ?? 0)).toBe(boards.length);
    expect(Math.min(...shares)).toBeGreaterThan(boards.length / 5);
  });
});
