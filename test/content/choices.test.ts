import { expect, test } from "vitest";
import type { ExerciseOf } from "../../src/catalogue/exercise.ts";
import { placeOf } from "../../src/catalogue/place.ts";
import { boardEquals, positionOf } from "../../src/reversi/index.ts";
import { imageOfBoard, START_SYMMETRIES } from "../../src/reversi/symmetry.ts";
import { IN_WORDS } from "./in-words.ts";
import { idOf, readFiles, readLibrary } from "./library.ts";

const { chapters, lessons, exercises } = readLibrary(readFiles());

type Choose = ExerciseOf<"choose">;

const chooses = new Map<string, Choose>();
for (const [path, exercise] of exercises) if (exercise.kind === "choose") chooses.set(idOf(path), exercise);

const textsOf = ({ words }: Choose): readonly string[] => (words.en.choices ?? []).map(({ text }) => text);

const rightOf = ({ choices }: Choose): number => choices.findIndex(({ right }) => right);

const isTrueOrFalse = (exercise: Choose): boolean => textsOf(exercise).join() === "True,False";

/** The exercises that are met together: those of a lesson, of its end too, or of a chapter's test. */
const sets = [
  ...[...chapters].map(([path, { test: ids }]) => [path, ids] as const),
  ...[...lessons].map(
    ([path, { steps, questions = [] }]) =>
      [path, [...steps.map(({ exercise }) => exercise ?? ""), ...questions]] as const,
  ),
];

test("nobody passes by pressing True each time, or False: in no lesson and no test is the same always right", () => {
  let asked = 0;
  for (const [path, ids] of sets) {
    const right = ids.flatMap((id) => {
      const exercise = chooses.get(id);
      return exercise !== undefined && isTrueOrFalse(exercise) ? [textsOf(exercise)[rightOf(exercise)]] : [];
    });
    asked += right.length;
    if (right.length > 1) expect(new Set(right).size, path).toBe(2);
  }
  expect(asked).toBeGreaterThanOrEqual(20);
});

test("True is right about as often as False", () => {
  const all = [...chooses.values()].filter(isTrueOrFalse);
  const share = all.filter((exercise) => rightOf(exercise) === 0).length / all.length;
  expect(share).toBeGreaterThan(0.4);
  expect(share).toBeLessThan(0.6);
});

test("of three choices or more the right one is the longest in a third of the tasks at most, and stands in every place", () => {
  const all = [...chooses.values()].filter(({ choices }) => choices.length > 2);
  const longest = all.filter((exercise) => {
    const lengths = textsOf(exercise).map(({ length }) => length);
    return lengths.every((length, i) => i === rightOf(exercise) || length < (lengths[rightOf(exercise)] ?? 0));
  });
  expect(all.length).toBeGreaterThan(50);
  expect(longest.length).toBeLessThanOrEqual(all.length / 3);
  for (const place of [0, 1, 2]) {
    const here = all.filter((exercise) => rightOf(exercise) === place).length;
    expect(here, `place ${place + 1}`).toBeGreaterThan(all.length / 6);
    expect(here, `place ${place + 1}`).toBeLessThan(all.length / 2);
  }
});

test("the right choice is proven, or the question is one of words", () => {
  const known = Object.values(IN_WORDS).flatMap((ids) => ids.trim().split(/\s+/));
  const bare = [...chooses].filter(([, exercise]) => exercise.choices[rightOf(exercise)]?.claim === undefined);
  expect(bare.map(([id]) => id).toSorted(), "give the right choice a claim, or a reason in in-words.ts").toEqual(
    known.toSorted(),
  );
});

/** The moves that each choice of these speaks of, from the start. */
const OF_MOVES: ReadonlyMap<string, (text: string) => string> = new Map([
  ["same-squares-other-order", (text) => text],
  ["the-same-answer", (text) => `f5 ${text.slice(-2)}`],
]);

test.each([...OF_MOVES])(
  "of the choices of %s just the right one leads to the board, however it is turned",
  (id, movesOf) => {
    const exercise = chooses.get(id);
    const shown = exercise && placeOf(exercise);
    if (exercise === undefined || !shown?.ok) throw new Error("the exercise is not there");
    const { board } = positionOf(shown.value);
    const images = START_SYMMETRIES.map((symmetry) => imageOfBoard(board, symmetry));
    const leads = textsOf(exercise).map((text) => {
      const game = placeOf({ moves: movesOf(text) });
      return game.ok && images.some((image) => boardEquals(image, positionOf(game.value).board));
    });
    expect(leads).toEqual(exercise.choices.map(({ right }) => right));
  },
);
