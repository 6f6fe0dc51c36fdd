import { expect, test } from "vitest";
import { explain } from "../../src/coach/explain/explain.ts";
import type { Reason } from "../../src/coach/explain/explanation.ts";
import { isTelling, nearReasons } from "../../src/coach/telling.ts";
import { enCoach } from "../../src/locales/en-coach.ts";
import { searcher } from "../content/engine.ts";
import { puzzles } from "../content/puzzles.ts";

/** What counts moves or discs, to be compared after one move and after another, and names no square where to look. */
const NAMES = /\{(square|given)\}/;
const COUNTS = /\{(count|others|discs)\}.*\{(instead|insteadOthers|insteadDiscs)\}/;

const isCount = (text: string): boolean => COUNTS.test(text) && !NAMES.test(text);

test("no reason that only compares numbers is one to begin with, however strong it is", () => {
  const compared = Object.entries<string | object>(enCoach).flatMap(([key, text]) =>
    isCount(typeof text === "string" ? text : Object.values(text).join(" ")) ? [key] : [],
  );
  expect(compared).toEqual(
    expect.arrayContaining(["mobility", "mobility.other", "moves.left", "safe.left", "count.more"]),
  );
  expect(compared.filter((key) => isTelling({ key, strength: 100, numbers: {} } as Reason))).toEqual([]);
});

test("what is telling comes before what is stronger and is not", () => {
  const [{ puzzle } = { puzzle: null }] = puzzles.filter(({ puzzle: { tempting } }) => tempting !== null);
  const told = puzzle === null ? null : explain({ board: puzzle.board, played: puzzle.tempting ?? -1 }, searcher);
  const [reason] = told?.reasons ?? [];
  if (told === null || reason === undefined) throw new Error("nothing is told");
  const of = (key: string, strength: number) => ({ ...reason, key, strength, numbers: {} }) as Reason;
  const reasons = [of("mobility", 60), of("pass.own", 59), of("safe.left", 50), of("tempo", 40)];
  const keys = nearReasons({ ...told, reasons }).map(({ key }) => key);
  expect(keys).toEqual(["pass.own", "tempo", "mobility", "safe.left"]);
});

test("that a side is left without a move, or wins a corner, is telling only where that comes soon", () => {
  const isTold = (key: Reason["key"], count: number) => isTelling({ key, strength: 66, numbers: { count } });
  expect([1, 2, 3].map((count) => isTold("pass.own", count))).toEqual([true, true, false]);
  expect([1, 2, 3].map((count) => isTold("pass.other", count))).toEqual([true, false, false]);
  expect([1, 2, 3].map((count) => isTold("corner.won", count))).toEqual([true, true, false]);
});
