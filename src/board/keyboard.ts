import type { Shape, Square } from "../reversi/index.ts";

/** [files, ranks] that a key steps, and how far: one square on, or as far as there are squares. */
const STEPS: Readonly<Record<string, { readonly step: readonly [number, number]; readonly far: boolean }>> = {
  ArrowLeft: { step: [-1, 0], far: false },
  ArrowRight: { step: [1, 0], far: false },
  ArrowUp: { step: [0, -1], far: false },
  ArrowDown: { step: [0, 1], far: false },
  Home: { step: [-1, 0], far: true },
  End: { step: [1, 0], far: true },
  PageUp: { step: [0, -1], far: true },
  PageDown: { step: [0, 1], far: true },
};

/**
 * The square that `key` (a KeyboardEvent's key) leads to from `from`; undefined for a key that moves nothing.
 * Arrows go one square on, over a gap if one lies between, and stay at the edge. Home and End lead to the ends of the row,
 * PageUp and PageDown to those of the column; with `ctrl` all four to the first or last square of the board.
 */
export function squareByKey(shape: Shape, from: Square, key: string, ctrl: boolean): Square | undefined {
  const move = STEPS[key];
  if (move === undefined || (ctrl && !move.far)) return undefined;
  const [fileStep, rankStep] = move.step;
  if (ctrl) return shape.squares.at(fileStep + rankStep < 0 ? 0 : -1);
  const present = new Set(shape.squares);
  const ahead: Square[] = [];
  let file = (from % shape.files) + fileStep;
  let rank = Math.floor(from / shape.files) + rankStep;
  while (file >= 0 && file < shape.files && rank >= 0 && rank < shape.ranks) {
    const square = rank * shape.files + file;
    if (present.has(square)) ahead.push(square);
    file += fileStep;
    rank += rankStep;
  }
  return (move.far ? ahead.at(-1) : ahead[0]) ?? from;
}
