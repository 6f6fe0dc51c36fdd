import { expect, test } from "vitest";
import { withLines } from "./lines.ts";

const LESSON = `---
title: A lesson
goals: [One, Two]
recap:
  - A first line.
  - A second one, of h8.
---

<Step id="see" moves="f5">

Look. <Claim kind="discs" black="4" white="1" empty="59">Black has
four discs.</Claim>

</Step>

<Step
  id="find"
  exercise="none"
>

The <Term id="nobody">word</Term> of it.

</Step>
`;

const EXERCISE = `kind: mark
moves: f5
what: { kind: legal-moves }
hints:
  - kind: idea
  - kind: region
    squares: d6
words:
  en:
    task: White to move.
    hints: [Look., Look there.]
`;

const files: Readonly<Record<string, string>> = { "a/l.mdx": LESSON, "a/e.yaml": EXERCISE };
const read = (path: string): string | undefined => files[path];

test.each([
  ["a field", "a/e.yaml: what: no square is to be marked", 3],
  ["a field within others", "a/e.yaml: words.en.task: it names a square of the answer", 10],
  ["an entry of a list", "a/e.yaml: hints.1: the region is just the answer", 6],
  ["an entry of a list in one line", "a/e.yaml: words.en.hints.1: it tells the answer", 11],
  ["a field that is missing", "a/e.yaml: words.en.solved: Invalid input", 9],
  ["a field that nobody knows", 'a/e.yaml: hints.1: Unrecognized key: "squares"', 7],
  ["what is no YAML", "a/e.yaml: Nested mappings are not allowed at line 8, column 5:", 8],
  ["the file as a whole", "a/e.yaml: no lesson and no test has it", 1],
  ["a field of a head", "a/l.mdx: recap: it names h8, of the answer of x", 4],
  ["an entry of a head", "a/l.mdx: recap.1: Too long", 6],
  ["what is no YAML in a head", "a/l.mdx: Flow sequence at line 2, column 7:", 3],
  ["a claim", 'a/l.mdx: step see: claim discs: "Black has four discs." is not true', 11],
  ["a step", "a/l.mdx: step find: it says nothing", 16],
  ["an attribute of a step", "a/l.mdx: step find: exercise: there is no exercise none", 18],
  ["a term", "a/l.mdx: step find: there is no term nobody", 21],
])("the line of %s is found", (_, fault, line) => {
  const [path, ...reason] = fault.split(": ");
  expect(withLines([fault], read)).toEqual([`content/${path}:${line}: ${reason.join(": ")}`]);
});

test("a line that is told already is taken, and a fault of no file stays as it is", () => {
  expect(withLines(["a/l.mdx: line 9: step see: another step is called see"], read)).toEqual([
    "content/a/l.mdx:9: step see: another step is called see",
  ]);
  expect(withLines(["no chapter at all"], read)).toEqual(["no chapter at all"]);
});

test("in a file with the line ends of Windows the lines are the same", () => {
  expect(withLines(["a/e.yaml: words.en.task: no"], (path) => read(path)?.replaceAll("\n", "\r\n"))).toEqual([
    "content/a/e.yaml:10: words.en.task: no",
  ]);
});
