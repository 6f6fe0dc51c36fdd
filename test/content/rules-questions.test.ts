import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { SETTINGS } from "../../src/progress/settings.ts";
import { readFiles, readLibrary } from "./library.ts";

const page = readFileSync(new URL("../../content/pages/en/rules-questions.mdx", import.meta.url), "utf8");

test("every answer that points to a step of a lesson points to one that is there", () => {
  const steps = [...readLibrary(readFiles()).lessons].flatMap(([path, lesson]) =>
    lesson.steps.map(({ id }) => `${path.replace(/^lessons\/en\/|\.mdx$/g, "")}#${id}`),
  );
  const named = [...page.matchAll(/<Shown step="([^"]*)"/g)].map(([, step]) => step);
  expect(named.length).toBeGreaterThan(15);
  expect(named.filter((step) => !steps.includes(step ?? ""))).toEqual([]);
});

test("the settings that the page tells a newcomer are those that the site begins with", () => {
  const first = {
    theme: SETTINGS.theme[0],
    dots: SETTINGS.dots[0],
    numbers: SETTINGS.numbers[0],
    motion: SETTINGS.motion[0],
  };
  expect(first).toEqual({ theme: "system", dots: "shown", numbers: "hidden", motion: "system" });
  expect(page).toMatch(/\| Legal squares \| shown,/);
  expect(page).toMatch(/\| Move numbers on discs \| hidden;/);
  expect(page).toMatch(/\| Light or dark, and motion \| as your device has it;/);
});
