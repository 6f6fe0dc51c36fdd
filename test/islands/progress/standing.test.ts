import { describe, expect, test } from "vitest";
import { exercisesOf } from "../../../src/catalogue/tasks-of-study.ts";
import { isDone, lessonStanding, studyStanding } from "../../../src/islands/progress/standing.ts";
import type { AttemptRecord } from "../../../src/progress/index.ts";

const at = (time: number, exercise: string, outcome: AttemptRecord["outcome"], unaided = false): AttemptRecord => ({
  ...{ exercise, at: time, outcome, unaided },
  ...{ tries: 1, hints: 0, image: 0 },
});

describe("where a learner stands with a study", () => {
  test.each([
    ["nothing was done", [], { kind: "untouched" }],
    ["another was solved", [at(1, "b", "solved")], { kind: "untouched" }],
    ["it was tried", [at(1, "a", "wrong"), at(2, "a", "wrong")], { kind: "tried", tries: 2 }],
    ["its solution was seen", [at(1, "a", "wrong"), at(2, "a", "revealed")], { kind: "revealed" }],
    ["it was solved with help", [at(1, "a", "revealed"), at(2, "a", "solved")], { kind: "solved", at: 2 }],
    ["it was solved twice", [at(1, "a", "solved"), at(2, "a", "solved")], { kind: "solved", at: 1 }],
    ["it was found alone later", [at(1, "a", "solved"), at(9, "a", "solved", true)], { kind: "unaided", at: 9 }],
  ])("of one task when %s", (_, attempts, standing) => {
    expect(studyStanding("a", 1, attempts)).toEqual(standing);
  });

  test.each([
    ["nothing was done", [], { kind: "untouched" }],
    ["one was solved", [at(1, "a.2", "solved", true)], { kind: "partly", done: 1 }],
    ["one was tried", [at(1, "a.1", "wrong")], { kind: "partly", done: 0 }],
    [
      "both were solved, one with help",
      [at(1, "a.2", "solved", true), at(5, "a.1", "solved")],
      { kind: "solved", at: 5 },
    ],
    ["both were found", [at(7, "a.2", "solved", true), at(5, "a.1", "solved", true)], { kind: "unaided", at: 7 }],
  ])("of two tasks when %s", (_, attempts, standing) => {
    expect(studyStanding("a", 2, attempts)).toEqual(standing);
  });

  test("the tasks of a study are recorded by number, a single one by the study's own name", () => {
    expect(exercisesOf("a", 1)).toEqual(["a"]);
    expect(exercisesOf("a", 3)).toEqual(["a.1", "a.2", "a.3"]);
  });
});

describe("where a learner stands with a lesson", () => {
  test.each([
    [undefined, "untouched"],
    [{ steps: [], finished: null }, "untouched"],
    [{ steps: ["x"], finished: null }, "begun"],
    [{ steps: ["x"], finished: 4 }, "finished"],
  ] as const)("%j is told as %s", (progress, kind) => {
    expect(lessonStanding(progress, 3).kind).toBe(kind);
  });

  test("more steps than it has now are not told", () => {
    expect(lessonStanding({ steps: ["w", "x", "y", "z"], finished: null }, 3)).toEqual({ kind: "begun", done: 3 });
  });

  test("it is done when it is finished", () => {
    expect(isDone({ kind: "finished", at: 1 })).toBe(true);
    expect(isDone({ kind: "begun", done: 2 })).toBe(false);
  });
});
