import { expect, test } from "vitest";
import { readFiles, readLibrary } from "./library.ts";
import { KNOWN_POINTS, POINTS } from "./points.ts";
import { readStudies } from "./studies.ts";

test("every point is held by a lesson or a study", () => {
  const held = new Map<string, string[]>(POINTS.map((point) => [point, []]));
  const all = [...readLibrary(readFiles()).lessons, ...readStudies()];
  for (const [where, { covers }] of all) for (const point of covers) held.get(point)?.push(where);
  expect([...held].filter(([, places]) => places.length === 0).map(([point]) => point)).toEqual([]);
});

test("a study holds only points that there are", () => {
  const held = [...readStudies()].flatMap(([id, { covers }]) => covers.map((point) => `${id}: ${point}`));
  expect(held.filter((line) => !KNOWN_POINTS.includes(line.replace(/.*: /, "")))).toEqual([]);
});
