import { afterEach, describe, expect, test } from "vitest";
import { type Analysis, type Engine, startEngine } from "../../src/engine/client.ts";
import { ExactSearch } from "../../src/engine/exact.ts";
import type { Task } from "../../src/engine/pool/task.ts";
import { answer } from "../../src/engine/question.ts";
import { legalSquares, squaresOfSet } from "../../src/reversi/index.ts";
import { engineWorker, partsHere } from "./pool/workers.ts";
import { boardOf, named } from "./support.ts";

const START = boardOf("---------------------------OX------XO---------------------------", "black");
/** Ten empty squares; two other programs give each move the value below. */
const ENDING = boardOf("XOOXXX-XXOOOXXXOXOOOXXXOXOXXXOXOXOXOOXOOXXOOXOO-X-OOOO----XOO---", "black");
const VALUES = { h6: -2, b7: 2, g7: -12, h7: -18, b8: 2, f8: 2, g8: -10 };
/** White has no move, and Black has. */
const STUCK = boardOf("XXXXXXXXXXXXXXOOXXXXXOOOXXXXOOOOXXXOOOOOXXOOOOOOXOOOOOOOOOOOOO--", "white");

const engines: Engine[] = [];
const engineHere = (search: "engine" | "plain", onTask?: (task: Task) => void): Engine => {
  const engine = startEngine(partsHere(search, onTask));
  engines.push(engine);
  return engine;
};

afterEach(() => {
  for (const engine of engines.splice(0)) engine.close();
});

const valuesOf = (analysis: Analysis | null) =>
  Object.fromEntries((analysis?.moves ?? []).map(({ square, score }) => [square, score]));
const expected = Object.fromEntries(Object.entries(VALUES).map(([name, score]) => [named(name), score]));

describe.each(["engine", "plain"] as const)("with the search that is %s", (search) => {
  test("every move of an ending has its exact value, and is told as it is answered", async () => {
    const told: Analysis[] = [];
    const engine = engineHere(search);
    const asked = engine.analyse(ENDING, { limit: { kind: "exact" }, moves: "every" }, (one) => told.push(one));
    const found = await asked.answer;
    expect(valuesOf(found)).toEqual(expected);
    expect(found).toMatchObject({ score: 2, isExact: true, depth: 10 });
    expect(found?.moves.every(({ isExact, depth }) => isExact && depth === 10)).toBe(true);
    expect(told.at(-1)).toEqual(found);
    expect(engine.state).toEqual({ search, place: "worker" });
  });

  test("the best move alone has the same value", async () => {
    const found = await engineHere(search).analyse(ENDING, { limit: { kind: "exact" }, moves: "best" }).answer;
    expect(found).toMatchObject({ score: 2, isExact: true });
    expect(found?.moves).toHaveLength(1);
    expect(expected[found?.moves[0]?.square ?? -1]).toBe(2);
    expect(found?.moves[0]?.line[0]).toBe(found?.moves[0]?.square);
  });

  test("a search of some plies is not called exact, and its depth is told", async () => {
    const request = { limit: { kind: "depth", plies: 4 }, moves: "every" } as const;
    const found = await engineHere(search).analyse(ENDING, request).answer;
    expect(found).toMatchObject({ isExact: false, depth: 4 });
    expect(found?.moves.map(({ square }) => square).sort()).toEqual(squaresOfSet(legalSquares(ENDING)).toSorted());
  });

  test("tasks are judged as they are by the exact search", async () => {
    const question = { kind: "judge", board: ENDING, square: named("g7"), goal: { kind: "win" } } as const;
    const judged = await engineHere(search).ask(question).answer;
    const { kept, reached, score, best } = answer(question) as NonNullable<typeof judged>;
    expect(judged).toMatchObject({ kept, reached, score, best });
  });
});

test("with more than fourteen empty squares the engine judges a move, and the plain search does not try", async () => {
  // FFO #23, eighteen empty squares: a2 alone wins by 4, as its publishers say.
  const board = boardOf("--O-------OOX---OOOXXXO-OOOOXOXXXXXOOXOXXXXXXOOXX-XXXXOX--XXXX--", "black");
  const question = { kind: "judge", board, square: named("a2"), goal: { kind: "most-discs", within: 1 } } as const;
  const judged = await engineHere("engine").ask(question).answer;
  expect(judged).toMatchObject({ kept: true, reached: true, score: 4, best: 4 });
  expect(await engineHere("plain").ask(question).answer).toBeNull();
});

test("a time is kept, and the deepest whole round is the answer", async () => {
  const began = performance.now();
  const request = { limit: { kind: "time", milliseconds: 300 }, moves: "every" } as const;
  const found = await engineHere("engine").analyse(START, request).answer;
  // A busy machine may be late; a search that does not look at the clock would take minutes.
  expect(performance.now() - began).toBeLessThan(3000);
  expect(found?.depth).toBeGreaterThanOrEqual(4);
  expect(new Set(found?.moves.map(({ depth }) => depth)).size).toBe(1);
});

test("a side that must pass has no moves, and the value is that of the other side", async () => {
  const found = await engineHere("engine").analyse(STUCK, { limit: { kind: "exact" }, moves: "every" }).answer;
  expect(squaresOfSet(legalSquares(STUCK))).toEqual([]);
  expect(found).toMatchObject({ moves: [], isExact: true, score: new ExactSearch().value(STUCK) });
});

test("a game that is over is worth its result", async () => {
  const over = boardOf("------------------X--------XXXX----XXXXX----X-X------X------O-X-", "white");
  const found = await engineHere("engine").analyse(over, { limit: { kind: "exact" }, moves: "every" }).answer;
  expect(found).toMatchObject({ moves: [], isExact: true, score: -62 });
});

test("what comes of an older position is dropped", async () => {
  const engine = engineHere("engine");
  const told: string[] = [];
  const request = { limit: { kind: "depth", plies: 8 }, moves: "every" } as const;
  const old = engine.analyse(START, request, () => told.push("old"));
  const next = engine.analyse(ENDING, request, () => told.push("new"));
  expect(await old.answer).toBeNull();
  expect(await next.answer).not.toBeNull();
  expect(told).not.toContain("old");
});

test("a cancelled analysis tells nothing more and begins no other round", async () => {
  let tasks = 0;
  const engine = engineHere("engine", () => {
    tasks += 1;
  });
  const told: number[] = [];
  const asked = engine.analyse(START, { limit: { kind: "time", milliseconds: 60_000 }, moves: "best" }, ({ depth }) => {
    told.push(depth);
    if (depth === 4) asked.cancel();
  });
  expect(await asked.answer).toBeNull();
  expect(told).toEqual([2, 4]);
  expect(tasks).toBe(2);
});

test("where WebAssembly is missing a search that would take too long is given up, and nothing is called exact that is not", async () => {
  const deep = boardOf("-XXXXXX-X-XXXOO-XOXXXOOXXXOXOOOX-OXOOXXX--OOOXXX--OOXX----------", "black");
  const engine = engineHere("plain");
  const found = await engine.analyse(deep, { limit: { kind: "exact" }, moves: "best" }).answer;
  expect(found).toMatchObject({ isExact: false });
  expect(engine.state).toEqual({ search: "plain", place: "worker" });
});

test("where there are no workers the page itself answers", async () => {
  const startWorker = () => {
    throw new Error("not allowed");
  };
  const engine = startEngine({ ...partsHere("engine"), startWorker, startHere: () => engineWorker() });
  const found = await engine.analyse(ENDING, { limit: { kind: "exact" }, moves: "best" }).answer;
  expect(found?.score).toBe(2);
  expect(engine.state).toEqual({ search: "engine", place: "page" });
});
