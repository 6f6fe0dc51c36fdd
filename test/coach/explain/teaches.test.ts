import { expect, test } from "vitest";
import { termOf } from "../../../src/coach/explain/teaches.ts";
import type { CoachKey } from "../../../src/locales/coach.ts";
import { enCoach } from "../../../src/locales/en-coach.ts";
import { readFiles, readLibrary } from "../../content/library.ts";

const KEYS = Object.keys(enCoach).filter((key): key is CoachKey => key !== "black" && key !== "white");

test("every reason is taught by a term, and no outcome is a reason", () => {
  const untaught = KEYS.filter((key) => termOf(key) === null);
  expect(untaught).toEqual(KEYS.filter((key) => key.startsWith("outcome.")));
  expect(termOf("corner.given.far")).toBe("corner");
  expect(termOf("corner.given.c")).toBe("c-square");
  expect(termOf("wall")).toBe("wall");
});

test("each of these terms stands in the glossary, and a step of a lesson teaches it", () => {
  const { terms, lessons } = readLibrary(readFiles());
  const steps = [...lessons].flatMap(([path, lesson]) => {
    const id = path.replace(/^lessons\/en\/|\.mdx$/g, "");
    return lesson.steps.map((step) => ({ address: `${id}#${step.id}`, terms: step.terms }));
  });
  const isTaught = (id: string): boolean => {
    const taught = terms.get(`glossary/en/${id}.yaml`)?.taught;
    return steps.some((step) => (taught === undefined ? step.terms.includes(id) : step.address === taught));
  };
  const taught = [...new Set(KEYS.flatMap((key) => termOf(key) ?? []))];
  expect(taught.length).toBeGreaterThan(20);
  expect(taught.filter((id) => !terms.has(`glossary/en/${id}.yaml`))).toEqual([]);
  expect(taught.filter((id) => !isTaught(id))).toEqual([]);
});
