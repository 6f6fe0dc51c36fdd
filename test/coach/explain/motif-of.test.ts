import { expect, test } from "vitest";
import { motifOf } from "../../../src/coach/explain/motif-of.ts";
import { termOf } from "../../../src/coach/explain/teaches.ts";
import type { CoachKey } from "../../../src/locales/coach.ts";
import { enCoach } from "../../../src/locales/en-coach.ts";
import { puzzles } from "../../content/puzzles.ts";

const KEYS = Object.keys(enCoach).filter((key): key is CoachKey => key !== "black" && key !== "white");

test("most reasons lead to puzzles of their kind, of which there are some, and no outcome does", () => {
  const known = new Set(puzzles.flatMap(({ puzzle: { motifs } }) => motifs));
  const reasons = KEYS.filter((key) => termOf(key) !== null);
  const led = reasons.filter((key) => motifOf(key) !== null);
  expect(led.length).toBeGreaterThan(0.8 * reasons.length);
  for (const key of led) expect(known, key).toContain(motifOf(key));
  for (const key of KEYS.filter((one) => termOf(one) === null)) expect(motifOf(key), key).toBeNull();
});

test("the longest beginning of a key says what a reason speaks of", () => {
  expect(motifOf("corner.won")).toBe("corner-by-force");
  expect(motifOf("corner.given.x")).toBe("keep-corner");
  expect(motifOf("stoner.given")).toBe("stoner-defence");
});
