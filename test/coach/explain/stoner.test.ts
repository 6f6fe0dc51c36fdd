import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { explain } from "../../../src/coach/explain/explain.ts";
import { loadEngine } from "../../../src/engine/load.node.ts";
import { searcherOf } from "../../../src/engine/searcher.ts";
import { legalSquares, type Square, squareNamed, squaresOfSet, USUAL_SHAPE } from "../../../src/reversi/index.ts";
import { boardOf } from "../../engine/support.ts";
import { holds } from "./proofs.ts";

const { module, weights } = await loadEngine();
const searcher = searcherOf(module, weights);

/** Positions of real games, each with the trap that another program has found there, or what it lacks. */
const positions = readFileSync(new URL("../../fixtures/coach/shapes.tsv", import.meta.url), "utf8")
  .split("\n")
  .filter((line) => /^stoner-[ac]-game/.test(line))
  .map((line) => {
    const [id = "", signs = "", side, ...facts] = line.split("\t");
    const fact = facts.find((one) => one.startsWith("trap ")) ?? "";
    const [, at = "", attack = "", defence = "", near = "", far = "", is = ""] =
      /at=(..) type=. attack=(..) defence=(..) corners=(..),(..) is=(\w+)/.exec(fact) ?? [];
    const on = (name: string): Square => squareNamed(USUAL_SHAPE, name) ?? Number.NaN;
    const board = boardOf(signs, side === "X" ? "black" : "white");
    return {
      id,
      board,
      at: on(at),
      is,
      slots: { attack: [on(attack)], defence: [on(defence)], near: [on(near)], far: [on(far)] },
    };
  });

const told = positions.map((position) => {
  const moves = squaresOfSet(legalSquares(position.board)).filter((square) => square !== position.at);
  return {
    ...position,
    explained: moves.flatMap((played) => {
      const explanation = explain({ board: position.board, played }, searcher);
      return explanation === null || explanation.played.square !== played ? [] : [explanation];
    }),
  };
});

describe("a Stoner trap that was the best move", () => {
  const missed = told.flatMap(({ id, board, at, is, slots, explained }) =>
    explained
      .filter(({ best }) => is === "trap" && best.square === at)
      .map((explanation) => ({ id, board, slots, explanation })),
  );

  test("is told of after some other move, in each of the ten games", () => {
    const games = positions.filter(({ is }) => is === "trap").map(({ id }) => id);
    expect(games).toHaveLength(10);
    const inGame = (id: string) => missed.filter((one) => one.id === id);
    const keys = (id: string) => inGame(id).flatMap(({ explanation }) => explanation.reasons.map(({ key }) => key));
    expect(games.filter((id) => inGame(id).length > 0 && !keys(id).includes("stoner.missed"))).toEqual([]);
    expect(games.filter((id) => inGame(id).length > 0).length).toBeGreaterThan(5);
  });

  test("is told with its squares, and is one by plain rules", () => {
    for (const { board, slots, explanation } of missed) {
      const reason = explanation.reasons.find(({ key }) => key === "stoner.missed");
      if (reason === undefined) continue;
      expect(reason.squares).toMatchObject(slots);
      // No value is asked for in its proof.
      expect(holds(board, explanation, reason, () => Number.NaN)).toBe(true);
    }
  });
});

test("where the diagonal is open, nobody is told of a Stoner trap", () => {
  const open = told.filter(({ is }) => is !== "trap");
  expect(open.length).toBeGreaterThan(0);
  for (const { explained, at } of open) {
    const reasons = explained.filter(({ best }) => best.square === at).flatMap((explanation) => explanation.reasons);
    expect(reasons.filter(({ key }) => key === "stoner.missed")).toEqual([]);
  }
});
