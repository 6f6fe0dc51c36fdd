import { expect, test } from "vitest";
import { movesIn } from "../../src/catalogue/place.ts";
import { squaresOf } from "./check-sentences.ts";
import { namesInMarks } from "./in-marks.ts";
import { idOf, readFiles, readLibrary } from "./library.ts";
import { withLines } from "./lines.ts";

const { chapters, lessons, terms } = readLibrary(readFiles());

/** Places of the board: the marks draw all that the captions say. */
const DRAWN = "a-square b-square c-square centre diagonal edge file rank square x-square".split(" ");

test("every term has a board, and what it shows is claimed", () => {
  const faults: string[] = [];
  for (const [path, { board }] of terms) {
    if (board === undefined) faults.push(`${path}: no board`);
    else if (board.claims.length > 0 === DRAWN.includes(idOf(path)))
      faults.push(`${path}: ${board.claims.length} claims`);
  }
  expect(withLines(faults)).toEqual([]);
});

test("the squares of a caption stand on its board or in its claims", () => {
  const faults: string[] = [];
  for (const [path, { board }] of terms) {
    if (board === undefined) continue;
    const { caption, claims, marks = "", moves = "" } = board;
    const squares = [...claims.flatMap(squaresOf), ...namesInMarks(marks), ...movesIn(moves)];
    for (const name of caption.match(/\b[a-j](?:10|[1-9])\b/g) ?? [])
      if (!squares.includes(name)) faults.push(`${path}: ${name}`);
  }
  expect(withLines(faults)).toEqual([]);
});

const orderOf = (chapter: string): number => chapters.get(chapter)?.order ?? Number.NaN;

/** The lessons in the order of the course, each with its chapter. */
const course = [...lessons]
  .map(([path, lesson]) => ({ ...lesson, chapter: path.replace(/[^/]*$/, "_chapter.yaml") }))
  .toSorted((a, b) => orderOf(a.chapter) - orderOf(b.chapter) || a.order - b.order);

/** Terms whose words stand in an earlier chapter, too, and mean no more there than they do anywhere. */
const PLAIN_BEFORE = new Map([
  ["big-flip", "the number eighteen"],
  ["last-move", "the last move of a game in print"],
]);

test("every term is linked in a lesson, in the first chapter that uses the word or before", () => {
  const faults: string[] = [];
  for (const [path, { term }] of terms) {
    const id = idOf(path);
    const linked = course.find(({ steps }) => steps.some((step) => step.terms.includes(id)));
    // Names are told from words by their capitals: the Rose from a row that rose.
    const word = new RegExp(`(?<![\\w-])${term}(?:s|es)?(?![\\w-])`, /^[A-Z][a-z]/.test(term) ? "" : "i");
    const used = course.find(({ steps }) => steps.some(({ text }) => word.test(text)));
    if (linked === undefined) faults.push(`${path}: no lesson links it`);
    else if (used !== undefined && orderOf(linked.chapter) > orderOf(used.chapter) === !PLAIN_BEFORE.has(id))
      faults.push(`${path}: “${term}” stands in ${used.title}, and ${linked.title} is the first to link it`);
  }
  expect(withLines(faults)).toEqual([]);
});
