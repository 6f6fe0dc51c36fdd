import { expect, test } from "vitest";
import { readFiles, readLibrary } from "./library.ts";
import { readStudies } from "./studies.ts";

/** The points of the rules, of the variants and of the studies that a lesson or a study must hold. */
const POINTS = [
  ...Array.from({ length: 12 }, (_, i) => `A${i + 1}`),
  ...Array.from({ length: 6 }, (_, i) => `B${i + 1}`),
  ...Array.from({ length: 5 }, (_, i) => `E${i + 1}`),
];

test("every point is held by a lesson or a study", () => {
  const held = new Map<string, string[]>(POINTS.map((point) => [point, []]));
  const all = [...readLibrary(readFiles()).lessons, ...readStudies()];
  for (const [where, { covers }] of all) for (const point of covers) held.get(point)?.push(where);
  expect([...held].filter(([, places]) => places.length === 0).map(([point]) => point)).toEqual([]);
});
