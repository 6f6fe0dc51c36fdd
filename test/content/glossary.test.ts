import { expect, test } from "vitest";
import { namesInMarks } from "../../src/catalogue/marks.ts";
import { movesIn } from "../../src/catalogue/place.ts";
import { squaresOf } from "./check-sentences.ts";
import { idOf, readFiles, readLibrary } from "./library.ts";

const { terms } = readLibrary(readFiles());

/** Places of the board: the marks draw all that the captions say. */
const DRAWN = "a-square b-square c-square centre diagonal edge file rank square x-square".split(" ");

test("every term has a board, and what it shows is claimed", () => {
  const faults: string[] = [];
  for (const [path, { board }] of terms) {
    if (board === undefined) faults.push(`${path}: no board`);
    else if (board.claims.length > 0 === DRAWN.includes(idOf(path)))
      faults.push(`${path}: ${board.claims.length} claims`);
  }
  expect(faults).toEqual([]);
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
  expect(faults).toEqual([]);
});
