import { expect, test } from "vitest";
import { idOf, readFiles, readLibrary } from "./library.ts";

const { chapters, lessons, exercises } = readLibrary(readFiles());
const byId = new Map([...exercises].map(([path, exercise]) => [idOf(path), exercise]));

const idOfLesson = (path: string): string => path.replace(/^lessons\/en\/|\.mdx$/g, "");

/** Where an exercise is taught, as `chapter/lesson#step`: as it says itself, or where a lesson shows it. */
function taughtAt(id: string): string | undefined {
  const said = byId.get(id)?.lesson;
  if (said !== undefined) return said;
  for (const [path, { steps }] of lessons) {
    const step = steps.find(({ exercise }) => exercise === id);
    if (step !== undefined) return `${idOfLesson(path)}#${step.id}`;
  }
  return undefined;
}

/** What the link to a step is called. */
function titleOf(taught: string): string | undefined {
  const [name = "", step] = taught.split("#");
  const lesson = lessons.get(`lessons/en/${name}.mdx`);
  const [heading] = lesson?.steps.find(({ id }) => id === step)?.headings ?? [];
  return heading === undefined ? undefined : `${lesson?.title}: ${heading}`;
}

const tests = [...chapters].map(([path, { test: ids, order }]) => ({ name: path.split("/").at(-2) ?? "", ids, order }));

test.each(tests)(
  "each task of the test of $name, when missed, leads to a step, of this chapter or an earlier one",
  (one) => {
    const astray = one.ids.filter((id) => {
      const [lesson = "", step] = taughtAt(id)?.split("#") ?? [];
      const [folder] = lesson.split("/");
      const from = tests.find(({ name }) => name === folder)?.order ?? Number.POSITIVE_INFINITY;
      return step === undefined || from > one.order;
    });
    expect(astray).toEqual([]);
  },
);

test.each(tests)("when all of the test of $name is missed, each step has a link with a name of its own", ({ ids }) => {
  const steps = [...new Set(ids.flatMap((id) => taughtAt(id) ?? []))];
  expect(steps.filter((step) => titleOf(step) === undefined)).toEqual([]);
  expect(new Set(steps.map(titleOf)).size).toBe(steps.length);
});
