import { describe, expect, test } from "vitest";
import type { Puzzle } from "../../../src/catalogue/puzzle.ts";
import { ExactSearch } from "../../../src/engine/exact.ts";
import { emptiesOf, movesOf } from "../../../src/reversi/index.ts";
import { provePuzzle } from "../../../src/training/puzzles/prove.ts";
import { searcher } from "../../content/engine.ts";
import { puzzles } from "../../content/puzzles.ts";

/** So many empty squares the plain search reads in no time. */
const FEW = 10;

const endings = puzzles.filter(({ puzzle }) => emptiesOf(puzzle.board) <= FEW);

/** The first ending of a kind. */
function firstOf(kind: Puzzle["goal"]["kind"], fits: (puzzle: Puzzle) => boolean = () => true): Puzzle {
  const found = endings.find(({ puzzle }) => puzzle.goal.kind === kind && fits(puzzle));
  if (found === undefined) throw new Error(`no puzzle of the kind ${kind}`);
  return found.puzzle;
}

const faultsOf = (puzzle: Puzzle) => provePuzzle(puzzle, searcher).faults;
const squaresOf = ({ right }: Puzzle) => (typeof right === "string" ? [] : right);

describe("a puzzle whose answer is changed is not proven", () => {
  const puzzle = firstOf("win", ({ goal }) => "within" in goal && goal.within === 2);
  const wrong = movesOf(puzzle.board).filter((square) => !squaresOf(puzzle).includes(square));

  test("as it stands it is", () => {
    expect(faultsOf(puzzle)).toEqual([]);
  });

  test("when a wrong move is called right", () => {
    const right = [...squaresOf(puzzle), wrong.find((square) => square !== puzzle.tempting) ?? 0].sort((a, b) => a - b);
    expect(faultsOf({ ...puzzle, right })).toContain("right");
  });

  test("when a right move is left out", () => {
    expect(faultsOf({ ...puzzle, right: squaresOf(puzzle).slice(1) })).toContain("right");
  });

  test("when the tempting move is a right one, or no move at all", () => {
    expect(faultsOf({ ...puzzle, tempting: squaresOf(puzzle)[0] ?? 0 })).toContain("tempting");
    expect(faultsOf({ ...puzzle, tempting: null })).toContain("tempting");
  });

  test("when it asks for more moves or fewer", () => {
    expect(faultsOf({ ...puzzle, goal: { kind: "win", within: 1 } })).toEqual(["within"]);
    expect(faultsOf({ ...puzzle, goal: { kind: "win", within: 3 } })).toEqual(["within"]);
  });

  test("when it is said to be about something else", () => {
    expect(faultsOf({ ...puzzle, motifs: ["who-wins"] })).toEqual(["motifs"]);
  });
});

test("the strongest move is no task where the end can be read out", () => {
  const puzzle = firstOf("win");
  expect(faultsOf({ ...puzzle, goal: { kind: "strongest" } })).toEqual(["goal"]);
});

test("the most discs are no task in a game long decided", () => {
  // The same position asked as a count of discs: the result is far from even.
  const puzzle = firstOf("win", ({ board }) => (searcher.exact(board)?.score ?? 0) > 24);
  expect(faultsOf({ ...puzzle, goal: { kind: "most-discs", within: 1 } })).toContain("stake");
  const close = firstOf("win", ({ board }) => (searcher.exact(board)?.score ?? 64) <= 24);
  expect(faultsOf({ ...close, goal: { kind: "most-discs", within: 1 } })).not.toContain("stake");
});

test("an event that comes about sooner is no puzzle", () => {
  const puzzle = firstOf("passes");
  const within = "within" in puzzle.goal ? puzzle.goal.within : 0;
  expect(faultsOf({ ...puzzle, goal: { kind: "passes", within: within + 1 } })).toContain("goal");
});

test("the side that wins is the one that does", () => {
  const puzzle = firstOf("who-wins");
  expect(faultsOf(puzzle)).toEqual([]);
  expect(faultsOf({ ...puzzle, right: puzzle.right === "black" ? "white" : "black" })).toEqual(["right"]);
});

test("by another search the right moves of endings win, and all others do not", () => {
  const wins = endings.filter(({ puzzle }) => puzzle.goal.kind === "win").slice(0, 40);
  expect(wins.length).toBeGreaterThan(20);
  for (const { id, puzzle } of wins) {
    const worths = new ExactSearch().valuesOfMoves(puzzle.board);
    const winning = worths.filter(({ score }) => score > 0).map(({ square }) => square);
    expect(winning, id).toEqual(puzzle.right);
    const failing = worths.find(({ square }) => square === puzzle.tempting);
    const best = Math.max(...worths.map(({ score }) => score));
    expect(failing !== undefined && failing.score <= 0 && best - failing.score >= 4, id).toBe(true);
  }
});
