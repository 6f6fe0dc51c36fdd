import { expect, test } from "vitest";
import { claimIn } from "../../src/catalogue/steps.ts";
import { givenAway } from "./check-secrets.ts";
import { idOf, readFiles, readLibrary } from "./library.ts";

const { lessons, exercises } = readLibrary(readFiles());
const byId = new Map([...exercises].map(([path, exercise]) => [idOf(path), exercise]));

test("no claim beside an open task names what is right, neither in its words nor in its proof", async () => {
  const given: string[] = [];
  let looked = 0;
  for (const [path, { steps }] of lessons) {
    for (const step of steps) {
      const exercise = byId.get(step.exercise ?? "");
      if (exercise === undefined) continue;
      looked += step.claims.length;
      for (const claim of await givenAway(step, exercise)) given.push(`${path}#${step.id}: ${JSON.stringify(claim)}`);
    }
  }
  expect(looked).toBeGreaterThan(200);
  expect(given).toEqual([]);
}, 120_000);

/** What would be given away if a step of a lesson made these claims as well. */
async function givenBy(lesson: string, id: string, ...claims: readonly Readonly<Record<string, string>>[]) {
  const step = [...lessons].find(([path]) => path.endsWith(`/${lesson}.mdx`))?.[1].steps.find((one) => one.id === id);
  const exercise = byId.get(step?.exercise ?? "");
  if (step === undefined || exercise === undefined) throw new Error(`${lesson} has no such step`);
  const told = claims.map((attributes) => ({ claim: claimIn(attributes, "here"), sentence: "One of them." }));
  return (await givenAway({ ...step, claims: told }, exercise)).length;
}

test.each([
  { kind: "only-way", moves: "b2", goal: "win" },
  { kind: "worth", move: "b2", score: "36" },
  { kind: "best", squares: "b2" },
  { kind: "illegal", squares: "a1", side: "black", after: "b2" },
])("a claim of the kind $kind gives a move away", async (claim) => {
  expect(await givenBy("diagonals", "ill-repute", claim)).toBe(1);
});

test("what is said of right and wrong moves alike gives nothing away, and neither does a number of moves", async () => {
  const flips = (move: string) => ({ kind: "flips", move, lines: "1" });
  expect(await givenBy("diagonals", "ill-repute", flips("b2"), flips("g8"))).toBe(0);
  expect(await givenBy("diagonals", "ill-repute", { kind: "ways", goal: "win", count: "1" })).toBe(0);
});

test("a number, a choice and all squares to mark are given away by a claim that tells the same", async () => {
  expect(await givenBy("first-game-end", "count", { kind: "mobility", count: "9" })).toBe(1);
  expect(await givenBy("stoner-traps", "missing", { kind: "no-stoner", move: "b2", lacks: "reach" })).toBe(1);
  expect(await givenBy("stable-discs", "edge-of-six", { kind: "stable", squares: "g1 h1" })).toBe(1);
});
