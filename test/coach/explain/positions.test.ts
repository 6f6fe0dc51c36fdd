import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { explain } from "../../../src/coach/explain/explain.ts";
import { loadEngine } from "../../../src/engine/load.node.ts";
import { searcherOf } from "../../../src/engine/searcher.ts";
import { toBitBoard } from "../../../src/reversi/index.ts";
import { at, boardFrom, discOf } from "../support.ts";

const { module, weights } = await loadEngine();
const searcher = searcherOf(module, weights);

const linesOf = (name: string): readonly (readonly string[])[] =>
  readFileSync(new URL(`../../fixtures/coach/${name}.tsv`, import.meta.url), "utf8")
    .trimEnd()
    .split("\n")
    .map((line) => line.split("\t"));

const positions = [...linesOf("shapes"), ...linesOf("moves")];

/**
 * Positions with a tempting move, and what another program has found to be wrong with it, as the beginning of a key, or of several
 * where more ways to say it will do: a small corner against many discs, a corner that can wait, a corner for a corner, the greediest
 * move, the last moves counted, a pass that is missed, an opening move that costs some discs.
 */
const tempting = linesOf("explained");

/** A mistake costs so many discs at least. */
const LEAST_COST = 4;

describe("a tempting move is explained by what is known to be wrong with it", () => {
  test.each(tempting.map(([id = "", move = "", keys = ""]) => ({ id, move, keys })))("$id", ({ id, move, keys }) => {
    const [, signs = "", side] = positions.find(([name]) => name === id) ?? [];
    const told = explain({ board: toBitBoard(boardFrom(signs), discOf(side)), played: at(move) }, searcher);
    expect((told?.best.score ?? 0) - (told?.played.score ?? 0)).toBeGreaterThanOrEqual(LEAST_COST);
    const said = [told?.outcome.key, ...(told?.reasons ?? []).map(({ key }) => key)];
    const isSaid = keys.split("|").some((wanted) => said.some((key) => key?.startsWith(wanted)));
    expect(isSaid, `${keys} of ${said.join()}`).toBe(true);
  });

  test("a small corner against many discs is explained by that corner first", () => {
    for (const [id = "", move = ""] of tempting.filter(([name]) => name?.startsWith("corner-flip"))) {
      const [, signs = "", side] = positions.find(([name]) => name === id) ?? [];
      const told = explain({ board: toBitBoard(boardFrom(signs), discOf(side)), played: at(move) }, searcher);
      expect(told?.reasons[0]?.key, id).toMatch(/^corner\./);
    }
  });
});

/** Facts that the rules alone give. */
const RULES = ["legal", "corners", "moves", "can", "cannot", "no-corner", "flips", "greediest", "turns", "discs"];

/** Positions of which only such facts are held and no move is explained, and why. */
const LEFT_OUT: Readonly<Record<string, string>> = {
  "count1-1 count1-2 count1-3 count1-4 count1-5 flip18-1 flip18-2":
    "one square is left: there is one move and nothing to compare it with",
  "count0-1 count0-2 count0-3 pass-double-1 pass-double-2 pass-double-3 pass-chain-1": "the game is over",
  "pass-early-1 pass-early-2 pass-early-3 pass-early-4 pass-early-5 pass-early-6 pass-real-early":
    "how early a side may have to pass, shown by a game: no move is wrong",
  "evap-over-1 evap-over-2 evap-over-3":
    "the side to move wins every disc: what was wrong is the move before, which is not known",
  "poison-1a poison-2a poison-3a poison-sparse-a":
    "a move before it is poisoned: what it turns; the twin is held by the concept",
  "poison-sparse-b": "with one disc more the same move turns three: it was not quiet before, so nothing is poisoned",
};

test("every position is held by a concept or explained, or left out with a reason", () => {
  const leftOut = Object.keys(LEFT_OUT).flatMap((ids) => ids.split(" "));
  const byRules = positions
    .filter(([, , , ...facts]) => facts.every((fact) => RULES.includes(fact.split(" ")[0] ?? "")))
    .map(([id]) => id);
  expect([...tempting.map(([id]) => id), ...leftOut].sort()).toEqual(byRules.sort());
});
