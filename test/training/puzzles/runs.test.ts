import { expect, test } from "vitest";
import { isQuick, pastEndings } from "../../../src/training/puzzles/runs.ts";
import { KNOWN } from "./support.ts";

test("a storm has easy puzzles of one move whose main idea is plain, whatever else they are about", () => {
  const [known] = KNOWN;
  if (known === undefined) throw new Error("no puzzles");
  const { id, puzzle } = known;
  const easy = { ...puzzle, goal: { kind: "win", within: 1 }, rating: 900 } as const;
  const isForStorm = (change: Partial<typeof puzzle>): boolean => isQuick({ id, puzzle: { ...easy, ...change } });
  expect(isForStorm({ motifs: ["take-corner", "only-move", "ending"] })).toBe(true);
  expect(isForStorm({ motifs: ["reply", "take-corner", "only-move", "ending"] })).toBe(false);
  expect(isForStorm({ motifs: ["ending"] })).toBe(false);
  expect(isForStorm({ motifs: ["wedge"], rating: 1300 })).toBe(false);
  expect(isForStorm({ motifs: ["wedge"], goal: { kind: "win", within: 2 } })).toBe(false);
});

test("of endings played out the last six are told one by one, the last first", () => {
  const endings = [12, 0, 3, 4, 0, 6, 7, 8].map((lost) => ({ lost }));
  expect(pastEndings(endings)).toEqual({ count: 8, perfect: 2, lately: [8, 7, 6, 0, 4, 3] });
  expect(pastEndings([])).toEqual({ count: 0, perfect: 0, lately: [] });
});
