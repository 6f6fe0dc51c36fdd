import type { Board, Content } from "../../src/reversi/index.ts";
import { type Shape, squareNamed, USUAL_SHAPE } from "../../src/reversi/index.ts";

const CONTENTS: Readonly<Record<string, Content>> = { X: "black", O: "white", "-": "empty", "#": "empty" };

/** The board written as rows, `X` black, `O` white, `-` empty. */
const boardOf = (rows: readonly string[], shape: Shape = USUAL_SHAPE): Board => ({
  shape,
  contents: [...rows.join("")].map((symbol) => CONTENTS[symbol] ?? "empty"),
});

/** The square of that name; a test that asks for another is wrong. */
export function at(name: string, shape: Shape = USUAL_SHAPE): number {
  const square = squareNamed(shape, name);
  if (square === undefined) throw new Error(`no square ${name}`);
  return square;
}

/** Thirteen against fifty, Black to move at a8. */
export const THIRTEEN_FIFTY = boardOf([
  "XXXOOOOX",
  "OXOOOOOO",
  "OOXOOOOO",
  "OOOXOOOO",
  "OOOOXOOO",
  "OOOOOXOX",
  "OOOOOOXX",
  "-OOOOOOX",
]);
