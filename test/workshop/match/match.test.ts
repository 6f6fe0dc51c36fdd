import { describe, expect, test } from "vitest";
import { canonicalOf } from "../../../src/engine/canonical.ts";
import { loadEngine } from "../../../src/engine/load.node.ts";
import { searcherOf } from "../../../src/engine/searcher.ts";
import { legalSquares, squaresOfSet, startPosition, toBitBoard } from "../../../src/reversi/index.ts";
import { contenderOf, playerNamed, timedEngine } from "../../../src/workshop/match/contender.ts";
import { type Chooser, playMatch, playOut } from "../../../src/workshop/match/game.ts";
import { readOpenings } from "../../../src/workshop/match/openings.ts";

const openings = readOpenings();
const { board, turn } = startPosition();
const START = { board: toBitBoard(board, turn), toMove: turn };

/** One who takes the first legal square. */
const first: Chooser = (at) => squaresOfSet(legalSquares(at))[0] ?? -1;

/** One who plays from a list of squares. */
const reciter = (names: string): Chooser => {
  const squares = (names.match(/../g) ?? []).map((name) => name.charCodeAt(0) - 97 + 8 * (Number(name[1]) - 1));
  return () => squares.shift() ?? -1;
};

test("the list holds fifty openings of eight plies, and no two are images of each other", () => {
  expect(openings).toHaveLength(50);
  expect(openings.every(({ toMove }) => toMove === "black")).toBe(true);
  expect(new Set(openings.map((opening) => canonicalOf(opening.board).key)).size).toBe(50);
});

test("each opening looks even to the engine", async () => {
  const { module, weights } = await loadEngine();
  const searcher = searcherOf(module, weights);
  // The list was made by an engine that may have learnt more since.
  for (const { board: at } of openings) expect(Math.abs(searcher.search(at, 6)?.score ?? 64)).toBeLessThanOrEqual(6);
});

describe("a game", () => {
  test("ends with the score of the board, empty squares to the winner: Black wipes White out at the ninth ply", () => {
    // The game of case 7 of the faults.
    const played = playOut(START, { black: reciter("e6e3g5e7c5"), white: reciter("f4f6d6f5") });
    expect(played.black).toBe(64);
    expect(played.moves.map(({ name }) => name).join("")).toBe("e6f4e3f6g5d6e7f5c5");
  });

  test("tells a pass", () => {
    const { moves } = playOut(START, { black: first, white: first });
    expect(moves.length).toBeGreaterThanOrEqual(40);
    for (const [i, { disc }] of moves.entries()) expect(disc).toBe(i % 2 === 0 ? "black" : "white");
  });
});

test("a match has every opening twice, with either colour, and one against oneself is even", () => {
  const tally = playMatch(
    openings.slice(0, 5),
    () => first,
    () => first,
  );
  expect(tally.won + tally.drawn + tally.lost).toBe(10);
  expect(tally.won).toBe(tally.lost);
  expect(Math.abs(tally.discs)).toBe(0);
});

test("contenders are named by level or habit", () => {
  expect(playerNamed("3")).toEqual({ kind: "level", level: 3 });
  expect(playerNamed("grabber")).toEqual({ kind: "habit", habit: "grabber" });
  expect(playerNamed("7")).toBeUndefined();
});

test("the third level beats the first in most of twenty games", async () => {
  const { module, weights } = await loadEngine();
  const searcher = searcherOf(module, weights);
  const third = contenderOf({ kind: "level", level: 3 }, searcher, 1);
  const weakest = contenderOf({ kind: "level", level: 1 }, searcher, 2);
  expect(playMatch(openings.slice(0, 10), third, weakest).won).toBeGreaterThanOrEqual(14);
}, 240_000);

test("the engine plays against the clock", async () => {
  const { module, weights } = await loadEngine();
  const chooser = timedEngine(searcherOf(module, weights), 5)(1);
  for (const { board: at } of openings.slice(0, 5)) expect(squaresOfSet(legalSquares(at))).toContain(chooser(at));
});
