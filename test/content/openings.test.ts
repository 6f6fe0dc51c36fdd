import { describe, expect, test } from "vitest";
import type { PackedMove } from "../../src/catalogue/book.ts";
import { keyOf } from "../../src/openings/stand.ts";
import { movesOf, nameOf, USUAL_SHAPE } from "../../src/reversi/index.ts";
import { loadWholeBook, scoresAt } from "../../src/workshop/bench/openings.ts";
import { randomFrom } from "../../src/workshop/evaluation/random.ts";
import { type BookSpot, readBook, readNames } from "../../src/workshop/openings/read-book.ts";
import { after as reachedBy } from "../../src/workshop/openings/tree.ts";
import { boardAfter, isValued, searched } from "../../src/workshop/openings/values.ts";
import { searcher } from "./engine.ts";

const folder = "content/openings";
const names = readNames(folder);
const spots = readBook(folder);
const byKey = new Map(spots.map((spot) => [spot.key, spot]));
const isOften = ({ key, games }: BookSpot): boolean => isValued(games, names.at(key).length > 0);
const valued = spots.filter(isOften);

/** How many plies ahead every move was looked at, itself counted. */
const LEAST_DEPTH = 18;

/** Moves looked at again, and by how many discs another look may differ: what it leaves out is not always the same. */
const LOOKED_AT_AGAIN = 6;
const TOLERANCE = 3;

const isWhole = ({ packed }: BookSpot): boolean => packed.moves.length > 0 && packed.moves.every(({ value }) => value);
const told = (spot: BookSpot, { square }: PackedMove): string => `${spot.packed.games} ${nameOf(USUAL_SHAPE, square)}`;

describe("the values of the openings", () => {
  test("are known of every legal move of a position that was often played or has a name", () => {
    const lacking = valued.filter((spot) => {
      const known = new Set(
        spot.packed.moves.flatMap(({ square, value }) => (value === null ? [] : [keyOf(reachedBy(spot, square))])),
      );
      return movesOf(spot.board).some((square) => !known.has(keyOf(reachedBy(spot, square))));
    });
    expect(lacking.map(({ packed, plies }) => `${plies} plies, ${packed.games} games`)).toEqual([]);
    const depths = valued.flatMap(({ packed }) => packed.moves.flatMap(({ value }) => value?.depth ?? []));
    expect(depths.length).toBeGreaterThan(19_000);
    expect(Math.min(...depths)).toBeGreaterThanOrEqual(LEAST_DEPTH);
  });

  test("agree with each other: a move is worth what the best reply leaves", () => {
    let compared = 0;
    for (const spot of valued) {
      for (const move of spot.packed.moves) {
        const reached = reachedBy(spot, move.square);
        const next = byKey.get(keyOf(reached));
        if (next === undefined || !isOften(next) || !isWhole(next)) continue;
        const best = Math.max(...next.packed.moves.map(({ value }) => value?.score ?? -64));
        const sign = reached.toMove === spot.toMove ? 1 : -1;
        expect(move.value?.score, told(spot, move)).toBe(sign * best + 0);
        compared += 1;
      }
    }
    expect(compared).toBeGreaterThan(1500);
  });

  test("say what everybody knows of the first moves", () => {
    const book = loadWholeBook(folder);
    const [first, parallel] = ["f5", "f5f6"].map((moves) => scoresAt(book, moves));
    const of = (scores: ReadonlyMap<string, number> | undefined, name: string): number =>
      scores?.get(name) ?? Number.NaN;
    // Both hold the draw; the parallel move loses at least four discs.
    expect(Math.abs(of(first, "d6"))).toBeLessThanOrEqual(1);
    expect(Math.abs(of(first, "f6"))).toBeLessThanOrEqual(1);
    expect(of(first, "f4")).toBeLessThanOrEqual(Math.max(of(first, "d6"), of(first, "f6")) - 4);
    // After f5 f6 only e6 holds.
    const others = [...(parallel ?? [])].filter(([name]) => name !== "e6").map(([, score]) => score);
    expect(of(parallel, "e6")).toBeGreaterThanOrEqual(0);
    expect(others.length).toBe(3);
    expect(Math.max(...others)).toBeLessThanOrEqual(-4);
  });

  test("are found again by another look", () => {
    const random = randomFrom(8);
    const leaves = valued.flatMap((spot) =>
      spot.packed.moves.flatMap((move) => {
        const next = byKey.get(keyOf(reachedBy(spot, move.square)));
        const isLeaf = next === undefined || !isOften(next);
        return isLeaf && move.value !== null ? [{ spot, move, value: move.value }] : [];
      }),
    );
    for (let n = 0; n < LOOKED_AT_AGAIN; n += 1) {
      const leaf = leaves[Math.floor(random() * leaves.length)];
      if (leaf === undefined) throw new Error("no move to look at");
      const effort = { depth: leaf.value.depth - 1, selectivity: 4 };
      const again = searched(boardAfter(leaf.spot, leaf.move.square), effort, searcher);
      expect(Math.abs(again.score + leaf.value.score), told(leaf.spot, leaf.move)).toBeLessThanOrEqual(TOLERANCE);
    }
  });
});
