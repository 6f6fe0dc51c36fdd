import { type Square, squareNamed, USUAL_SHAPE } from "../reversi/index.ts";
import { keyOf, playedAt, START } from "./stand.ts";

/**
 * The game of best play that H. Takizawa gave when he proved Othello a draw: "Othello is solved", arXiv:2310.19387 (2023), CC BY 4.0. It ends
 * 32-32. Other moves may be as good: it is proven that each side can hold the draw, not that only these moves do.
 */
const LINE =
  "f5d6c3d3c4f4f6f3e6e7d7c5b6d8c6c7d2b5a5a6a7g5e3b4c8g6g4c2e8d1f7e2g3h4f1e1f2g1b1f8g8b3h3b2h5b7a3a4a1a2c1h2h1g2b8a8g7h8h7h6";

/** The squares of that game. */
export const solvedLine: readonly Square[] = (LINE.match(/../g) ?? []).flatMap((name) => {
  const square = squareNamed(USUAL_SHAPE, name);
  return square === undefined ? [] : [square];
});

/** The positions of that game, each by its key. */
export const solvedKeys: ReadonlySet<string> = (() => {
  const keys = new Set([keyOf(START)]);
  let stand = START;
  for (const square of solvedLine) {
    const next = playedAt(stand, square);
    if (next === undefined) break;
    stand = next;
    keys.add(keyOf(stand));
  }
  return keys;
})();
