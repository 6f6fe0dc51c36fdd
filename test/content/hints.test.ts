import { expect, test } from "vitest";
import type { Exercise } from "../../src/catalogue/exercise.ts";
import { placeOf } from "../../src/catalogue/place.ts";
import { faultsOfHintWords, OF_ELSEWHERE } from "./check-hints.ts";
import { idOf, readFiles, readLibrary } from "./library.ts";
import { withLines } from "./lines.ts";

const { exercises } = readLibrary(readFiles());

const chapters = [...new Set([...exercises.keys()].map((path) => path.split("/")[1] ?? ""))].toSorted();

/** The faults of an exercise, each with the name by which it may be known to speak of something else. */
async function faultsOf(path: string, exercise: Exercise): Promise<readonly { fault: string; name: string }[]> {
  const game = placeOf(exercise);
  const faults = game.ok ? await faultsOfHintWords(exercise, game.value) : [];
  return faults.map((fault) => ({
    fault: `${path}: ${fault}`,
    name: `${idOf(path)}: ${/says \S+(?=,)/.exec(fault)?.[0]}`,
  }));
}

test.each(chapters)(
  "the hints of %s go from a thought to a square, and what they say of their boards is so",
  async (chapter) => {
    const faults: string[] = [];
    for (const [path, exercise] of exercises) {
      if (!path.startsWith(`exercises/${chapter}/`)) continue;
      for (const { fault, name } of await faultsOf(path, exercise)) if (!OF_ELSEWHERE.has(name)) faults.push(fault);
    }
    expect(withLines(faults)).toEqual([]);
  },
  120_000,
);

test("every hint that is said to speak of something else does", async () => {
  const found = new Set<string>();
  const ids = new Set([...OF_ELSEWHERE.keys()].map((name) => name.replace(/:.*/, "")));
  for (const [path, exercise] of exercises)
    if (ids.has(idOf(path))) for (const { name } of await faultsOf(path, exercise)) found.add(name);
  expect([...found].toSorted()).toEqual([...OF_ELSEWHERE.keys()].toSorted());
});

test("a figure, a square, a disc and an order of rungs that are not so are told", async () => {
  const [, exercise] = [...exercises].find(([path]) => path.endsWith("/no-chain.yaml")) ?? [];
  const game = exercise && placeOf(exercise);
  if (exercise === undefined || !game?.ok) throw new Error("the exercise is not there");
  const [first = "", second = ""] = exercise.words.en.hints;
  const saying = (...hints: string[]) =>
    faultsOfHintWords({ ...exercise, words: { ...exercise.words, en: { ...exercise.words.en, hints } } }, game.value);
  expect(await saying(first, second)).toEqual([]);
  expect(await saying("Look at seven.", second)).toEqual(["words.en.hints.0: says 7, and nothing bears it out"]);
  expect(await saying("Look at g3.", second)).toEqual(["words.en.hints.0: says g3, and nothing bears it out"]);
  expect(await saying("See White’s disc on c3.", second)).toEqual(["words.en.hints.0: there is no White’s disc on c3"]);
  expect(await saying(first, "It turns two.")).toEqual(["words.en.hints.1: it tells the answer"]);
  const turned = { ...exercise, hints: exercise.hints.toReversed() };
  expect(await faultsOfHintWords(turned, game.value)).toEqual([
    "hints: the first rung is no thought",
    "hints: a rung tells less than the one before it",
  ]);
});
