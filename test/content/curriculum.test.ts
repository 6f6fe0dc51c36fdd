import { expect, test } from "vitest";
import { placeOf } from "../../src/catalogue/place.ts";
import { positionOf } from "../../src/reversi/index.ts";
import type { Lesson } from "./library.ts";
import { idOf, readFiles, readLibrary } from "./library.ts";

const { chapters, lessons, exercises } = readLibrary(readFiles());

/** The chapters of strategy, by their folder: what stands between the rules and the appendices. */
const strategy = [...chapters]
  .filter(([, { order }]) => order > 3 && order < 80)
  .map(([path, chapter]) => ({
    name: path.split("/").at(-2) ?? "",
    chapter,
    lessons: [...lessons].filter(([lesson]) => lesson.startsWith(path.replace("_chapter.yaml", ""))),
  }));

const taskSteps = ({ steps }: Lesson) => steps.filter(({ exercise }) => exercise !== undefined);

const folderOf = (id: string): string =>
  [...exercises.keys()]
    .find((path) => idOf(path) === id)
    ?.split("/")
    .at(-2) ?? "";

test("seven chapters of strategy hold about thirty lessons and more than 150 exercises", () => {
  expect(strategy).toHaveLength(7);
  expect(strategy.flatMap((one) => one.lessons).length).toBeGreaterThanOrEqual(30);
  const own = [...exercises.keys()].filter((path) => strategy.some(({ name }) => path.includes(`/${name}/`)));
  expect(own.length).toBeGreaterThanOrEqual(150);
});

test.each(strategy)(
  "the lessons of $name open with a board, ask in half of their steps, and end with two questions",
  (chapter) => {
    // The game with the chapter's opponent comes after them.
    expect(chapter.lessons.length - 1).toBeGreaterThanOrEqual(3);
    expect(chapter.lessons.length - 1).toBeLessThanOrEqual(6);
    const faults = chapter.lessons.flatMap(([path, lesson]) => {
      const [first] = lesson.steps;
      const told = [
        [lesson.steps.length >= 5 && lesson.steps.length <= 10, `${lesson.steps.length} steps`],
        [taskSteps(lesson).length * 2 >= lesson.steps.length, `${taskSteps(lesson).length} tasks`],
        [first?.terms.length === 0, "a term before its experience"],
        [lesson.questions !== undefined, "no questions"],
      ] as const;
      return told.filter(([isRight]) => !isRight).map(([, what]) => `${path}: ${what}`);
    });
    expect(faults).toEqual([]);
  },
);

test.each(strategy)("the test of $name mixes in what earlier chapters taught", ({ name, chapter }) => {
  expect(chapter.test.length).toBeGreaterThanOrEqual(10);
  const taught = strategy.find((one) => one.name === name)?.lessons.flatMap(([, lesson]) => taskSteps(lesson));
  const shown = new Set(taught?.map(({ exercise }) => exercise));
  const earlier = chapter.test.filter((id) => {
    const from = exercises.get([...exercises.keys()].find((path) => idOf(path) === id) ?? "")?.lesson ?? folderOf(id);
    return !from.startsWith(name);
  });
  expect(earlier.length, earlier.join()).toBeGreaterThanOrEqual(3);
  expect(chapter.test.filter((id) => shown.has(id)).length).toBeLessThanOrEqual(chapter.test.length / 3);
});

test("each chapter of strategy ends in a game", () => {
  for (const { name, lessons: all } of strategy) {
    const [, last] = all.toSorted(([, a], [, b]) => a.order - b.order).at(-1) ?? [];
    const kinds = last?.steps.map(({ exercise }) => [...exercises].find(([path]) => idOf(path) === exercise)?.[1].kind);
    expect(kinds, name).toContain("play-out");
  }
});

test("no exercise has a board on which nobody can move, told as the end of a game, unless its task speaks of one", () => {
  const isOfTheEnd = /\b(over|full|won|draw|result|nobody can move)\b/i;
  const ended = [...exercises].filter(([, exercise]) => {
    const game = placeOf(exercise);
    return game.ok && positionOf(game.value).toMove === null;
  });
  expect(ended.length).toBeGreaterThan(5);
  const silent = ended.filter(([, { words }]) => !isOfTheEnd.test(words.en.task));
  expect(silent.map(([path]) => idOf(path))).toEqual([]);
});
