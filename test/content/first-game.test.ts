import { expect, test } from "vitest";
import { countWords } from "../../src/catalogue/steps.ts";
import { en } from "../../src/locales/en.ts";
import { legsOf } from "../browser/support/solver.ts";
import { idOf, type Lesson, readFiles, readLibrary } from "./library.ts";

/** Words that a child reads in a minute, or an adult in a foreign language: half of what is usual. */
const WORDS_A_MINUTE = 130;
/** What it takes to find a square or a button and to press it, in seconds: with a finger, and with a thought before it. */
const SECONDS_A_DEED = 2;

const library = readLibrary(readFiles());
const exercises = new Map([...library.exercises].map(([path, exercise]) => [idOf(path), exercise]));

/** All that is read in a lesson: head, steps, tasks, choices, and why each answer is right. */
function wordsIn({ title, summary, goals, recap, steps, questions = [] }: Lesson): number {
  const asked = [...steps.flatMap(({ exercise }) => exercise ?? []), ...questions].flatMap((id) => {
    const words = exercises.get(id)?.words.en;
    return words === undefined ? [] : [words.task, words.solved, ...(words.choices ?? []).map(({ text }) => text)];
  });
  return [title, summary, ...goals, ...recap, ...steps.map(({ text }) => text), ...asked].reduce(
    (sum, text) => sum + countWords(text),
    0,
  );
}

test("who has never played comes from the home page to a first game within five minutes", async () => {
  const lessons = [...library.lessons]
    .filter(([path]) => path.startsWith("lessons/en/rules/"))
    .sort(([, a], [, b]) => a.order - b.order);
  const last = lessons.findIndex(([, { play }]) => play !== undefined);
  const way = lessons.slice(0, last + 1);
  expect(way.map(([path]) => idOf(path))).toEqual(["outflanking"]);
  const home = [en["home.title"], en["home.lead"], en["home.new"]].map(countWords);
  const words = way.map(([, lesson]) => wordsIn(lesson));
  const read = [...home, ...words].reduce((sum, count) => sum + count, 0);
  const legs = await legsOf("rules");
  const stops = legs.slice(0, way.length).flatMap((leg) => leg.stops);
  // One deed leads on from each step, one from the home page, one from the end of each lesson.
  const deeds = stops.reduce(
    (sum, { work }) =>
      sum + 1 + (work?.deeds ?? []).reduce((all, deed) => all + (deed.does === "number" ? deed.to : 1), 0),
    1 + way.length,
  );
  const minutes = read / WORDS_A_MINUTE + (deeds * SECONDS_A_DEED) / 60;
  expect(read).toBeGreaterThan(300);
  expect(deeds).toBeGreaterThan(20);
  expect(minutes).toBeLessThanOrEqual(5);
});
