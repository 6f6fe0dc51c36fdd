import { describe, expect, test } from "vitest";
import { term } from "../../src/catalogue/glossary.ts";
import { chapter, lessonHead, stepFields } from "../../src/catalogue/lesson.ts";
import { MARKS, marksOf } from "../../src/catalogue/marks.ts";
import { countWords, plainText, stepsOf } from "../../src/catalogue/steps.ts";
import { USUAL_SHAPE } from "../../src/reversi/index.ts";

interface Schema {
  readonly safeParse: (data: unknown) => {
    readonly success: boolean;
    readonly error?:
      | { readonly issues: readonly { readonly path: readonly PropertyKey[]; readonly message: string }[] }
      | undefined;
  };
}

const faults = (schema: Schema, data: unknown): readonly string[] =>
  (schema.safeParse(data).error?.issues ?? []).map(({ path, message }) => `${path.join(".")}: ${message}`);

const HEAD = { title: "T", summary: "S.", goals: ["g"], order: 1, recap: ["1", "2", "3"] };
const CHAPTER = { title: "T", summary: "S.", order: 1, test: ["one"] };
const TERM = { term: "disc", meaning: "A round thing." };

test.each([
  ["a lesson", lessonHead, HEAD],
  ["a chapter", chapter, CHAPTER],
  ["a term", term, TERM],
  ["a step", stepFields, { id: "one" }],
])("%s needs no more than this, and takes no unknown field", (_, schema, least) => {
  expect(faults(schema, least)).toEqual([]);
  expect(faults(schema, { ...least, colour: "red" })).toEqual([': Unrecognized key: "colour"']);
});

test.each([
  ["no goal", lessonHead, { ...HEAD, goals: [] }, /^goals: /],
  ["four lines to take along", lessonHead, { ...HEAD, recap: ["1", "2", "3", "4"] }, /^recap: /],
  ["one question", lessonHead, { ...HEAD, questions: ["one"] }, /^questions: /],
  ["a point that is none", lessonHead, { ...HEAD, covers: ["rules"] }, /^covers.0: a point is written A3/],
  ["no place in the list", lessonHead, { ...HEAD, order: 0 }, /^order: /],
  ["no exercise in a test", chapter, { ...CHAPTER, test: [] }, /^test: /],
  ["an id with a capital", chapter, { ...CHAPTER, test: ["One"] }, /^test.0: an id is small letters/],
  ["a meaning as long as a page", term, { ...TERM, meaning: "word ".repeat(60) }, /^meaning: a meaning is one or two/],
  ["marks that are none", stepFields, { id: "one", marks: "circle:a1" }, /^marks: marks are written/],
  [
    "a board beside an exercise's",
    stepFields,
    { id: "one", exercise: "two", variant: "four" },
    /^variant: a step with an exercise/,
  ],
])("%s is refused, and the field is named", (_, schema, data, message) => {
  expect(faults(schema, data).join("\n")).toMatch(message);
});

describe("marks", () => {
  test("are read as the board takes them", () => {
    const text = "ring:a1 cross:b1  dot:c1 stable:d1 frontier:e1 number:f1=12 arrow:a1-h8";
    expect(MARKS.test(text)).toBe(true);
    expect(marksOf(USUAL_SHAPE, text)).toEqual([
      { kind: "ring", square: 0 },
      { kind: "cross", square: 1 },
      { kind: "dot", square: 2 },
      { kind: "stable", square: 3 },
      { kind: "frontier", square: 4 },
      { kind: "number", square: 5, value: "12" },
      { kind: "arrow", from: 0, to: 63 },
    ]);
  });

  test("beside the board are left out", () => {
    expect(marksOf(USUAL_SHAPE, "ring:j10 arrow:a1-i1 ring:a1")).toEqual([{ kind: "ring", square: 0 }]);
  });
});

describe("the body of a lesson", () => {
  const BODY = `
<Step id="one" moves="f5d6" marks="ring:d3">

## A heading

Read *this*, see [that](/there/). <Claim kind="legal" squares="c4 d3" after="f4">Two squares.</Claim> A <Term id="disc">disc</Term>.

</Step>
{/* a note <Step> */}
<Step id="two" exercise="start-moves">Now you.<Claim kind="flips" move="f5" lines="1">It turns one.</Claim></Step>
`;

  test("is read into its steps, their claims, terms and words", () => {
    expect(stepsOf(BODY)).toEqual([
      {
        id: "one",
        moves: "f5d6",
        marks: "ring:d3",
        claims: [{ claim: { kind: "legal", squares: ["c4", "d3"], after: "f4" }, sentence: "Two squares." }],
        terms: ["disc"],
        headings: ["A heading"],
        text: "A heading Read this, see that. Two squares. A disc.",
      },
      {
        id: "two",
        exercise: "start-moves",
        claims: [{ claim: { kind: "flips", move: "f5", lines: [1] }, sentence: "It turns one." }],
        terms: [],
        headings: [],
        text: "Now you.It turns one.",
      },
    ]);
  });

  test("is read alike whatever ends its lines", () => {
    expect(stepsOf(BODY.replaceAll("\n", "\r\n"))).toEqual(stepsOf(BODY));
  });

  test("without a step is none", () => expect(() => stepsOf("")).toThrow("a lesson has at least one step"));
});

test.each([
  ["", 0],
  ["One two, three.", 3],
  ["Black’s well-known move: 1. f5!", 5],
  ["قرص أسود", 2],
])("in %j %d words are counted", (text, words) => {
  expect(countWords(plainText(text))).toBe(words);
});
